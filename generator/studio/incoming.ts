/** Files to import that a page has sent: they wait in `.liner/imports/incoming`, in a folder for each process, and are never served. */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Readable } from 'node:stream';
import { isReservedName } from '../app/scaffold/entry.ts';
import { isRunning, placeNew, removeFile, stagingOf } from '../app/site-files/disk.ts';
import { openOwnFolder } from '../app/site-files/own-folder.ts';
import { ifThere } from '../engine/lib/files.ts';
import { type Outcome, refuse } from './outcome.ts';
import { receive } from './receiving.ts';
import { sentence } from './sentences.ts';

export interface Incoming {
  folder: string;
  /** Their names, in the order in which they came. */
  list(): readonly string[];
  /** @param name as it is called on the computer that it comes from */
  take(name: string, bytes: Readable): Promise<Outcome<object>>;
  remove(name: string): void;
  clear(): void;
}

/** Files at once: more are in a folder, which can be named. */
const MOST = 500;
/** Characters of a name without its ending: of four bytes each, they fit into the name of a file. */
const LONGEST = 50;

/** @param root the folder of the site */
export function openIncoming(root: string): Incoming {
  const all = openOwnFolder(root, 'imports/incoming');
  const folder = join(all, String(process.pid));
  const names: string[] = [];
  const clear = () => {
    names.length = 0;
    rmSync(folder, { recursive: true, force: true });
  };
  removeOthers(all);
  clear();
  return {
    ...{ folder, clear },
    list: () => names,
    async take(name, bytes) {
      if (names.length >= MOST) return refuse(409, sentence('import-many-files', { most: MOST }));
      // Reports of sales may have been for nobody else to read.
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const staging = stagingOf(join(folder, 'import'));
      try {
        const refused = await receive(bytes, staging, name);
        if (refused) return refused;
        names.push(placeFree(staging, folder, name));
        return { value: {} };
      } finally {
        rmSync(staging, { force: true });
      }
    },
    remove(name) {
      const index = names.indexOf(name);
      if (index === -1) return;
      names.splice(index, 1);
      removeFile(join(folder, name));
    },
  };
}

/** Removes what studios that were killed have left. */
function removeOthers(folder: string): void {
  for (const name of ifThere(() => readdirSync(folder)) ?? [])
    if (!isRunning(Number(name))) rmSync(join(folder, name), { recursive: true, force: true });
}

/** @returns the name that it got */
function placeFree(staging: string, folder: string, name: string): string {
  const { name: stem, ext } = parse(safeName(name));
  for (let number = 1; ; number++) {
    const free = `${stem}${number === 1 ? '' : ` (${number})`}${ext}`;
    if (placeNew(staging, join(folder, free))) return free;
  }
}

/** The last step of a name, with characters that every disk takes. */
export function safeName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const cleaned = last
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\s\p{Cc}\p{Cs}<>:"|?*]+/gu, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const { name: stem, ext } = parse(cleaned);
  const ending = ext.length > 10 ? '' : ext;
  const cut = [...(ext === ending ? stem : cleaned)].slice(0, LONGEST).join('');
  const short = cut.replace(/[. ]+$/, '') || 'file';
  // Windows looks for devices before the first dot, in superscript as well.
  const [device = ''] = short.normalize('NFKC').toLowerCase().split(/ *\./);
  return `${isReservedName(device) ? 'file-' : ''}${short}${ending}`;
}
