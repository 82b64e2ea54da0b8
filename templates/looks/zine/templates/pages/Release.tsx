import type { ReleaseProps } from '../../../../../generator/features/releases/record-page.ts';
import { ReleaseHead, ReleaseNotes, ReleasePlayers } from '../../../../pages/Release.tsx';
import { Formats } from '../../../../parts/Formats.tsx';
import { LinerNotes } from '../../../../parts/LinerNotes.tsx';
import { Lyrics } from '../../../../parts/Lyrics.tsx';
import { Related } from '../../../../parts/Related.tsx';
import { TrackList } from '../../../../parts/TrackList.tsx';

/** A record with its words before all else that is said about it. */
export function Release(props: ReleaseProps) {
  const { title, discs, total, formats, lyrics } = props;
  return (
    <article>
      <ReleaseHead {...props} />
      <TrackList discs={discs} total={total} />
      {lyrics && (
        <LinerNotes wide>
          <Lyrics {...props} text={lyrics} />
        </LinerNotes>
      )}
      <Formats formats={formats} extras={props.extras} title={title} />
      <ReleasePlayers {...props} />
      <ReleaseNotes {...props} lyrics="" />
      <Related cards={props.related} />
    </article>
  );
}
