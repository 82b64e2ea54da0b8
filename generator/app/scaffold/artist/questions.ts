/** The questions of `liner init`. */

import { isLanguageCode, listLanguageCodes } from '../../../engine/lib/language.ts';
import { readMail } from '../../../engine/lib/mail.ts';
import { suggest } from '../../../engine/lib/suggest.ts';
import { isTimeZone } from '../../../engine/lib/time-zone.ts';
import { completeUrl } from '../../../engine/lib/url.ts';
import { email, webUrl } from '../../../engine/values/index.ts';
import { ARTIST_KINDS } from '../../../site/schema/artist-kinds.ts';
import { GROUNDS } from '../../../site/schema/grounds.ts';
import { DEFAULT_LOOK, LOOKS as STYLES } from '../../../site/schema/look.ts';
import { TRANSLATIONS } from '../../../site/words/index.ts';
import { HOST_TABLE, HOSTS, type Host } from '../hosts/index.ts';
import type { ArtistFacts } from './index.ts';
import { SUGGESTED_LOOKS } from './kinds.ts';
import { zoneOf } from './place.ts';

/** A question as a person reads it. */
export interface Asked {
  words: string;
  /** The answer of those who type none. */
  known?: string | undefined;
  /** All answers, if there are no others: what each is called, and what it is about. */
  choices?: readonly { value: string; label: string; about?: string }[] | undefined;
  /** The reason to refuse an answer; undefined for a good one. */
  refuse?: ((answer: string) => string | undefined) | undefined;
}

/** Repeats the question until the answer is valid. */
export type Ask = (question: Asked) => Promise<string>;

type Write = (code: QuestionCode, values?: object) => string;

/** Questions to the user, in their language. */
export interface Questioning {
  ask: Ask;
  /** The code of that language. */
  code: string;
  write: Write;
  nameOf(key: string, value: string): string;
  /** Audience of each look. */
  looks?: Readonly<Record<string, string>>;
}

/** Facts that a terminal can ask for: nobody sees a colour or a picture there. */
type AskedKey = Exclude<keyof ArtistFacts, 'accent' | 'picture'>;

type QuestionCode =
  | `ask-${AskedKey | 'folder'}`
  | 'nginx'
  | 'none'
  | 'no-address'
  | 'no-mail'
  | 'no-zone'
  | 'lower-case'
  | 'no-language'
  | 'twice';

interface Question {
  key: AskedKey;
  choices?: readonly string[];
  refuse?(answer: string, write: Write): string | undefined;
  tidy?(answer: string): string;
  /** Parses an answer that is not a text. */
  read?(answer: string): ArtistFacts[keyof ArtistFacts];
  /** A default that fits what has been answered. */
  fitting?(artist: ArtistFacts): Partial<ArtistFacts>;
}

const QUESTIONS: Question[] = [
  { key: 'name' },
  { key: 'kind', choices: ARTIST_KINDS },
  {
    key: 'languages',
    refuse: (answer, write) => refuseLanguages(listLanguageCodes(answer, TRANSLATIONS), write),
    read: listOthers,
  },
  { key: 'location' },
  { key: 'timezone', refuse: refuseZone, tidy: completeZone },
  { key: 'baseUrl', refuse: refuseUrl, tidy: completeUrl },
  { key: 'email', tidy: readMail, refuse: refuseMail },
  {
    key: 'style',
    choices: STYLES,
    fitting: ({ kind }) => ({ style: SUGGESTED_LOOKS[kind] ?? DEFAULT_LOOK }),
  },
  { key: 'look', choices: GROUNDS },
  { key: 'host', choices: HOSTS },
];

/** Returns undefined for English alone, the language of a site that names none. */
function listOthers(answer: string): string[] | undefined {
  const codes = listLanguageCodes(answer, TRANSLATIONS);
  return codes.join() === 'en' ? undefined : codes;
}

/** The language of those who are asked, if pages can be in it. */
function languageFor(code: string): string {
  return TRANSLATIONS.includes(code) ? code : 'en';
}

