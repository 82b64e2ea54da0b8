/** What loading hands on: source files in, validated entries out. */
import type { Data, ListKind, PageName } from '../kinds.ts';
import type { Position } from '../problems/index.ts';

/** A file as it was read. `file` is relative to the working directory, with forward slashes. */
export interface SourceFile {
  file: string;
  /** Relative to the content folder: `releases/match-weddy.md`. */
  path: string;
  text: string;
}

/** A place in the data of a file: `['tracks', 0, 'title']`; `[]` is the whole of it. */
export type DataPath = readonly (string | number)[];

/** A part of a Markdown body: an H2 and what follows it, up to the next one. */
export interface BodySection {
  /** The heading as an anchor: `story-concept`. */
  id: string;
  title: string;
  html: string;
}

/** A link found in Markdown, with its place in the file. */
export interface BodyLink {
  url: string;
  at: Position;
}

/** A rendered Markdown body. All HTML is escaped or made by us, and safe to place in a page. */
export interface Body {
  /** The whole body. */
  html: string;
  /** What stands before the first H2. */
  intro: string;
  sections: BodySection[];
  links: BodyLink[];
  words: number;
}

/** A validated content file. */
export interface Entry<Data> {
  file: string;
  /** The file's name without its ending. */
  slug: string;
  data: Data;
  body: Body;
  /** Where a value stands in the file; the nearest parent where it is missing. */
  at(path: DataPath): Position;
}

/** Everything the artist has written, sorted by slug. Drafts are left out unless asked for. */
export type Content = { site: Entry<Data<'site'>> } & { [K in ListKind]: Entry<Data<K>>[] } & {
  pages: { [Name in PageName]?: Entry<Data<`pages/${Name}`>> };
};
