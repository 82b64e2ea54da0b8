/** Checks of the site's folder, of the cache in it, and of the schemas beside the content. */
import { accessSync, constants, existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readOtherLanguages } from '../../engine/content/read/languages.ts';
import { listFiles } from '../../engine/lib/files.ts';
import { formatBytes } from '../../engine/lib/text.ts';
import { listSchemaFiles, SCHEMA_FOLDER } from '../reference/json-schema.ts';
import { error, type Finding, ok, warning } from './finding.ts';

/** Folders of cloud storage. */
const SYNCED =
  /(?:^|[\\/])(Dropbox|OneDrive|Google ?Drive|GoogleDrive|My Drive|CloudStorage|Mobile Documents|iCloud ?Drive|Nextcloud|ownCloud|pCloud|MEGA|Box)(?: ?[-(][^\\/]*)?(?=[\\/]|$)/i;

/** Bytes: more than the pictures of a large site need. */
const LARGE_CACHE = 5_000_000_000;

export function checkFolder(root: string, content: string): Finding[] {
  return [checkContent(content), checkWritable('folder', root), ...checkPlace(root)];
}

function checkContent(content: string): Finding {
  if (existsSync(join(content, 'site.yaml'))) return ok('content', `${content}/site.yaml is there.`);
  return error(
    'content',
    `There is no site.yaml in the folder ${content}.`,
    'Go to the folder of your site with cd, or make a new one: npx liner init my-site',
  );
}

function checkWritable(topic: string, folder: string): Finding {
  if (isWritable(folder)) return ok(topic, `${folder} can be written.`);
  return error(
    topic,
    `${folder} cannot be written.`,
    'Give yourself the permission. After a command with sudo, its files belong to another user: sudo chown -R "$USER" .',
  );
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Exported for tests with paths of other systems. */
export function checkPlace(root: string): Finding[] {
  const cloud = SYNCED.exec(root)?.[1];
  if (cloud === undefined) return [];
  return [
    warning(
      'folder',
      `The folder is synced by ${cloud}, with everything that builds write. That is slow, and two computers may change it at once.`,
      'Move it to a folder that is not synced, and keep copies with Git.',
    ),
  ];
}

export function checkCache(folder: string): Finding[] {
  const place = resolve(folder);
  if (!existsSync(place)) return [ok('cache', 'There is none yet: the first build makes it.')];
  if (!isWritable(place)) return [checkWritable('cache', place)];
  const bytes = listFiles(place).reduce(
    (sum, file) => sum + (lstatSync(join(place, file), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
  if (bytes < LARGE_CACHE) return [ok('cache', `${folder} takes ${formatBytes(bytes, 'en')}.`)];
  return [
    warning(
      'cache',
      `${folder} takes ${formatBytes(bytes, 'en')}.`,
      'Delete it if you need the space. The next build takes longer, and makes what it needs.',
    ),
  ];
}

/** Schema files that are missing, of another version or for other languages, by their paths in the content folder. */
function findOldSchemas(content: string): string[] {
  return listSchemaFiles(readOtherLanguages(content)).flatMap(({ path, text }) => {
    const file = join(content, path);
    return existsSync(file) && readFileSync(file, 'utf8') === text ? [] : [path];
  });
}

export function checkSchemas(content: string): Finding[] {
  if (!existsSync(join(content, SCHEMA_FOLDER))) return [];
  const old = findOldSchemas(content);
  if (old.length === 0) return [ok('schemas', 'The schemas for editors are up to date.')];
  return [
    warning(
      'schemas',
      `${old.length === 1 ? 'A schema for editors is' : `${old.length} schemas for editors are`} from another version of Liner, or for other languages.`,
      'Run npx liner update.',
    ),
  ];
}
