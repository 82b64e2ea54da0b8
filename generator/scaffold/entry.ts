/** A new Markdown file: a release, a remix, a mix, a news post or a page. */
import { jsonSchemaOf, schemaLine } from '../content/reference/json-schema.ts';
import { type Collection, folderOf, rowOf } from '../kinds.ts';
import { shortenSlug, slugify } from '../lib/slug.ts';
import { explainKeys, type Values } from './commented-yaml.ts';
import { offerLanguages } from './languages.ts';

export interface NewEntry {
  kind: Collection;
  title: string;
  slug: string;
  /** `2026-11-21`. */
  today: string;
  /** Of a release or a mix: `album`. */
  type?: string | undefined;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
}

/** Names that mean something else: notes that are not read, and devices of Windows. */
const RESERVED = ['readme', 'con', 'prn', 'aux', 'nul'];

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

/** Where the picture of a new entry goes, in the assets folder. */
export function picturePath(slug: string): string {
  return `artwork/${slug}.jpg`;
}

/** The required keys of a file. A day that may be left out is: today's would make an old song the latest release. */
function valuesOf({ kind, title, today, type }: NewEntry): Values {
  const { title: titleKey = 'title', date } = rowOf(kind);
  const { properties = {}, required = [] } = jsonSchemaOf(kind);
  const needed = required.map((key) => [key, properties[key]?.examples?.[0]]);
  return {
    ...Object.fromEntries(needed),
    [titleKey]: title,
    ...(type && { type }),
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
  const isFree = (slug: string) => !isTaken(slug) && !RESERVED.includes(slug);
  const slug = shortenSlug(slugify(title));
  if (slug && isFree(slug)) return slug;
  for (let number = slug ? 2 : 1; ; number++) {
    const candidate = `${slug || fallback}-${number}`;
    if (isFree(candidate)) return candidate;
  }
}
