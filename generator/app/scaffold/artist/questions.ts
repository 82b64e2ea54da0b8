/** The questions of `liner init`. */

import { isLanguageCode, listLanguageCodes } from '../../../engine/lib/language.ts';
import { suggest } from '../../../engine/lib/suggest.ts';
import { isTimeZone } from '../../../engine/lib/time-zone.ts';
import { completeUrl } from '../../../engine/lib/url.ts';
import { email, webUrl } from '../../../engine/values/index.ts';
import { ARTIST_KINDS, findArtistKind, suggestArtistKind } from '../../../site/schema/artist-kinds.ts';
import { DEFAULT_LOOK, LOOKS as STYLES } from '../../../site/schema/look.ts';
import { TRANSLATIONS } from '../../../site/words/index.ts';
import { HOSTS } from '../hosts/index.ts';
import { LOOKS } from './facts.ts';
import type { ArtistFacts } from './index.ts';
import { SUGGESTED_LOOKS } from './kinds.ts';
import { zoneOf } from './place.ts';

/** Asks for a line; `again` is what was wrong with the last one. */
export type Ask = (question: string, again?: string) => Promise<string>;

interface Question {
  key: keyof ArtistFacts;
  words: string;
  /** The possible answers. */
  choices?: readonly string[];
  /** The reason to refuse an answer; undefined for a good one. */
  refuse?(answer: string): string | undefined;
  /** Normalizes an answer. */
  tidy?(answer: string): string;
  /** Explains the choices, by their names. */
  explains?: boolean;
  /** Parses an answer that is not a text. */
  read?(answer: string): ArtistFacts[keyof ArtistFacts];
  /** The default, if the facts have none. */
  standard?: string;
  /** A default that fits what has been answered. */
  fitting?(artist: ArtistFacts): Partial<ArtistFacts>;
}

const QUESTIONS: Question[] = [
  { key: 'name', words: 'The name of the artist' },
  {
    key: 'kind',
    words: 'What the artist is',
    choices: ARTIST_KINDS,
    refuse: (answer) => (findArtistKind(answer) ? undefined : suggestArtistKind(answer)),
    tidy: (answer) => findArtistKind(answer) ?? answer,
  },
  {
    key: 'languages',
    words: 'The languages of the site, the default first, such as en,ar',
    refuse: (answer) => refuseLanguages(listLanguageCodes(answer)),
    read: listLanguageCodes,
    standard: 'en',
  },
  { key: 'location', words: 'Where the artist is based, such as Leipzig, Germany (optional)' },
  {
    key: 'timezone',
    words: 'The time zone that releases come out in, or a place in it',
    refuse: refuseZone,
    tidy: completeZone,
  },
  { key: 'baseUrl', words: 'The address of the site', refuse: refuseUrl, tidy: completeUrl },
  { key: 'email', words: 'An email address for visitors (optional)', refuse: refuseMail },
  {
    key: 'style',
    words: 'The look of the pages',
    choices: STYLES,
    refuse: refuseStyle,
    explains: true,
    standard: DEFAULT_LOOK,
    fitting: ({ kind }) => ({ style: SUGGESTED_LOOKS[kind] }),
  },
  { key: 'look', words: 'What the pages are on', choices: LOOKS },
  { key: 'host', words: 'Where it will be published', choices: HOSTS },
];

function refuseUrl(answer: string): string | undefined {
  return webUrl.safeParse(answer).success
    ? undefined
    : 'It must be a web address such as https://example.com.';
}

export function refuseMail(answer: string): string | undefined {
  return email.safeParse(answer).success
    ? undefined
    : 'It must be an email address such as hello@example.com.';
}

/** `Leipzig, Germany` is `Europe/Berlin`. */
export function completeZone(answer: string): string {
  return isTimeZone(answer) ? answer : (zoneOf(answer) ?? answer);
}

