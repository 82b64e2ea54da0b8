/** works/*.md: a composer's catalogue; pages/works.yaml. */
import * as z from 'zod';
import { common, group, key, optional } from '../../engine/content/schema/meta.ts';
import { anyUrl, properName, roughLength, text, webUrl, years } from '../../engine/values/index.ts';
import { awards } from '../../site/schema/awards.ts';
import { nameList } from '../../site/schema/credits.ts';
import { partialDate } from '../../site/schema/dates.ts';
import { extra } from '../../site/schema/extra.ts';
import { named, person } from '../../site/schema/people.ts';
import { draft, fileSlug, head, redirectFrom, TEXT_ADVICE } from '../../site/schema/shared.ts';
import { opus, performance } from '../releases/schema/work.ts';
import names from './names.json' with { type: 'json' };

const SCORING = 'must be such as 2.2.2.2 – 4.2.3.1 – timp – str: woodwind and brass have four numbers each';

/** Numbers between dots, each perhaps with a doubling: `3(picc).2.2.2`. */
const COUNTS = /^\d+(?:\([^)]*\))?(?:\.\d+(?:\([^)]*\))?)+$/;

/** Divides the trade's shorthand at dashes and slashes, but not in brackets. */
function readScoring(written: string): string[] {
  return written.split(/\s*[–—/|-]\s*(?![^(]*\))/).filter(Boolean);
}

/** Returns true for forces that are written in shorthand. */
export function isShorthand(forces: string): boolean {
  return COUNTS.test(readScoring(forces)[0] ?? '');
}

/** Woodwind and brass have four numbers each. */
function isScoring(written: string): boolean {
  const counts = readScoring(written).filter((part) => COUNTS.test(part));
  return counts.slice(0, 2).every((part) => part.replace(/\([^)]*\)/g, '').split('.').length === 4);
}

const joinScoring = (written: string) => readScoring(written).join(' – ');

/** The forces of a work in the trade's shorthand: woodwind, brass and whatever else, between dashes. */
const scoring = text.refine(isScoring, SCORING).transform(joinScoring).meta({ value: 'text', proper: true });

/** In words; shorthand in their place is read as such. */
const forces = text
  .refine((written) => !isShorthand(written) || isScoring(written), SCORING)
  .transform((written) => (isShorthand(written) ? joinScoring(written) : written))
  .meta({ value: 'text' });

/** Their number alone is no name of a movement. */
const movement = properName
  .regex(/\D/, 'must be a name, or a list of names in brackets')
  .meta(properName.meta() ?? {});

export const work = z
  .strictObject({
    title: key(properName, 'What the work is called.', 'Estuary'),
    slug: fileSlug,
    opus,
    composer: performance.composer,
    genre: common(optional(text, 'What it belongs to: orchestra, chamber music, opera …', 'Orchestra')),
    forces: common(optional(forces, 'Who plays or sings it, in words.', 'Chamber orchestra')),
    scoring: common(
      optional(
        scoring,
        'The same in shorthand: woodwind, brass, and the rest, with dashes between.',
        '2.2.2.2 – 4.2.3.1 – timp – str',
      ),
    ),
    duration: common(
      optional(roughLength, 'How long it is, or about how long: ca. 12 min, 8–10 min.', '18:00'),
    ),
    year: common(optional(years, 'The year, or the first and the last.', 2025)),
    movements: optional(z.array(movement), 'Its movements, in order.', ['Ebb', 'Slack Water']),
    text_by: optional(nameList, 'Who wrote its words.', 'Name of the poet'),
    commissioned_by: optional(properName, 'Who commissioned it.', 'Name of the orchestra'),
    dedicated_to: optional(properName, 'Whom it is dedicated to.', 'Name of a friend'),
    premiere: group('Its first performance.', {
      date: optional(partialDate, 'The day, or as much as is known.', '2025-03-14'),
      venue: optional(properName, 'The hall.', 'Name of the hall'),
      city: optional(properName, 'The city.', 'Lisbon'),
      performers: optional(z.array(person), 'Who played it: names, or groups with name, role and url.', [
        { name: 'Name of the conductor', role: 'Conductor' },
      ]),
    }),
    publisher: optional(
      named({
        hire: optional(webUrl, 'Where the parts are hired.', 'https://publisher.example/hire'),
        sale: optional(webUrl, 'Where the score is sold.', 'https://publisher.example/shop'),
      }),
      'Who publishes it: a name, or name, hire and sale.',
      { name: 'Name of the publisher', hire: 'https://publisher.example/hire' },
    ),
    score: optional(
      anyUrl,
      'The score to look at as a PDF: a file in assets/static by its address on the site, or one elsewhere.',
      '/scores/estuary.pdf',
    ),
    description: optional(
      text,
      'One or two sentences, used in lists and search results.',
      'A river, from the spring to the sea, in one breath.',
    ),
    awards,
    draft,
    redirect_from: redirectFrom,
    extra,
  })
  .meta({ instead: names.work, advice: TEXT_ADVICE });

/** pages/works.yaml. */
export const works = z.strictObject(head('Works', 'The works of {artist}.', '/catalogue/'));
