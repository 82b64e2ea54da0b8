import { useState } from 'react';
import type { Audio } from '../generator/site/parts.ts';
import { audioPlayer } from '../generator/site/words/en.json';
import { PlayIcon } from './parts/icons.tsx';
import { Names, Sentence } from './parts/sentence.tsx';
import { islandWords, type WordsProps } from './words.ts';

export interface AudioPlayerProps extends Audio, WordsProps<'audioPlayer'> {
  /** Names artist and track below the player once it is there. */
  credit?: boolean | undefined;
}

const ENGLISH = { audioPlayer };

/** The player of SoundCloud or Mixcloud, loaded by a click. Its space is reserved, so nothing moves when it arrives. */
export default function AudioPlayer({ credit = true, ...audio }: AudioPlayerProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <figure>
      <div className="player" style={{ height: audio.height }}>
        {loaded ? <Player {...audio} /> : <Placeholder {...audio} onLoad={() => setLoaded(true)} />}
      </div>
      {credit && (
        <figcaption className={loaded ? 'data mt-2' : 'data invisible mt-2'}>
          <Names list={[audio.artist, audio.title]} between=" – " />
        </figcaption>
      )}
    </figure>
  );
}

function Player({ service = 'SoundCloud', title, embedUrl, words }: AudioPlayerProps) {
  const { audioPlayer } = islandWords(ENGLISH, words);
  return (
    <iframe
      ref={takeFocus}
      className="block size-full border-0"
      title={audioPlayer.player({ service, title })}
      src={embedUrl}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

// The loader marks the island as near; until then, and if it never arrives, the link stays.
function Placeholder({ onLoad, ...audio }: AudioPlayerProps & { onLoad: () => void }) {
  const { service = 'SoundCloud', title, trackUrl, words } = audio;
  const { audioPlayer } = islandWords(ENGLISH, words);
  return (
    <div className="flex size-full flex-col items-start justify-end">
      <p className="data scripted-block group-data-near/island:hidden">
        <Sentence say={audioPlayer.loading} parts={{ service }} />
      </p>
      <button
        type="button"
        className="player-load absolute inset-0 hidden size-full cursor-pointer items-end group-data-near/island:flex"
        aria-label={audioPlayer.loadOf({ title })}
        onClick={onLoad}
      >
        <PlayIcon />
        <span>{audioPlayer.load}</span>
      </button>
      <a className="link group-data-near/island:hidden" href={trackUrl}>
        <Sentence say={audioPlayer.titleOn} parts={{ title, service }} />
      </a>
    </div>
  );
}

// The button that had the focus is gone.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
