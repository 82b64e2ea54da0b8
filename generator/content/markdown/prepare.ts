/** Goes through parsed Markdown before it is rendered: fills, resolves, refuses, and notes where things stand. */
import type { Tokens } from 'marked';
import { type Position, type Problem, problem } from '../../problems/index.ts';
import type { Purpose, ReportPlaceholder } from '../parse/placeholders.ts';
import type { EntryLink } from '../types.ts';
import { ownTokens, type Token } from './engine.ts';
import { isComment, refuseHtml, refuseLink } from './refuse.ts';

export interface MarkdownOptions {
  /** Turns an address on this site into one for the page. */
  href(url: string): string;
  /** Fills placeholders; without it, texts stay as they are. */
  fill?: ((text: string, purpose: Purpose, report: ReportPlaceholder) => string) | undefined;
}

interface PrepareOptions extends MarkdownOptions {
  /** The place of a part of the text that begins at an offset. */
  at(offset: number, part: string): Position;
}

export interface Prepared {
  /** Safe to render; `raw` is as it was written. */
  tokens: Token[];
  links: EntryLink[];
  problems: Problem[];
  /** The words without their markup. */
  text: string;
}

/** The way through a text: where it has come to, and what was found so far. */
interface Walk {
  source: string;
  options: PrepareOptions;
  /** Tokens are looked for between these offsets. */
  cursor: number;
  limit: number;
  isInLink: boolean;
  links: EntryLink[];
  problems: Problem[];
  words: string[];
}

/** Tokens that end a word. */
const BREAKS = new Set(['paragraph', 'heading', 'text', 'code', 'br', 'space']);
/** A shared link among the words, with what continues its address. */
const SHARED_LINK = /(\{\s*links\.[\w.-]+\s*\}(?:[^\s<{]*[^\s<{.,:;!?'")*_~])?)/;

export function prepareTokens(tokens: Token[], source: string, options: PrepareOptions): Prepared {
  const walk: Walk = {
    source,
    options,
    cursor: 0,
    limit: source.length,
    isInLink: false,
    links: [],
    problems: [],
    words: [],
  };
  const prepared = prepareAll(walk, tokens);
  return { tokens: prepared, links: walk.links, problems: walk.problems, text: walk.words.join('') };
}

/** The words of tokens, without their markup. */
export function plainText(tokens: unknown[] | undefined): string {
  return ownTokens(tokens)
    .map((token) => {
      if ('tokens' in token && token.tokens) return plainText(token.tokens);
      return 'text' in token ? token.text : '';
    })
    .join('')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

const CHARACTERS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function prepareAll(walk: Walk, tokens: unknown[] | undefined): Token[] {
  return ownTokens(tokens).map((token) => within(walk, token, () => convert(walk, token)));
}

/**
 * Does `work` with the walk set to a token's place. Lists and quotes are unindented before their inside is parsed,
 * so a token of several lines may not be found there: it then counts as beginning where the walk has come to.
 */
function within<T>(walk: Walk, { raw }: { raw: string }, work: () => T): T {
  const start = walk.source.indexOf(raw, walk.cursor);
  const end = start + raw.length;
  if (start === -1 || end > walk.limit) return work();
  const { limit } = walk;
  Object.assign(walk, { cursor: start, limit: end });
  const result = work();
  Object.assign(walk, { cursor: end, limit });
  return result;
}

function convert(walk: Walk, token: Token): Token {
  switch (token.type) {
    case 'text':
      return token.tokens ? convertParent(walk, token) : convertText(walk, token);
    case 'escape':
      return say(walk, token.raw, token.text);
    case 'checkbox':
      return say(walk, token.raw, token.checked ? '☑ ' : '☐ ');
    case 'codespan':
    case 'code':
      return { ...token, text: say(walk, token.raw, fill(walk, token.text, 'text')).text };
    case 'html':
      return convertHtml(walk, token);
    case 'image':
      note(walk, problem('markdown/image', undefined), token.raw);
      return say(walk, token.raw, token.text);
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
    case 'br':
    case 'space':
    case 'hr':
    case 'def':
      walk.words.push('\n');
      return token;
    default:
      return convertParent(walk, token);
  }
}

function convertParent<Parent extends { type: string; tokens?: unknown[] }>(
  walk: Walk,
  token: Parent,
): Parent {
  const parent = { ...token, tokens: prepareAll(walk, token.tokens) };
  if (BREAKS.has(token.type)) walk.words.push('\n');
  return parent;
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
  if (parts.length === 1) return say(walk, token.raw, fill(walk, token.text, 'text'));
  const tokens = parts.map((part, index): Token => {
    const text = fill(walk, part, index % 2 === 1 ? 'url' : 'text');
    const words = say(walk, part, text);
    if (index % 2 === 0 || !/^https?:\/\//i.test(text)) return words;
    noteLink(walk, text, part);
    return { type: 'link', raw: part, href: walk.options.href(text), text, tokens: [words] };
  });
  return { type: 'text', raw: token.raw, text: token.text, tokens };
}

function convertHtml(walk: Walk, { raw, block }: Tokens.HTML | Tokens.Tag): Token {
  if (isComment(raw)) return block ? { type: 'space', raw } : { type: 'text', raw, text: '' };
  // The tag that closes was reported with the one that opens.
  if (!raw.startsWith('</')) note(walk, refuseHtml(raw), raw);
  const text = say(walk, raw, raw.trim());
  return block ? { type: 'paragraph', raw, text: raw, tokens: [text] } : text;
}

function convertLink(walk: Walk, token: Tokens.Link): Token {
  const url = fill(walk, token.href, 'url').replaceAll('&amp;', '&');
  const refusal = refuseLink(url);
  if (refusal) note(walk, refusal, token.raw);
  else noteLink(walk, url, token.raw);
  walk.isInLink = true;
  const tokens = prepareAll(walk, token.tokens);
  walk.isInLink = false;
  return refusal
    ? { type: 'text', raw: token.raw, text: token.text, tokens }
    : { ...token, href: walk.options.href(url), tokens };
}

/** A text as it is shown: always escaped when rendered. */
function say(walk: Walk, raw: string, text: string): Tokens.Text {
  walk.words.push(text);
  return { type: 'text', raw, text, escaped: false };
}

function fill(walk: Walk, text: string, purpose: Purpose): string {
  return walk.options.fill?.(text, purpose, (found, part) => note(walk, found, part)) ?? text;
}

function note(walk: Walk, found: Problem, part: string): void {
  walk.problems.push({ ...found, at: findPart(walk, part) });
}

function noteLink(walk: Walk, url: string, part: string): void {
  const { line, column } = findPart(walk, part);
  walk.links.push({ url, line, column });
}

/** The place of a part of the text that begins at the walk's place or after it. */
function findPart({ source, cursor, limit, options }: Walk, part: string): Position {
  const found = source.indexOf(part, cursor);
  return options.at(found === -1 || found > limit ? cursor : found, part);
}
