import { Fragment } from 'react';
import type { Playable } from '../../generator/site/parts.ts';
import { writeOrdinal } from '../../generator/site/words/format.ts';
import { useWords } from '../words.ts';
import { Listen } from './Listen.tsx';
import { Playables } from './Playables.tsx';
import { Excerpt, PlainAudio, PlayButton } from './PlayButton.tsx';

/** One of no work stands apart from the movements before it. */
function rowClass(playable: Playable, before: Playable | undefined): string {
  return before?.work && !playable.work ? 'row track track-sound recordings-alone' : 'row track track-sound';
}

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
          <Fragment key={playable.id}>
            {playable.work && playable.work.title !== list[index - 1]?.work?.title && (
              <li className="row recordings-work" dir="auto">
                {playable.work.title}
              </li>
            )}
            <li className={rowClass(playable, list[index - 1])}>
              <span className="track-start data">
                <span aria-hidden="true">{writeOrdinal(index + 1, language)}</span>
                <PlayButton playable={playable} />
              </span>
              <span className="subheading track-title" dir="auto">
                {playable.work?.movement ?? playable.title}
                {playable.isExcerpt && <Excerpt />}
              </span>
              <PlainAudio playable={playable} />
            </li>
          </Fragment>
        ))}
      </ol>
      <Playables list={list} />
    </>
  );
}
