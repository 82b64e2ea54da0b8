/** Checks of the press kit: the lengths of bios, and what quotes are about. */

import { positionOf } from '../../engine/content/entry.ts';
import { fold } from '../../engine/lib/fold.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import { countWords } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { listSubjects } from '../../site/quotes.ts';
import type { Site } from '../../site/site.ts';
import { problem } from './messages.ts';

/** Words. Promoters print bios unedited and rely on their lengths. */
const LENGTHS = [
  { name: 'short', about: 50 },
  { name: 'long', about: 200 },
  { name: 'full', least: 500 },
] as const;
const TOLERANCE = 0.2;

export const checkBios: Check = ({ content: { pages } }) => {
  const { press } = pages;
  return LENGTHS.flatMap((length) => {
    const text = press?.data.bios?.[length.name];
    if (!press || text === undefined) return [];
    const words = countWords(text);
    const isFitting =
      'least' in length ? words >= length.least : Math.abs(words - length.about) <= length.about * TOLERANCE;
    if (isFitting) return [];
    const [fit, expected] = 'least' in length ? ['least', length.least] : ['about', length.about];
    const at = positionOf(press, ['bios', length.name]);
    return [problem('press/bio-length', at, { name: length.name, words, fit, expected })];
  });
};

/** Reports quotes about a release, a show or an artist that does not exist. */
export function checkQuotes({ site }: { site: Site }): Problem[] {
  const { press } = site.pages;
  const subjects = listSubjects(site);
  return (press?.data.quotes ?? []).flatMap(({ about }, index) => {
    if (!press || about === undefined || subjects.has(about)) return [];
    const at = positionOf(press, ['quotes', index, 'about']);
    const isArtist = fold(about) === fold(site.settings.artist.name);
    return [problem('press/quote-about', at, { about, isArtist, meant: findMeant(subjects, about) })];
  });
}

/** The addresses that a title or a part of an address stands for, or the nearest one. */
function findMeant(subjects: ReturnType<typeof listSubjects>, about: string): string[] {
  const names = [...subjects].flatMap(([address, { title }]) => [
    ...[address, address.replace(/^\w+\//, ''), title].map((name) => ({ name: fold(name), address })),
  ]);
  const wanted = fold(about);
  const nearest = names.some(({ name }) => name === wanted)
    ? wanted
    : findNearest(
        wanted,
        names.map(({ name }) => name),
      );
  return [...new Set(names.filter(({ name }) => name === nearest).map(({ address }) => address))];
}
