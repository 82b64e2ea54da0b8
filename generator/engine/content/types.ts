/** The values that the first steps return: source files, entries, the content. All of them are JSON. */

import type { z } from 'zod';
import type { Data, Kind, ListKind, PageName } from './grammar.ts';
import type { DirectiveName, Directives } from './vocabulary.ts';

export interface SourceFile {
  /** Relative to the working directory, with forward slashes. */
  file: string;
  /** Relative to the content folder: `releases/new-song.md`. */
  path: string;
  kind: Kind;
  slug: string;
  text: string;
  /** Language code in the name of a translation: `ar` of `new-song.ar.md`, whose slug is `new-song`. */
  language?: string;
}

/** A place in the data of a file: `['tracks', 0, 'title']`; `[]` is the whole of it. */
export type DataPath = readonly (string | number)[];

/**
 * Position of each value of a file, by its path: `{'tracks/0/title': [12, 5]}`; line and column count from 1. Keys in notes are by
 * `notedKey`.
 */
export type Places = Record<string, [line: number, column: number]>;

export interface TextPicture {
  /** Path below the assets folder. */
  file: string;
  /** Empty for one that is mere decoration. */
  alt: string;
  /** May be empty. */
  caption: string;
}

/** The contents of directives besides their attributes: lines or brackets. */
interface Contents {
  nothing: unknown;
  label: { label: string };
  text: { html: string };
  pictures: { pictures: TextPicture[] };
}

/** zod infers an index signature for a group without keys. */
type Attributes<Given> = string extends keyof Given ? unknown : Given;

type InsertOf = {
  [Name in DirectiveName]: { name: Name } & Attributes<z.output<Directives[Name]['attributes']>> &
    Contents[Directives[Name]['takes']];
} & { picture: { name: 'picture' } & TextPicture };

/** A picture or a directive of a text, with its place in the file. Pages show it by means of the whole site. */
export type Insert = InsertOf[keyof InsertOf] & { line: number; column: number };

/** A Markdown text: runs of HTML, and what is between them. */
export type RichText = (string | Insert)[];

/** A part of a Markdown body: an H2 and what follows it, up to the next one. */
export interface BodySection {
  /** The heading as an anchor: `story-concept`. */
  id: string;
  title: string;
  text: RichText;
}

/** A Markdown body. Like all HTML of an entry, it is escaped or made by Liner, and safe to place in a page. */
export interface Body {
  /** The text before the first H2. */
  intro: RichText;
  sections: BodySection[];
  words: number;
}

/** An address that an entry publishes, as written (with its placeholders filled), and its place in the file. */
export interface EntryLink {
  url: string;
  line: number;
  column: number;
  /** The file of that place, if it is not that of the entry. */
  writtenIn?: string;
}

/** A picture that an entry names, below the assets folder, and its place in the file. */
export interface EntryPicture {
  file: string;
  /** CSS position: `40% 20%`. */
  focus?: string | undefined;
  /** As `formatCrop` writes it. */
  crop?: string | undefined;
  line: number;
  column: number;
  /** True for a picture within a text, which has no placeholder. */
  isInText?: boolean;
  /** The file of that place, if it is not that of the entry. */
  writtenIn?: string;
}

/** A run of words in one style. */
export interface Span {
  text: string;
  strong: boolean;
  emphasis: boolean;
  /** The address of a link that ends with these words. */
  url?: string;
}

/** A block of a Markdown text for PDF. */
export interface Block {
  kind: 'heading' | 'paragraph' | 'item';
  /** The marker of an item: `–`, or its number. */
  marker: string;
  /** Nesting depth within other lists, from 0. */
  level: number;
  spans: Span[];
}

export interface Entry<Data> {
  kind: Kind;
  file: string;
  slug: string;
  /** Checked against the schema of its kind, placeholders filled, defaults applied. */
  data: Data;
  /** Body of a file that has one; pages written as .md have their text among the data. */
  body: Body;
  /** The Markdown texts of the data as HTML, by their paths: `bios/short`. */
  html: Record<string, string>;
  /** Data texts that may contain pictures and directives. */
  texts: Record<string, RichText>;
  /** Data texts that are printed as well. */
  blocks: Record<string, Block[]>;
  places: Places;
  links: EntryLink[];
  pictures: EntryPicture[];
  /** Entries in other languages, by code; missing if equal. */
  translations?: Record<string, Entry<Data>>;
  /** Translated parts of an entry in another language, by `pathKey`, and `body`; all others are of the default. */
  translated?: string[];
  /** The file of the body, if it has one of its own. */
  bodyFile?: string;
}

/** An entry that the site does not have, or not yet. */
export interface HiddenEntry {
  /** Only people whom a private one names have a page of it. */
  why: 'draft' | 'private' | 'waits';
  /** Path in the content folder: `news/new-song.md`. */
  path: string;
  entry: Entry<object>;
  /** The day that it waits for. */
  until?: string | undefined;
}

/** Everything the artist has written, sorted by slug. Drafts, and what waits for its day, are left out unless asked for. */
export type Content = { site: Entry<Data<'site'>> } & { [K in ListKind]: Entry<Data<K>>[] } & {
  pages: { [Name in PageName]?: Entry<Data<`pages/${Name}`>> };
};
