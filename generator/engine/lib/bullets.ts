/** Bullets of word processors, for a class of a regular expression; the last two are those of Word's symbol fonts. */
export const BULLETS = '\u2022\u00b7\u2023\u25aa\u25ab\u25cf\u25cb\u25e6\u25a0\u2043\uf0b7\uf0a7';
