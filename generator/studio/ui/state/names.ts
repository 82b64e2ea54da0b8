/** Labels of the keys of files. */
import type { StudioKind } from '../../protocol/index.ts';
import englishItems from './words/items.en.json' with { type: 'json' };
import english from './words/keys.en.json' with { type: 'json' };
import { OWN, say, type Word } from './words.ts';

type Names = NonNullable<typeof OWN.keys>;

const ENGLISH: Names = english;
const ENGLISH_ITEMS: Names = englishItems;

/** `Release date` for `release_date`. */
export function nameOf(key: string): string {
  const own = OWN.keys?.[key] ?? ENGLISH[key];
  if (own !== undefined) return own;
  return capitalize(key.replace(/_url$/, '_address').replaceAll('_', ' '));
}

/** `Track` for one of `tracks`. */
export function nameOfItem(key: string): string {
  return OWN.items?.[key] ?? OWN.keys?.[key] ?? singularOf(ENGLISH_ITEMS[key] ?? nameOf(key));
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
