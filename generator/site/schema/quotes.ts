/** Press quotes: what was written about a release, a show or the artist. */

import type * as z from 'zod';
import { key, list, optional } from '../../engine/content/schema/meta.ts';
import { aliases } from '../../engine/lib/aliases.ts';
import { personName, properName, text, webUrl } from '../../engine/values/index.ts';
import { partialDate } from './dates.ts';
import { rating } from './rating.ts';

const quote = {
  text: key(text, 'The words, without quotes around them.', 'A record to come home to.'),
  outlet: optional(properName, 'The paper, magazine, site or station.', 'Name of the magazine'),
  author: optional(personName, 'Who wrote it.', 'Name of the writer'),
  url: optional(webUrl, 'Where it can be read.', 'https://magazine.example/review'),
  date: optional(partialDate, 'When: a date, a year and month, or a year.', '2026-03'),
  rating: optional(rating, 'The stars or points that it gave: 4/5, ★★★★ or 8/10.', '4/5'),
};

const QUOTE_INSTEAD = aliases({
  'text: %': 'quote',
  'outlet: %': 'source, magazine, paper, publication',
  'author: %': 'writer',
  'rating: %': 'stars, score, points',
});

/** @param more keys beside those of every quote; @param instead corrections of further keys */
export function pressQuotes<More extends z.ZodRawShape>(
  description: string,
  more: More,
  instead: Record<string, string> = {},
) {
  return list(description, { ...quote, ...more }, { ...QUOTE_INSTEAD, ...instead });
}
