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
/** Blaka, by the widest form of most letters; marks take no room. */
const ARABIC: [RegExp, number][] = [
  [/[\u064b-\u065f\u0670]/, 0],
  [/[اأإآٱ،؛]/, 0.28],
  [/[ء-ؿرزدذو]/, 0.48],
  [/[سشصض]/, 0.95],
  [/\p{Script=Arabic}/u, 0.62],
];
const SPACES_AND_POINTS = /[\s'’.,:;!|()[\]-]/;
const POINT = 0.22;
/** Letters of blackletter stand a little closer. */
const TRACKING = -0.01;
/** Letters that neither face has: they are set in one of the system. */
const OTHER = 0.75;
/** Scripts that have letters in the blackletter of this look. */
const KNOWN = /^[\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** Whether blackletter can be read: it has the letters, and they are not capitals. */
export function isBlackletter(text: string): boolean {
  return KNOWN.test(text) && (/\p{Ll}/u.test(text) || !/\p{Lu}/u.test(text));
}

export function widthOf(text: string, face: Face): number {
  return [...text.normalize('NFC')].reduce((sum, letter) => sum + advanceOf(letter, face), 0);
}

function advanceOf(letter: string, face: Face): number {
  const [base = letter] = (face === 'capitals' ? letter.toUpperCase() : letter).normalize('NFD');
  const row = ADVANCES[face].find(([letters]) => letters.includes(base));
  const hundredths = row?.[1][row[0].indexOf(base)];
  if (hundredths !== undefined) return hundredths / 100 + (face === 'blackletter' ? TRACKING : 0);
  const arabic = ARABIC.find(([pattern]) => pattern.test(letter))?.[1];
  return arabic ?? (SPACES_AND_POINTS.test(letter) ? POINT : OTHER);
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

/** In so many lines, as even as the words allow. */
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
