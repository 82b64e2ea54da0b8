/** Widths of words in the two display faces, before anything is drawn. All are in em. */

export type Face = 'blackletter' | 'capitals';

/** Grenze Gotisch 700 and League Gothic, in hundredths of an em: a to z, A to Z, 0 to 9. The second sets all letters as capitals. */
const ADVANCES: Record<Face, [letters: string, hundredths: number[]][]> = {
  blackletter: [
    ['abcdefghijklm', [45, 47, 37, 47, 42, 29, 45, 47, 25, 24, 47, 25, 72]],
    ['nopqrstuvwxyz', [50, 48, 48, 47, 35, 38, 32, 49, 43, 67, 45, 44, 41]],
    ['ABCDEFGHIJKLM', [62, 58, 47, 60, 55, 52, 54, 63, 38, 39, 60, 48, 91]],
    ['NOPQRSTUVWXYZ', [62, 57, 56, 57, 62, 55, 48, 62, 54, 74, 51, 51, 57]],
    ['0123456789', [50, 37, 44, 40, 48, 39, 46, 43, 45, 46]],
  ],
  capitals: [
    ['ABCDEFGHIJKLM', [39, 36, 36, 37, 33, 30, 36, 38, 19, 21, 38, 29, 48]],
    ['NOPQRSTUVWXYZ', [40, 36, 35, 36, 36, 34, 33, 37, 36, 51, 37, 36, 32]],
    ['0123456789', [35, 24, 36, 35, 35, 34, 34, 31, 34, 34]],
  ],
};
/** Blaka: at the end of a joined group, and joined to the next letter. Marks take no room. */
const ARABIC: [RegExp, last: number, joined: number][] = [
  [/[\u064b-\u065f\u0670]/, 0, 0],
  [/[اأإآٱ]/, 0.22, 0.22],
  [/[رزڑژ]/, 0.18, 0.18],
  [/[دذڈوؤ]/, 0.4, 0.4],
  [/[بتثپٹنيىئیے]/, 0.67, 0.22],
  [/ل/, 0.51, 0.23],
  [/[فق]/, 0.68, 0.43],
  [/[سش]/, 0.91, 0.62],
  [/[صض]/, 1.04, 0.75],
  [/[طظ]/, 0.75, 0.72],
  [/[كکگ]/, 0.67, 0.55],
  [/\p{Script=Arabic}/u, 0.57, 0.57],
];
const SPACES_AND_POINTS = /[\s'’.,:;!|()[\]-]/;
const POINT = 0.22;
/** Letters of blackletter stand a little closer. */
const TRACKING = -0.01;
/** Letters that neither face has: they are set in one of the system. */
const OTHER = 0.75;
/** Scripts that have letters in the blackletter of this look. */
const KNOWN = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Returns true if blackletter can be read: it has the letters, and they are not capitals. */
export function isBlackletter(text: string): boolean {
  return KNOWN.test(text) && (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text));
}

export function widthOf(text: string, face: Face): number {
  const letters = [...text.normalize('NFC')];
  return letters.reduce((sum, letter, index) => sum + advanceOf(letter, face, letters[index + 1] ?? ''), 0);
}

function advanceOf(letter: string, face: Face, next: string): number {
  const [base = letter] = (face === 'capitals' ? letter.toUpperCase() : letter).normalize('NFD');
  const row = ADVANCES[face].find(([letters]) => letters.includes(base));
  const hundredths = row?.[1][row[0].indexOf(base)];
  if (hundredths !== undefined) return hundredths / 100 + (face === 'blackletter' ? TRACKING : 0);
  const arabic = ARABIC.find(([pattern]) => pattern.test(letter));
  if (arabic) return /\p{Script=Arabic}/u.test(next) ? arabic[2] : arabic[1];
  return SPACES_AND_POINTS.test(letter) ? POINT : OTHER;
}

/** The width of the widest word. */
export function widestWord(text: string, face: Face): number {
  return Math.max(...text.split(/\s+/).map((word) => widthOf(word, face)), 0.6);
}

/** A name as it is set: in how many lines, and how wide the widest is. */
export interface Setting {
  lines: number;
  width: number;
}

/** Breaks a name into so many lines, as even as the words allow. */
export function setLines(name: string, count: number): Setting {
  const face = isBlackletter(name) ? 'blackletter' : 'capitals';
  const least = Math.max(widthOf(name, face) / count, widestWord(name, face));
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const longer = [...lines.slice(-1), word].join(' ');
    if (lines.length > 0 && widthOf(longer, face) <= least * 1.12) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return { lines: lines.length, width: Math.max(...lines.map((line) => widthOf(line, face))) };
}
