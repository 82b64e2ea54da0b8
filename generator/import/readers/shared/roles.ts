/** Credits of a recording, as the site writes them, from names, roles and lines of credits. */
import { divideNames, joinOf } from '../../../engine/values/index.ts';
import type { Artists, NamedRole, PeopleFacts } from '../../catalogue.ts';
import { cleanLine } from './clean.ts';
import { known, some, someOf } from './data.ts';

/** Roles that have their own key. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['composer', 'composer'],
  ['arranger', 'arranger'],
  ['conductor', 'conductor'],
  ['orchestra', 'ensemble'],
  ['choir', 'ensemble'],
  ['ensemble', 'ensemble'],
]);

/** Spellings of roles in sources, in lower case; without a colon, roles that are written as they are. */
const ROLES = `
  Producer: produced, production, producer, producers, prod, prod., beat, beats, p
  Co-producer: co-produced, co-production, coproduced, co-producer
  Additional production: additional production, additional producer
  Executive producer: executive producer, executive-producer, executive production
  Mixing: mixed, mix, mixing, mixer, mixing engineer, mix engineer
  Mastering: mastered, master, mastering, mastering engineer, mastered for vinyl
  Lacquer cut: lacquer cut, cut, vinyl cut, lacquer
  Writer: written, writer, songwriter, songwriting, written-by, w, songs, song
  Composer: composed, composition, composer, music, composed-by, music-by
  Lyrics: lyrics, lyricist, words, text, lyrics-by, words-by, librettist
  Arranger: arranged, arrangement, arrangements, arranger, arranged-by
  Conductor: conducted, conductor
  Recording: recorded, recording, recording engineer, recorded-by, tracking
  Engineer: engineered, engineer, engineering, sound engineer
  Editing: edited, editing, editor, edited-by
  Programming: programmed, programming, programmed-by
  Artwork: artwork, cover, cover art, art, cover artwork, album art, artwork-by
  Illustration: illustrated, illustration, illustrations
  Design: designed, design, graphic design, graphics, layout, design-concept
  Art direction: art direction, art directed, creative direction
  Photography: photographed, photography, photo, photos, photographer, photography-by
  Booklet text: liner notes, booklet text, sleeve notes
  Remix: remix, remixed, remixer
  Vocals: vocals, vocal, voice, voices, sung, singer, singing, lead vocals
  Backing vocals: backing vocals, background vocals, bvs, harmony vocals
  Performer: performed, performer, played, performance
  Drums: drums, drum, drummer
  Bass: bass, bass guitar, electric bass, electric bass guitar
  Guitar: guitar, guitars
  Keyboards: keyboards, keyboard, keys
  Synthesizer: synthesizer, synthesizers, synth, synths
  Saxophone: saxophone, sax
  Double bass: double bass, upright bass, contrabass
  Percussion: percussion, percussions
  Acoustic guitar, Electric guitar, Classical guitar, Lead guitar, Rhythm guitar, Piano, Organ
  Rhodes, Accordion, Violin, Viola, Cello, Harp, Flute, Clarinet, Oboe, Bassoon, Trumpet, Trombone
  French horn, Horn, Tuba, Alto saxophone, Harmonica, Tenor saxophone, Baritone saxophone
  Soprano saxophone, Banjo, Mandolin, Ukulele, Oud, Qanun, Ney, Riq, Darbuka, Kora, Balafon, Djembe
  Sitar, Tabla, Saz, Vibraphone, Marimba, Strings, Brass, Choir, Orchestra, Turntables, Samples
  Loops
`;

const WRITTEN: ReadonlyMap<string, string> = new Map(
  ROLES.trim()
    .split(/\s*\n\s*/)
    .flatMap((row) => {
      const [role = '', written] = row.split(': ');
      const words = (written ?? role).split(', ');
      return words.map((word) => [word.toLowerCase(), written === undefined ? word : role] as const);
    }),
);

/** The role that a word means: `Mixing` of `mixed`. Undefined if it is none that is known. */
export function roleNamed(written: string): string | undefined {
  const word = written.toLowerCase().replace(/\s+/g, ' ').trim();
  return WRITTEN.get(word);
}