function refuseUrl(answer: string, write: Write): string | undefined {
  return webUrl.safeParse(answer).success ? undefined : write('no-address');
}

export function refuseMail(answer: string, write: Write): string | undefined {
  return email.safeParse(answer).success ? undefined : write('no-mail');
}

/** `Leipzig, Germany` is `Europe/Berlin`. */
export function completeZone(answer: string): string {
  return isTimeZone(answer) ? answer : (zoneOf(answer) ?? answer);
}

export function refuseZone(answer: string, write: Write): string | undefined {
  return isTimeZone(answer) ? undefined : write('no-zone');
}

/** Checks the languages of a new site. @returns a message if they cannot be used */
export function refuseLanguages(codes: readonly string[], write: Write): string | undefined {
  const code = codes.find(
    (each) => !isLanguageCode(each) || !TRANSLATIONS.includes(each.split('-', 1).join()),
  );
  const meant = code && TRANSLATIONS.find((each) => each === code.toLowerCase());
  if (meant) return write('lower-case', { code, meant });
  if (code !== undefined) return write('no-language', { code, known: TRANSLATIONS });
  const twice = codes.find((each, index) => codes.indexOf(each) !== index);
  return twice && write('twice', { code: twice });
}

/** Checks the name of a look. @returns a message if there is none of that name */
export function refuseStyle(name: string): string | undefined {
  const known: readonly string[] = STYLES;
  if (known.includes(name)) return undefined;
  return `There is no look "${name}". ${suggest(name, known, `It must be one of these: ${known.join(', ')}.`)}`;
}

/**
 * Completes what was given by what is answered; an empty answer takes the default.
 * @param defaults the time zone is that of this computer: used if the place has none and there is a terminal
 * @param questioning undefined without a terminal
 */
export async function completeArtist(
  given: Partial<ArtistFacts>,
  { timezone, ...defaults }: Omit<ArtistFacts, 'timezone'> & { timezone: string },
  questioning: Questioning | undefined,
): Promise<ArtistFacts> {
  const artist: ArtistFacts = { ...defaults, ...given };
  const asked = QUESTIONS.filter(({ key }) => given[key] === undefined);
  for (const each of QUESTIONS) {
    const { key, choices, refuse, tidy = String, read } = each;
    if (key === 'timezone') artist.timezone ??= zoneOf(artist.location ?? '') ?? (questioning && timezone);
    if (!questioning || !asked.includes(each)) continue;
    const { ask, code, write, looks = {} } = questioning;
    Object.assign(artist, each.fitting?.(artist));
    const answer = await ask({
      words: `${asked.indexOf(each) + 1}/${asked.length} ${write(`ask-${key}`)}`,
      known: String(artist[key] ?? (key === 'languages' ? languageFor(code) : '')),
      choices: choices?.map((value) => ({
        value,
        label: labelOf(key, value, questioning),
        about: looks[value],
      })),
      refuse: refuse && ((line) => refuse(tidy(line), write)),
    });
    const text = tidy(answer);
    // All other keys hold a text, and those with choices one of them.
    if (text) Object.assign(artist, { [key]: read ? read(text) : text });
  }
  return artist;
}

function labelOf(key: string, value: string, { write, nameOf }: Questioning): string {
  const host = HOSTS.find((name) => key === 'host' && name === value);
  if (host) return nameHost(host, write);
  // In site.yaml, the ground is a part of the look.
  return nameOf(key === 'look' ? 'ground' : key, value);
}

/** A host as its makers write it, or in words. */
export function nameHost(host: Host, write: Write): string {
  return HOST_TABLE[host].title ?? write(host === 'nginx' ? 'nginx' : 'none');
}

/** `night-owl` is Night Owl. */
export function nameOf(folder: string): string {
  const words = folder.split(/[-_.\s]+/).filter(Boolean);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return /\p{L}/u.test(name) ? name : 'Artist Name';
}
