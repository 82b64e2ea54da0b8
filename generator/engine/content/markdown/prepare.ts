/** Prepares parsed Markdown for rendering: fills placeholders, resolves links, refuses unsafe parts, and records places. */
import type { Tokens } from 'marked';
import { fieldOf } from '../../lib/record.ts';
import { decodeReferences } from '../../lib/references.ts';
import { remember } from '../../lib/remember.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { DirectiveTable } from '../vocabulary.ts';
import { ownTokens, type Token } from './engine.ts';
import { findInBlock, findMarks, findUnused } from './marks.ts';
import { isComment, refuseHtml, refuseLink } from './refuse.ts';
import { fill, note, noteLink, textToken, type Walk, within } from './walk.ts';

/** Tokens that can be another block than was meant. */
const BLOCKS = new Set(['list', 'code', 'paragraph', 'heading', 'table']);
/** Tokens that end a word. */
const BREAKS = new Set(['paragraph', 'heading', 'text', 'code', 'br', 'space']);
/** A shared link among the words, with what continues its address. */
const SHARED_LINK = /(\{\s*links\.[\w.-]+\s*\}(?:[^\s<{]*[^\s<{.,:;!?'")*_~])?)/;

/** Safe to render; `raw` is as it was written. */
export function prepareAll(walk: Walk, tokens: unknown[] | undefined): Token[] {
  return ownTokens(tokens).map((token) => within(walk, token, () => prepare(walk, token)));
}

/** A token with the walk at its place. */
export function prepare(walk: Walk, token: Token): Token {
  if (BLOCKS.has(token.type)) noteMarks(walk, findInBlock(token, walk.source));
  switch (token.type) {
    case 'text':
      return token.tokens ? convertParent(walk, token) : convertText(walk, token);
    case 'escape':
      return textToken(walk, token.raw, token.text);
    case 'checkbox':
      return textToken(walk, token.raw, token.checked ? '☑ ' : '☐ ');
    case 'codespan':
    case 'code':
      return { ...token, text: textToken(walk, token.raw, fill(walk, token.text, 'text')).text };
    case 'html':
      return convertHtml(walk, token);
    case 'image':
      note(
        walk,
        problem(walk.options.rich ? 'markdown/image-place' : 'markdown/image', undefined),
        token.raw,
      );
      return textToken(walk, token.raw, token.text);
    case 'directive':
      note(walk, misplaced(walk, token.name), token.raw);
      return {
        type: 'paragraph',
        raw: token.raw,
        text: token.raw,
        tokens: [textToken(walk, token.raw, token.raw)],
      };
    case 'link':
      return convertLink(walk, token);
    case 'list':
      return {
        ...token,
        items: token.items.map((item) => within(walk, item, () => convertParent(walk, item))),
      };
    case 'table':
      return {
        ...token,
        header: convertRow(walk, token.header),
        rows: token.rows.map((row) => convertRow(walk, row)),
      };
    case 'heading':
      if (token.depth === 1) note(walk, problem('markdown/title', undefined), token.raw);
      return convertParent(walk, token);
    case 'def':
      noteUnused(walk, token);
      return token;
    case 'br':
    case 'space':
    case 'hr':
      walk.words.push('\n');
      return token;
    default:
      return convertParent(walk, token);
  }
}

function convertParent<Parent extends { type: string; raw?: string; tokens?: unknown[] }>(
  walk: Walk,
  token: Parent,
): Parent {
  findSlip(walk, token);
  const parent = { ...token, tokens: prepareAll(walk, token.tokens) };
  if (BREAKS.has(token.type)) walk.words.push('\n');
  return parent;
}

/** A line that was meant to be a directive: `:video{…}`, or one that is indented too far. */
const slipOf = remember(
  (known: DirectiveTable) => new RegExp(`^\\s*(:{1,2}(${Object.keys(known).join('|')}))(?=[[{]|\\s*$)`, 'm'),
);

function findSlip(walk: Walk, token: { type: string; raw?: string }): void {
  if (token.type !== 'paragraph' && token.type !== 'text') return;
  const [, slip, name] = slipOf(walk.options.vocabulary.directives).exec(token.raw ?? '') ?? [];
  if (slip !== undefined && name !== undefined) note(walk, misplaced(walk, name), slip);
}

function misplaced({ options }: Walk, name: string) {
  return problem('directive/place', undefined, { name, isRich: options.rich ?? false });
}

// Alignment would need attributes that HTML has given up.
function convertRow(walk: Walk, cells: Tokens.TableCell[]): Tokens.TableCell[] {
  return cells.map((cell) => {
    const tokens = prepareAll(walk, cell.tokens);
    walk.words.push('\n');
    return { ...cell, align: null, tokens };
  });
}

/** A shared link becomes a link, as an address that is written out does. */
function convertText(walk: Walk, token: Tokens.Text | Tokens.Tag): Token {
  const parts = walk.isInLink ? [token.text] : token.text.split(SHARED_LINK);
  if (!walk.isInLink) noteMarks(walk, findMarks(token.raw));
  if (parts.length === 1) return textToken(walk, token.raw, fill(walk, token.text, 'text'));
  const tokens = parts.map((part, index): Token => {
    const text = fill(walk, part, index % 2 === 1 ? 'url' : 'text');
    const words = textToken(walk, part, text);
    if (index % 2 === 0 || !/^https?:\/\//i.test(text)) return words;
    noteLink(walk, text, part);
    return { type: 'link', raw: part, href: walk.options.href(text), text, tokens: [words] };
  });
  return { type: 'text', raw: token.raw, text: token.text, tokens };
}

/** Reports the first sign of each dialect. */
function noteMarks(walk: Walk, marks: ReturnType<typeof findMarks>): void {
  for (const { sign, found } of marks) {
    const dialect = fieldOf(found.values, 'dialect');
    if (!walk.problems.some(({ values }) => fieldOf(values, 'dialect') === dialect)) note(walk, found, sign);
  }
}

function noteUnused(walk: Walk, token: Tokens.Def): void {
  // A footnote is reported where it is named.
  const found = token.tag.startsWith('^') ? undefined : findUnused(token, walk.source);
  if (found) note(walk, found, token.raw);
}

function convertHtml(walk: Walk, { raw, block }: Tokens.HTML | Tokens.Tag): Token {
  if (isComment(raw)) return block ? { type: 'space', raw } : { type: 'text', raw, text: '' };
  // The tag that closes was reported with the one that opens.
  if (!raw.startsWith('</')) note(walk, refuseHtml(raw, walk.options.vocabulary.isVideoHost), raw);
  const text = textToken(walk, raw, raw.trim());
  return block ? { type: 'paragraph', raw, text: raw, tokens: [text] } : text;
}

function convertLink(walk: Walk, token: Tokens.Link): Token {
  // `[^1]`, whose definition is taken for an address.
  if (token.raw.startsWith('[^')) return convertText(walk, { type: 'text', raw: token.raw, text: token.raw });
  const url = decodeReferences(fill(walk, token.href, 'url'));
  const refusal = refuseLink(url, walk.options.at(walk.cursor, '').file, walk.options.pageAt);
  if (refusal) note(walk, refusal, token.raw);
  else noteLink(walk, url, token.raw);
  walk.isInLink = true;
  const tokens = prepareAll(walk, token.tokens);
  walk.isInLink = false;
  return refusal
    ? { type: 'text', raw: token.raw, text: token.text, tokens }
    : { ...token, href: walk.options.href(url), tokens };
}
