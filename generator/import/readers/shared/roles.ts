/** What people did on a recording, as the site writes it. */
import type { CreditFacts } from '../../catalogue.ts';
import { some, someOf } from './data.ts';

/** Roles that have their own key. */
const KEYS: ReadonlyMap<string, string> = new Map([
  ['composer', 'composer'],
  ['arranger', 'arranger'],
  ['conductor', 'conductor'],
  ['orchestra', 'ensemble'],
  ['choir', 'ensemble'],
  ['ensemble', 'ensemble'],
]);

/** What sources write for a role, in lower case. */
const WRITTEN: Readonly<Record<string, string>> = {
  ...same(
    'Producer',
    'produced',
    'production',
    'producer',
    'producers',
    'prod',
    'prod.',
    'beat',
    'beats',
    'p',
  ),
  ...same('Co-producer', 'co-produced', 'co-production', 'coproduced', 'co-producer'),
  ...same('Additional production', 'additional production', 'additional producer'),
  ...same('Executive producer', 'executive producer', 'executive-producer', 'executive production'),
  ...same('Mixing', 'mixed', 'mix', 'mixing', 'mixer', 'mixing engineer', 'mix engineer'),
  ...same('Mastering', 'mastered', 'master', 'mastering', 'mastering engineer', 'mastered for vinyl'),
  ...same('Lacquer cut', 'lacquer cut', 'cut', 'vinyl cut', 'lacquer'),
  ...same('Writer', 'written', 'writer', 'songwriter', 'songwriting', 'written-by', 'w', 'songs', 'song'),
  ...same('Composer', 'composed', 'composition', 'composer', 'music', 'composed-by', 'music-by'),
  ...same('Lyrics', 'lyrics', 'lyricist', 'words', 'text', 'lyrics-by', 'words-by', 'librettist'),
  ...same('Arranger', 'arranged', 'arrangement', 'arrangements', 'arranger', 'arranged-by'),
  ...same('Conductor', 'conducted', 'conductor'),
  ...same('Recording', 'recorded', 'recording', 'recording engineer', 'recorded-by', 'tracking'),
  ...same('Engineer', 'engineered', 'engineer', 'engineering', 'sound engineer'),
  ...same('Editing', 'edited', 'editing', 'editor', 'edited-by'),
  ...same('Programming', 'programmed', 'programming', 'programmed-by'),
  ...same('Artwork', 'artwork', 'cover', 'cover art', 'art', 'cover artwork', 'album art', 'artwork-by'),
  ...same('Illustration', 'illustrated', 'illustration', 'illustrations'),
  ...same('Design', 'designed', 'design', 'graphic design', 'graphics', 'layout', 'design-concept'),
  ...same('Art direction', 'art direction', 'art directed', 'creative direction'),
  ...same('Photography', 'photographed', 'photography', 'photo', 'photos', 'photographer', 'photography-by'),
  ...same('Booklet text', 'liner notes', 'booklet text', 'sleeve notes'),
  ...same('Remix', 'remix', 'remixed', 'remixer'),
  ...same('Vocals', 'vocals', 'vocal', 'voice', 'voices', 'sung', 'singer', 'singing', 'lead vocals'),
  ...same('Backing vocals', 'backing vocals', 'background vocals', 'bvs', 'harmony vocals'),
  ...same('Performer', 'performed', 'performer', 'played', 'performance'),
  ...same('Drums', 'drums', 'drum', 'drummer'),
  ...same('Bass', 'bass', 'bass guitar', 'electric bass', 'electric bass guitar'),
  ...same('Guitar', 'guitar', 'guitars'),
  ...same('Keyboards', 'keyboards', 'keyboard', 'keys'),
  ...same('Synthesizer', 'synthesizer', 'synthesizers', 'synth', 'synths'),
  ...same('Saxophone', 'saxophone', 'sax'),
  ...same('Double bass', 'double bass', 'upright bass', 'contrabass'),
  ...same('Percussion', 'percussion', 'percussions'),
  ...itself(
    'Acoustic guitar',
    'Electric guitar',
    'Classical guitar',
    'Lead guitar',
    'Rhythm guitar',
    'Piano',
  ),
  ...itself('Organ', 'Rhodes', 'Accordion', 'Violin', 'Viola', 'Cello', 'Harp', 'Flute', 'Clarinet', 'Oboe'),
  ...itself('Bassoon', 'Trumpet', 'Trombone', 'French horn', 'Horn', 'Tuba', 'Alto saxophone', 'Harmonica'),
  ...itself('Tenor saxophone', 'Baritone saxophone', 'Soprano saxophone', 'Banjo', 'Mandolin', 'Ukulele'),
  ...itself('Oud', 'Qanun', 'Ney', 'Riq', 'Darbuka', 'Kora', 'Balafon', 'Djembe', 'Sitar', 'Tabla', 'Saz'),
  ...itself(
    'Vibraphone',
    'Marimba',
    'Strings',
    'Brass',
    'Choir',
    'Orchestra',
    'Turntables',
    'Samples',
    'Loops',
  ),
};

function same(role: string, ...written: string[]): Record<string, string> {
  return Object.fromEntries(written.map((word) => [word, role]));
}

function itself(...roles: string[]): Record<string, string> {
  return Object.fromEntries(roles.map((role) => [role.toLowerCase(), role]));
}

/** The role that a word means: `Mixing` of `mixed`. Undefined if it is none that is known. */
export function roleNamed(written: string): string | undefined {
  const word = written.toLowerCase().replace(/\s+/g, ' ').trim();
  return Object.hasOwn(WRITTEN, word) ? WRITTEN[word] : undefined;
}

/** The roles that a line names, `written & produced`; undefined if one of them is not known. */
export function rolesNamed(written: string): string[] | undefined {
  const whole = roleNamed(written);
  if (whole !== undefined) return [whole];
  const roles = written
    .split(/\s*(?:[,&+/]|\band\b)\s*/i)
    .filter(Boolean)
    .map(roleNamed);
  const found = roles.filter((role) => role !== undefined);
  return found.length > 0 && found.length === roles.length ? found : undefined;
}

interface PeopleFacts {
  readonly credits?: CreditFacts | undefined;
  readonly composer?: readonly string[] | undefined;
  readonly arranger?: readonly string[] | undefined;
  readonly conductor?: readonly string[] | undefined;
  readonly ensemble?: readonly string[] | undefined;
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
    add: (role, name) => byRole.set(role, (byRole.get(role) ?? new Set()).add(name)),
    facts: () => ({
      credits: someOf(
        Object.fromEntries(
          [...byRole].flatMap(([role, names]) => (KEYS.has(role.toLowerCase()) ? [] : [[role, [...names]]])),
        ),
      ),
      composer: some(inKey('composer')),
      arranger: some(inKey('arranger')),
      conductor: some(inKey('conductor')),
      ensemble: some(inKey('ensemble')),
    }),
  };
}
