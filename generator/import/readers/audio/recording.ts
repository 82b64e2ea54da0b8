/** A recording with its tags by common names, its letters as they were meant. */
import { repairUtf8 } from '../../sources/damage.ts';
import { folderOf, type SourceFile, stemOf } from '../../sources/files.ts';
import { cleanTag, isTooLong } from '../shared/clean.ts';
import { groupBy } from '../shared/data.ts';
import type { Chapter } from './chapters.ts';
import { findCharset, isOdd, repair } from './charset.ts';
import { type Field, fieldOf, roleOf } from './fields.ts';
import type { RawFormat, RawRecording, RawTag } from './raw.ts';

export interface Recording {
  readonly file: SourceFile;
  readonly format: RawFormat;
  readonly chapters: readonly Chapter[];
  readonly picture: RawRecording['picture'];
  /** The folder that it is in, as messages name it. */
  readonly folder: string;
  /** Its name without the ending. */
  readonly stem: string;
  readonly tags: Tags;
  /** Roles and names of the lists of people that ID3v2 has. */
  readonly people: readonly (readonly [role: string, name: string])[];
  /** Tags without a common name. */
  readonly rest: readonly RawTag[];
  /** The charset that its letters were in, if they had been read in another one. */
  readonly repaired: string | undefined;
  /** Whether its letters look wrong, and it is not known which they are. */
  readonly isOdd: boolean;
}

/** Values of tags by their common names, as the file has them. */
export class Tags {
  readonly #values: ReadonlyMap<Field, readonly string[]>;

  constructor(values: ReadonlyMap<Field, readonly string[]>) {
    this.#values = values;
  }

  /** Texts that are too long for what they are. */
  tooLong(): string[] {
    return [...this.#values].flatMap(([field, values]) =>
      field === 'lyrics' ? [] : values.filter(isTooLong),
    );
  }

  /** A value with its lines. */
  raw(field: Field): string | undefined {
    return this.#values.get(field)?.[0];
  }

  /** A line of text. */
  first(field: Field): string | undefined {
    return this.all(field)[0];
  }

  /** Lines of text without repetitions. */
  all(field: Field): string[] {
    const lines = (this.#values.get(field) ?? []).map(cleanTag);
    return [...new Set(lines.filter((line) => line !== undefined))];
  }
}

/** Fields that ID3v2.3 has as one text in which `/` may be a part of a name: `AC/DC`. */
const WHOLE: ReadonlySet<Field> = new Set([
  'title',
  'artist',
  'albumArtist',
  'album',
  'work',
  'movement',
  'label',
]);

/** Recordings with their letters as they were meant: those of a folder were written by the same program. */
export function makeRecordings(raws: readonly RawRecording[]): Recording[] {
  const folders = groupBy(raws, ({ file }) => folderOf(file.name));
  const charsets = new Map(
    [...folders].map(([folder, files]) => [folder, findCharset(listOdd(files))] as const),
  );
  return raws.map((raw) => makeRecording(raw, charsets.get(folderOf(raw.file.name))));
}

function listOdd(files: readonly RawRecording[]): string[] {
  const texts = files.flatMap(({ tags }) =>
    tags.flatMap((tag) => (isShown(tag) ? [repairUtf8(tag.value)] : [])),
  );
  return [...new Set(texts)].filter(isOdd);
}

/** Titles and names, not comments of programs. */
function isShown({ id }: RawTag): boolean {
  const field = fieldOf(id);
  return field !== undefined && field !== 'copyright';
}

function makeRecording(raw: RawRecording, charset: string | undefined): Recording {
  let repaired: string | undefined;
  let odd = false;
  const tags = raw.tags.map((tag) => {
    const value = repairUtf8(tag.value);
    if (!isOdd(value)) return { ...tag, value };
    if (charset === undefined) {
      odd ||= isShown(tag);
      return { ...tag, value };
    }
    repaired = charset;
    return { ...tag, value: repair(value, charset) };
  });
  const { name } = raw.file;
  return {
    ...raw,
    folder: folderOf(name),
    stem: stemOf(name),
    tags: new Tags(groupByField(tags)),
    people: tags.flatMap(({ id, value }) => {
      const role = cleanTag(roleOf(id) ?? '');
      const person = cleanTag(value);
      return role && person ? [[role, person] as const] : [];
    }),
    rest: tags.filter(({ id }) => fieldOf(id) === undefined && roleOf(id) === undefined),
    repaired,
    isOdd: odd,
  };
}

/** Of each field, what the best kind of tags says: they are in that order. */
function groupByField(tags: readonly RawTag[]): Map<Field, string[]> {
  const found = new Map<Field, { family: string; values: string[] }>();
  for (const { id, family, value } of tags) {
    const field = fieldOf(id);
    if (field === undefined || value.trim() === '') continue;
    const known = found.get(field) ?? { family, values: [] };
    if (known.family === family) known.values.push(value);
    found.set(field, known);
  }
  return new Map(
    [...found].map(([field, { family, values }]) => {
      const isSplit = family === 'ID3v2.3' && WHOLE.has(field) && values.length > 1;
      return [field, isSplit ? [values.join('/')] : values];
    }),
  );
}
