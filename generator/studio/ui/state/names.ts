/** What people call the keys of files. */
import type { StudioKind } from '../../protocol/index.ts';
import arabicItems from './words/items.ar.json' with { type: 'json' };
import englishItems from './words/items.en.json' with { type: 'json' };
import arabic from './words/keys.ar.json' with { type: 'json' };
import english from './words/keys.en.json' with { type: 'json' };
import { LANGUAGE, say, type Word } from './words.ts';

const NAMES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  ar: arabic,
  en: english,
};

/** `Release date` for `release_date`. */
export function nameOf(key: string): string {
  const own = NAMES[LANGUAGE]?.[key] ?? NAMES['en']?.[key];
  if (own !== undefined) return own;
  return capitalize(key.replace(/_url$/, '_address').replaceAll('_', ' '));
}

const ITEMS: typeof NAMES = { ar: arabicItems, en: englishItems };

/** `Track` for one of `tracks`. */
export function nameOfItem(key: string): string {
  const name = ITEMS[LANGUAGE]?.[key] ?? nameOf(key);
  return LANGUAGE === 'en' ? singularOf(name) : name;
}

/** Of names of lists: `Inquiry`, `Old address`, `Track`. */
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
  'pages/events': 'aShow',
};

const GROUPS: Readonly<Record<string, Word>> = {
  releases: 'releases',
  remixes: 'remixes',
  mixes: 'mixes',
  news: 'news',
  artists: 'artists',
  'pages/events': 'events',
};

/** The entries of a kind in the words of the studio, whose language may be another one than that of the site: `Releases`. */
export function groupOf(kind: string, kinds: readonly StudioKind[]): string {
  const found = kinds.find((each) => each.kind === kind || each.kind === `pages/${kind}`);
  const word = GROUPS[found?.kind ?? kind];
  return word ? say(word) : (found?.label ?? kind);
}

/** What one entry of a kind is: `release`. */
export function nounOf(kind: string): string {
  return say(NOUNS[kind] ?? 'aPage');
}
