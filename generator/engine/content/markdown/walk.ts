/** The state of reading parsed Markdown: the place of a token, and what was found so far. */
import type { Tokens } from 'marked';
import type { Position, Problem } from '../../problems/problem.ts';
import type { Purpose, ReportPlaceholder } from '../source/placeholders.ts';
import type { EntryLink, EntryPicture } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';

export interface MarkdownOptions {
  vocabulary: Vocabulary;
  /** Turns an address on this site into one for the page. */
  href(url: string): string;
  /** The address of the page that a content file becomes: of `releases/ya-layl.md`. */
  pageAt(path: string): string | undefined;
  /** Fills placeholders; without it, texts stay as they are. */
  fill?: ((text: string, purpose: Purpose, report: ReportPlaceholder) => string) | undefined;
}

export interface PrepareOptions extends MarkdownOptions {
  /** True if the text may contain pictures and directives. */
  rich?: boolean | undefined;
  /** The place of a part of the text that begins at an offset. */
  at(offset: number, part: string): Position;
}

/** The state of reading a text: the current position, and what was found so far. */
export interface Walk {
  source: string;
  options: PrepareOptions;
  /** Tokens are looked for between these offsets. */
  cursor: number;
  limit: number;
  isInLink: boolean;
  links: EntryLink[];
  pictures: EntryPicture[];
  problems: Problem[];
  words: string[];
}

export function startWalk(source: string, options: PrepareOptions): Walk {
  return {
    ...{ source, options, cursor: 0, limit: source.length, isInLink: false },
    ...{ links: [], pictures: [], problems: [], words: [] },
  };
}

/**
 * Does `work` with the walk set to a token's place. Lists and quotes are unindented before their inside is parsed,
 * so a token of several lines may not be found there: it then counts as beginning where the walk has come to.
 */
export function within<T>(walk: Walk, { raw }: { raw: string }, work: () => T): T {
  const start = walk.source.indexOf(raw, walk.cursor);
  const end = start + raw.length;
  if (start === -1 || end > walk.limit) return work();
  const { limit } = walk;
  Object.assign(walk, { cursor: start, limit: end });
  const result = work();
  Object.assign(walk, { cursor: end, limit });
  return result;
}

/** A text as it is shown: always escaped when rendered. */
export function textToken(walk: Walk, raw: string, text: string): Tokens.Text {
  walk.words.push(text);
  return { type: 'text', raw, text, escaped: false };
}

export function fill(walk: Walk, text: string, purpose: Purpose): string {
  return walk.options.fill?.(text, purpose, (found, part) => note(walk, found, part)) ?? text;
}

export function note(walk: Walk, found: Problem, part: string): void {
  walk.problems.push({ ...found, at: findPart(walk, part) });
}

export function noteLink(walk: Walk, url: string, part: string): void {
  const { line, column } = findPart(walk, part);
  walk.links.push({ url, line, column });
}

/** The place of a part of the text that begins at the walk's place or after it. */
export function findPart({ source, cursor, limit, options }: Walk, part: string): Position {
  const found = source.indexOf(part, cursor);
  return options.at(found === -1 || found > limit ? cursor : found, part);
}

/** The place of a part at an offset from where the walk has come to. */
export function placeAt({ cursor, options }: Walk, offset: number, part: string): Position {
  return options.at(cursor + offset, part);
}
