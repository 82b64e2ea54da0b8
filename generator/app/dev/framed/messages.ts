/** Messages between a page of the preview and the studio around it. Both check the origin of the other one. */

/** A place in the data of a file: `['tracks', 0, 'title']`. */
type FieldPath = (string | number)[];

/** A text of a content file, or a paragraph or a line of one, as a page may show it: a link by its address, a picture by its name there. */
export interface Value {
  path: FieldPath;
  as: 'text' | 'link' | 'picture';
  text: string;
  /** Line in the file, from 1, of the text below the keys. */
  line?: number;
}

export interface ValuesOfFile {
  file: string;
  values: Value[];
}

/** A part of the page, by where its value is written. */
export interface Part {
  file: string;
  /** Empty for the text below the keys. */
  path: FieldPath;
  line?: number | undefined;
}

/** Other files that the page belongs to, by their paths. */
export interface PageFiles {
  /** The picture that apps show with a link to the page. */
  card?: string | undefined;
  feeds: string[];
  calendar?: string | undefined;
  documents: string[];
  links?: string | undefined;
}

export interface PageNews {
  path: string;
  title: string;
  translations: string[];
  links: string[];
  files: PageFiles;
}

export type FromPage =
  /** The page is there, or has changed. With the paths of its versions in other languages, and of its links. */
  | ({ type: 'page' } & PageNews)
  /** The page is loaded again: what it may load has changed, or its code. */
  | { type: 'reload' }
  /** A part was chosen. */
  | { type: 'part'; part: Part }
  /** A link to a page with an entry was chosen. */
  | { type: 'link'; path: string }
  /** The answer to `read`; without content, there is no such file. */
  | { type: 'file'; path: string; content?: Blob | undefined };

export type FromStudio =
  /** Texts that the page may show: those of its own entry first. */
  | { type: 'values'; files: ValuesOfFile[]; routes: string[] }
  /** Turns on choosing parts by click. */
  | { type: 'select'; isOn: boolean }
  | { type: 'show'; part?: Part | undefined }
  /** The page has another address. */
  | { type: 'move'; from: string; to: string }
  /** Asks for a file beside the page. */
  | { type: 'read'; path: string };
