import type { AwardRow } from '../../generator/site/awards.ts';
import type { PressQuote, SiteQuote } from '../../generator/site/quotes.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { AwardList, Awards } from './Awards.tsx';
import { Bidi } from './Bidi.tsx';
import { externalLink } from './Button.tsx';
import { Note } from './LinerNotes.tsx';
import { Section } from './Section.tsx';
import { Stars } from './Stars.tsx';

interface Props {
  quotes: readonly SiteQuote[];
  /** Beside them, in the same place of the page: the names of parts for scripts depend on how many there are. */
  awards?: AwardRow[];
}

/** Quotes about a release, beside its other notes. */
export function PressQuotes({ quotes, awards = [] }: Props) {
  const words = useWords();
  return (
    <>
      {quotes.length > 0 && (
        <Note title={words.press.quotes} id="press">
          <QuoteList quotes={quotes} />
        </Note>
      )}
      {awards.length > 0 && (
        <Note title={words.awards.title} id="awards">
          <AwardList awards={awards} />
        </Note>
      )}
    </>
  );
}

/** Quotes as a part of a page. */
export function QuoteSection({ quotes, awards = [] }: Props) {
  const { press } = useWords();
  return (
    <>
      {quotes.length > 0 && (
        <Section title={press.quoteTitle} id="quotes">
          <QuoteList quotes={quotes} />
        </Section>
      )}
      <Awards awards={awards} />
    </>
  );
}

function QuoteList({ quotes }: Props) {
  return (
    <ul className="max-w-text press-quotes">
      {quotes.map((quote) => (
        <li key={quote.text}>
          <Quote quote={quote} />
        </li>
      ))}
    </ul>
  );
}

/** A quote with its rating, its source and what it is about. */
function Quote({ quote }: { quote: SiteQuote }) {
  const { about: words } = useWords();
  const { text, source, url, date, dateLabel, rating, about } = quote;
  return (
    <figure className="press-quote">
      {rating && <Stars rating={rating} />}
      <blockquote className="lead" dir="auto" cite={url}>
        <p>{words.quoted({ text })}</p>
      </blockquote>
      {(source || dateLabel || about) && (
        <figcaption className="data press-quote-source">
          {source && <Source source={source} url={url} />}
          {dateLabel && <time dateTime={date}>{dateLabel}</time>}
          {about && (
            <a className="link" href={about.url}>
              <Bidi text={about.title} />
            </a>
          )}
        </figcaption>
      )}
    </figure>
  );
}

function Source({ source, url }: Pick<PressQuote, 'source' | 'url'>) {
  return (
    <cite className="not-italic" dir="auto">
      {url ? <Anchor link={externalLink(source, url)} className="link" /> : source}
    </cite>
  );
}
