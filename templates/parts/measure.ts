/** Widths of letters in em: Archivo at weight 800 and width 125 %, rounded up by class. */
const CLASSES: [RegExp, number][] = [
  [/[ijlI.,:;'’!|()[\]-]/, 0.4],
  [/[frt]/, 0.52],
  [/[mwMW@%]/, 1.2],
  [/[GHNOQX&]/, 1],
  [/[a-z0-9]/, 0.79],
  [/[A-Z]/, 0.93],
];

/** Letters that the font does not have. */
const OTHER = 1;

/** How wide a word is at most, in em of the wide cut. */
export function measureWord(word: string): number {
  return [...word].reduce((width, letter) => width + measureLetter(letter), 0);
}

function measureLetter(letter: string): number {
  return CLASSES.find(([pattern]) => pattern.test(letter))?.[1] ?? OTHER;
}
