/** A text in pieces of one language each. */
import { type Direction, directionOf, scriptOf } from '../../generator/engine/lib/direction.ts';
import { directionOfText, RIGHT_TO_LEFT_LETTERS } from '../../generator/engine/lib/isolate.ts';
import { languageOfLetters } from '../../generator/engine/lib/letters.ts';

export interface Mark {
  /** Undefined if neither the site nor the letters determine it. */
  lang?: string | undefined;
  dir: Direction;
}

/** A part of a text; without a mark it is of the language around it. */
export interface Piece {
  text: string;
  mark?: Mark | undefined;
}

/** Splits texts within a language. */
export interface Splitter {
  /** Whole texts of the default. */
  untranslated: ReadonlySet<string>;
  /** Names within others; undefined if there is none. */
  names?: RegExp | undefined;
  /** Runs that are read the other way. */
  runs: RegExp;
  /** A letter that all that is read the other way has; undefined if names of the default are read the same way. */
  letter?: RegExp | undefined;
  /** Runs in one other script each. */
  foreign: RegExp;
  standard: Mark;
  /** Mark of a text that is read the other way, in a language that is not known. */
  plain: Mark;
  /** Returns the mark of a text in one script; undefined if its language is not known. */
  markScript(text: string): Mark | undefined;
}

/** Shorter ones are words of any language. */
const SHORTEST_NAME = 3;

/** @param around the language around the text @param codes of all languages of the site, the default first */
export function splitterFor(
  around: string,
  codes: readonly string[],
  untranslated: readonly string[],
): Splitter {
  const dir = directionOf(around);
  const marks = new Map(
    codes.map((code) => [code, { lang: code, dir: directionOf(code), script: scriptOf(code) }]),
  );
  const scripts = [...marks.values()].map((mark): [RegExp, Mark] => [lettersOf(mark.script), mark]);
  const plain: Mark = { dir: dir === 'rtl' ? 'ltr' : 'rtl' };
  const byLetters = new Map<string, Mark>();
  const markScript = (text: string): Mark | undefined => {
    const own = scripts.find(([script]) => script.test(text))?.[1];
    const lang = languageOfLetters(text);
    if (own || lang === undefined) return own;
    const mark = byLetters.get(lang) ?? { lang, dir: directionOf(lang) };
    byLetters.set(lang, mark);
    return mark;
  };
  const longest = untranslated
    .filter(({ length }) => length >= SHORTEST_NAME)
    .sort((a, b) => b.length - a.length);
  const standard = marks.get(codes[0] ?? around) ?? plain;
  const other = dir === 'rtl' ? 'ltr' : 'rtl';
  return {
    untranslated: new Set(untranslated.map((text) => text.trim())),
    names: longest.length > 0 ? wordsOf(longest) : undefined,
    runs: RUNS[other],
    letter: standard.dir === other ? LETTERS[other] : undefined,
    standard,
    foreign: runsIn(scriptOf(around), dir),
    plain,
    markScript,
  };
}

export function markPieces(text: string, splitter: Splitter): Piece[] {
  const { untranslated, names, runs, letter, foreign, standard, plain, markScript } = splitter;
  const isForeign = text.search(foreign) >= 0;
  if (DIRECTED.test(text) || (letter?.test(text) === false && !isForeign)) return [{ text }];
  if (untranslated.has(text.trim())) return [{ text, mark: standard }];
  const parts = names ? splitBy(text, names, () => standard) : [{ text }];
  const pieces = parts
    .flatMap((part) => (part.mark || !isForeign ? [part] : splitBy(part.text, foreign, markScript)))
    .flatMap((part) => (part.mark ? [part] : splitBy(part.text, runs, () => plain)));
  return join(pieces);
}

/** A text between what holds it apart from its neighbours: `: Title`. */
const SEPARATED = /^([\s:,،;؛–—•·|/]*)(.*?)([\s:,،;؛–—•·|/]*)$/su;
/** Unicode marks: such a text defines its own direction, as prices do. */
const DIRECTED = /[\u061c\u200e\u200f]/;

