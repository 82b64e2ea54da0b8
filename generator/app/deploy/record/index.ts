/** The record of what was published, kept in `.liner`: `liner publish` writes it, and the studio describes what has changed since. */
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ifThere, listFiles } from '../../../engine/lib/files.ts';
import { hash } from '../../../engine/lib/hash.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { replaceFile } from '../../site-files/disk.ts';
import { openOwnFolder } from '../../site-files/own-folder.ts';
import { type Snapshot, snapshot } from './snapshot.ts';

const record = snapshot.extend({
  /** ISO 8601. */
  time: z.string(),
});

type PublishRecord = z.output<typeof record>;

/** Folder for Liner's own data of a site. */
const OWN_FOLDER = '.liner';
const FOLDER = 'published';

/** The site as it was last published to a place; undefined if that is not known. */
export function readRecord(root: string, target: Publish): PublishRecord | undefined {
  const text = ifThere(() => readFileSync(fileOf(root, target), 'utf8'));
  if (text === undefined) return undefined;
  try {
    return record.safeParse(JSON.parse(text)).data;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns true if the site was published from here, to any place. */
export function hasRecord(root: string): boolean {
  return listFiles(join(root, OWN_FOLDER, FOLDER)).length > 0;
}

/** @param now in milliseconds since 1970 */
export function writeRecord(root: string, target: Publish, made: Snapshot, now: number): void {
  const file = fileOf(root, target);
  mkdirSync(openOwnFolder(root, FOLDER), { recursive: true });
  replaceFile(file, JSON.stringify({ time: new Date(now).toISOString(), ...made } satisfies PublishRecord));
}

/** Each place has its own. */
function fileOf(root: string, target: Publish): string {
  return join(root, OWN_FOLDER, FOLDER, `${hash(JSON.stringify(target))}.json`);
}
