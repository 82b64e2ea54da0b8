import type { ArtistsProps } from '../../generator/features/artists/list.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { PersonCards } from '../parts/PersonCards.tsx';

/** All artists, with their faces. */
export function Artists({ title, introHtml, artists }: ArtistsProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <section className="section">
        <div className="shell">
          <PersonCards people={artists} heading="h2" />
        </div>
      </section>
    </>
  );
}
