import type { LegalProps } from '../../generator/pages/legal.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Prose } from '../parts/Prose.tsx';

export function Legal({ title, html, updated, updatedLabel }: LegalProps) {
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell flex flex-col gap-6 pb-16 lg:pb-24">
        {updated && (
          <p className="data text-muted">
            Updated <time dateTime={updated}>{updatedLabel}</time>
          </p>
        )}
        <Prose html={html} margin />
      </div>
    </article>
  );
}
