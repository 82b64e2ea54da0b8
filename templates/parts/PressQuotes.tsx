import type { PressQuote } from '../../generator/site/quotes.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { externalLink } from './Button.tsx';
import { Note } from './LinerNotes.tsx';

interface Props {
  quotes: PressQuote[];
}

/** Quotes about a release, each with its source. */
export function PressQuotes({ quotes }: Props) {
  const { press } = useWords();
  if (quotes.length === 0) return null;
  return (
    <Note title={press.quotes} id="press">
      <ul className="max-w-text press-quotes">
        {quotes.map((quote) => (
          <li key={quote.text}>
            <Quote quote={quote} />
          </li>
        ))}
      </ul>
    </Note>
  );
}

function Quote({ quote }: { quote: PressQuote }) {
  const { about } = useWords();
  const { text, source, url, date, dateLabel } = quote;
  return (
    <figure className="press-quote">
      <blockquote className="lead" dir="auto" cite={url}>
        <p>{about.quoted({ text })}</p>
      </blockquote>
      {(source || dateLabel) && (
        <figcaption className="data press-quote-source">
          {source && <Source source={source} url={url} />}
          {dateLabel && <time dateTime={date}>{dateLabel}</time>}
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
