import type { Playable } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';

/** Both signs; the stylesheet shows one of them. */
export function Signs() {
  return (
    <span className="play-signs" aria-hidden="true">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 4v16l13-8z" />
      </svg>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
      </svg>
    </span>
  );
}

/** The button of a row: only a sign. Without scripts, the browser's own controls. */
export function PlayButton({ playable: { id, title } }: { playable: Playable }) {
  const { player, texts } = useWords();
  return (
    <button type="button" className="play" data-play={id} aria-label={player.play({ title })}>
      <Signs />
      <span data-from={texts.recordings.from} className="sr-only" />
    </button>
  );
}

/** A note beside the title of a row, if only a part can be played. */
export function Excerpt() {
  const { player } = useWords();
  return (
    <>
      {' '}
      <span className="badge">{player.excerpt}</span>
    </>
  );
}

/** The browser's own controls, for visitors without scripts. Nothing is fetched before they are pressed. */
export function PlainAudio({ playable: { src, title } }: { playable: Playable }) {
  // biome-ignore lint/a11y/useMediaCaption: music has none.
  return <audio className="plain-audio" controls preload="none" src={src} aria-label={title} />;
}
