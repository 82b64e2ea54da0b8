import type { Played } from '../../generator/model/mixes.ts';

/** What is played in a mix: when, by whom, what, and on which label. */
export function PlayedList({ tracklist }: { tracklist: Played[] }) {
  const isTimed = tracklist.some(({ time }) => time !== '');
  return (
    <ol className="border-t border-line">
      {tracklist.map((track) => (
        <li key={track.position} id={`track-${track.position}`} className="played border-b border-line py-3">
          <span className="data" aria-hidden={isTimed ? undefined : true}>
            {isTimed ? track.time : String(track.position).padStart(2, '0')}
          </span>
          <span className="min-w-0">
            {track.artist && (
              <>
                <bdi>{track.artist}</bdi> –{' '}
              </>
            )}
            <bdi className="font-semibold">{track.title}</bdi>
          </span>
          {track.label && <bdi className="played-label data text-muted">{track.label}</bdi>}
        </li>
      ))}
    </ol>
  );
}
