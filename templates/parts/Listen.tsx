import { formatClock } from '../../generator/engine/lib/text.ts';
import type { Playable } from '../../generator/site/parts.ts';
import { useWords, type Words } from '../words.ts';
import { Playables } from './Playables.tsx';
import { PlainAudio, Signs } from './PlayButton.tsx';
import { SoundFile } from './SoundFile.tsx';

interface Props {
  /** Title of all together, or empty: of one whose own title is another, the page names it. */
  title: string;
  list: readonly Playable[];
  /** All of them in one file. */
  archive?: Playable['download'];
}

/** The large button: one recording with its waveform, or all of a record. */
export function Listen({ title, list, archive }: Props) {
  const words = useWords();
  const [first] = list;
  if (!first) return null;
  const isOne = list.length === 1;
  const name = isOne ? first.title : title;
  const download = isOne ? first.download : archive;
  return (
    <div className="listen">
      {isOne && title !== '' && first.title !== title && (
        <p className="subheading listen-heading" dir="auto">
          <a href={first.url} className="link">
            {first.title}
          </a>
        </p>
      )}
      <button type="button" className="listen-button" data-play={first.id} data-all={isOne ? undefined : ''}>
        <Signs />
        {isOne && first.waveform ? <Waveform path={first.waveform} /> : <Word className="listen-word" />}
        <span className="listen-note data">
          {describe(list, words).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
          <span data-from={words.texts.recordings.from} />
        </span>
        <span className="sr-only"> {name}</span>
      </button>
      {isOne && <PlainAudio playable={first} />}
      {download && <SoundFile file={download} title={name} className="self-start" />}
      <Playables list={list} />
    </div>
  );
}

/** `Excerpts`, `12 tracks`, `6:00`: the length of what is played, as far as known. */
function describe(list: readonly Playable[], { player, recordings }: Words): string[] {
  const lengths = list.map(({ duration }) => duration);
  const total = lengths.every((length) => length !== undefined)
    ? lengths.reduce((sum, length) => sum + Math.round(length), 0)
    : undefined;
  return [
    ...(list.every(({ isExcerpt }) => isExcerpt)
      ? [list.length === 1 ? player.excerpt : recordings.excerpts]
      : []),
    ...(list.length > 1 ? [recordings.tracks(list.length)] : []),
    ...(total === undefined ? [] : [formatClock(total)]),
  ];
}

/** The words for what a press does, of which the stylesheet shows one. Who controls a page by voice says what is to be seen, so no label replaces it. */
function Word({ className }: { className: string }) {
  const { player, recordings } = useWords();
  return (
    <span className={className}>
      <span>{recordings.playWord}</span>
      <span>{player.pause}</span>
    </span>
  );
}

/** The waveform, and the same again for the part that has been played. Time runs to the right in every language. */
function Waveform({ path }: { path: string }) {
  return (
    <>
      <Word className="listen-say sr-only" />
      <span className="listen-wave" dir="ltr" aria-hidden="true">
        {['all', 'heard'].map((part) => (
          <svg key={part} aria-hidden="true" viewBox="0 0 200 64" preserveAspectRatio="none">
            <path d={path} />
          </svg>
        ))}
      </span>
    </>
  );
}
