/** The table of shows, upcoming and past: a row each. */
import { programmeLines } from '../../features/shows/programme.ts';
import type { Site } from '../../site/site.ts';
import type { Words } from '../../site/words/index.ts';
import type { Column } from './table.ts';

type SiteShow = Site['events'][number];
/** Its time zone is left out where it is that of the site. */
type Show = Omit<SiteShow, 'timezone'> & { timezone?: string | undefined };

/** `25 EUR`, `18 EUR reduced`, or words. */
function writePrices({ price = [] }: Show): string {
  return price
    .map((each) =>
      'words' in each
        ? each.words
        : [each.amount === 0 ? 'free' : `${each.amount} ${each.currency ?? ''}`.trim(), each.label]
            .filter(Boolean)
            .join(' '),
    )
    .join(' / ');
}

/** A semicolon says that a comma is part of a name. */
function writeNames(names: readonly string[]): readonly string[] {
  const [only, second] = names;
  return only?.includes(',') && second === undefined ? [only, ''] : names;
}

/** @param words of the site, in which programmes have their interval */
export const eventColumns = (words: Words): readonly Column<Show>[] => [
  ['Event', ({ title }) => title],
  ['Artists', ({ artists }) => artists],
  ['Date', ({ date }) => date],
  ['End date', ({ end_date }) => end_date],
  ['Doors', ({ doors }) => doors],
  ['Time', ({ time }) => time],
  ['End', ({ end }) => end],
  ['Time zone', ({ timezone }) => timezone],
  ['Venue', ({ venue }) => venue],
  ['Stage', ({ stage }) => stage],
  ['Address', ({ address }) => address],
  ['City', ({ city }) => city],
  ['Country', ({ country }) => country],
  ['Online', ({ online }) => online],
  ['Festival', ({ festival }) => festival],
  ['Tour', ({ tour }) => tour],
  ['Series', ({ series }) => series],
  ['Status', ({ status }) => status],
  ['Support', ({ support }) => support && writeNames(support.map(({ name }) => name))],
  ['Programme', ({ programme }) => programmeLines(programme, words).join('\n')],
  ['Tickets', ({ tickets }) => tickets?.[0]?.url],
  ['Price', writePrices],
  ['Organizer', ({ organizer }) => organizer],
  ['Description', ({ description }) => description],
];
