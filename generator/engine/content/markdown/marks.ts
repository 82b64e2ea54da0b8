/** Finds signs of Markdown left in the words of a page: slips, and signs of dialects and other programs. Decided here only. */
import { phoneUrl } from '../../lib/phone.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';

interface Mark {
  /** The case of the message. */
  dialect: string;
  sign: RegExp;
  /** The text to write in place of the sign, if it is clear. */
  line?(sign: string): string | undefined;
}

const PHONE = /^\+?[\d(][\d\s()/.-]{4,}$/;
/** An address, a file or a number in parentheses behind square brackets, but no remark. */
const TARGET = String.raw`[^\s()./@:]{0,200}[./@:][^\s()]{0,2000}|\+?\d[\d\s()/.-]{4,40}\d`;

/** `[x](03999 123456)`, `![x](photos/a.jpg`, `[x] (https://…)`: what was meant as a link or a picture. */
function writeLink(sign: string): string | undefined {
  const [, label = '', target = ''] = /^(!?\[[^\]\n]*\])\s*\(([^\n]*?)\)?$/.exec(sign) ?? [];
  const address = target.trim();
  const call = PHONE.test(address) ? phoneUrl(address) : undefined;
  if (call) return `${label}(${call})`;
  return /^\S+$/.test(address) ? `${label}(${address})` : undefined;
}

/** The line of hyphens that makes rows a table. */
function writeTable(sign: string): string {
  const columns = sign
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|').length;
  return `${sign}\n|${' --- |'.repeat(columns)}`;
}

/** `[b]words[/b]`, as forums have it. */
const BBCODE =
  /\[(b|i|u|s|url|img|quote|color|size|center|list)(?:=([^\]\n]{0,500}))?\]([^[\]\n]{0,500})\[\/\1\]/i;

function writeMarkdown(sign: string): string | undefined {
  const [, tag = '', value, words = ''] = BBCODE.exec(sign) ?? [];
  if (tag.toLowerCase() === 'url') return value ? `[${words}](${value})` : `<${words}>`;
  const mark = { b: '**', i: '*', s: '~~' }[tag.toLowerCase()];
  return mark && `${mark}${words}${mark}`;
}

