/**
 * The languages of texts on a page. A text of another language than the one around it is within an element with `lang` and `dir`:
 * what is not translated, names in other scripts, and whatever custom templates show of them. That is done to the finished page, so
 * no template can forget it.
 */

import { Parser } from 'htmlparser2';
import { scriptOf } from '../../generator/engine/lib/direction.ts';
import { escapeText } from '../../generator/engine/lib/markup.ts';
import { type Mark, markPieces, type Piece, type Splitter, splitterFor } from './marked-text.ts';

export interface PageLanguages {
  /** Language of the page: `ar`. */
  lang: string;
  /** All languages of the site, the default first. */
  codes: readonly string[];
  /** Texts of the default on the page. */
  untranslated: readonly string[];
}

/** Elements without visible text, and without language. */
const SILENT = new Set(['head', 'script', 'style', 'svg', 'textarea', 'select', 'code', 'pre']);
const AUTO = ' dir="auto"';
const LETTER = /\p{L}/u;

interface Edit {
  from: number;
  to: number;
  text: string;
}

interface Open {
  lang: string;
  isSilent: boolean;
  /** Hydrates in the browser, so no element may be added. */
  isLive: boolean;
  /** Offsets of its start tag. */
  from: number;
  to: number;
  name: string;
  /** True if the direction is that of its text: it can be marked itself. */
  isAuto: boolean;
  /** The marks of all words within; undefined is a text of the language around it. */
  marks: Set<Mark | undefined>;
  hasElements: boolean;
  /** Number of edits before it. */
  edits: number;
}

export function markLanguages(html: string, languages: PageLanguages): string {
  if (!mayHaveMarks(html, languages)) return html;
  const { lang, codes, untranslated } = languages;
  // Nothing of the head is marked.
  const start = Math.max(html.indexOf('<body'), 0);
  const edits: Edit[] = [];
  const open: Open[] = [];
  const splitters = new Map<string, Splitter>();
  let text = '';
  let textFrom = 0;

  const split = (around: string) => {
    const known = splitters.get(around) ?? splitterFor(around, codes, around === lang ? untranslated : []);
    splitters.set(around, known);
    return markPieces(text, known);
  };

  /** Ends the text before a tag that begins at `to`. */
  const endText = (to: number) => {
    const parent = open.at(-1);
    if (parent && !parent.isSilent && LETTER.test(text)) {
      const pieces = split(parent.lang);
      for (const piece of pieces) if (LETTER.test(piece.text)) parent.marks.add(piece.mark);
      const isMarked = pieces.some(({ mark }) => mark);
      if (isMarked && !parent.isLive) edits.push({ from: textFrom, to, text: writeText(pieces) });
    }
    text = '';
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      endText(start + parser.startIndex);
      textFrom = start + parser.endIndex + 1;
      const parent = open.at(-1);
      if (parent) parent.hasElements = true;
      open.push({
        lang: attributes['lang'] ?? parent?.lang ?? lang,
        isSilent: parent?.isSilent === true || SILENT.has(name),
        isLive: name === 'liner-island' || (parent?.isLive === true && !('data-slot' in attributes)),
        from: start + parser.startIndex,
        to: textFrom,
        name,
        isAuto: attributes['dir'] === 'auto' && !('lang' in attributes),
        marks: new Set(),
        hasElements: false,
        edits: edits.length,
      });
    },
    ontext(data) {
      text += data;
    },
    oncomment() {
      endText(start + parser.startIndex);
      textFrom = start + parser.endIndex + 1;
    },
    onclosetag(_, isImplied) {
      if (!isImplied) {
        endText(start + parser.startIndex);
        textFrom = start + parser.endIndex + 1;
      }
      const element = open.pop();
      if (element) close(element, open.at(-1), edits, html);
    },
  });
  parser.end(html.slice(start));
  return apply(edits, html);
}

/** Hidden text, and the choice of languages, whose names are marked already. */
const MARKED = /<head>.*?<\/head>|<nav [^>]*class="languages.*?<\/nav>/gs;

/** Letters beyond the Latin ones and their signs, by their places: pages have many letters, and this is asked of each. */
const FOREIGN =
  /[\u0370-\u1dff\u2c00-\u2c5f\u2c80-\u2dff\u3005-\ua71f\ua800-\uab2f\uab70-\uf8ff\uf900-\ufaff\ufb13-\ufdff\ufe70-\ufefc\uff66-\uffdc]/;

/** Most pages of the default have nothing to mark, which takes less time to see than to read them. */
function mayHaveMarks(html: string, { lang, untranslated }: PageLanguages): boolean {
  const isPlain = untranslated.length === 0 && scriptOf(lang) === 'Latn';
  return !isPlain || (FOREIGN.test(html) && FOREIGN.test(html.replace(MARKED, '')));
}

/** An element whose words are all of one other language is marked itself, if it is made for one text. */
function close(element: Open, parent: Open | undefined, edits: Edit[], html: string): void {
  const [mark, ...others] = element.marks;
  const isOneText = element.isAuto || (element.isLive && !element.hasElements);
  if (mark && others.length === 0 && isOneText) {
    edits.splice(element.edits);
    const { from, to, name } = element;
    const tag = html.slice(from, to).replace(element.isAuto ? AUTO : '', '');
    const at = 1 + name.length;
    edits.push({ from, to, text: tag.slice(0, at) + attributesOf(mark) + tag.slice(at) });
  }
  if (!parent) return;
  if (parent.lang === element.lang) for (const each of element.marks) parent.marks.add(each);
  else parent.marks.add(undefined);
}

function attributesOf({ lang, dir }: Mark): string {
  return `${lang ? ` lang="${lang}"` : ''} dir="${dir}"`;
}

/** Keeps several pieces within one element: in a row, each would be a separate item. */
function writeText(pieces: readonly Piece[]): string {
  const written = pieces.map(write).join('');
  return pieces.length > 1 ? `<span>${written}</span>` : written;
}

function write({ text, mark }: Piece): string {
  const escaped = escapeText(text);
  return mark ? `<bdi${attributesOf(mark)}>${escaped}</bdi>` : escaped;
}

function apply(edits: readonly Edit[], html: string): string {
  const parts: string[] = [];
  let at = 0;
  for (const { from, to, text } of edits.toSorted((a, b) => a.from - b.from)) {
    parts.push(html.slice(at, from), text);
    at = to;
  }
  return parts.join('') + html.slice(at);
}
