/** What recordings say beyond the keys of the site, once for each kind. */
import { count } from '../../../engine/lib/text.ts';
import type { LeftOver } from '../../catalogue.ts';
import { baseName, type SourceFile } from '../../sources/files.ts';
import { cleanTag } from '../shared/clean.ts';
import { isOfMachines, nameOf } from './fields.ts';
import type { Recording } from './recording.ts';

const SOURCE = 'audio';
const LONGEST = 200;

/** Names of tags that are not words. */
const WORDS: readonly (readonly [words: string, names: string])[] = [
  ['Comment', 'COMM COM COMMENT ©CMT ICMT ANNO'],
  ['Encoded by', 'TENC TEN ENCODEDBY ENCODED-BY'],
  ['Encoder', '©TOO TSSE TSS ENCODER ENCODERSETTINGS ISFT'],
  ['Grouping', 'TIT1 TT1 GRP1 ©GRP'],
  ['Subtitle', 'TIT3'],
  ['Title of the disc', 'TSST DISCSUBTITLE'],
  ['Medium', 'TMED'],
  ['Rating', 'POPM'],
  ['Address', 'WXXX'],
  ['Address of the artist', 'WOAR'],
  ['Original artist', 'TOPE'],
  ['Description', 'TDES DESC'],
];

const SORTING =
  /^(?:TSO[AP2CT]|SO(?:AL|AR|AA|NM|CO)|(?:album|artist|title|albumartist|composer)sort(?:order)?)$/i;
const DATABASES = /^(?:musicbrainz|acoustid|discogs|musicip|musicmagic|asin$|amazon|spotify|deezer|ufid)/i;

export function listLeft(recordings: readonly Recording[]): LeftOver[] {
  const found = new Map<string, LeftOver>();
  for (const { rest, file } of recordings) {
    for (const { id, value } of rest) {
      const what = describe(nameOf(id));
      const example = isOfMachines(id) ? nameOf(id) : cleanTag(value.slice(0, LONGEST));
      if (!what || !example || found.has(what)) continue;
      found.set(what, { what, example, origin: { source: SOURCE, place: file.name } });
    }
  }
  return [...found.values()];
}

function describe(name: string): string | undefined {
  if (isOfMachines(name)) return 'Loudness and other data of players';
  if (SORTING.test(name)) return 'Names for sorting';
  if (DATABASES.test(name.replace(/[\s_]/g, ''))) return 'Ids of databases';
  const known = WORDS.find(([, names]) => names.split(' ').includes(name.toUpperCase()))?.[0];
  const isWord = /^[A-Z]{5,}(?:[ _][A-Z]+)*$/.test(name);
  return known ?? cleanTag(isWord ? name.charAt(0) + name.slice(1).toLowerCase() : name.slice(0, 80));
}

/** Files of one kind that are not taken. */
export function leftFiles(files: readonly SourceFile[], one: string, several: string): LeftOver[] {
  const [first] = files;
  if (!first) return [];
  const what = files.length === 1 ? one : `${files.length} ${several}`;
  return [
    {
      what,
      example: baseName(first.name),
      origin: { source: SOURCE, place: first.name },
    },
  ];
}

/** What is not by the artist of the site. */
export function leftByOthers(
  recordings: readonly { by: string; title: string; file: SourceFile }[],
): LeftOver[] {
  const [first] = recordings;
  if (!first) return [];
  return [
    {
      what: `${count(recordings.length, 'recording')} by others`,
      example: `${first.by} – ${first.title}`,
      origin: { source: SOURCE, place: first.file.name },
    },
  ];
}
