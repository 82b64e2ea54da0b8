/** A recording that was chosen: to be listened to, and the way to publish a part of it only. */
import { useRef } from 'react';
import { isRecord } from '../../../../engine/lib/record.ts';
import type { FieldPath } from '../../../protocol/index.ts';
import { setValue, useValue } from '../../field/context.ts';
import { update } from '../../state/store.ts';
import { say } from '../../state/words.ts';
import { usePathBeside } from './beside.ts';
import { partFrom } from './clock.ts';
import { Player } from './Player.tsx';

export function Recording({ path, file }: { path: FieldPath; file: string }) {
  const player = useRef<HTMLAudioElement>(null);
  const cut = usePathBeside(path, 'cut');
  const part = useValue(cut ?? path);
  return (
    <>
      {/* The fields of a part have one themselves. */}
      {!isRecord(part) && <Player file={file} ref={player} />}
      {cut && part === undefined && (
        <button
          type="button"
          className="add-item"
          onClick={() => {
            setValue(cut, partFrom(player.current?.currentTime));
            update({ wanted: cut });
          }}
        >
          {say('cutAdd')}
        </button>
      )}
    </>
  );
}
