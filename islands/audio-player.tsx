import { useState } from 'react';
import type { Audio } from '../generator/model/parts.ts';
import { PlayIcon } from './parts/icons.tsx';

export interface AudioPlayerProps extends Audio {
  /** Names artist and track below the player once it is there. */
  credit?: boolean | undefined;
}

/** The player of SoundCloud or Mixcloud, asked for by a click. Its place is kept, so nothing moves when it comes. */
export default function AudioPlayer({ credit = true, ...audio }: AudioPlayerProps) {
  const [loaded, setLoaded] = useState(false);
  return (
    <figure>
      <div className="player" style={{ height: audio.height }}>
        {loaded ? <Player {...audio} /> : <Placeholder {...audio} onLoad={() => setLoaded(true)} />}
      </div>
      {credit && (
        <figcaption className={loaded ? 'data mt-2' : 'data invisible mt-2'}>
          {audio.artist} – {audio.title}
        </figcaption>
      )}
    </figure>
  );
}

function Player({ service = 'SoundCloud', title, embedUrl }: Audio) {
  return (
    <iframe
      ref={takeFocus}
      className="block size-full border-0"
      title={`${service} player: ${title}`}
      src={embedUrl}
      allow="autoplay; encrypted-media"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

// The loader marks the island as near; until then, and where it never comes, the link stays.
function Placeholder({ service = 'SoundCloud', title, trackUrl, onLoad }: Audio & { onLoad: () => void }) {
  return (
    <div className="flex size-full flex-col items-start justify-end">
      <p className="data scripted-block group-data-near/island:hidden">{`${service} Player Loading...`}</p>
      <button
        type="button"
        className="player-load absolute inset-0 hidden size-full cursor-pointer items-end group-data-near/island:flex"
        aria-label={`Load player: ${title}`}
        onClick={onLoad}
      >
        <PlayIcon />
        <span>Load player</span>
      </button>
      <a className="link group-data-near/island:hidden" href={trackUrl}>
        {title}
        {` on ${service}`}
      </a>
    </div>
  );
}

// The button that had the focus is gone.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
