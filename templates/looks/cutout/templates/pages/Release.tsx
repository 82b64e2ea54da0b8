import type { ReleaseProps } from '../../../../../generator/features/releases/record-page.ts';
import { ReleaseHead, ReleaseNotes, ReleasePlayers } from '../../../../pages/Release.tsx';
import { Formats } from '../../../../parts/Formats.tsx';
import { Related } from '../../../../parts/Related.tsx';
import { TrackList } from '../../../../parts/TrackList.tsx';

/** A record with its notes beside its tracks. */
export function Release(props: ReleaseProps) {
  const { title, discs, total, formats, related } = props;
  return (
    <article>
      <ReleaseHead {...props} />
      <TrackList discs={discs} total={total} />
      <ReleaseNotes {...props} />
      <Formats formats={formats} extras={props.extras} title={title} />
      <ReleasePlayers {...props} />
      <Related cards={related} />
    </article>
  );
}
