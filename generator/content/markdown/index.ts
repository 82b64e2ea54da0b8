/** Markdown to HTML that is safe to place in a page: what is not made here is escaped or refused. */

import { createLocator } from '../../lib/locator.ts';
import { slugify } from '../../lib/slug.ts';
import { countWords } from '../../lib/text.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { joinBody } from '../parse/packed.ts';
import type { Body, BodyLink, BodySection } from '../types.ts';
import { lexBlocks, lexInline, renderBlocks, renderSpans, type Token } from './engine.ts';
import { type Fill, type Prepared, plainText, prepareTokens } from './prepare.ts';

export interface MarkdownOptions {
  file: string;
  /** The line of the file that the text begins on, from 1. */
  firstLine: number;
  /** Turns an address on this site into one for the page. */
  href(url: string): string;
  /** Fills placeholders; without it, texts stay as they are. */
  fill?: Fill | undefined;
}

/** Anchors that the page itself uses. */
const TAKEN = ['main', 'navigation', 'menu'];

export function renderMarkdown(text: string, options: MarkdownOptions): { body: Body; problems: Problem[] } {
  const source = text.replace(/\r\n?/g, '\n');
  const locate = createLocator(source);
  const at = (offset: number): Position => {
    const { line, column } = locate(offset);
    return { file: options.file, line: line + options.firstLine - 1, column };
  };
  const prepared = prepare(lexBlocks, source, { ...options, at });
  if (!prepared) return { body: EMPTY_BODY, problems: [describeTangle(at(0))] };
  const { tokens, links, problems, text: plain } = prepared;
  const headings = tokens.flatMap((token, index) => (isTitle(token) ? [index] : []));
  const ids = new Set(TAKEN);
  const parts = {
    intro: renderBlocks(tokens.slice(0, headings[0])),
    sections: headings.map((from, index) => cutSection(tokens.slice(from, headings[index + 1]), ids)),
    links,
    words: countWords(plain),
  };
  return { body: joinBody(parts), problems };
}

/** A text of a YAML file as HTML blocks. Its faults were reported when it was loaded: what is refused shows as text. */
export function renderText(text: string, href: (url: string) => string): string {
  const prepared = prepare(lexBlocks, text, { href, at: () => NOWHERE });
  return prepared ? renderBlocks(prepared.tokens) : '';
}

/** A text of one line, without a paragraph around it. */
export function renderInline(text: string, href: (url: string) => string): string {
  const prepared = prepare(lexInline, text, { href, at: () => NOWHERE });
  return prepared ? renderSpans(prepared.tokens) : '';
}

/** The links and faults of a Markdown text; `at` is asked for the place of a part that begins at an offset. */
export function inspectText(
  text: string,
  options: { fill: Fill; at(offset: number, part: string): Position },
): { links: BodyLink[]; problems: Problem[] } {
  const prepared = prepare(lexBlocks, text, { ...options, href: (url) => url });
  return prepared ?? { links: [], problems: [describeTangle(options.at(0, ''))] };
}

export const EMPTY_BODY: Body = { html: '', intro: '', sections: [], links: [], words: 0 };

const NOWHERE: Position = { file: '', line: 1, column: 1 };

function prepare(
  lex: (text: string) => Token[],
  text: string,
  options: Parameters<typeof prepareTokens>[2],
): Prepared | undefined {
  try {
    return prepareTokens(lex(text), text, options);
  } catch (error) {
    // Thousands of levels of nesting exhaust the stack; anything else is a bug of ours.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** H2 divides the body; an H1, which is warned about, counts as one. */
function isTitle(token: Token): boolean {
  return token.type === 'heading' && token.depth <= 2;
}

function cutSection([heading, ...tokens]: Token[], ids: Set<string>): BodySection {
  const title = heading ? plainText([heading]) : '';
  return { id: claimId(slugify(title) || 'section', ids), title, html: renderBlocks(tokens) };
}

function claimId(wanted: string, ids: Set<string>): string {
  let id = wanted;
  for (let count = 2; ids.has(id); count++) id = `${wanted}-${count}`;
  ids.add(id);
  return id;
}

function describeTangle(at: Position): Problem {
  return {
    code: 'markdown/too-complex',
    level: 'error',
    message: 'The text is nested too deeply to be read.',
    hint: 'Use fewer quotation marks (>) and list levels within one another.',
    at,
  };
}
