import type { LegalProps } from '../../generator/features/pages/legal.ts';
import { Around } from '../parts/Around.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

export function Legal(props: LegalProps) {
  const { title, text, updated, updatedLabel, newsletterHost, formHost, hasPlayer } = props;
  const { rooms, shell } = useWords();
  return (
    <article>
      <PageTitle title={title} />
      <div className="shell flex flex-col gap-6 pb-16 lg:pb-24">
        {updated && (
          <p className="data text-muted">
            <Around say={(date) => shell.updated({ date })}>
              <time dateTime={updated}>{updatedLabel}</time>
            </Around>
          </p>
        )}
        <Text text={text} margin />
        {hasPlayer && (
          <section className="max-w-text">
            <h2 className="subheading">{rooms.player}</h2>
            <p className="mt-2">{rooms.playerText}</p>
          </section>
        )}
        {formHost && (
          <section className="max-w-text">
            <h2 className="subheading">{rooms.contactForm}</h2>
            <p className="mt-2">{rooms.contactFormText({ host: formHost })}</p>
          </section>
        )}
        {newsletterHost && (
          <section className="max-w-text">
            <h2 className="subheading">{shell.newsletter}</h2>
            <p className="mt-2">{rooms.newsletterText({ host: newsletterHost })}</p>
          </section>
        )}
      </div>
    </article>
  );
}
