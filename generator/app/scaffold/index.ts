/** New entries of a site: their files, their content, and the next steps. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Collection, PageName } from '../../engine/content/grammar.ts';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { divideFrontMatter, stripMark } from '../../engine/content/source/front-matter.ts';
import { parseYaml } from '../../engine/content/yaml/index.ts';
import { listFiles } from '../../engine/lib/files.ts';
import { fieldOf } from '../../engine/lib/record.ts';
import { slugify } from '../../engine/lib/slug.ts';
import { legalFileCalled } from '../../site/legal-files.ts';
import { isReserved, ROUTES } from '../../site/routes.ts';
import { titleOf } from '../../site/site-pages.ts';
import { COLLECTIONS, folderOf, KINDS, routeOf, rowOf } from '../list/grammar.ts';
import { SCHEMA_FOLDER } from '../reference/json-schema.ts';
import {
  chooseSlug,
  findPage,
  findPicture,
  isReservedName,
  mainKey,
  picturePath,
  writeEntry,
  writePage,
} from './entry.ts';
import { addEvent, findEvent, isSameTitle, type NewEvent, startEvents } from './event.ts';
import type { NewKind } from './new-kinds.ts';
import { notesIn } from './notes/index.ts';
import { readLanguage } from './settings.ts';
import { listTaken } from './taken.ts';
import { replaceFile, writeNew } from './write.ts';

/** The created file, and the next steps, a sentence each. */
export interface Made {
  file: string;
  /** The file was there, and was added to. */
  added: boolean;
  /** True if the file explains every key. */
  isExplained: boolean;
  /** A warning about a likely slip. */
  note?: string | undefined;
  next: string[];
}

interface NewParts {
  /** The content folder, which must exist. */
  content: string;
  kind: NewKind;
  title: string;
  /** The day of a show, such as `2026-11-21`; left open otherwise. */
  date?: string | undefined;
  /** The name of the file, instead of one made from the title. */
  slug?: string | undefined;
  /** `2026-11-21`. */
  today: string;
  /** Visitors do not see it yet, if it can be a draft. */
  isDraft?: boolean | undefined;
}

/** @returns why nothing was made: the file of events cannot be added to, or the page or the name is there already */
export function makeEntry({ kind: { name, type }, ...parts }: NewParts): Made | string {
  const { content, title, slug } = parts;
  const kind = COLLECTIONS.find((collection) => rowOf(collection).newName === name);
  const page = kind === 'ownPages' ? findPage(title) : undefined;
  if (slug !== undefined && (page || !kind))
    return 'Leave --slug out: it names the file of a release, a remix, a mix, a news post or a page of your own.';
  if (page) return makePage(content, page);
  const legal = kind === 'ownPages' && slug === undefined ? findLegal(content, title) : undefined;
  if (legal) return `The file of the page "${title}" is there already: ${legal}. Change the page there.`;
  return kind ? makeFile({ ...parts, kind, type }) : makeEvent(parts);
}

/** The file of a legal page such as Privacy, if the site has it. */
function findLegal(content: string, title: string): string | undefined {
  const called = legalFileCalled(ownPage(slugify(title)));
  const files = ['legal', folderOf('ownPages')].flatMap((folder) =>
    listFiles(join(content, folder)).map((name) => `${folder}/${name}`),
  );
  const found = called && files.find((file) => legalFileCalled(file) === called);
  return found && join(content, found);
}

function ownPage(slug: string): string {
  return `${folderOf('ownPages')}/${slug}.md`;
}

type FileParts = Omit<NewParts, 'kind'> & { kind: Collection; type: string | undefined };

function makeFile({ content, kind, title, today, type, slug: wanted, isDraft }: FileParts): Made | string {
  const { newName = kind } = rowOf(kind);
  const first = findTitle(content, kind, title);
  const languages = readOtherLanguages(content);
  const [language = 'en'] = readLanguage(content).split(/[-_]/);
  const notes = notesIn(language, kind);
  const taken = listTaken(content, kind);
  const isTaken = (slug: string) =>
    taken.has(slug) || (kind === 'ownPages' && isReserved(slug) && !legalFileCalled(ownPage(slug)));
  for (;;) {
    if (wanted !== undefined && (isTaken(wanted) || isReservedName(wanted)))
      return `The name ${wanted} is taken. Choose another one, or leave --slug out.`;
    const slug = wanted ?? chooseSlug(title, newName, isTaken, language);
    const file = join(content, folderOf(kind), `${slug}.md`);
    const picture = findPicture(join(dirname(content), 'assets'), slug, kind);
    const text = writeEntry({ kind, title, slug, today, type, languages, picture, notes, isDraft });
    if (writeNew(file, text)) {
      const note = first && `There is already one with this title, ${first}: this is a second one.`;
      const translate = languages.map((code) => describeTranslation(code, file));
      const steps = describeSteps({ kind, slug, file, text, hasPicture: picture !== undefined });
      const next = [...steps, ...translate, ...describeSchemas(content)];
      return { file, added: false, isExplained: true, note, next };
    }
    // Another process was faster.
    taken.add(slug);
  }
}

