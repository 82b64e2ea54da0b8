import type { LegalProps } from '../../generator/model/props.ts';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Prose } from '../parts/Prose.tsx';

export function Legal({ title, html, updated, updatedLabel }: LegalProps) {
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell grid gap-x-8 gap-y-6 pb-16 lg:grid-cols-12 lg:pb-24">
        {updated && (
          <p className="data text-muted lg:col-span-4">
            Updated <time dateTime={updated}>{updatedLabel}</time>
          </p>
        )}
        <div className="lg:col-span-8 lg:col-start-5">
          <Prose html={html} />
        </div>
      </div>
    </article>
  );
}
