/** Which of the changed files a commit of the site takes. */
import { readFileSync, statSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { nameSome } from '../changes.ts';
import { type DeployOptions, DeployRefusal } from '../destination.ts';
import { belongsToSite, type ChangedFile, findSecret, isMade, isSecretName, readStatus } from './files.ts';
import { type Git, quoteGit } from './run.ts';

/** In bytes: texts that are searched for secrets; what is larger is a picture. */
const LONGEST_TEXT = 1_000_000;

/** What a commit takes, and the paths of what it leaves out. */
export interface Selection {
  files: ChangedFile[];
  secrets: string[];
  foreign: string[];
}

/**
 * @param top the folder of the repository
 * @throws DeployRefusal for conflicts and secrets
 */
export async function selectFiles(
  git: Git,
  top: string,
  { root, out, sources }: Pick<DeployOptions, 'root' | 'out' | 'sources'>,
): Promise<Selection> {
  const status = await git([
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    '.',
  ]);
  if (status.code !== 0)
    throw new DeployRefusal(`Git cannot tell what has changed. It says:\n${quoteGit(status)}`);
  const within = (from: string, path: string) => relative(from, path).split(sep).join('/');
  const finished = within(top, resolve(root, out));
  const folders = sources.map((folder) => within(root, resolve(root, folder)));
  const changed = readStatus(status.stdout).filter(({ path }) => !isMade(path, finished));
  const conflicts = changed.filter(({ how }) => how === 'conflict').map(({ path }) => path);
  if (conflicts.length > 0)
    throw new DeployRefusal(
      `There are unresolved conflicts in ${nameSome(conflicts)}. Edit the lines between <<<<<<< and >>>>>>>, then run  git add  on the file.`,
    );
  const isSecret = ({ path, how }: ChangedFile) => how !== 'removed' && isSecretName(path);
  const isForeign = (file: ChangedFile) =>
    file.isUntracked && !isSecret(file) && !belongsToSite(within(root, join(top, file.path)), folders);
  const files = changed.filter((file) => !isSecret(file) && !isForeign(file));
  for (const { path, how } of files) if (how !== 'removed') refuseSecret(top, path);
  const list = (isIt: (file: ChangedFile) => boolean) => changed.filter(isIt).map(({ path }) => path);
  return { files, secrets: list(isSecret), foreign: list(isForeign) };
}

function refuseSecret(top: string, path: string): void {
  const file = join(top, path);
  const stats = statSync(file, { throwIfNoEntry: false });
  if (!stats?.isFile() || stats.size > LONGEST_TEXT) return;
  const secret = findSecret(readFileSync(file, 'latin1'));
  if (secret)
    throw new DeployRefusal(
      `${path}:${secret.line} contains ${secret.what}, and everybody who sees the repository could use it. Remove it from the file, and put it into an environment variable.`,
    );
}