/** The first file of its kind with this title: most often the command was run twice. */
function findTitle(content: string, kind: Collection, title: string): string | undefined {
  const folder = join(content, folderOf(kind));
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));
  return files.find((file) => isSameTitle(readKey(file, rowOf(kind).title ?? 'title'), title));
}

function readKey(file: string, key: string): unknown {
  const text = stripMark(readFileSync(file, 'utf8'));
  const { block } = divideFrontMatter(file, text);
  return fieldOf(block && parseYaml(file, text, block).data, key);
}

interface WrittenEntry {
  kind: Collection;
  slug: string;
  file: string;
  text: string;
  hasPicture: boolean;
}

function describeSteps({ kind, slug, file, text, hasPicture }: WrittenEntry): string[] {
  const { picture, date } = rowOf(kind);
  const lines = text.split('\n');
  const lineOf = (key: string) => lines.findIndex((line) => line.startsWith(`# ${key}:`)) + 1;
  const [dateLine, menuLine] = [date === undefined ? 0 : lineOf(date), lineOf('menu')];
  return [
    ...(dateLine > 0
      ? [
          `Fill in when it came out or will come out, at ${file}:${dateLine}:1 (remove the # before  ${date}:)`,
        ]
      : []),
    `Write the text at ${file}:${lines.length}:1`,
    ...(picture && !hasPicture
      ? [
          `Put a picture into the assets folder as ${picturePath(slug, kind)}, and remove the # before  ${picture}:`,
        ]
      : []),
    ...(menuLine > 0
      ? [`Nothing leads to it yet: for a place in the menu, write  menu: true  at ${file}:${menuLine}:1`]
      : []),
    `Run npx liner check, then npx liner build. ${describeAddress(kind, slug)}`,
  ];
}

function describeTranslation(code: string, file: string): string {
  return `To translate it, use the lines of  ${code}:  in ${file}, and write the text of that language into ${file.replace(/\.md$/, `.${code}.md`)}, below two lines of three hyphens`;
}

function describeAddress(kind: Collection, slug: string): string {
  const { ownPage, listedOn } = rowOf(kind);
  if (ownPage === undefined) return `It will be at ${routeOf(kind, slug)}`;
  return `It will be at ${listedOn}, and at ${routeOf(kind, slug)} once it has a text`;
}

function describeSchemas(content: string): string[] {
  return existsSync(join(content, SCHEMA_FOLDER))
    ? []
    : ['Run npx liner schema once, so that your editor can complete the keys.'];
}

/** A page such as /press/ is not a page of the artist's own: it has one file, which is made once. */
function makePage(content: string, name: PageName): Made | string {
  const [file = '', written = ''] = KINDS[`pages/${name}`].files.map((path) => join(content, path));
  const text = writePage(name, readOtherLanguages(content), notesIn(readLanguage(content), `pages/${name}`));
  if (existsSync(written) || !writeNew(file, text)) {
    const found = existsSync(written) ? written : file;
    return `The file of the page "${titleOf(name)}" is there already: ${found}. Change the page there.`;
  }
  const key = mainKey(name);
  const line = text.split('\n').findIndex((each) => each.startsWith(`# ${key}:`)) + 1;
  const route = ROUTES[name];
  return {
    file,
    added: false,
    isExplained: true,
    next: [
      `Remove the # and the space after it from the lines that you want to use, such as  ${key}:  and what belongs to it, at ${file}:${line}:1. Then put your own words there.`,
      `Run npx liner check, then npx liner build. ${name === 'home' ? `It is at ${route}` : `Visitors find it at ${route} once it has something to show`}`,
      ...describeSchemas(content),
    ],
  };
}

function makeEvent({ content, title, date }: Omit<NewParts, 'kind'>): Made | string {
  const notes = notesIn(readLanguage(content), 'pages/events');
  const event: NewEvent = { title, date, languages: readOtherLanguages(content), notes };
  const written = join(content, 'pages', 'events.md');
  if (existsSync(written))
    return `${written} is a page in Markdown: add the show there by hand, under events:`;
  const file = join(content, 'pages', 'events.yaml');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const added = addEvent(before ?? startEvents(event.notes), event);
  if (!added.ok) return `Nothing was added to ${file}. ${added.reason.message}`;
  const { text: after } = added;
  const first = before && findEvent(file, before, event);
  if (before === undefined) writeNew(file, after);
  else replaceFile(file, after);
  return {
    file,
    added: before !== undefined,
    isExplained: false,
    note:
      first && `There is already one with this title, ${first}, and it has no day yet: this is a second one.`,
    next: [
      `Fill in the day and the city, at ${file}:${findLine(before ?? '', after)}:1. The site cannot be built before it has a day`,
      `Run npx liner check, then npx liner build. It will be at ${ROUTES.events}`,
      ...describeSchemas(content),
    ],
  };
}

/** The first line that was added with a day left open, from 1. */
function findLine(before: string, after: string): number {
  const old = before.split(/\r?\n/);
  const lines = after.split(/\r?\n/);
  const first = lines.findIndex((line, index) => line !== old[index]);
  return lines.findIndex((line, index) => index >= first && /\bdate:(?:$| null)/.test(line)) + 1;
}
