/** Descriptions stand in search results and on cards: short, and worth reading. */
import { formatPosition, type Position, type Problem } from '../../problems/index.ts';
import type { Content, DataPath, Entry } from '../types.ts';
import type { Proof } from './context.ts';

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
  /** It is what search results show of a page. */
  isSearched: boolean;
  at: Position;
}

export const proofDescriptions: Proof = ({ content }) => {
  const all = collect(content);
  const artist = wordsOf(content.site.data.artist.name);
  return [
    ...all.flatMap(proofLength),
    ...all.flatMap((each) => proofTitle(each, artist)),
    ...proofRepeats(all),
  ];
};

function collect({ releases, remixes, mixes, news, legal, pages }: Content): Description[] {
  const written = Object.values(pages).filter((page) => page !== undefined);
  return [
    ...releases.flatMap((entry) => read(entry, 'description', entry.data.title, true)),
    ...remixes.flatMap((entry) => read(entry, 'description', entry.data.title, true)),
    ...mixes.flatMap((entry) => read(entry, 'description', entry.data.episode_title, false)),
    ...news.flatMap((entry) => read(entry, 'excerpt', entry.data.title, true)),
    ...legal.flatMap((entry) => read(entry, 'description', entry.data.title, true)),
    ...written.flatMap((entry) => read(entry, 'description', titleOf(entry), true)),
    ...(pages.events?.data.events ?? []).flatMap(({ description, title }, index) =>
      describe(pages.events, ['events', index, 'description'], description, title, false),
    ),
  ];
}

function titleOf({ data, slug }: Entry<{ title?: string | undefined } | object>): string {
  return 'title' in data && data.title ? data.title : slug;
}

function read(entry: Entry<object>, key: string, title: string, isSearched: boolean): Description[] {
  const value = new Map<string, unknown>(Object.entries(entry.data)).get(key);
  return describe(entry, [key], typeof value === 'string' ? value : undefined, title, isSearched);
}

function describe(
  entry: Entry<unknown> | undefined,
  path: DataPath,
  text: string | undefined,
  title: string,
  isSearched: boolean,
): Description[] {
  if (!entry || text === undefined) return [];
  return [{ key: String(path.at(-1)), text, title, isSearched, at: entry.at(path) }];
}

function proofLength({ key, text, isSearched, at }: Description): Problem[] {
  const length = [...text].length;
  if (!isSearched || length <= LIMIT) return [];
  return [
    {
      code: 'description/too-long',
      level: 'warning',
      message: `The ${key} has ${length} characters; search results show about ${LIMIT}, and the rest is cut off.`,
      hint: `Shorten it by ${length - LIMIT} characters, the most important words first.`,
      at,
    },
  ];
}

function proofTitle({ key, text, title, at }: Description, artist: readonly string[]): Problem[] {
  const known = new Set([...wordsOf(title), ...artist]);
  if (wordsOf(text).some((word) => !known.has(word) && !EMPTY_WORDS.has(word))) return [];
  return [
    {
      code: 'description/repeats-title',
      level: 'warning',
      message: `The ${key} says no more than the title, "${title}".`,
      hint: 'Say what it sounds like, or what it is about; or take the line out.',
      at,
    },
  ];
}

function proofRepeats(all: readonly Description[]): Problem[] {
  const first = new Map<string, Position>();
  // The newest come first, and it is they that are still being written.
  return all.toReversed().flatMap(({ key, text, at }): Problem[] => {
    const words = wordsOf(text).join(' ');
    const other = first.get(words);
    if (!other) first.set(words, at);
    if (!other || words === '') return [];
    return [
      {
        code: 'description/repeated',
        level: 'warning',
        message: `The ${key} is the same as that at ${formatPosition(other)}.`,
        hint: 'Give each its own: search engines show only one of two that are the same.',
        at,
      },
    ];
  });
}

/** In lower case, without punctuation. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
