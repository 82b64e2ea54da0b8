/** Selection of the files for a commit of the site. */

import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { showName } from '../../../engine/lib/terminal.ts';
import { findSecretInFile, isSecretName } from '../../../site/secrets.ts';
import { notice } from '../../publish-notices.ts';
import { nameSome } from '../changes.ts';
import { type DeployOptions, DeployRefusal } from '../destination.ts';
import { failureOfGit, type Git } from './run.ts';

export interface ChangedFile {
  /** Path from the top of the repository. */
  path: string;
  how: 'new' | 'changed' | 'removed' | 'conflict';
  /** Not in the repository yet. */
  isUntracked: boolean;
  /** Deletion was staged, so it is neither in the index nor in the folder. */
  isUnknown: boolean;
}

/** @param text of `git status --porcelain=v1 -z --no-renames` @returns without files added and then deleted, which no commit has had */
export function readStatus(text: string): ChangedFile[] {
  return text
    .split('\0')
    .filter((entry) => entry.length > 3 && !entry.startsWith('AD'))
    .map((entry) => ({
      path: entry.slice(3),
      how: readCode(entry.slice(0, 2)),
      isUntracked: entry.startsWith('??'),
      isUnknown: entry.startsWith('D '),
    }));
}

function readCode(code: string): ChangedFile['how'] {
  // Both sides have changed it: git-status(1), "Short Format".
  if (/U|AA|DD/.test(code)) return 'conflict';
  if (code.includes('D')) return 'removed';
  return /\?|A/.test(code) ? 'new' : 'changed';
}

/** Output that is generated again everywhere. */
const MADE = /(?:^|\/)(?:node_modules|\.cache|dist-kept)(?:\/|$)/;

/** @param out the folder of the finished site, from the top of the repository */
function isMade(path: string, out: string): boolean {
  return MADE.test(path) || path === out || path.startsWith(`${out}/`);
}

/** Folders of a site besides those of its content and its assets. */
const FOLDERS = ['templates', 'islands', 'vendor', '.github'];

/** Settings of npm, Git, hosts and editors beside them, by their names: what is not known may hold secrets. */
const SETTINGS = new RegExp(
  `^(?:${[
    '(?:package(?:-lock)?|npm-shrinkwrap|[jt]sconfig(?:\\.[\\w-]+)?|biome|vercel|firebase|renovate|turbo|_routes)\\.jsonc?',
    '(?:pnpm-(?:lock|workspace)|render|amplify|buildspec|[\\w-]+-pipelines)\\.ya?ml',
    '(?:netlify|wrangler|fly|railway|mise)\\.(?:jsonc?|toml)|nginx\\.conf|staticwebapp\\.config\\.json',
    '(?:vite|vitest|eslint|prettier|postcss|tailwind|stylelint)\\.config\\.[cm]?[jt]s',
    'yarn\\.lock|bun\\.lockb?|Caddyfile|Dockerfile|_headers|_redirects',
    '\\.git(?:ignore|attributes|modules|-blame-ignore-revs|lab-ci\\.yml)',
    '\\.(?:npmrc|nvmrc|node-version|tool-versions|nojekyll|htaccess|browserslistrc|editorconfig|gitkeep|mailmap)',
    '\\.(?:docker|vercel|netlify|prettier|eslint)ignore',
    '\\.(?:prettier|eslint|stylelint|markdownlint)rc(?:\\.(?:json|ya?ml|[cm]?js))?',
    '\\.env\\.(?:example|sample)',
    '\\.vscode/(?:settings\\.json|extensions\\.json|[^/]+\\.code-snippets)',
    'CNAME|LICENSE|README\\.md',
  ].join('|')})$`,
);

/**
 * Returns true if a file belongs to the site: a contract stored beside it must not become public.
 * @param path in the folder of the project, with forward slashes
 * @param sources the folders of content and assets, also from there
 */
export function belongsToSite(path: string, sources: readonly string[]): boolean {
  return SETTINGS.test(path) || [...FOLDERS, ...sources].some((folder) => path.startsWith(`${folder}/`));
}

/** Files to commit, and the paths of those left out. */
export interface Selection {
  files: ChangedFile[];
  secrets: string[];
  foreign: string[];
}