const inBold = (sign: string) => `**${sign.replace(/^\W+|\W+$/g, '')}**`;
const escaped = (sign: string) => sign.replace(/[`*_~]/g, '\\$&');

const MARKS: readonly Mark[] = [
  { dialect: 'footnote', sign: /\^?\[\^[^\]\n]{1,500}\]|\^\[(?=\p{L})[^\]\n]{1,500}\]/u },
  { dialect: 'wiki', sign: /(?<!!)\[\[[^[\]\n]{1,500}\]\]/ },
  {
    dialect: 'shortcode',
    sign: /\{\{[^{}\n]{0,500}\}\}|\{%[^\n]{0,500}?%\}|\[(?:gallery|caption|embed|audio|video|playlist|youtube)(?:[\s=][^\]\n]{0,500})?\](?![([])/,
  },
  { dialect: 'bbcode', sign: BBCODE, line: writeMarkdown },
  { dialect: 'attributes', sign: /\{:?\s?[.#][\w-]{1,100}(?:\s[^{}\n]{0,500})?\}|^\{[\w-]+=[^{}\n]*\}/m },
  {
    dialect: 'table',
    sign: /^[ \t]*\|.*\|[ \t]*(?=\n[ \t]*\|.*\|)|^[^|\n]+ \| [^|\n]+(?: \| [^|\n]+)*(?=\n[^|\n]+ \| [^|\n])/m,
    line: writeTable,
  },
  {
    dialect: 'picture',
    sign: /!\[[^\]\n]{0,500}\]\s{0,9}\([^()\n]*\)?|!\[\[[^[\]\n]{1,500}\]\]/,
    line: writeLink,
  },
  {
    dialect: 'link',
    sign: new RegExp(
      `(?<!!)\\[[^\\]\\n]{1,500}\\](?: ?\\((?:${TARGET})\\)?| ?\\($|\\([^()\\n]{0,500}$|\\[[^\\]\\n]{0,500}\\])|\\([^()\\n]{1,500}\\)\\[$`,
      'm',
    ),
    line: writeLink,
  },
  { dialect: 'heading', sign: /^#{2,6}[^\s#]\S*/m, line: (sign) => sign.replace(/^#+/, '$& ') },
  { dialect: 'definitions', sign: /(?<=\S\n): +\S[^\n]*/, line: (sign) => sign.replace(/^: +/, '- ') },
  { dialect: 'comment', sign: /%%[^%\n]{1,500}%%/ },
  { dialect: 'alert', sign: /^(?:\[!\w+\]|!!!\s\w+)/m },
  { dialect: 'contents', sign: /^\[{1,2}_?toc_?\]{1,2}$/im },
  { dialect: 'checkbox', sign: /^\[[ xX]\](?=\s(?!\())/m, line: (sign) => `- ${sign}` },
  {
    dialect: 'directive',
    sign: /^ {0,3}:{2,} *[a-z]+ ?[[{].*$/m,
    line: (sign) =>
      sign
        .trim()
        .replace(/^(:+) +/, '$1')
        .replace(/^(:+[a-z]+) +/, '$1'),
  },
  { dialect: 'colons', sign: /^ {0,3}:{3,}.*$/m },
  {
    dialect: 'emphasis',
    sign: /\*{2,}|(?<!\w)__(?=\w)|(?<=\w)__(?!\w)|(?<![\w*\\])\*(?=\p{L})[^*\n]{1,200}\s\*(?=\p{L})|(?<![\w\\])_\([^()_\n]{1,200}\)_(?=\w)/u,
    line: escaped,
  },
  { dialect: 'strike', sign: /~~/, line: escaped },
  { dialect: 'quotes', sign: /<<[^<>\n]{1,500}>>/, line: (sign) => `«${sign.slice(2, -2).trim()}»` },
  {
    dialect: 'mark',
    sign: /==(?=\S)[^=\n]{1,500}==|\+\+(?=\S)[^+\n]{1,500}\+\+|\|\|(?=\S)[^|\n]{1,500}\|\||^={2,6} [^=\n]+ =+$|(?<![\p{L}\d'])'{2,3}(?=\p{L})[^'\n]{1,500}'{2,3}/mu,
    line: inBold,
  },
  { dialect: 'script', sign: /(?<=\S)\^(?!\[)[^\s^]{1,100}\^|(?<=[\p{L}\d])~[^\s~]{1,100}~/u },
  { dialect: 'formula', sign: /\$\$|\\(?:textbf|textit|emph|section|begin)\{/ },
  { dialect: 'emoji', sign: /(?<![\w:]):[a-z][a-z_+-]{2,60}:(?![\w:])/ },
  { dialect: 'code', sign: /`+/, line: escaped },
];

/** Signs in the words of a text, of each mark the first. @param text the source of words, without what Markdown has made of them */
export function findMarks(text: string): { sign: string; found: Problem }[] {
  if (!/[[{|*_~=+%<^$`:#\\!']/.test(text)) return [];
  return MARKS.flatMap(({ dialect, sign, line }) => {
    const found = sign.exec(text)?.[0];
    return found === undefined ? [] : [report(dialect, found, line?.(found))];
  });
}

/** Signs that a text shows as they are if it is no Markdown, each with the words to write in its place, if they are all of it. */
const PLAIN: readonly {
  sign: RegExp;
  line?(found: readonly string[]): string | undefined;
  /** Words to write where it loses an address. */
  words?(found: readonly string[]): string | undefined;
}[] = [
  { sign: /(?<![\w*\\])(\*{2,3}|__)(?=\S)([^*_\n]{0,500}\S)\1(?![\w*])/, line: ([, , words]) => words },
  { sign: /(?<![\w*\\])([*_])(?=\p{L})([^*_\n]{0,500}[\p{L}.!?])\1(?![\w*])/u, line: ([, , words]) => words },
  { sign: /~~(?=\S)([^~\n]{1,500})~~|`([^`\n]{1,500})`/, line: ([, struck, code]) => struck ?? code },
  {
    sign: new RegExp(String.raw`!?\[([^\]\n]{1,500})\]\((?:${TARGET})\)`),
    words: ([, words]) => words,
  },
  { sign: /<\/?(?:a|b|br|div|em|font|h\d|i|img|p|small|span|strong|sub|sup|u)(?:\s[^<>]{0,500})?\/?>/i },
  {
    sign: /\\(?:u([\da-f]{4})|x([\da-f]{2}))/i,
    line: ([, wide, byte = '']) => characterOf(`#x${wide ?? byte}`),
  },
  // Between entries of a list in brackets, and lines of a program.
  { sign: /^[^,\n]{1,60},$/, line: ([words = '']) => words.slice(0, -1) },
  { sign: /&(#\d{2,6}|#x[\da-f]{2,5}|[a-z]{2,8});/i, line: ([, name = '']) => characterOf(name) },
];

/** Signs of Markdown and HTML in a text that is shown as it is written, of each kind the first. A title may be within two stars. */
export function findInPlain(text: string): { sign: string; found: Problem }[] {
  if (!/[[*_~`<&\\]|,$/.test(text)) return [];
  return PLAIN.flatMap(({ sign, line }) => {
    const found = sign.exec(text);
    return found && !isStyle(found, text) ? [report('plain', found[0], line?.(found))] : [];
  });
}

function isStyle([sign, mark]: RegExpExecArray, text: string): boolean {
  return mark?.length === 1 && /[*_]/.test(mark) && sign === text.trim();
}

/** A text that is no Markdown without its signs; as it is if it has none, or some that have no words. */
export function wordsOfPlain(text: string): string {
  for (const { sign, line, words: wordsOf = line } of PLAIN) {
    const found = sign.exec(text);
    const words = found && !isStyle(found, text) && wordsOf?.(found);
    if (found && words) return wordsOfPlain(text.replace(found[0], () => words));
  }
  return text;
}

const NAMED: Readonly<Record<string, string>> = {
  ...{ amp: '&', apos: "'", copy: '©', gt: '>', hellip: '…', lt: '<', mdash: '—', nbsp: ' ', ndash: '–' },
  ...{ ldquo: '“', lsquo: '‘', quot: '"', rdquo: '”', rsquo: '’', szlig: 'ß' },
};
const ACCENTS: Readonly<Record<string, string>> = {
  ...{ acute: '\u0301', caron: '\u030c', cedil: '\u0327', circ: '\u0302' },
  ...{ grave: '\u0300', ring: '\u030a', tilde: '\u0303', uml: '\u0308' },
};

/** The character of a reference in HTML: `é` of `eacute`, of `#233` and of `#xe9`. */
function characterOf(name: string): string | undefined {
  const [, hex, decimal] = /^#(?:x([\da-f]+)|(\d+))$/i.exec(name) ?? [];
  const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
  if (!Number.isNaN(code)) return code > 31 && code < 0xd800 ? String.fromCodePoint(code) : undefined;
  const [, letter, accent = ''] = /^([a-z])([a-z]{3,5})$/i.exec(name) ?? [];
  const mark = ACCENTS[accent];
  return NAMED[name] ?? (letter && mark && `${letter}${mark}`.normalize());
}

interface Block {
  readonly type: string;
  readonly raw: string;
  readonly ordered?: boolean;
  readonly items?: readonly unknown[];
  readonly header?: readonly unknown[];
  readonly codeBlockStyle?: string;
}

/** Finds faults of a whole block without remaining signs: `2. Prize`, lines that become one, a cell too many. */
export function findInBlock(
  { type, raw, ordered, items, header, codeBlockStyle }: Block,
  source: string,
): { sign: string; found: Problem }[] {
  if (type === 'list' && ordered && items?.length === 1 && !isCounted(source)) {
    const sign = firstLine(raw);
    return [report('ordinal', sign, sign.replace(/^(\s*\d+)(?=[.)])/, '$1\\'))];
  }
  if (type === 'code' && /^\s*(?:`{3,}|~{3,})/.test(raw) && !/\n *(?:`{3,}|~{3,})\s*$/.test(raw))
    return [report('fence', firstLine(raw.trim()))];
  if (type === 'code' && codeBlockStyle === 'indented') return [report('indented', firstLine(raw).trim())];
  if (type === 'heading' && SENTENCE.test(raw)) return [report('rule', firstLine(raw))];
  if (type === 'table' && header) return findCells(raw, header.length);
  // An address in it is a link by now, and no more a part of its sign.
  const forum = type === 'paragraph' && /\[url/i.test(raw) ? BBCODE.exec(raw)?.[0] : undefined;
  if (forum) return [report('bbcode', forum, writeMarkdown(forum))];
  const embed = type === 'paragraph' ? /(?<!\S)@\[[a-z]+\]\([^()\n]*\)/i.exec(raw)?.[0] : undefined;
  if (embed) return [report('shortcode', embed)];
  const lines =
    type === 'paragraph'
      ? (ADDRESS.exec(raw) ?? LISTED.exec(raw) ?? TABBED.exec(raw) ?? SHORT.exec(raw))?.[0]
      : undefined;
  return lines === undefined ? [] : [report('lines', lines, lines.replace(/\n/g, '\\\n'))];
}

function firstLine(raw: string): string {
  return raw.split('\n', 1)[0] ?? '';
}

/** A paragraph with hyphens right below its last line, which are meant as a line across the page. */
const SENTENCE = /^(?!#)(?:.*\n.*|.*[.!?…。！？])\n {0,3}-{2,}[ \t]*\n*$/;

/** Finds a cell beyond the columns of its table, which no page shows. */
function findCells(raw: string, columns: number): { sign: string; found: Problem }[] {
  for (const row of raw.split('\n')) {
    const cells = row
      .trim()
      .replace(/^\||(?<!\\)\|$/g, '')
      .split(/(?<!\\)\|/);
    const lost = cells
      .slice(columns)
      .map((cell) => cell.trim())
      .filter(Boolean);
    if (lost[0]) return [report('cells', lost[0])];
  }
  return [];
}

const ITEM = String.raw`(?:\(?(?:\p{Nd}{1,2}|[a-zA-Z]|[ivx]{2,4}|[IVX]{2,4})[.)．）][ \t]*|\p{Nd}{1,2}[:.h]\p{Nd}{2}(?: ?(?:Uhr|h|[ap]m))?[ \t]*[ \t:–—-][ \t]*|[—・→►➤✓✔♪♫★☆][ \t]*|(?:\*\*|__)[^*_\n]{1,40}(?::(?:\*\*|__)|(?:\*\*|__):)[ \t]*|[*-])[\p{L}\p{N}("„“«]`;

/** Lines of a list that Markdown takes for none: `a) One`, `١. واحد`, `— One`, `2. Two` in the middle of a paragraph. */
const LISTED = new RegExp(`^[ \\t]*${ITEM}.*(?<![\\\\ ])(?:\\n[ \\t]*${ITEM}.*)+(?=\\n?$)`, 'mu');

/** Rows of a spreadsheet, as they are pasted. */
const TABBED = /^[^\t\n]+\t.*(?<!\\)(?:\n[^\t\n]+\t.*)+(?=\n?$)/m;

const SHORT_LINE = String.raw`(?![!:<[])[^\n]{1,40}`;
const PAIR = String.raw`[^\n.!?]{1,30}(?: [–—-] |: )[^\n]{1,30}`;
const BREAK = String.raw`(?<![.,;:!?…\\ ])\n`;

/** A whole paragraph of lines shorter than any that a program breaks, or of pairs: `Ada – vocals`, `Bo – drums`. */
const SHORT = new RegExp(
  `^(?:(?:${SHORT_LINE}${BREAK}){2,}${SHORT_LINE}|(?:${PAIR}${BREAK})+${PAIR})(?=\\n*$)`,
  'u',
);

/** Several items with numbers in a text are a list, whatever is between them. */
function isCounted(source: string): boolean {
  return (source.match(/^ {0,3}\d{1,9}[.)]\s/gm) ?? []).length > 1;
}

/** The lines of an address, with that of a town and its postcode. */
const ADDRESS =
  /^[^\n.!?:]{3,60}(?<![\\ ])\n(?:[A-Z]{1,3}-)?(?:\d{4,6} \p{Lu}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b).{0,60}(?:\n[^\n.!?:]{3,60})*(?=\n?$)/mu;

/** A text may have thousands of definitions. */
let last = { text: '', lower: '' };
function lowerCase(text: string): string {
  if (last.text !== text) last = { text, lower: text.toLowerCase() };
  return last.lower;
}

/** A definition that no link uses: its line is not shown. */
export function findUnused({ raw, tag }: { raw: string; tag: string }, source: string): Problem | undefined {
  const words = lowerCase(source);
  const name = `[${tag.toLowerCase()}]`;
  const isUsed = words.includes(name, words.indexOf(name) + name.length);
  return isUsed ? undefined : report('definition', raw.trim()).found;
}

function report(dialect: string, sign: string, line?: string) {
  const isSame = line === sign;
  return {
    sign,
    found: problem('markdown/dialect', undefined, { dialect, sign, line: isSame ? undefined : line }),
  };
}
