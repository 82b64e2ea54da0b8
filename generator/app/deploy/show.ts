/** The site as it is shown before it is published: in a folder of the site whose name nobody can guess. Kept in `.liner`. */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { ifThere } from '../../engine/lib/files.ts';
import { spell } from '../../features/rooms/secrets.ts';
import { publish } from '../../site/schema/publish.ts';
import { removeFile, replaceFile } from '../site-files/disk.ts';
import { openOwnFolder } from '../site-files/own-folder.ts';

const LETTERS = 26;
const NAME = 'show.json';

const show = z.object({
  /** The place that it was sent to. */
  target: publish.unwrap(),
  /** `preview-4k7q…/`, right below the root: no server lists the folders there, as it has a page. */
  folder: z.string().regex(/^preview-[0-9a-z]{26}\/$/),
  /** The address of its home page. */
  address: z.string(),
  /** The last day: `2026-12-06`. */
  until: z.string(),
});

export type Show = z.output<typeof show>;

/** Returns undefined if nothing is shown. */
export function readShow(root: string): Show | undefined {
  const text = ifThere(() => readFileSync(join(root, '.liner', NAME), 'utf8'));
  return text === undefined ? undefined : show.safeParse(JSON.parse(text)).data;
}

/** @param shown undefined once it is withdrawn */
export function writeShow(root: string, shown: Show | undefined): void {
  const file = join(openOwnFolder(root, '.'), NAME);
  if (shown) replaceFile(file, `${JSON.stringify(shown, null, 2)}\n`);
  else removeFile(file);
}

export function nameFolder(): string {
  return `preview-${spell(randomBytes(LETTERS), LETTERS)}/`;
}
