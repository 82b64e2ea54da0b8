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
      <div className="shell legal">
        {updated && (
          <p className="data quiet">
            <Around say={(date) => shell.updated({ date })}>
              <time dateTime={updated}>{updatedLabel}</time>
            </Around>
          </p>
        )}
        <Text text={text} margin />
        {hasPlayer && (
          <section className="max-w-text">
            <h2 className="subheading">{rooms.player}</h2>
            <p className="subheading-text">{rooms.playerText}</p>
          </section>
        )}
        {formHost && (
          <section className="max-w-text">
            <h2 className="subheading">{rooms.contactForm}</h2>
            <p className="subheading-text">{rooms.contactFormText({ host: formHost })}</p>
          </section>
        )}
        {newsletterHost && (
          <section className="max-w-text">
            <h2 className="subheading">{shell.newsletter}</h2>
            <p className="subheading-text">{rooms.newsletterText({ host: newsletterHost })}</p>
          </section>
        )}
      </div>
    </article>
  );
}
