/** The few questions that a new site begins with. */
import { email, webUrl } from '../content/schema/values/index.ts';
import { isTimeZone } from '../lib/time-zone.ts';
import type { ArtistFacts } from './artist.ts';

/** Asks for a line; `again` says what was wrong with the last one. */
export type Ask = (question: string, again?: string) => Promise<string>;

interface Question {
  key: keyof ArtistFacts;
  words: string;
  /** The reason to refuse an answer; undefined for a good one. */
  refuse(answer: string): string | undefined;
}

const QUESTIONS: Question[] = [
  { key: 'name', words: 'The name of the artist', refuse: () => undefined },
  { key: 'baseUrl', words: 'The address of the site', refuse: refuseUrl },
  { key: 'location', words: 'Where the artist is based (optional)', refuse: () => undefined },
  { key: 'timezone', words: 'The time zone that releases come out in', refuse: refuseZone },
  { key: 'email', words: 'An email address for visitors (optional)', refuse: refuseMail },
];

/** Undefined where it may be the address of a site. */
function refuseUrl(answer: string): string | undefined {
  return webUrl.safeParse(answer).success ? undefined : 'It must be a web address that starts with https://.';
}

export function refuseMail(answer: string): string | undefined {
  return email.safeParse(answer).success
    ? undefined
    : 'It must be an email address such as hello@example.com.';
}

function refuseZone(answer: string): string | undefined {
  return isTimeZone(answer) ? undefined : 'It must be a time zone such as Europe/Lisbon.';
}

/**
 * Completes what was given by what is answered; an empty answer takes the default.
 *
 * @param defaults the time zone is that of this computer, and means nothing where nobody is asked
 * @param ask undefined without a terminal
 */
export async function completeArtist(
  given: Partial<ArtistFacts>,
  { timezone, ...defaults }: Pick<ArtistFacts, 'name' | 'baseUrl' | 'timezone'>,
  ask: Ask | undefined,
): Promise<ArtistFacts> {
  const artist: ArtistFacts = { ...defaults, ...given };
  if (!ask) return artist;
  artist.timezone ??= timezone;
  for (const { key, words, refuse } of QUESTIONS) {
    if (given[key] !== undefined) continue;
    const standard = artist[key];
    const question = `${words}${standard ? ` [${standard}]` : ''}: `;
    let answer = (await ask(question)).trim();
    for (let fault = answer && refuse(answer); fault; fault = answer && refuse(answer)) {
      answer = (await ask(question, fault)).trim();
    }
    if (answer) artist[key] = answer;
  }
  return artist;
}

/** `night-owl` is Night Owl. */
export function nameOf(folder: string): string {
  const words = folder.split(/[-_.\s]+/).filter(Boolean);
  const name = words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' ');
  return /\p{L}/u.test(name) ? name : 'Artist Name';
}
