import type { OwnPageProps } from '../../generator/features/pages/own.ts';
import { Around } from '../parts/Around.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

/** A page that the artist has added. */
export function Own({ title, picture, text, updated, updatedLabel }: OwnPageProps) {
  const { shell } = useWords();
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell flex flex-col gap-10 pb-16 lg:pb-24">
        {picture && (
          <div className="aspect-4/3 overflow-hidden md:aspect-2/1">
            <Picture picture={picture} sizes="92vw" priority fill />
          </div>
        )}
        <Text text={text} margin />
        {updated && (
          <p className="data text-muted">
            <Around say={(date) => shell.updated({ date })}>
              <time dateTime={updated}>{updatedLabel}</time>
            </Around>
          </p>
        )}
      </div>
    </article>
  );
}
