/** What people did on a recording, as the site writes it. */
import type { CreditFacts } from '../../catalogue.ts';
import { cleanLine } from './clean.ts';
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

/** What sources write for a role, in lower case; without a colon, roles that are written as they are. */
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
    add: (written, name) => {
      const role = cleanLine(written);
      if (role) byRole.set(role, (byRole.get(role) ?? new Set()).add(name));
    },
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
