/** Texts: descriptions that search results and cards show, quotes that are shown by accident, and press quotes without a source. */

import { allEntries, eachText, positionOf } from '../../engine/content/entry.ts';
import type { Content, DataPath, Entry } from '../../engine/content/types.ts';
import { formatPosition, type Position, type Problem } from '../../engine/problems/index.ts';
import type { Lint } from '../check.ts';
import { problem } from '../messages/index.ts';

/** Search results show about this many characters; the pages' own are cut there. */
const LIMIT = 160;

/** Words that add nothing to a title. */
const EMPTY_WORDS = new Set(
  'a an and by ep from is it mix new now of on our out page remix single song the this'.split(' '),
);

interface Description {
  key: string;
  text: string;
  title: string;
  /** True if search results show it for a page. */
  isSearched: boolean;
  at: Position;
}

export const lintDescriptions: Lint = ({ content }) => {
  const all = collect(content);
  const artist = wordsOf(content.site.data.artist.name);
  return [
    ...all.flatMap(lintLength),
    ...all.flatMap((each) => lintTitle(each, artist)),
    // Search engines do not look at what has no page.
    ...findRepeated(all.filter(({ isSearched }) => isSearched)),
  ];
};

function collect(content: Content): Description[] {
  const { events } = content.pages;
  return [
    ...allEntries(content).flatMap((entry) => {
      const title = textOf(entry, 'title') ?? textOf(entry, 'episode_title') ?? entry.slug;
      return ['description', 'excerpt'].flatMap((key) =>
        describe(entry, [key], textOf(entry, key), title, true),
      );
    }),
    ...(events?.data.events ?? []).flatMap(({ description, title }, index) =>
      describe(events, ['events', index, 'description'], description, title, false),
    ),
  ];
}

function textOf({ data }: Entry<object>, key: string): string | undefined {
  const value: unknown = Object.hasOwn(data, key) ? Reflect.get(data, key) : undefined;
  return typeof value === 'string' ? value : undefined;
}

function describe(
  entry: Entry<object> | undefined,
  path: DataPath,
  text: string | undefined,
  title: string,
  isSearched: boolean,
): Description[] {
  if (!entry || text === undefined) return [];
  return [{ key: String(path.at(-1)), text, title, isSearched, at: positionOf(entry, path) }];
}

function lintLength({ key, text, isSearched, at }: Description): Problem[] {
  const { length } = [...text];
  if (!isSearched || length <= LIMIT) return [];
  return [problem('description/too-long', at, { key, length, limit: LIMIT })];
}

function lintTitle({ key, text, title, at }: Description, artist: readonly string[]): Problem[] {
  const known = new Set([...wordsOf(title), ...artist]);
  if (wordsOf(text).some((word) => !known.has(word) && !EMPTY_WORDS.has(word))) return [];
  return [problem('description/repeats-title', at, { key, title })];
}

function findRepeated(all: readonly Description[]): Problem[] {
  const first = new Map<string, Position>();
  // The newest come first, and it is they that are still being written.
  return all.toReversed().flatMap(({ key, text, at }) => {
    const words = wordsOf(text).join(' ');
    const other = first.get(words);
    if (!other) first.set(words, at);
    if (!other || words === '') return [];
    return [problem('description/repeated', at, { key, place: formatPosition(other) })];
  });
}

/** Splits a text into words in lower case, without punctuation. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

const CURLY = /^[\u201c-\u201f](.*)[\u201c-\u201f]$|^[\u2018-\u201b](.*)[\u2018-\u201b]$/s;

/** A quotation mark at the start or the end of a line; after a digit it is the sign for inches: `Winter 12"`. */
const LONE = /^"[^"\n]+$|^[^"\n]*[^"\d\n]"$/;

/** Quotes of a word processor around a whole value, and the second half of a pair, were meant for YAML. */
export const lintQuotes: Lint = ({ content }) =>
  allEntries(content).flatMap((entry) => {
    const problems: Problem[] = [];
    eachText(entry.data, (value, path) => {
      const [, double, single] = CURLY.exec(value) ?? [];
      const text = double ?? single;
      if (text !== undefined && !/[\u2018\u201c]/.test(text)) {
        problems.push(problem('quotes/curly', positionOf(entry, path), { text }));
      }
      if (LONE.test(value)) {
        const place = value.startsWith('"') ? 'start' : 'end';
        problems.push(
          problem('quotes/lone', positionOf(entry, path), { text: value.replace('"', ''), place }),
        );
      }
    });
    return problems;
  });

export const lintPressQuotes: Lint = ({ content: { releases, pages } }) => {
  const { events, press } = pages;
  const lists = [
    ...releases.map((entry) => ({ entry, path: ['press_quotes'], quotes: entry.data.press_quotes })),
    ...(events?.data.events ?? []).map(({ press_quotes: quotes }, index) => ({
      entry: events,
      path: ['events', index, 'press_quotes'],
      quotes,
    })),
    { entry: press, path: ['quotes'], quotes: press?.data.quotes },
  ];
  return lists.flatMap(({ entry, path, quotes = [] }) =>
    quotes.flatMap(({ outlet, author }, index) =>
      !entry || outlet || author
        ? []
        : [problem('quote/no-source', positionOf(entry, [...path, index, 'outlet']))],
    ),
  );
};
