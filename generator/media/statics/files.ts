/** Files that go to the root of the site as they are: everything below assets/static/. */
import { readFile } from 'node:fs/promises';
import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import type { Folder } from '../../lib/files.ts';
import { fingerprintFile } from '../../lib/files.ts';
import { mapPool } from '../../lib/pool.ts';
import type { Problem } from '../../problems/index.ts';

const FOLDER = 'static/';

/** What computers and version control leave behind; other names may begin with a dot, as `.well-known` does. */
const LITTER = /(^|\/)(\.DS_Store|\.git\w*|Thumbs\.db|desktop\.ini|[^/]*(~|\.swp))$/i;

/** Hosts let browsers keep what is there, since each name that Liner gives holds a hash. */
const RESERVED = /^static\/assets\//i;

export async function planFiles(
  assets: Folder,
  cache: Cache,
): Promise<{ artifacts: Artifact[]; problems: Problem[] }> {
  const files = assets.files.filter((file) => file.startsWith(FOLDER) && !LITTER.test(file));
  const planned = await mapPool(files, 8, (file) => planFile(file, assets, cache));
  return {
    artifacts: planned.flatMap((each) => (each && 'path' in each ? [each] : [])),
    problems: planned.flatMap((each) => (each && 'code' in each ? [each] : [])),
  };
}

async function planFile(file: string, assets: Folder, cache: Cache): Promise<Artifact | Problem | undefined> {
  if (RESERVED.test(file)) return describeReserved(file);
  const found = assets.locate(file);
  if (found === 'missing' || found === 'outside') {
    return {
      code: 'static/link',
      level: 'error',
      message: `${file} is a link that leads out of the assets folder, or to no file.`,
      hint: 'Put the file itself there.',
    };
  }
  const { path } = found;
  const digest = await fingerprintFile(path, cache);
  if (digest === undefined) return undefined;
  return { path: file.slice(FOLDER.length), key: `static ${digest}`, body: () => readFile(path) };
}

function describeReserved(file: string): Problem {
  return {
    code: 'static/reserved',
    level: 'error',
    message: `${file} would lie below /assets/, where browsers keep each file for a year.`,
    hint: 'Put it into a folder of another name, such as static/files/.',
  };
}