/** Signs that belong to the sentence around names in other scripts: `Palais Thurn، Austria`. */
const ARABIC_SIGNS = '،؛؟';
const OF_THE_SENTENCE = new RegExp(`[${ARABIC_SIGNS}]`);

const LETTERS: Record<Direction, RegExp> = {
  rtl: new RegExp(`[${RIGHT_TO_LEFT_LETTERS}]`, 'u'),
  ltr: new RegExp(`(?![${RIGHT_TO_LEFT_LETTERS}])\\p{L}`, 'u'),
};

/** Runs from the first letter to the last letter or digit, with everything between that is not read the other way. */
const RUNS: Record<Direction, RegExp> = {
  rtl: runOf(`[${RIGHT_TO_LEFT_LETTERS}]`, `(?![${RIGHT_TO_LEFT_LETTERS}])\\p{L}`),
  ltr: runOf(`(?![${RIGHT_TO_LEFT_LETTERS}])\\p{L}`, `[${RIGHT_TO_LEFT_LETTERS}${ARABIC_SIGNS}]`),
};

/** Scripts that a language has several of. */
const SEVERAL: Readonly<Record<string, readonly string[]>> = {
  Jpan: ['Hiragana', 'Katakana', 'Han'],
  Kore: ['Hangul', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
};

const classOf = (script: string) =>
  (SEVERAL[script] ?? [script || 'Latn']).map((each) => `\\p{Script=${each}}`).join('');

function lettersOf(script: string): RegExp {
  return new RegExp(`[${classOf(script)}]`, 'u');
}

/** Scripts that a text may be in beside that of the page, and those that are written together. */
const OTHERS = [
  ...['Latn', 'Grek', 'Cyrl', 'Jpan', 'Kore', 'Armn', 'Geor', 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Ethi'],
  ...['Arab', 'Hebr', 'Deva', 'Beng', 'Guru', 'Gujr', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh'],
];

const foreignRuns = new Map<string, RegExp>();

/** Scripts of which one letter is a sign, as in formulas. */
const SIGNS = new Set(['Grek', 'Cyrl', 'Latn']);

function runsIn(script: string, dir: Direction): RegExp {
  const known = foreignRuns.get(script);
  if (known) return known;
  const own = classOf(script);
  const sentence = dir === 'rtl' ? `|[${ARABIC_SIGNS}]` : '';
  const runs = OTHERS.filter((other) => other !== script).map((other) => {
    const letters = `(?![${own}])[${classOf(other)}]`;
    const least = SIGNS.has(other) && dir === 'ltr' ? `(?=${letters}\\p{M}*${letters})` : '';
    return least + runOf(letters, `(?!${letters})\\p{L}${sentence}`).source;
  });
  const pattern = new RegExp(runs.join('|'), 'gu');
  foreignRuns.set(script, pattern);
  return pattern;
}

function runOf(own: string, other: string): RegExp {
  return new RegExp(`(?:${own})(?:(?:(?!${other})[^])*(?:${own}|[\\p{M}\\p{N}]))?`, 'gu');
}

function wordsOf(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'));
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${escaped.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
}

function splitBy(text: string, pattern: RegExp, markOf: (text: string) => Mark | undefined): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    pieces.push({ text: text.slice(at, index) }, { text: found, mark: markOf(found) });
    at = index + found.length;
  }
  return [...pieces, { text: text.slice(at) }].filter((piece) => piece.text !== '');
}

/** Joins all of a text, with its brackets and digits, if its letters are of only one other language. */
function join(pieces: Piece[]): Piece[] {
  if (pieces.some(({ text, mark }) => !mark && OF_THE_SENTENCE.test(text))) return pieces;
  const words = pieces.filter(({ text }) => directionOfText(text) !== undefined);
  const mark = words[0]?.mark;
  if (!mark || words.some((piece) => piece.mark !== mark)) return pieces;
  const [, before = '', text = '', after = ''] =
    SEPARATED.exec(pieces.map((piece) => piece.text).join('')) ?? [];
  return [{ text: before }, { text, mark }, { text: after }].filter((piece) => piece.text !== '');
}
