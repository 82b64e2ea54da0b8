/** A recording that was chosen: to be listened to, and the way to publish a part of it only. */
import { useRef } from 'react';
import type { FieldPath } from '../../protocol/index.ts';
import { update } from '../state/store.ts';
import { say } from '../state/words.ts';
import { usePathBeside } from './beside.ts';
import { partFrom } from './clock.ts';
import { setValue, useValue } from './context.ts';
import { Player } from './Player.tsx';

export function Recording({ path, file }: { path: FieldPath; file: string }) {
  const player = useRef<HTMLAudioElement>(null);
  const cut = usePathBeside(path, 'cut');
  const isCut = useValue(cut ?? path) !== undefined;
  return (
    <>
      <Player file={file} ref={player} />
      {cut && !isCut && (
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