/** The site in its repository. Paths are from the top of that, with forward slashes. */
export interface Project {
  top: string;
  isContent(path: string): boolean;
  /** Returns true for the finished site, and for other output that is generated again everywhere. */
  isMade(path: string): boolean;
  isOfSite(path: string): boolean;
  /** Returns true if everybody may see a file, whatever it looks like. */
  isAllowed(path: string): boolean;
}

/** @param allowed paths in the folder of the project */
export function describeProject(
  top: string,
  { root, out, sources }: Pick<DeployOptions, 'root' | 'out' | 'sources'>,
  allowed: readonly string[] = [],
): Project {
  const within = (from: string, path: string) => relative(from, path).split(sep).join('/');
  const finished = within(top, resolve(root, out));
  const folders = sources.map((folder) => within(root, resolve(root, folder)));
  const content = sources.slice(0, 1).map((folder) => `${within(top, resolve(root, folder))}/`);
  return {
    top,
    isContent: (path) => content.some((folder) => path.startsWith(folder)),
    isMade: (path) => isMade(path, finished),
    isOfSite: (path) => belongsToSite(within(root, join(top, path)), folders),
    isAllowed: (path) => allowed.includes(within(root, join(top, path))),
  };
}

/** @throws DeployRefusal for conflicts, repositories and secrets */
export async function selectFiles(git: Git, project: Project): Promise<Selection> {
  const { top, isContent, isAllowed } = project;
  const status = await git([
    'status',
    '--porcelain=v1',
    '-z',
    '--no-renames',
    '--untracked-files=all',
    '--',
    '.',
  ]);
  if (status.code !== 0) throw new DeployRefusal(failureOfGit('changes', status));
  const changed = readStatus(status.stdout).filter(({ path }) => !project.isMade(path));
  const conflicts = changed.filter(({ how }) => how === 'conflict').map(({ path }) => path);
  if (conflicts.length > 0) {
    throw new DeployRefusal(notice('git-conflicts', { files: nameSome(conflicts) }));
  }
  const isSecret = ({ path, how }: ChangedFile) =>
    how !== 'removed' && !isAllowed(path) && isSecretName(path, isContent(path));
  const isForeign = (file: ChangedFile) =>
    file.isUntracked && !isSecret(file) && !project.isOfSite(file.path);
  const files = changed.filter((file) => !isSecret(file) && !isForeign(file));
  const taken = files.filter(({ how }) => how !== 'removed').map(({ path }) => path);
  refuseRepositories(top, taken);
  for (const path of taken.filter((each) => !isAllowed(each))) refuseSecret(top, path);
  const list = (isIt: (file: ChangedFile) => boolean) => changed.filter(isIt).map(({ path }) => path);
  return { files, secrets: list(isSecret), foreign: list(isForeign) };
}

/**
 * Git commits a repository within another one as the number of a commit that only this computer has, so at the host the
 * folder would be empty; a submodule has its address in `.gitmodules`.
 */
function refuseRepositories(top: string, paths: readonly string[]): void {
  const isFolder = (path: string) => lstatSync(join(top, path), { throwIfNoEntry: false })?.isDirectory();
  const folders = paths.filter(isFolder).map((path) => path.replace(/\/$/, ''));
  const declared = join(top, '.gitmodules');
  const modules = existsSync(declared) ? readFileSync(declared, 'utf8').split('\n') : [];
  const [folder] = folders
    .filter((path) => !modules.some((line) => line.trim() === `path = ${path}`))
    .map(showName);
  if (folder === undefined) return;
  const command = `git rm -r --cached --ignore-unmatch ${folder}`;
  throw new DeployRefusal(notice('git-inner-repository', { folder, command }));
}

function refuseSecret(top: string, path: string): void {
  const secret = findSecretInFile(join(top, path));
  if (!secret) return;
  const values = { file: showName(path), ...secret, setting: allowing(path) };
  throw new DeployRefusal(notice('git-secret', values));
}

/** The line of site.yaml that lets everybody see a file: the way past a false alarm. */
export function allowing(path: string): string {
  return `publish: {to: git, allow: [${JSON.stringify(showName(path))}]}`;
}
