/** Texts of new files: entries in Markdown, and pages such as pages/press.yaml. Each key is explained. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import type { Collection, Kind, PageName } from '../../engine/content/grammar.ts';
import { nameSlug, shortenSlug, slugify } from '../../engine/lib/slug.ts';
import { PAGE_NAMES } from '../../site/routes.ts';
import { titleOf } from '../../site/site-pages.ts';
import { folderOf, KINDS, rowOf } from '../list/grammar.ts';
import { type JsonSchema, jsonSchemaOf, schemaLine } from '../reference/json-schema.ts';
import { commentOut, explainKeys, offerLanguages, type Values, wrap } from './commented-yaml.ts';
import { ENGLISH_NOTES, type Notes } from './notes/index.ts';

const NOTE = 'A line that begins with # is a note: remove the # and the space after it to use what it shows.';
/** Hint for groups and lists. */
const INDENTED = 'Keep the spaces that follow.';

export interface NewEntry {
  kind: Collection;
  title: string;
  slug: string;
  /** `2026-11-21`. */
  today: string;
  /** The type of a release or a mix: `album`. */
  type?: string | undefined;
  /** True for a draft, if its kind has drafts. */
  isDraft?: boolean | undefined;
  /** The picture, if it exists already: `artwork/new-song.png`. */
  picture?: string | undefined;
  /** The codes of the languages of the site beside the default. */
  languages?: readonly string[];
  /** Comments, in English by default. */
  notes?: Notes;
}

/** Names that mean something else: notes that are not read, and devices of Windows. */
const RESERVED = /^(?:readme|con|prn|aux|nul|(?:com|lpt)\d)$/;

export function isReservedName(name: string): boolean {
  return RESERVED.test(name);
}

/** The text of a new entry. */
export function writeEntry(entry: NewEntry): string {
  const { kind, slug, title, languages = [], notes = ENGLISH_NOTES } = entry;
  const { noun, bodyNote = '', picture, title: titleKey = 'title' } = rowOf(kind);
  const schema = offerLanguages(jsonSchemaOf(kind), jsonSchemaOf(kind, languages), languages, {
    [titleKey]: title,
  });
  const examples = { slug, ...(picture && { [picture]: picturePath(slug, kind) }) };
  return [
    '---',
    schemaLine(kind, `${folderOf(kind)}/${slug}.md`),
    `# ${notes(`${noun.replace(/^a/, 'A')}.`)} ${notes(NOTE)}`,
    '',
    explainKeys(schema, valuesOf(entry), notes, examples).join('\n\n'),
    '---',
    '',
    ...(bodyNote ? [`<!-- ${notes(bodyNote)} -->`, ''] : []),
  ].join('\n');
}

/** The path for the picture of a new entry, in the assets folder. */
export function picturePath(slug: string, kind: Kind): string {
  const folder = rowOf(kind).picture === 'photo' ? 'photos' : 'artwork';
  return `${folder}/${slug}.jpg`;
}

const PICTURE = /^\.(?:jpe?g|png|webp|avif)$/i;

/** The picture that exists already at the path for a new entry. */
export function findPicture(assets: string, slug: string, kind: Kind): string | undefined {
  const folder = dirname(picturePath(slug, kind));
  const path = join(assets, folder);
  const names = existsSync(path) ? readdirSync(path).sort() : [];
  const found = names.map(parse).find(({ name, ext }) => name === slug && PICTURE.test(ext));
  return found && `${folder}/${found.base}`;
}

/** Known and required values. An optional day is left out: today's would make an old song the latest release. */
function valuesOf({ kind, title, today, type, picture, isDraft }: NewEntry): Values {
  const { title: titleKey = 'title', date, picture: pictureKey } = rowOf(kind);
  const { properties = {}, required = [] } = jsonSchemaOf(kind);
  const needed = required.map((key) => [key, properties[key]?.examples?.[0]]);
  return {
    ...Object.fromEntries(needed),
    [titleKey]: title,
    ...(kind === 'releases' && !type && typeIn(title)),
    ...(type && { type }),
    ...(isDraft && properties['draft'] && { draft: true }),
    ...(pictureKey && picture && { [pictureKey]: picture }),
    ...(date && required.includes(date) && { [date]: today }),
  };
}

/** Words at the end of a title that name the type of a release. */
const TYPES: readonly [type: string, words: RegExp][] = [
  [
    'soundtrack',
    /\b(?:soundtrack|o\.?s\.?t|score)\b|filmmusik|bande originale|banda sonora|colonna sonora|trilha sonora|film müziği|موسيقى تصويرية/i,
  ],
  ['ep', /\bEP\)?$/],
  ['mixtape', /\bmixtape\)?$/i],
];

function typeIn(title: string): Values {
  const type = TYPES.find(([, words]) => words.test(title))?.[0];
  return type === undefined ? {} : { type };
}

/**
 * Returns a free name for a new file, made from its title.
 * @param fallback for a title without letters and digits: `release` gives `release-1`
 * @param isTaken of a name without its ending, in lower case
 * @param language the code of the language that the title is in
 * @param counted the number at which each name has arrived, if several are chosen and what is taken stays taken
 */
export function chooseSlug(
  title: string,
  fallback: string,
  isTaken: (slug: string) => boolean,
  language = 'en',
  counted = new Map<string, number>(),
): string {
  const isFree = (slug: string) => !isTaken(slug) && !isReservedName(slug);
  const slug = shortenSlug(nameSlug(title, language));
  if (slug && isFree(slug)) return slug;
  const name = slug || fallback;
  for (let number = counted.get(name) ?? (slug ? 2 : 1); ; number++) {
    const candidate = `${name}-${number}`;
    if (!isFree(candidate)) continue;
    counted.set(name, number);
    return candidate;
  }
}

/** Finds a page by its name or its title. @param words in any case: `press`, `Press Kit` */
export function findPage(words: string): PageName | undefined {
  const wanted = slugify(words);
  return PAGE_NAMES.find((name) => name === wanted || slugify(titleOf(name)) === wanted);
}

/** The text of a new page file. All keys are comments, and none is required. @param languages the codes of those beside the default */
export function writePage(
  name: PageName,
  languages: readonly string[] = [],
  notes: Notes = ENGLISH_NOTES,
): string {
  const kind = `pages/${name}` as const;
  const about = KINDS[kind].about.replaceAll('`', '');
  const head = [
    schemaLine(kind, `${kind}.yaml`),
    ...commentOut([...wrap(notes(about)), ...wrap(`${notes(NOTE)} ${notes(INDENTED)}`)]),
  ];
  const schema = offerLanguages(jsonSchemaOf(kind), jsonSchemaOf(kind, languages), languages);
  return `${[head.join('\n'), ...explainKeys(schema, {}, notes)].join('\n\n')}\n`;
}

/** The main key of a page: the one with its name, or the first that is a group or a list of groups. */
export function mainKey(name: PageName): string {
  const isMain = ({ properties, items }: JsonSchema) =>
    Boolean(properties ?? items?.properties ?? items?.anyOf);
  const keys = Object.entries(jsonSchemaOf(`pages/${name}`).properties ?? {});
  const main = keys.filter(([, part]) => isMain(part)).map(([key]) => key);
  return main.find((key) => key === name) ?? main[0] ?? 'title';
}
