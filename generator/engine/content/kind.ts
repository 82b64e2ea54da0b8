/** A row of the table of kinds, and the two ways to write one. */
import type { z } from 'zod';

export interface KindRow<Key extends string = string> {
  /** Files in the content folder. `releases/*.md` is any number of files, each named by its slug. */
  files: readonly string[];
  /** The name of its JSON Schema, without ending. */
  schemaFile: string;
  /** Name in a sentence: `a release`. */
  noun: string;
  /** Purpose, and the use of the text below the keys. Markdown. */
  about: string;
  /** The address of its page, without the base path; `:slug` is replaced by the name of the file. */
  route?: string;
  /** A second, short address of the same page. */
  shortRoute?: string;
  /** The files that have that page; all of them if left out. */
  ownPage?: 'with a text';
  /** The address of the page that lists all of them. */
  listedOn?: string;
  /** The key of the title, of the date or year that orders the entries (the newest first), and of the picture. Without a date, the name orders them. */
  title?: Key;
  date?: Key;
  /** Entries stay hidden until their date. */
  waits?: true;
  picture?: Key;
  /** Lists the groups that other files name by their key or their `name`; `[]` is the file, by its slug. @param data as it is written */
  describes?: (data: unknown) => readonly (readonly (string | number)[])[];
  /** Name for `liner new`. */
  newName?: string;
  /** Prints the text below the keys too, always or where a key is true: its blocks are stored under the key `body`. */
  isPrinted?: true | Key;
  /** A note to the writer in place of a new file's text. */
  bodyNote?: string;
}

/** The schema is loaded when it is asked for: zod takes long to load, and a build whose cache holds all does without. */
export function kind<
  Schema extends z.ZodObject,
  const Given extends KindRow<keyof z.output<Schema> & string>,
>(schema: () => Promise<Schema>, row: Given): Given & { schema: () => Promise<Schema> } {
  return { ...row, schema };
}

/** A page of the site with a file of its own, in YAML or Markdown. Its schema has its name. */
export function page<Name extends string, Module extends Record<Name, z.ZodObject>>(
  name: Name,
  route: string,
  load: () => Promise<Module>,
  about: string,
) {
  const file = `pages/${name}.yaml`;
  const files = [file, `pages/${name}.md`] as const;
  const schema = async (): Promise<Module[Name]> => (await load())[name];
  return { files, schemaFile: `page-${name}`, noun: file, about, route, schema };
}
