/** A small site in a temporary folder, and plans for it that are made by hand. */
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { Path, Value } from '../../../../generator/engine/edit/types.ts';
import { listFiles } from '../../../../generator/engine/lib/files.ts';
import type { FactsByKind, Item, ItemKind } from '../../../../generator/import/catalogue.ts';
import { titleOf } from '../../../../generator/import/plan/answers.ts';
import type { Plan, PlannedEntry, PlannedFact, PlannedFile } from '../../../../generator/import/plan/plan.ts';
import type { WriteOptions } from '../../../../generator/import/write/write.ts';

export interface SmallSite extends WriteOptions {
  /** The text of a file. */
  read(path: string): string;
  write(path: string, content: string | Uint8Array): string;
  /** All files but those of Liner's own folder. */
  list(): string[];
}

/** @param files of the site, beside its site.yaml */
export function makeSite(files: Record<string, string> = {}): SmallSite {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'liner-import-')));
  const write = (path: string, content: string | Uint8Array) => {
    const file = join(root, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    return file;
  };
  write('content/site.yaml', 'base_url: https://noor.example\nartist: {name: Noor Vale}\n');
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    root,
    content: join(root, 'content'),
    assets: join(root, 'assets'),
    take: [],
    link: false,
    today: '2026-11-26',
    read: (path) => readFileSync(join(root, path), 'utf8'),
    write,
    list: () => listFiles(root).filter((path) => !path.startsWith('.liner/')),
  };
}

export const ORIGIN = { source: 'bandcamp', place: 'pages/new-song.html' };

export function fact(path: Path, value: Value, more: Partial<PlannedFact> = {}): PlannedFact {
  return { path, value, verdict: 'fills', origin: ORIGIN, ...more };
}

type Parts = Partial<Omit<PlannedEntry, 'item'>> & { body?: string; doubts?: Item['doubts'] };

/** An entry that the site lacks. */
export function newEntry<Kind extends ItemKind>(
  kind: Kind,
  file: string,
  facts: FactsByKind[Kind],
  { body, doubts, ...parts }: Parts = {},
): PlannedEntry {
  // TypeScript does not follow which facts belong to which kind.
  const item = { kind, facts, origin: ORIGIN, doubts } as Item;
  const values: [string, Value][] = Object.entries(body === undefined ? facts : { ...facts, body });
  const all = values.map(([key, value]) => fact([key], value, { verdict: 'new' }));
  return {
    name: titleOf(item),
    item,
    verdict: 'new',
    file,
    at: [],
    facts: all,
    files: [],
    candidates: [],
    missing: [],
    ...parts,
  };
}

/** A release that the site has. */
export function knownEntry(file: string, facts: PlannedFact[], parts: Parts = {}): PlannedEntry {
  return { ...newEntry('releases', file, { title: 'New Song' }), verdict: 'fills', facts, ...parts };
}

export function planOf(...entries: PlannedEntry[]): Plan {
  return { entries, absent: [], left: [], problems: [], decided: [] };
}

export function pictureFile(at: Path, target: string, path: string): PlannedFile {
  return { at, name: 'cover.jpg', target, from: { path } };
}

/** A square JPEG. */
export function drawPicture(side = 1500, colour = '#264653'): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}
