/** A new Markdown file: a release, a remix, a mix, a news post or a page. */

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Collection } from '../../engine/content/grammar.ts';
import { shortenSlug, slugify } from '../../engine/lib/slug.ts';
import { folderOf, rowOf } from '../grammar.ts';
import { jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { explainKeys, offerLanguages, type Values } from './commented-yaml.ts';

export interface NewEntry {
  kind: Collection;
  title: string;
  slug: string;
  /** `2026-11-21`. */
  today: string;
  /** Of a release or a mix: `album`. */
  type?: string | undefined;
  /** The picture, if it exists already: `artwork/new-song.png`. */
  picture?: string | undefined;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
}

/** Names that mean something else: notes that are not read, and devices of Windows. */
const RESERVED = ['readme', 'con', 'prn', 'aux', 'nul'];

export function isReservedName(name: string): boolean {
  return RESERVED.includes(name);
}

/** The whole text of the file. */
export function writeEntry(entry: NewEntry): string {
  const { kind, slug, title, languages = [] } = entry;
  const { noun, bodyNote = '', picture, title: titleKey = 'title' } = rowOf(kind);
  const schema = offerLanguages(jsonSchemaOf(kind), jsonSchemaOf(kind, languages), languages, {
    [titleKey]: title,
  });
  const examples = { slug, ...(picture && { [picture]: picturePath(slug) }) };
  return [
    '---',
    schemaLine(kind, `${folderOf(kind)}/${slug}.md`),
    `# ${noun.replace(/^a/, 'A')}. A line that begins with # is a note: remove the # and the space after it to use what it shows.`,
    '',
    explainKeys(schema, valuesOf(entry), examples).join('\n\n'),
    '---',
    '',
    ...(bodyNote ? [`<!-- ${bodyNote} -->`, ''] : []),
  ].join('\n');
}

/** The path for the picture of a new entry, in the assets folder. */
export function picturePath(slug: string): string {
  return `artwork/${slug}.jpg`;
}

const PICTURE = /^\.(?:jpe?g|png|webp|avif)$/i;

/** The picture that exists already at the path for a new entry. */
export function findPicture(assets: string, slug: string): string | undefined {
  const folder = dirname(picturePath(slug));
  const path = join(assets, folder);
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  const found = names.map(parse).find(({ name, ext }) => name === slug && PICTURE.test(ext));
  return found && `${folder}/${found.base}`;
}

/** The keys of a file that are known, and those that it needs. A day that may be left out is: today's would make an old song the latest release. */
function valuesOf({ kind, title, today, type, picture }: NewEntry): Values {
  const { title: titleKey = 'title', date, picture: pictureKey } = rowOf(kind);
  const { properties = {}, required = [] } = jsonSchemaOf(kind);
  const needed = required.map((key) => [key, properties[key]?.examples?.[0]]);
  return {
    ...Object.fromEntries(needed),
    [titleKey]: title,
    ...(type && { type }),
    ...(pictureKey && picture && { [pictureKey]: picture }),
    ...(date && required.includes(date) && { [date]: today }),
  };
}

/**
 * The name of a new file: from its title, and not yet taken.
 *
 * @param fallback for a title without letters and digits: `release` gives `release-1`
 * @param isTaken of a name without its ending, in lower case
 */
export function chooseSlug(title: string, fallback: string, isTaken: (slug: string) => boolean): string {
  const isFree = (slug: string) => !isTaken(slug) && !isReservedName(slug);
  const slug = shortenSlug(slugify(title));
  if (slug && isFree(slug)) return slug;
  for (let number = slug ? 2 : 1; ; number++) {
    const candidate = `${slug || fallback}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
