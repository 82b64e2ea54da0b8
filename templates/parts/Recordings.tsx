import type { Playable } from '../../generator/site/parts.ts';
import { writeOrdinal } from '../../generator/site/words/format.ts';
import { useWords } from '../words.ts';
import { Listen } from './Listen.tsx';
import { Playables } from './Playables.tsx';
import { Excerpt, PlainAudio, PlayButton } from './PlayButton.tsx';

/** Recordings within a text: one with its waveform, several in a list. */
export function Recordings({ list }: { list: readonly Playable[] }) {
  const { language } = useWords();
  const [first, second] = list;
  if (first && !second)
    return (
      <div className="recordings">
        <p className="subheading" dir="auto">
          <a href={first.url} className="link">
            {first.title}
          </a>
        </p>
        <Listen title="" list={list} />
      </div>
    );
  return (
    <>
      <ol className="rows">
        {list.map((playable, index) => (
          <li key={playable.id} className="row track track-sound">
            <span className="track-start data">
              <span aria-hidden="true">{writeOrdinal(index + 1, language)}</span>
              <PlayButton playable={playable} />
            </span>
            <span className="subheading track-title" dir="auto">
              {playable.title}
              {playable.isExcerpt && <Excerpt />}
            </span>
            <PlainAudio playable={playable} />
          </li>
        ))}
      </ol>
      <Playables list={list} />
    </>
  );
}
