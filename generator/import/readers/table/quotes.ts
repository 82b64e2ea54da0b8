/** Press quotes about a release, an artist, or the artist of the site. */
import { fold } from '../../../engine/lib/fold.ts';
import { orderOf } from '../../../engine/values/index.ts';
import { readRating } from '../../../site/schema/rating.ts';
import type { Item, QuoteFacts } from '../../catalogue.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { filled, known } from '../shared/data.ts';
import type { Line } from './rows.ts';
import { type DayContext, openValues } from './values.ts';

const DAYS = ['date', 'release_date', 'year'] as const;

export function readQuotes(lines: readonly Line[], site: SiteFacts): Item[] {
  const order = orderOf(lines.map((line) => line.first(DAYS)));
  return lines.flatMap((line): Item[] => {
    if (line.filled === 0) return [];
    const quote = readQuote(line, { today: site.today, order });
    if (quote) return [aboutWhat(line, quote, site)];
    line.note('A row without the words of a review is left out.');
    return [];
  });
}

/** A release or an artist of the site, which are never new; otherwise the artist of the site. */
function aboutWhat(line: Line, quote: QuoteFacts, site: SiteFacts): Item {
  const { origin } = line;
  const [title, artist] = [line.first(['release_title', 'title']), line.text('artist')];
  const isOwn = artist === '' || namesOf(site).some((name) => fold(name) === fold(artist));
  if (title !== '')
    return {
      kind: 'releases',
      facts: { title, ...(artist !== '' && { artists: [artist] }), press_quotes: [quote] },
      origin,
      fillsOnly: true,
    };
  if (isOwn) return { kind: 'quotes', facts: quote, origin };
  return { kind: 'artists', facts: { name: artist, press_quotes: [quote] }, origin, fillsOnly: true };
}

function readQuote(line: Line, context: DayContext): QuoteFacts | undefined {
  const text = line
    .longText('quote')
    .replace(/^["“”„«»‘’']+|["“”„«»‘’']+$/g, '')
    .trim();
  if (text === '') return undefined;
  const [rating] = line.all('rating');
  const isRating = rating !== undefined && readRating(rating.text) !== undefined;
  if (rating && !isRating) line.leave(rating);
  const values = openValues(line);
  return known<QuoteFacts>({
    text,
    // In German, a medium is a paper.
    outlet: filled(line.first(['outlet', 'format'])),
    author: filled(line.text('writer')),
    url: values.url('url'),
    date: values.day(DAYS, context),
    rating: isRating ? rating.text : undefined,
  });
}
