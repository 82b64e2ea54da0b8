import type { Disc, TrackRow } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { CreditLine } from './CreditLine.tsx';
import { Excerpt, PlainAudio, PlayButton } from './PlayButton.tsx';
import { SoundFile } from './SoundFile.tsx';
import { TrackDetails } from './TrackDetails.tsx';
import { WorkBar } from './WorkBar.tsx';
import { groupTracks, type TrackGroup } from './works.ts';

interface Props {
  discs: Disc[];
  /** The length of all together, or empty. */
  total: string;
  /** Title of a release by default. */
  title?: string;
}

/** The back of the sleeve: number, title, length; disc by disc if there are several. Wider than running text. */
export function TrackList({ discs, total, title }: Props) {
  const { music } = useWords();
  const heading = title ?? music.trackListing;
  if (discs.length === 0) return null;
  return (
    <section id="tracks" className="section">
      <div className="shell">
        {total ? (
          <div className="tracks-bar">
            <h2 className="heading">{heading}</h2>
            <p className="data">{music.inAll({ duration: total })}</p>
          </div>
        ) : (
          <h2 className="heading tracks-heading">{heading}</h2>
        )}
        {discs.map((disc) => (
          <Tracks key={disc.title} disc={disc} />
        ))}
      </div>
    </section>
  );
}

function Tracks({ disc: { title, duration, tracks } }: { disc: Disc }) {
  const isHeard = tracks.some(({ playable }) => playable);
  const list = groupTracks(tracks).map((group) => (
    <Group key={group.tracks[0]?.id} {...group} heading={title === '' ? 'h3' : 'h4'} isHeard={isHeard} />
  ));
  if (title === '') return list;
  return (
    <div className="disc">
      <div className="disc-bar">
        <h3 className="subheading">
          <Bidi text={title} />
        </h3>
        {duration && <span className="data">{duration}</span>}
      </div>
      {list}
    </div>
  );
}

interface GroupProps extends TrackGroup {
  heading: 'h3' | 'h4';
  isHeard: boolean;
}

/** Tracks of a work below its heading, or tracks of none. */
function Group({ work, tracks, heading, isHeard }: GroupProps) {
  const list = (
    <ol className="rows">
      {tracks.map((track) => (
        <Track key={track.id} track={track} isHeard={isHeard} />
      ))}
    </ol>
  );
  if (!work) return list;
  return (
    <div className="work">
      <WorkBar work={work} as={heading} />
      {list}
    </div>
  );
}

interface TrackProps {
  track: TrackRow;
  /** True if some track of the disc can be played: all have room for the button. */
  isHeard: boolean;
}

function Track({ track, isHeard }: TrackProps) {
  const { id, number, title, description, duration, artist, credit, composer, explicit, playable, url } =
    track;
  return (
    <li id={id} className={isHeard ? 'row track track-sound' : 'row track'}>
      {isHeard ? (
        <span className="track-start data">
          <span aria-hidden="true">{number}</span>
          {playable && <PlayButton playable={playable} />}
        </span>
      ) : (
        <span className="data" aria-hidden="true">
          {number}
        </span>
      )}
      <span className="subheading track-title" dir="auto">
        {url ? (
          <a href={url} className="link">
            {title}
          </a>
        ) : (
          title
        )}
        {explicit && <Explicit />}
        {playable?.isExcerpt && <Excerpt />}
        {composer && (
          <span className="track-artist data">
            <Bidi text={composer} />
          </span>
        )}
        {artist && (
          <span className="track-artist data">
            <Bidi text={artist}>{credit && <CreditLine small parts={credit} />}</Bidi>
          </span>
        )}
      </span>
      <span className="track-note max-w-text" dir="auto">
        {description}
      </span>
      <span className="data track-length">{duration}</span>
      {playable?.download && <SoundFile file={playable.download} title={title} className="track-file" />}
      <TrackDetails track={track} />
      {playable && <PlainAudio playable={playable} />}
    </li>
  );
}

function Explicit() {
  const { music } = useWords();
  return (
    <>
      {' '}
      <abbr className="badge no-underline" title={music.explicit}>
        {music.explicitMark}
      </abbr>
    </>
  );
}
