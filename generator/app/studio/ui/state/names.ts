/** What people call the keys of files. */
import arabic from './words/keys.ar.json' with { type: 'json' };
import english from './words/keys.en.json' with { type: 'json' };
import audiences from './words/looks.ar.json' with { type: 'json' };
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

const AUDIENCES: Readonly<Record<string, string | undefined>> = audiences;

/** Whom a look is for; looks of the site say it in their own words. */
export function nameAudience(whom: string): string {
  return (LANGUAGE === 'ar' ? AUDIENCES[whom] : undefined) ?? whom;
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

/** What one entry of a kind is: `release`. */
export function nounOf(kind: string): string {
  return say(NOUNS[kind] ?? 'aPage');
}
