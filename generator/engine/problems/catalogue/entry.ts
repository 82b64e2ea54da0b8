/** Entries of lists that do not begin as they should. */

/** The first line of an entry, with the hyphen that it lacks; the wrong line itself, or the one above. */
export interface MissingHyphen {
  line: string;
  isAbove: boolean;
}

/** The first line of an entry, from its hyphen on, that is in a comment; and the spaces that belong before it. */
export interface NotedEntry {
  line: string;
  spaces: number;
}