export function refuseZone(answer: string): string | undefined {
  return isTimeZone(answer)
    ? undefined
    : 'It must be a time zone such as Europe/Lisbon, or a place with its country: Leipzig, Germany.';
}

/** Checks the languages of a new site. @returns a message if they cannot be used */
export function refuseLanguages(codes: readonly string[]): string | undefined {
  const wrong = codes.find(
    (code) => !isLanguageCode(code) || !TRANSLATIONS.includes(code.split('-', 1).join()),
  );
  const meant = wrong && TRANSLATIONS.find((code) => code === wrong.toLowerCase());
  if (meant) return `${wrong} is written in lower-case letters: ${meant}.`;
  if (wrong !== undefined)
    return `${wrong} is not a language that Liner has words in. It has them in ${TRANSLATIONS.join(', ')}, with a region where you like: pt-BR.`;
  const twice = codes.find((code, index) => codes.indexOf(code) !== index);
  return twice && `${twice} is named twice.`;
}

/** Checks the name of a look. @returns a message if there is none of that name */
export function refuseStyle(name: string): string | undefined {
  const known: readonly string[] = STYLES;
  if (known.includes(name)) return undefined;
  return `There is no look "${name}". ${suggest(name, known, `It must be one of these: ${known.join(', ')}.`)}`;
}

function refuseOther(choices: readonly string[]): (answer: string) => string | undefined {
  return (answer) =>
    choices.includes(answer) ? undefined : `It must be one of these: ${choices.join(', ')}.`;
}

/**
 * Completes what was given by what is answered; an empty answer takes the default.
 *
 * @param defaults the time zone is that of this computer: used if the place has none and there is a terminal
 * @param ask undefined without a terminal
 * @param looks whom each look is for
 */
export async function completeArtist(
  given: Partial<ArtistFacts>,
  { timezone, ...defaults }: Omit<ArtistFacts, 'timezone'> & { timezone: string },
  ask: Ask | undefined,
  looks: Readonly<Record<string, string>> = {},
): Promise<ArtistFacts> {
  const artist: ArtistFacts = { ...defaults, ...given };
  for (const each of QUESTIONS) {
    const { key, choices, refuse = choices && refuseOther(choices), tidy, read, standard } = each;
    if (key === 'timezone') artist.timezone ??= zoneOf(artist.location ?? '') ?? (ask && timezone);
    if (!ask || given[key] !== undefined) continue;
    Object.assign(artist, each.fitting?.(artist));
    const words = each.explains ? explain(each, looks) : describe(each);
    const known = artist[key] ?? standard;
    const question = `${words}${known ? ` [${known}]` : ''}: `;
    const toLower = (line: string) => (choices ? line.toLowerCase() : line);
    const answer = await askUntilGood(ask, question, tidy ?? toLower, refuse);
    // All other keys hold a text, and those with choices one of them.
    if (answer) Object.assign(artist, { [key]: read?.(answer) ?? answer });
  }
  return artist;
}

function describe({ words, choices }: Question): string {
  return choices ? `${words} (${choices.join(', ')})` : words;
}

/** A line for each choice. */
function explain({ words, choices = [] }: Question, about: Readonly<Record<string, string>>): string {
  const lines = choices.map((name) => `  ${name.padEnd(12)}${about[name] ?? ''}`.trimEnd());
  return `${words}\n${lines.join('\n')}\nIts name`;
}

async function askUntilGood(
  ask: Ask,
  question: string,
  tidy: (line: string) => string,
  refuse: Question['refuse'],
): Promise<string> {
  let fault: string | undefined;
  for (;;) {
    const answer = tidy((await ask(question, fault)).trim());
    fault = answer ? refuse?.(answer) : undefined;
    if (!fault) return answer;
  }
}

/** `night-owl` is Night Owl. */
export function nameOf(folder: string): string {
  const words = folder.split(/[-_.\s]+/).filter(Boolean);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return /\p{L}/u.test(name) ? name : 'Artist Name';
}
