import type { OwnPageProps } from '../../generator/features/pages/own.ts';
import { Around } from '../parts/Around.tsx';
import { Courses } from '../parts/Courses.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Donations, Sponsors } from '../parts/Supporters.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

/** A page that the artist has added. */
export function Own({
  title,
  picture,
  text,
  courses,
  sponsors,
  donations,
  updated,
  updatedLabel,
}: OwnPageProps) {
  const { shell } = useWords();
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell own">
        {picture && (
          <div className="own-picture">
            <Picture picture={picture} sizes="92vw" priority fill />
          </div>
        )}
        <Text text={text} margin />
        {updated && (
          <p className="data quiet">
            <Around say={(date) => shell.updated({ date })}>
              <time dateTime={updated}>{updatedLabel}</time>
            </Around>
          </p>
        )}
      </div>
      {courses && <Courses list={courses} />}
      {donations && <Donations account={donations} />}
      {sponsors && <Sponsors groups={sponsors} />}
    </article>
  );
}
