/** New entries for a site that is there: which file, what it says, and what to do next. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { parseDocument } from 'yaml';
import { SCHEMA_FOLDER } from '../content/reference/json-schema.ts';
import type { Collection } from '../kinds.ts';
import { writeEntry } from './entry.ts';
import { addEvent, type NewEvent, writeEvents } from './event.ts';
import { findShow, findTitle } from './second.ts';
import { chooseSlug } from './slug.ts';
import { replaceFile, writeNew } from './write.ts';

export const NEW_KINDS = ['release', 'remix', 'mix', 'news', 'event'] as const;

export type NewKind = (typeof NEW_KINDS)[number];

/** What was made, and what is left to do, a sentence a step. */
export interface Made {
  file: string;
  /** The file was there, and was added to. */
  added: boolean;
  /** A sentence on what may not have been meant. */
  note?: string | undefined;
  next: string[];
}

const COLLECTION: Record<Exclude<NewKind, 'event'>, Collection> = {
  release: 'releases',
  remix: 'remixes',
  mix: 'mixes',
  news: 'news',
};

/** Folders whose entries share their addresses. */
const NEIGHBOURS: Record<Collection, Collection[]> = {
  releases: ['releases', 'remixes'],
  remixes: ['releases', 'remixes'],
  mixes: ['mixes'],
  news: ['news'],
};

/**
 * @param content the content folder, which must exist
 * @param today `2026-11-21`
 * @returns why nothing was made, where the file of events cannot be added to
 */
export function makeEntry(content: string, kind: NewKind, title: string, today: string): Made | string {
  return kind === 'event'
    ? makeEvent(content, title, today)
    : makeFile(content, kind, COLLECTION[kind], title, today);
}

function makeFile(content: string, noun: NewKind, kind: Collection, title: string, today: string): Made {
  const first = findTitle(join(content, kind), title);
  const taken = new Set(NEIGHBOURS[kind].flatMap((folder) => listNames(join(content, folder))));
  for (;;) {
    const slug = chooseSlug(title, noun, taken);
    const file = join(content, kind, `${slug}.md`);
    const text = writeEntry({ kind, title, slug, today });
    if (writeNew(file, text)) {
      const place = `${file}:${text.split('\n').length}:1`;
      const note = first && `There is one of that title already, ${first}: this is a second one.`;
      const next = [...describeSteps(kind, slug, place), ...describeSchemas(content)];
      return { file, added: false, note, next };
    }
    // Somebody else was faster.
    taken.add(slug);
  }
}

function listNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).map((name) => parse(name).name.toLowerCase()) : [];
}

function describeSteps(kind: Collection, slug: string, place: string): string[] {
  const picture = kind === 'news' ? 'image' : 'artwork_url';
  const pages: Record<Collection, string> = {
    releases: `It will be at /music/releases/${slug}/`,
    remixes: `It will be at /music/releases/${slug}/`,
    mixes: 'It will be at /music/mixes/',
    news: `It will be at /news/, and at /news/${slug}/ once it has a text`,
  };
  return [
    `Write the text at ${place}`,
    `Put a picture into the assets folder as artwork/${slug}.jpg, and take the # away from  ${picture}:`,
    `Run liner check, then liner build. ${pages[kind]}`,
  ];
}

function describeSchemas(content: string): string[] {
  return existsSync(join(content, SCHEMA_FOLDER))
    ? []
    : ['Run liner schema once, so that your editor can complete the keys.'];
}

function makeEvent(content: string, title: string, today: string): Made | string {
  const event: NewEvent = { title, date: today, city: readLocation(content) ?? 'City to be announced' };
  const written = join(content, 'pages', 'events.md');
  if (existsSync(written))
    return `${written} is a page of its own: add the show there by hand, under events:`;
  const file = join(content, 'pages', 'events.yaml');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  const after = before === undefined ? writeEvents(event) : addEvent(before, event);
  if (after === undefined) return `${file} has mistakes. Run liner check, mend them, and try again.`;
  const first = before && findShow(file, before, event);
  if (before === undefined) writeNew(file, after);
  else replaceFile(file, after);
  return {
    file,
    added: before !== undefined,
    note: first && `There is one of that title and day already, ${first}: this is a second one.`,
    next: [
      `Set the day and the city at ${file}:${findLine(before ?? '', after)}:1`,
      'Run liner check, then liner build. It will be at /events/',
      ...describeSchemas(content),
    ],
  };
}

/** The first line that was added, from 1. */
function findLine(before: string, after: string): number {
  const old = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== old[index]) + 1;
}

function readLocation(content: string): string | undefined {
  const file = join(content, 'site.yaml');
  if (!existsSync(file)) return undefined;
  const location = parseDocument(readFileSync(file, 'utf8')).getIn(['artist', 'location']);
  return typeof location === 'string' && location.trim() !== '' ? location : undefined;
}
