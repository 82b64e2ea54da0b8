/** A place in the data of a file: `['tracks', 0, 'title']`. */
export type FieldPath = (string | number)[];
