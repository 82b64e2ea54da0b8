/** A page of the site written as .md: its text takes the place of the keys that hold Markdown. */

import type { Room } from '../../kinds.ts';
import type { Problem } from '../../problems/index.ts';
import { schemas } from '../schema/index.ts';
import type { SourceFile } from '../types.ts';
import { keysAt } from '../validate/outline.ts';
import { fillText, type Variables } from './placeholders.ts';

interface Placed {
  /** What the text adds to the data: `intro`, and `sections` where the page has them. */
  data: { intro?: string; sections?: { title: string; text: string }[] };
  problems: Problem[];
}

/** Nothing for other kinds of files: they have a body of their own. */
export function placeBody(
  { file }: SourceFile,
  { kind }: Room,
  given: unknown,
  body: string,
  variables: Variables,
): Placed {
  if (!kind.startsWith('pages/') || body.trim() === '') return { data: {}, problems: [] };
  const keys = keysAt(schemas[kind], []);
  const text = fillText(body.replace(/\r\n?/g, '\n'), variables, 'markdown', () => {});
  const data = keys.includes('sections') ? cutSections(text) : { intro: text.trim() };
  const refused = Object.keys(data).find((key) => !keys.includes(key) || isGiven(given, key));
  return refused === undefined
    ? { data, problems: [] }
    : { data: {}, problems: [describeRefusal(file, kind, refused)] };
}

/** What stands before the first H2 introduces the page; each H2 begins a section. */
function cutSections(text: string): Placed['data'] {
  const [opening = '', ...parts] = text.split(/^##[ \t]+/m);
  const sections = parts.map((part) => {
    const [title = '', ...lines] = part.split('\n');
    return { title: title.replace(/[ \t]+#*[ \t]*$/, ''), text: lines.join('\n').trim() };
  });
  const intro = opening.trim();
  return { ...(intro && { intro }), ...(sections.length > 0 && { sections }) };
}

function isGiven(data: unknown, key: string): boolean {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key);
}

function describeRefusal(file: string, kind: string, key: string): Problem {
  return {
    code: 'front-matter/body',
    level: 'error',
    message: 'The text below the keys has no place on this page.',
    hint: `Write it under the keys of ${kind}.yaml, or take ${key} out of the keys on top.`,
    at: { file, line: 1, column: 1 },
  };
}
