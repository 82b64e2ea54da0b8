import { tempoAndKey } from '../../../../../generator/site/format.ts';
import type { Disc, TrackRow } from '../../../../../generator/site/parts.ts';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { CreditLine } from '../../../../parts/CreditLine.tsx';
import { Paragraph } from '../../../../parts/Paragraph.tsx';
import { Excerpt, PlainAudio, PlayButton } from '../../../../parts/PlayButton.tsx';
import { SoundFile } from '../../../../parts/SoundFile.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { TrackDetails } from '../../../../parts/TrackDetails.tsx';
import { WorkBar } from '../../../../parts/WorkBar.tsx';
import { groupTracks, type TrackGroup } from '../../../../parts/works.ts';
import { useWords } from '../../../../words.ts';

interface Props {
  discs: Disc[];
  /** The length of all together, or empty. */
  total: string;
  /** Title of a release by default. */
  title?: string;
}

/** A table: play, title, tempo, key and length; disc by disc if there are several. */
export function TrackList({ discs, total, title }: Props) {
  const { music } = useWords();
  const heading = title ?? music.trackListing;
  if (discs.length === 0) return null;
  return (
    <section id="tracks" className="section">
      <div className="shell tracks-bar on-ink">
        <h2 className="heading">{heading}</h2>
        {total && <p>{music.inAll({ duration: total })}</p>}
      </div>
      {discs.map((disc) => (
        <Tracks key={disc.title} disc={disc} />
      ))}
    </section>
  );
}

function Tracks({ disc: { title, duration, tracks } }: { disc: Disc }) {
  return (
    <div className="disc">
      {title !== '' && (
        <div className="shell disc-bar">
          <h3 className="subheading">
            <Bidi text={title} />
          </h3>
          {duration && <span>{duration}</span>}
        </div>
      )}
      <Columns tracks={tracks} />
      {groupTracks(tracks).map((group) => (
        <Group key={group.tracks[0]?.id} {...group} heading={title === '' ? 'h3' : 'h4'} />
      ))}
    </div>
  );
}

/** Tracks of a work below its heading, or tracks of none. */
function Group({ work, tracks, heading }: TrackGroup & { heading: 'h3' | 'h4' }) {
  const list = (
    <ol className="rows">
      {tracks.map((track) => (
        <Track key={track.id} track={track} />
      ))}
    </ol>
  );
  if (!work) return list;
  return (
    <div className="work">
      <div className="shell">
        <WorkBar work={work} as={heading} />
      </div>
      {list}
    </div>
  );
}

/** Headings of the columns, for sighted visitors. */
function Columns({ tracks }: { tracks: TrackRow[] }) {
  const { columns } = useWords().music;
  return (
    <div className="track track-columns" aria-hidden="true">
      <span />
      <span>{columns.title}</span>
      <span className="track-tempo">{tracks.some(({ tempo }) => tempo) && columns.tempo}</span>
      <span className="track-key">{tracks.some(({ key }) => key) && columns.key}</span>
      <span className="track-length">{tracks.some(({ duration }) => duration) && columns.length}</span>
    </div>
  );
}

function Track({ track }: { track: TrackRow }) {
  const { music } = useWords();
  const {
    id,
    number,
    title,
    description,
    duration,
    artist,
    credit,
    composer,
    explicit,
    tempo,
    key,
    facts,
    playable,
    url,
  } = track;
  const shown = tempoAndKey({ tempo, key });
  return (
    <li id={id} className="row track">
      <span className="track-at">
        {playable ? <PlayButton playable={playable} /> : <span aria-hidden="true">{number}</span>}
      </span>
      <span className="cells track-title">
        <Bidi text={title}>
          {url && (
            <a href={url} className="link">
              {title}
            </a>
          )}
        </Bidi>
        {playable?.isExcerpt && <Excerpt />}
      </span>
      <span className="track-tempo">{tempo && <bdi>{tempo}</bdi>}</span>
      <span className="track-key">{key && <bdi>{key}</bdi>}</span>
      <span className="track-length">{duration}</span>
      {(artist || composer || explicit || description) && (
        <div className="track-note">
          <TextLine text={composer} />
          {artist && (
            <p>
              <Bidi text={artist}>{credit && <CreditLine small parts={credit} />}</Bidi>
            </p>
          )}
          {explicit && <p>{music.explicit}</p>}
          <Paragraph text={description} className="max-w-text" />
        </div>
      )}
      {playable?.download && <SoundFile file={playable.download} title={title} className="track-file" />}
      <TrackDetails track={{ ...track, facts: facts.filter((fact) => !shown.includes(fact)) }} />
      {playable && <PlainAudio playable={playable} />}
    </li>
  );
}
