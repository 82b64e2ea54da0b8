import type { Playable } from '../../generator/model/parts.ts';

/** Where a link leads to a moment. */
const FROM = 'from {at}';

/** Both signs; the stylesheet shows the one that is due. */
function Signs() {
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

/** Of a row: a sign alone. Without scripts, the browser's own controls. */
export function PlayButton({ playable: { id, title } }: { playable: Playable }) {
  return (
    <button type="button" className="play" data-play={id} aria-label={`Play ${title}`}>
      <Signs />
      <span data-from={FROM} className="sr-only" />
    </button>
  );
}

/** The browser's own controls, where no script can play. Nothing is fetched before they are pressed. */
export function PlainAudio({ playable: { src, title } }: { playable: Playable }) {
  // biome-ignore lint/a11y/useMediaCaption: music has none.
  return <audio className="plain-audio" controls preload="none" src={src} aria-label={title} />;
}

interface Props {
  /** Of all together. */
  title: string;
  list: readonly Playable[];
  /** `41:20`, or empty. */
  length: string;
}

/** The large button: one recording with its waveform, or all of a record. */
export function Listen({ title, list, length }: Props) {
  const [first] = list;
  if (!first) return null;
  const isOne = list.length === 1;
  const { waveform, download, isExcerpt } = first;
  return (
    <div className="listen">
      <button
        type="button"
        className="listen-button"
        data-play={first.id}
        data-all={isOne ? undefined : ''}
        aria-label={`Play ${isOne ? first.title : title}`}
      >
        <Signs />
        {isOne && waveform ? <Waveform path={waveform} /> : <Word />}
        <span className="listen-note data">
          <span data-from={FROM} />
          {isOne ? isExcerpt && <span>Excerpt</span> : <span>{list.length} tracks</span>}
          {length && <span>{length}</span>}
        </span>
      </button>
      {isOne && <PlainAudio playable={first} />}
      {isOne && download && (
        <a href={download.url} download="" className="card-link self-start">
          {download.label}
          <span className="sr-only">: {first.title}</span>
        </a>
      )}
    </div>
  );
}

function Word() {
  return (
    <span className="listen-word">
      <span>Play</span>
      <span>Pause</span>
    </span>
  );
}

/** The shape of the sound, and the same again for what has been heard. Time runs to the right in every language. */
function Waveform({ path }: { path: string }) {
  return (
    <span className="listen-wave" dir="ltr" aria-hidden="true">
      {['all', 'heard'].map((part) => (
        <svg key={part} aria-hidden="true" viewBox="0 0 200 64" preserveAspectRatio="none">
          <path d={path} />
        </svg>
      ))}
    </span>
  );
}