/** The roles that a line names, `written & produced`; undefined if one of them is not known. */
function rolesNamed(written: string): string[] | undefined {
  const whole = roleNamed(written);
  if (whole !== undefined) return [whole];
  const roles = written
    .split(/\s*(?:[,&+/]|\band\b)\s*/i)
    .filter(Boolean)
    .map(roleNamed);
  const found = roles.filter((role) => role !== undefined);
  return found.length > 0 && found.length === roles.length ? found : undefined;
}

/** Collects who did what; nobody is named twice for the same. */
export interface People {
  add(role: string, name: string): void;
  facts(): PeopleFacts;
}

export function openPeople(): People {
  const byRole = new Map<string, Set<string>>();
  const inKey = (key: string) =>
    [...byRole].flatMap(([role, names]) => (KEYS.get(role.toLowerCase()) === key ? [...names] : []));
  return {
    add: (written, name) => {
      const role = cleanLine(written);
      if (role) byRole.set(role, (byRole.get(role) ?? new Set()).add(name));
    },
    facts: () =>
      known<PeopleFacts>({
        credits: someOf(
          Object.fromEntries(
            [...byRole].flatMap(([role, names]) =>
              KEYS.has(role.toLowerCase()) ? [] : [[role, [...names]]],
            ),
          ),
        ),
        composer: some(inKey('composer')),
        arranger: some(inKey('arranger')),
        conductor: some(inKey('conductor')),
        ensemble: some(inKey('ensemble')),
      }),
  };
}

/** Reads joined names; the join before decides the role: in `A feat. B & C`, both are guests. @param parts with the join behind each */
export function readJoined(parts: readonly { name: string; join: string }[]): Artists | undefined {
  let role: NamedRole['role'] = 'main';
  const names = parts.map(({ name, join }): string | NamedRole => {
    const own = role;
    role = roleAfter(join, own);
    return own === 'main' ? name : { name, role: own };
  });
  return names.length > 0 ? names : undefined;
}

/** Guests after the first are joined by commas. */
function roleAfter(between: string, before: NamedRole['role']): NamedRole['role'] {
  const join = joinOf(between);
  if (join === 'featuring' || join === 'with') return join;
  return join === 'comma' || join === 'and' ? before : 'main';
}

/** `Mixed by Name`, `Cello and arrangement by Name`. */
const BY = /^(.{1,60}?)\s+by:?\s+(.+)$/i;
/** `Mastering: Name`, or the other way round, `Name: vocals, oud`, with a colon or a dash. */
const COLON = /^(.{1,60}?)\s*(?::|\s[-\u2013\u2014])\s+(.+)$/;
/** Words that begin with a capital letter, or with one of a script that has none. */
const NAME =
  /^(?:the |dj |de |von |van |el |al-)?[\p{Lu}\p{Lt}\p{Lo}][\p{L}\p{M}\p{N}.'’"“”-]*(?: [\p{L}\p{M}\p{N}.'’"“”-]+){0,4}$/u;
/** Words before a place or an exception: such a line has more than a role and a name. */
const PLACE = /\s(?:at|@|in|for|from|on|except|using|with)\s/i;

/** The heading of a track: what follows is about that track alone. */
const TRACK = /^(?:[A-H]{1,2}\d{0,2}|\d{1,2})(?:[.):]|\s+[-\u2013\u2014]|\s)\s*\S/;

/** Takes the lines that plainly say who did what. @returns the other lines, with empty ones as they are */
export function readCreditLines(text: string, people: People): string {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => TRACK.test(line.trim()) || /\(\d{1,2}[:.]\d\d\)/.test(line));
  const general = end === -1 ? lines : lines.slice(0, end);
  return general
    .filter((line) => !readLine(line.trim().replace(/\.$/, ''), people))
    .concat(lines.slice(general.length))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function readLine(line: string, people: People): boolean {
  const [, first, second] = BY.exec(line) ?? COLON.exec(line) ?? [];
  if (first === undefined || second === undefined) return false;
  return add(rolesNamed(first), namesIn(second), people) || add(rolesNamed(second), namesIn(first), people);
}

function add(roles: string[] | undefined, names: string[] | undefined, people: People): boolean {
  if (!roles || !names) return false;
  for (const role of roles) for (const name of names) people.add(role, name);
  return true;
}

function namesIn(written: string): string[] | undefined {
  const names = divideNames(written);
  return !PLACE.test(written) && names.every((name) => NAME.test(name)) ? names : undefined;
}
