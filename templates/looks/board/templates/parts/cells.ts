/** Widths in Handjet, whose letters are drawn on cells: 34 of them are an em. */

const CELLS_PER_EM = 34;

/** Letters by how many cells they are wide, what is around them among it. Marks above and below add nothing. */
const CELLS: Record<string, number> = Object.fromEntries(
  Object.entries({
    4: "'·‘’‚",
    6: '!,.:;ijl| ′іј',
    7: 'ι',
    8: '"()I“”„ΙІ',
    9: '[]f{}‹›',
    10: 'FT^`t″ΓΤГТгт',
    11: '/EJLrΕЕЈґ',
    12: '*-vyzΞΣγζνξςτχкту',
    13: 'PRacekxΡεκЄЗРЧЬЭЯаезсхьэяє',
    15: 'gß?σЪ',
    16: 'N_–ÑΝΨπЂЋИЛУъ',
    17: '&™ы',
    18: 'Mw®…↑↓ΜΦφψωМФШЩжмшщ',
    19: 'ÆŒЫЮљњ',
    20: '#Wæю',
    21: 'ЉЊ',
    22: '%@m©—Жф',
  }).flatMap(([cells, letters]) => [...letters].map((letter) => [letter, Number(cells)])),
);
/** Width of all others: most capitals, digits and round letters. */
const USUAL = 14;
/** The widest form of most letters of Arabic, and of those that are wider or take no room. */
const ARABIC: [RegExp, number][] = [
  [/[\u064b-\u065f\u0670]/, 0],
  [/[اأإآٱ،؛]/, 6],
  [/[ء-ؿرزدذو]/, 14],
  [/[سشصض]/, 30],
  [/\p{Script=Arabic}/u, 20],
];
/** Letters that reach below the line. */
const DESCENDERS = /[gjpqy,;&@Q()[\]{}ÇŞŢĄĘçşţąęβγζημξρςφχψруфцщдЦЩД]|\p{Script=Arabic}/u;

/** The width of a text in em. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, letter) => sum + cellsOf(letter), 0) / CELLS_PER_EM;
}

function cellsOf(letter: string): number {
  const [base = letter] = letter.normalize('NFD');
  return ARABIC.find(([pattern]) => pattern.test(letter))?.[1] ?? CELLS[letter] ?? CELLS[base] ?? USUAL;
}

/** The width of the widest word in em. */
export function widestWord(text: string): number {
  return Math.max(...text.split(/\s+/).map(widthOf), 0.5);
}

/** Returns true if a letter reaches below the line. */
export function hasDescender(text: string): boolean {
  return DESCENDERS.test(text);
}

/** The shift that makes a text flush: the room before its first letter, in em. */
export function bearingOf(text: string): number {
  if (/^[T7#“jy]|^\p{Script=Arabic}/u.test(text)) return 0;
  return /^[aftvwxzIJVWXYZ4]/.test(text) ? 0.018 : 0.047;
}

/** The room after most letters, but for the slant of some. */
const LAST_BEARING = 0.02;

/** A name as it is set: in how many lines, and how wide the widest is in em. */
export interface Setting {
  lines: number;
  width: number;
}

/** A line with more than this many em would be lower than a heading. */
const LONGEST_LINE = 9;

/** Sets a name for wide screens: in one line, or in as few of one length as are still large. */
export function setWide(name: string): Setting {
  const whole = widthOf(name);
  const least = widestWord(name);
  const count = Math.max(1, Math.ceil(whole / LONGEST_LINE));
  return fill(name, Math.max(least, whole / count));
}

/** Sets a name for phones: a word a line, short ones together. */
export function setTall(name: string): Setting {
  return fill(name, widestWord(name));
}

/** Words in lines of at least this width, as a browser breaks them; a line may be a little longer to save another. */
function fill(name: string, least: number): Setting {
  const limit = least * 1.15;
  const lines: string[] = [];
  for (const word of name.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  // The room before the first letter of the name and after the last of a line is no part of what is seen.
  return { lines: lines.length, width: Math.max(...lines.map(widthOf)) - bearingOf(name) - LAST_BEARING };
}
