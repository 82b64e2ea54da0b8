/** Markdown to HTML that is safe to place in a page: what is not made here is escaped or refused. */

import { createLocator } from '../../lib/locator.ts';
import { slugify } from '../../lib/slug.ts';
import { countWords } from '../../lib/text.ts';
import { type Position, type Problem, problem } from '../../problems/index.ts';
import type { Block, Body, EntryLink } from '../types.ts';
import { collectBlocks } from './blocks.ts';
import { lexBlocks, renderBlocks, type Token } from './engine.ts';
import { type MarkdownOptions, type Prepared, plainText, prepareTokens } from './prepare.ts';
import { TooComplexError } from './tokenizer.ts';

export type { MarkdownOptions };

export interface BodyOptions extends MarkdownOptions {
  file: string;
  /** The line of the file that the text begins on, from 1. */
  firstLine: number;
  /** All of it is introduction. */
  isWhole?: boolean;
}

export interface RenderedBody {
  body: Body;
  /** The source of its parts. */
  texts: { intro: string; sections: string[] };
  links: EntryLink[];
  problems: Problem[];
}

export interface RenderedText {
  html: string;
  blocks: Block[];
  links: EntryLink[];
  problems: Problem[];
}

const NO_BODY: Body = { intro: '', sections: [], words: 0 };

/** Anchors that the page itself uses. */
const TAKEN = ['main', 'navigation', 'menu'];

/**
 * The text of a .md file, in sections.
 *
 * @param text the text below the keys
 */
export function renderBody(
  text: string,
  { file, firstLine, isWhole, ...options }: BodyOptions,
): RenderedBody {
  const source = text.replace(/\r\n?/g, '\n');
  const locate = createLocator(source);
  const at = (offset: number): Position => {
    const { line, column } = locate(offset);
    return { file, line: line + firstLine - 1, column };
  };
  const none = { body: NO_BODY, texts: { intro: '', sections: [] } };
  return render(source, { ...options, at }, none, ({ tokens, text: words }) => {
    const starts = tokens.flatMap((token, index) => (!isWhole && isTitle(token) ? [index] : []));
    const opening = tokens.slice(0, starts[0]);
    const parts = starts.map((start, index) => tokens.slice(start, starts[index + 1]));
    const claimId = createIds();
    const sections = parts.map(([heading, ...rest]) => {
      const title = heading ? plainText([heading]) : '';
      return { id: claimId(slugify(title) || 'section'), title, html: renderBlocks(rest) };
    });
    return {
      body: { intro: renderBlocks(opening), sections, words: countWords(words) },
      texts: { intro: sourceOf(opening), sections: parts.map(([, ...rest]) => sourceOf(rest)) },
    };
  });
}

/** A text among the data; `at` gives the place of a part of it that begins at an offset. */
export function renderText(
  text: string,
  options: MarkdownOptions & { at(offset: number, part: string): Position },
): RenderedText {
  return render(text, options, { html: '', blocks: [] }, ({ tokens }) => ({
    html: renderBlocks(tokens),
    blocks: collectBlocks(tokens),
  }));
}

function render<Made>(
  text: string,
  options: Parameters<typeof prepareTokens>[2],
  none: Made,
  make: (prepared: Prepared) => Made,
): Made & { links: EntryLink[]; problems: Problem[] } {
  const refuse = (found: TooComplexError['found'] | 'word') => ({
    ...none,
    links: [],
    problems: [problem('markdown/too-complex', options.at(0, ''), { found })],
  });
  if (hasEndlessWord(text)) return refuse('word');
  try {
    const prepared = prepareTokens(lexBlocks(text), text, options);
    return { ...make(prepared), links: prepared.links, problems: prepared.problems };
  } catch (error) {
    if (error instanceof TooComplexError) return refuse(error.found);
    // An exhausted stack; anything else is a bug of ours.
    if (error instanceof RangeError) return refuse('nesting');
    throw error;
  }
}

/** In characters: the parser tries each place in such a word as the beginning or the end of an address. */
const LONGEST_WORD = 2000;

function hasEndlessWord(text: string): boolean {
  if (text.length <= LONGEST_WORD) return false;
  const words = [...text.matchAll(/[!-~]+/g)].filter(([word]) => word.length > LONGEST_WORD);
  return words.some(([word]) => /@|:\/\/|www\./i.test(word));
}

/** H2 divides the body; an H1, which is warned about, counts as one. */
function isTitle(token: Token): boolean {
  return token.type === 'heading' && token.depth <= 2;
}

function sourceOf(tokens: Token[]): string {
  return tokens
    .map(({ raw }) => raw)
    .join('')
    .trim();
}

/** Gives every anchor once: `style`, `style-2`, `style-3`. */
function createIds(): (wanted: string) => string {
  const ids = new Set(TAKEN);
  const counts = new Map<string, number>();
  return (wanted) => {
    let count = counts.get(wanted) ?? 1;
    let id = wanted;
    while (ids.has(id)) {
      count += 1;
      id = `${wanted}-${count}`;
    }
    counts.set(wanted, count);
    ids.add(id);
    return id;
  };
}
