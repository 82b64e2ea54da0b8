/** A new Markdown file: a release, a remix, a mix or a news post. */
import { type Example, examples } from '../content/examples/index.ts';
import { jsonSchemaOf, schemaLine } from '../content/reference/json-schema.ts';
import type { Collection } from '../kinds.ts';
import { explainFields } from './explain.ts';

export interface NewEntry {
  kind: Collection;
  title: string;
  slug: string;
  /** `2026-11-21`. */
  today: string;
}

/** What a body is for, as a note to the writer: comments are not shown. */
const BODIES: Record<Collection, string> = {
  releases: `Write the story below this note. Each line that begins with ## starts a card of the page, such as:

## Story & Concept
## Style & Production`,
  remixes: `Write the story of the remix below this note. Each line that begins with ## starts a card of the page.`,
  mixes: 'Write about the mix below this note: a paragraph or two.',
  news: 'Write the post below this note. A line that begins with ## is a heading.',
};

const HEADS: Record<Collection, string> = {
  releases: 'A release.',
  remixes: 'A remix.',
  mixes: 'A mix or radio episode.',
  news: 'A news post.',
};

/** The whole text of the file. */
export function writeEntry(entry: NewEntry): string {
  const { kind, slug } = entry;
  const fields = explainFields(jsonSchemaOf(kind), valuesOf(entry), exampleOf(entry));
  return [
    '---',
    schemaLine(kind, `${kind}/${slug}.md`),
    `# ${HEADS[kind]} A line that begins with # is a note: take the # and the blank away to use what it shows.`,
    '',
    fields.map((lines) => lines.join('\n')).join('\n\n'),
    '---',
    '',
    `<!-- ${BODIES[kind]} -->`,
    '',
  ].join('\n');
}

/** What a file must have, and its day. */
function valuesOf({ kind, title, today }: NewEntry): Example {
  switch (kind) {
    case 'releases':
      return { title, type: 'single', release_date: today };
    case 'remixes':
      return { title, year: Number(today.slice(0, 4)) };
    case 'mixes':
      return { episode_title: title, release_date: today };
    case 'news':
      return { title, date: today };
  }
}

/** The examples with the names of files that suit this entry. */
function exampleOf({ kind, slug }: NewEntry): Example {
  const cover = `artwork/${slug}.jpg`;
  const picture = kind === 'news' ? { image: cover } : { artwork_url: cover };
  return { ...examples[kind], slug, ...picture };
}
