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
        <figcaption className={loaded ? 'data player-caption' : 'data player-caption invisible'}>
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
      className="player-frame"
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
    <div className="player-place">
      <p className="data player-wait scripted-block">
        <Sentence say={audioPlayer.loading} parts={{ service }} />
      </p>
      <button
        type="button"
        className="player-load player-load-near"
        aria-label={audioPlayer.loadOf({ title })}
        onClick={onLoad}
      >
        <PlayIcon />
        <span>{audioPlayer.load}</span>
      </button>
      <a className="link player-wait" href={trackUrl}>
        <Sentence say={audioPlayer.titleOn} parts={{ title, service }} />
      </a>
    </div>
  );
}

// The button that had the focus is gone.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
