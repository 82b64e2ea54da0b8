/** Listens to a recording of the assets folder. */
import { type ComponentProps, useState } from 'react';
import { assetAddress } from '../../state/assets.ts';
import { say } from '../../state/words.ts';

export function Player({ file, ...audio }: { file: string } & ComponentProps<'audio'>) {
  const [broken, setBroken] = useState<string>();
  if (broken === file) return <p className="hint">{say('notPlayed')}</p>;
  return (
    <audio
      {...audio}
      controls
      preload="metadata"
      aria-label={file}
      src={assetAddress(file)}
      onError={() => setBroken(file)}
    />
  );
}
