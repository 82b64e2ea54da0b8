/** Labels of the keys of files. */
import type { FieldPath, StudioKind } from '../../protocol/index.ts';
import englishItems from './words/items.en.json' with { type: 'json' };
import english from './words/keys.en.json' with { type: 'json' };
import { OWN, say, type Word } from './words.ts';

type Names = NonNullable<typeof OWN.keys>;

const ENGLISH: Names = english;
const ENGLISH_ITEMS: Names = englishItems;

/** `Release date` for `release_date`. */
export function nameOf(key: string): string {
  return nameWithin([], key);
}

/** The name of a key in a group where it may mean something else: `events.support`. @param path of the group */
export function nameWithin(path: FieldPath, key: string): string {
  const own = nameIn(OWN.keys, key, path) ?? ENGLISH[key];
  if (own !== undefined) return own;
  return capitalize(key.replace(/_url$/, '_address').replaceAll('_', ' '));
}

/** `Track` for one of `tracks`. @param path of the list */
export function nameOfItem(path: FieldPath): string {
  const at = path.findLastIndex((step) => typeof step === 'string');
  const [key, group] = [String(path[at]), path.slice(0, Math.max(at, 0))];
  const own = nameIn(OWN.items, key, group) ?? nameIn(OWN.keys, key, group);
  return own ?? singularOf(ENGLISH_ITEMS[key] ?? nameOf(key));
}

function nameIn(names: Partial<Names> | undefined, key: string, path: FieldPath): string | undefined {
  const group = path.findLast((step) => typeof step === 'string');
  return names?.[`${group}.${key}`] ?? names?.[key];
}

/** Singular of English names of lists: `Inquiry`, `Old address`, `Track`. */
function singularOf(name: string): string {
  if (/(?:ss|eries)$/.test(name)) return name;
  return name.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');
}

export function capitalize(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const NOUNS: Readonly<Record<string, Word>> = {
  releases: 'aRelease',
  remixes: 'aRemix',
  mixes: 'aMix',
  news: 'aPost',
  artists: 'anArtist',
  scores: 'aScore',
  works: 'aWork',
  labels: 'aLabel',
  'pages/events': 'aShow',
};

const GROUPS: Readonly<Record<string, Word>> = {
  releases: 'releases',
  remixes: 'remixes',
  mixes: 'mixes',
  news: 'news',
  artists: 'artists',
  scores: 'scores',
  works: 'works',
  labels: 'labels',
  'pages/events': 'events',
};

/** The entries of a kind in the words of the studio, whose language may be another one than that of the site: `Releases`. */
export function groupOf(kind: string, kinds: readonly StudioKind[]): string {
  const found = kinds.find((each) => each.kind === kind || each.kind === `pages/${kind}`);
  const word = GROUPS[found?.kind ?? kind];
  return word ? say(word) : (found?.label ?? kind);
}

/** Returns the noun for an entry of a kind: `release`. */
export function nounOf(kind: string): string {
  return say(NOUNS[kind] ?? 'aPage');
}
