/** The text below the keys of a page of the site that is written as .md. */

import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { pathKey } from '../entry.ts';
import type { RenderedBody } from '../markdown/index.ts';
import { fillText, type Variables } from '../source/placeholders.ts';
import type { Entry, SourceFile } from '../types.ts';

interface Placed {
  /** Data made from the text below the keys: `intro`, and `sections` if the page has them. */
  data: { intro?: string; sections?: { title: string; text: string }[] };
  html: Record<string, string>;
  texts: Entry<object>['texts'];
  problems: Problem[];
}

export const NOT_PLACED: Placed = { data: {}, html: {}, texts: {}, problems: [] };

/** A page of the site written as .md: its text takes the place of the keys that hold Markdown. */
export function placeBody(
  { file, kind }: SourceFile,
  keys: readonly string[],
  given: unknown,
  { body, texts }: RenderedBody,
  variables: Variables,
): Placed {
  const fill = (text: string) => fillText(text, variables, 'text', () => {});
  const sections = body.sections.map(({ title }, index) => ({
    title,
    text: fill(texts.sections[index] ?? ''),
  }));
  const data = {
    ...(texts.intro && { intro: fill(texts.intro) }),
    ...(sections.length > 0 && { sections }),
  };
  const refused = Object.keys(data).find((key) => !keys.includes(key) || isGiven(given, key));
  if (refused !== undefined) {
    const at = { file, line: 1, column: 1 };
    return { ...NOT_PLACED, problems: [problem('front-matter/body', at, { page: kind, key: refused })] };
  }
  // An introduction is a part of other texts too, which hold no pictures.
  const inserts = body.intro.filter((part) => typeof part !== 'string');
  const placed = body.sections.map(({ text }, index) => [pathKey(['sections', index, 'text']), text]);
  return {
    data,
    html: texts.intro ? { intro: body.intro.filter((part) => typeof part === 'string').join('\n') } : {},
    texts: Object.fromEntries(placed),
    problems: inserts.map(({ name, line, column }) => {
      const at = { file, line, column };
      return name === 'picture'
        ? problem('markdown/image', at)
        : problem('directive/place', at, { name, isRich: false });
    }),
  };
}

function isGiven(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}
