/** Searches the commits that a push includes for secrets: everybody who can read the repository can read them. */
import { showName } from '../../../engine/lib/terminal.ts';
import { findSecretInBytes, isSecretName } from '../../../site/secrets.ts';
import { notice } from '../../publish-notices.ts';
import { DeployRefusal } from '../destination.ts';
import { allowing } from './files.ts';
import { failureOfGit, type Git, type GitRun } from './run.ts';

/** Commits that the remote lacks. */
export interface Ahead {
  commits: number;
  /** The arguments of `git rev-list` for them. */
  range: readonly string[];
  /** The command that undoes them and leaves all files unchanged. */
  undo: string;
}

/** Limits in bytes: of a searched file, of the files that are read at once, and of all files. */
const LONGEST = 8_000_000;
const BATCH = 16_000_000;
const TOTAL = 256_000_000;
/** Milliseconds. */
const TIME = 3 * 60_000;

/** Media files: only their names are checked. */
const MEDIA =
  /\.(?:jpe?g|png|webp|avif|gif|heic|tiff?|ico|mp3|m4a|aac|ogg|opus|wav|flac|aiff?|mp4|mov|webm|pdf|zip|woff2?|ttf|otf)$/i;

interface Blob {
  id: string;
  bytes: number;
  /** Path from the top of the repository. */
  path: string;
}

interface SearchOptions {
  isContent(path: string): boolean;
  /** Returns true if site.yaml allows everybody to see a file. */
  isAllowed(path: string): boolean;
}

/** @throws DeployRefusal for the first secret */
export async function refuseSecretCommits(
  git: Git,
  { range, undo }: Ahead,
  { isContent, isAllowed }: SearchOptions,
): Promise<void> {
  const blobs = (await listBlobs(git, range)).filter(({ path }) => !isAllowed(path));
  const named = blobs.find(({ path }) => isSecretName(path, isContent(path)));
  const found = named ? { ...named, line: 0, what: '' } : await findSecretBlob(git, blobs);
  if (!found) return;
  // The commit that added it, not the one that removed it.
  const commits = await git(['log', '--reverse', '--format=%h', `--find-object=${found.id}`, ...range]);
  const [commit = ''] = commits.stdout.split('\n', 1);
  const { path, line, what } = found;
  const values = { file: showName(path), line, what, commit, command: undo, setting: allowing(path) };
  throw new DeployRefusal(notice('git-secret-commit', values));
}

async function listBlobs(git: Git, range: readonly string[]): Promise<Blob[]> {
  const objects = await git(['rev-list', '--objects', ...range], { timeout: TIME });
  const format = '--batch-check=%(objecttype) %(objectname) %(objectsize) %(rest)';
  const listed = await git(['cat-file', format], { input: objects.stdout, timeout: TIME });
  for (const run of [objects, listed]) refuseFailure(run);
  return listed.stdout.split('\n').flatMap((line) => {
    const [, id = '', bytes, path = ''] = /^blob (\w+) (\d+) (.*)$/.exec(line) ?? [];
    return path === '' ? [] : [{ id, bytes: Number(bytes), path }];
  });
}

function refuseFailure(run: GitRun): void {
  if (run.code !== 0) throw new DeployRefusal(failureOfGit('commits', run));
}

async function findSecretBlob(git: Git, blobs: readonly Blob[]) {
  const texts = blobs.filter(({ path, bytes }) => bytes <= LONGEST && !MEDIA.test(path));
  let searched = 0;
  while (texts.length > 0 && searched < TOTAL) {
    const batch: Blob[] = [];
    for (let size = 0; texts[0] && size + texts[0].bytes <= BATCH; ) {
      size += texts[0].bytes;
      batch.push(...texts.splice(0, 1));
    }
    searched += batch.reduce((sum, { bytes }) => sum + bytes, 0);
    const contents = await readBlobs(git, batch);
    for (const [index, blob] of batch.entries()) {
      const secret = findSecretInBytes(contents[index] ?? '', blob.path);
      if (secret) return { ...blob, ...secret };
    }
  }
  return undefined;
}

/** The contents of blobs, as Latin-1. */
async function readBlobs(git: Git, blobs: readonly Blob[]): Promise<string[]> {
  const input = blobs.map(({ id }) => id).join('\n');
  const run = await git(['cat-file', '--batch'], { input, timeout: TIME, encoding: 'latin1' });
  refuseFailure(run);
  const { stdout } = run;
  let at = 0;
  return blobs.map(({ bytes }) => {
    // A line with its type and its size comes before it, and a line break after.
    const start = stdout.indexOf('\n', at) + 1;
    at = start + bytes + 1;
    return stdout.slice(start, start + bytes);
  });
}
