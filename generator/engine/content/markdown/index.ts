/** Markdown to HTML that is safe to place in a page: what is not made here is escaped or refused. */

import { createLocator } from '../../lib/locator.ts';
import { slugify } from '../../lib/slug.ts';
import { countWords } from '../../lib/text.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Position, Problem } from '../../problems/problem.ts';
import type { Block, Body, EntryLink, EntryPicture, RichText } from '../types.ts';
import { collectBlocks } from './blocks.ts';
import { readBullets } from './bullets.ts';
import { lexBlocks, plainText, renderBlocks } from './engine.ts';
import { prepareAll } from './prepare.ts';
import { prepareRich, type RichToken, renderRich } from './rich.ts';
import { TooComplexError } from './tokenizer.ts';
import { type MarkdownOptions, type PrepareOptions, startWalk, type Walk } from './walk.ts';

export type { MarkdownOptions };

interface BodyOptions extends MarkdownOptions {
  file: string;
  /** The line of the file that the text begins on, from 1. */
  firstLine: number;
  /** All of it is introduction. */
  isWhole?: boolean;
  isPrinted?: boolean;
}

interface TextReferences {
  links: EntryLink[];
  pictures: EntryPicture[];
  problems: Problem[];
}

export interface RenderedBody extends TextReferences {
  body: Body;
  /** The source of its parts. */
  texts: { intro: string; sections: string[] };
  /** Blocks for print, without pictures and directives; empty unless they are kept. */
  blocks: Block[];
}

interface RenderedText extends TextReferences {
  html: string;
  blocks: Block[];
}

export const NO_BODY: Body = { intro: [], sections: [], words: 0 };

/** Anchors that the page itself uses. */
const TAKEN = ['main', 'navigation', 'menu'];

/** The text of a .md file, in sections. It may hold pictures and directives. @param text the text below the keys */
export function renderBody(
  text: string,
  { file, firstLine, isWhole, isPrinted, ...options }: BodyOptions,
): RenderedBody {
  const source = readBullets(text.replace(/\r\n?/g, '\n'));
  const locate = createLocator(source);
  const at = (offset: number): Position => {
    const { line, column } = locate(offset);
    return { file, line: line + firstLine - 1, column };
  };
  const none = { body: NO_BODY, texts: { intro: '', sections: [] }, blocks: [] };
  return render(source, { ...options, rich: true, at }, none, (walk) => {
    const tokens = prepareRich(walk, lexBlocks(source, options.vocabulary.directives));
    const starts = tokens.flatMap((token, index) => (!isWhole && isTitle(token) ? [index] : []));
    const opening = tokens.slice(0, starts[0]);
    const parts = starts.map((start, index) => tokens.slice(start, starts[index + 1]));
    const claimId = createIds();
    const sections = parts.map(([heading, ...rest]) => {
      const title = heading ? plainText([heading]) : '';
      return { id: claimId(slugify(title) || 'section'), title, text: renderRich(rest) };
    });
    return {
      body: { intro: renderRich(opening), sections, words: countWords(walk.words.join('')) },
      texts: { intro: sourceOf(opening), sections: parts.map(([, ...rest]) => sourceOf(rest)) },
      blocks: isPrinted ? collectBlocks(tokens.filter((token) => token.type !== 'insert')) : [],
    };
  });
}

/** A text among the data; `at` gives the place of a part of it that begins at an offset. */
export function renderText(
  text: string,
  options: MarkdownOptions & { at(offset: number, part: string): Position },
): RenderedText {
  const source = readBullets(text);
  return render(source, options, { html: '', blocks: [] }, (walk) => {
    const tokens = prepareAll(walk, lexBlocks(source, options.vocabulary.directives));
    return { html: renderBlocks(tokens), blocks: collectBlocks(tokens) };
  });
}

/** Renders a text that may contain pictures and directives. */
export function renderRichText(
  text: string,
  options: MarkdownOptions & { at(offset: number, part: string): Position },
): TextReferences & { text: RichText } {
  const source = readBullets(text);
  return render(source, { ...options, rich: true }, { text: [] }, (walk) => ({
    text: renderRich(prepareRich(walk, lexBlocks(source, options.vocabulary.directives))),
  }));
}

function render<Made>(
  text: string,
  options: PrepareOptions,
  none: Made,
  make: (walk: Walk) => Made,
): Made & TextReferences {
  const refuse = (found: TooComplexError['found'] | 'word') => ({
    ...none,
    links: [],
    pictures: [],
    problems: [problem('markdown/too-complex', options.at(0, ''), { found })],
  });
  if (hasTooLongWord(text)) return refuse('word');
  try {
    const walk = startWalk(text, options);
    const made = make(walk);
    return { ...made, links: walk.links, pictures: walk.pictures, problems: walk.problems };
  } catch (error) {
    if (error instanceof TooComplexError) return refuse(error.found);
    // An exhausted stack; anything else is a bug of ours.
    if (error instanceof RangeError) return refuse('nesting');
    throw error;
  }
}

/** Characters: the parser tries every offset of a word as the start or end of an address. */
const LONGEST_WORD = 2000;

function hasTooLongWord(text: string): boolean {
  if (text.length <= LONGEST_WORD) return false;
  const words = [...text.matchAll(/[!-~]+/g)].filter(([word]) => word.length > LONGEST_WORD);
  return words.some(([word]) => /@|:\/\/|www\./i.test(word));
}

/** H2 divides the body; an H1, which is warned about, counts as one. */
function isTitle(token: RichToken): boolean {
  return token.type === 'heading' && token.depth <= 2;
}

function sourceOf(tokens: RichToken[]): string {
  return tokens
    .map(({ raw }) => raw)
    .join('')
    .trim();
}

/** Makes anchors unique: `style`, `style-2`, `style-3`. */
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
