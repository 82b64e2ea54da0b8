import type { TracklistRow } from '../../generator/features/mixes/mixes.ts';
import type { Playable } from '../../generator/site/parts.ts';
import { writeOrdinal } from '../../generator/site/words/format.ts';
import { readClock } from '../../islands/player/moment.ts';
import { useWords } from '../words.ts';

interface Props {
  tracklist: TracklistRow[];
  /** The recording that plays from there. */
  playable?: Playable | undefined;
}

/** The tracklist of a mix: time, artist, title and label. */
export function PlayedList({ tracklist, playable }: Props) {
  const { language } = useWords();
  const isTimed = tracklist.some(({ time }) => time !== '');
  return (
    <ol className="rows">
      {tracklist.map((track) => (
        <li key={track.position} id={`track-${track.position}`} className="row played">
          <span className="data" aria-hidden={isTimed ? undefined : true}>
            {isTimed ? (
              <Time time={track.time} playable={playable} />
            ) : (
              writeOrdinal(track.position, language)
            )}
          </span>
          <span className="played-title">
            {track.artist && (
              <>
                <bdi>{track.artist}</bdi> –{' '}
              </>
            )}
            <bdi className="row-title">{track.title}</bdi>
          </span>
          {track.label && <bdi className="played-label data quiet">{track.label}</bdi>}
        </li>
      ))}
    </ol>
  );
}

/** A link to that moment, if it is within the recording. */
function Time({ time, playable }: { time: string; playable: Playable | undefined }) {
  const at = readClock(time);
  if (at === undefined || !playable?.chapters.some((chapter) => chapter.at === at)) return time;
  return (
    <a href={`#t=${time}`} className="moment" data-play={playable.id} data-at={at}>
      {time}
    </a>
  );
}
