/** Keys of a release that say how it came out, and what was written about it. */
import * as z from 'zod';
import { key, list, optional } from '../../../engine/content/schema/meta.ts';
import { fixedText, text, webUrl } from '../../../engine/content/schema/values/index.ts';
import { languageTag } from '../../../site/schema/codes.ts';
import { partialDate } from '../../../site/schema/dates.ts';
import { company } from '../../../site/schema/people.ts';

export const edition = {
  label: optional(company, 'The label that it came out on: a name, or name and url.', 'Name of the label'),
  catalogue_number: optional(fixedText, 'The number that the label gave it.', 'ABC-014'),
  explicit: optional(
    z.boolean(),
    'true where its words are not for children: it is marked as explicit.',
    true,
  ),
  language: optional(languageTag, 'The language of its words by its code, such as en or ar.', 'en'),
  note: optional(
    text,
    'A content note: what listeners may want to know before.',
    'Speaks of grief and loss.',
  ),
};

export const pressQuotes = list('What the press wrote about it.', {
  text: key(text, 'The words, without quotes around them.', 'A record to come home to.'),
  outlet: optional(text, 'The paper, magazine, site or station.', 'Name of the magazine'),
  author: optional(text, 'Who wrote it.', 'Name of the writer'),
  url: optional(webUrl, 'Where it can be read.', 'https://magazine.example/review'),
  date: optional(partialDate, 'When: a date, a year and month, or a year.', '2026-03'),
});
