/** Tags and files that the site has no key for, once for each kind. */
import { count } from '../../../engine/lib/text.ts';
import type { LeftOver } from '../../catalogue.ts';
import { baseName, type SourceFile } from '../../sources/files.ts';
import { cleanTag } from '../shared/clean.ts';
import { nameOf, type Recording } from './recording.ts';

const SOURCE = 'audio';
const LONGEST = 200;

const WORDS: Readonly<Record<string, string>> = {
  ...{
    COMM: 'Comment',
    COM: 'Comment',
    '©CMT': 'Comment',
    ICMT: 'Comment',
    ANNO: 'Comment',
    TIT1: 'Grouping',
  },
  ...{ GRP1: 'Grouping', '©GRP': 'Grouping', TIT3: 'Subtitle', TSST: 'Title of the disc', TMED: 'Medium' },
  ...{ WXXX: 'Address', WOAR: 'Address of the artist', TOPE: 'Original artist', TDES: 'Description' },
};

export function listLeft(recordings: readonly Recording[]): LeftOver[] {
  const found = new Map<string, LeftOver>();
  for (const { rest, file } of recordings)
    for (const { id, value } of rest) {
      const name = nameOf(id);
      const isWord = /^[A-Z]{5,}(?:[ _][A-Z]+)*$/.test(name);
      const plain = isWord ? name.charAt(0) + name.slice(1).toLowerCase() : name.slice(0, 80);
      const [what, example] = [
        WORDS[name.toUpperCase()] ?? cleanTag(plain),
        cleanTag(value.slice(0, LONGEST)),
      ];
      if (what && example && !found.has(what))
        found.set(what, { what, example, origin: { source: SOURCE, place: file.name } });
    }
  return [...found.values()];
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
