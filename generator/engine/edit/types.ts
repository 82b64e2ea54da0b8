/** Changes of a file, and what comes of them. */

/** A place in a file: keys of maps, indices of lists; `[]` is the whole of it. Empty entries of lists count. */
export type Path = readonly (string | number)[];

/** A value that YAML of content files can contain. */
export type Value = string | number | boolean | null | readonly Value[] | { readonly [key: string]: Value };

export type Change =
  /** The value at the path. Keys that are missing are added, those above it too. */
  | { readonly kind: 'set'; readonly value: Value }
  /** Removes the key or the item at the path. */
  | { readonly kind: 'remove' }
  /** A new item before the one at the path, whose last step is a number; at the end, if there is none. A list that is missing is added. */
  | { readonly kind: 'insert'; readonly value: Value }
  /** Moves the item at the path to another index of its list. */
  | { readonly kind: 'move'; readonly to: number };

/** The reason why a file was left as it is. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence, for the person who made the change. */
  readonly message: string;
}

export type RefusalCode =
  /** The file has errors, which its check reports. */
  | 'errors'
  /** An anchor, an alias, a merge key or a tag. */
  | 'reference'
  /** The path leads nowhere. */
  | 'place'
  /** The result would not contain what was meant. */
  | 'result';

export type Edited =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: Refusal };

/** The keys of the map at a path, in the order in which they are written; undefined if unknown. */
export type Order = (path: Path) => readonly string[] | undefined;

/** The style of a file, for additions that look like the rest. */
export interface Style {
  readonly newline: string;
  /** True if all texts get double quotes, with which nothing around them changes what they are read as. */
  readonly isCautious: boolean;
  /** Spaces that a map is indented by below its key, and a list. */
  readonly step: number;
  readonly listStep: number;
  readonly quote: 'single' | 'double';
  /** Between braces and what is in them. */
  readonly padding: string;
}
