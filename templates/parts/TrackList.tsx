import type { TrackRow } from '../../generator/model/parts.ts';

interface Props {
  tracks: TrackRow[];
}

/** The back of the sleeve: number, title, length. Wider than running text. */
export function TrackList({ tracks }: Props) {
  if (tracks.length === 0) return null;
  return (
    <section id="tracks" className="border-t border-line py-12 lg:py-20">
      <div className="shell">
        <h2 className="heading pb-6">Track Listing</h2>
        <ol className="border-t border-line">
          {tracks.map((track) => (
            <Track key={track.id} track={track} />
          ))}
        </ol>
      </div>
    </section>
  );
}

function Track({ track }: { track: TrackRow }) {
  const { id, number, title, description, duration } = track;
  return (
    <li id={id} className="track border-b border-line py-4">
      <span className="data" aria-hidden="true">
        {number}
      </span>
      <span className="subheading min-w-0" dir="auto">
        {title}
      </span>
      <span className="track-note max-w-text" dir="auto">
        {description}
      </span>
      <span className="data text-end">{duration}</span>
    </li>
  );
}
