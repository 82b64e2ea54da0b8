import type { ReleaseQuote } from '../../generator/site/quotes.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { externalLink } from './Button.tsx';

/** Quotes about several releases: one is set large, several side by side. */
export function ReleaseQuotes({ quotes }: { quotes: ReleaseQuote[] }) {
  const { about } = useWords();
  const isAlone = quotes.length === 1;
  return (
    <ul className={isAlone ? 'quotes quotes-one' : 'quotes'}>
      {quotes.map(({ text, source, url, release }) => (
        <li key={text}>
          <figure className="quote">
            <blockquote className={isAlone ? 'city statement' : 'lead'} dir="auto">
              <p>{about.quoted({ text })}</p>
            </blockquote>
            <figcaption className="data quote-source">
              {source && (
                <cite className="not-italic" dir="auto">
                  {url ? <Anchor link={externalLink(source, url)} className="link" /> : source}
                </cite>
              )}
              <a className="link quote-about" href={release.url}>
                <Bidi text={release.title} />
              </a>
            </figcaption>
          </figure>
        </li>
      ))}
    </ul>
  );
}
