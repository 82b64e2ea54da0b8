import type { ImprintRow } from '../../generator/features/pages/imprint.ts';
import type { LegalProps } from '../../generator/features/pages/legal.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Around } from '../parts/Around.tsx';
import { internalLink } from '../parts/Button.tsx';
import { SmallPrintRow } from '../parts/CreditRow.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Text } from '../parts/Text.tsx';
import { useWords } from '../words.ts';

export function Legal(props: LegalProps) {
  const { title, imprint, text, updated, updatedLabel, newsletterHost, formHost, hasPlayer, ai } = props;
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
        {imprint && <Imprint rows={imprint} />}
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
        {ai && (
          <section className="max-w-text">
            <h2 className="subheading">{rooms.ai}</h2>
            <p className="subheading-text">{ai === 'none' ? rooms.aiNone : rooms.aiNoTraining}</p>
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

/** The publisher of the site, a fact a row. */
function Imprint({ rows }: { rows: ImprintRow[] }) {
  return (
    <dl className="rows">
      {rows.map(({ term, lines, url }) => (
        <SmallPrintRow key={term} term={term}>
          {lines.map((line) => (
            <p key={line}>{url ? <Anchor link={internalLink(line, url)} className="link" /> : line}</p>
          ))}
        </SmallPrintRow>
      ))}
    </dl>
  );
}
