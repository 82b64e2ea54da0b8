/** The site as it was pushed, for one that is published through Git. */
import { relative, sep } from 'node:path';
import type { Publish } from '../../../site/schema/publish.ts';
import { kindOf } from '../../list/grammar.ts';
import type { Git } from '../git/run.ts';
import { type FileFacts, listFolders, type SiteFolders, type Snapshot } from './snapshot.ts';

interface Commit extends Snapshot {
  /** ISO 8601. */
  time: string;
}

/** The last commit that was pushed or fetched; undefined if there is none. @param now the site as it is */
export async function readPushed(
  git: Git,
  folders: SiteFolders,
  { remote = 'origin' }: Pick<Publish, 'remote'>,
  now: Snapshot,
): Promise<Commit | undefined> {
  const revision =
    (await findRevision(git, '@{upstream}')) ?? (await findRevision(git, await nameOfPushed(git, remote)));
  if (revision === undefined) return undefined;
  const content = nameOf(folders, folders.content);
  const rooms = listFolders(folders).map(([name, folder]) => ({ name, path: nameOf(folders, folder) }));
  const [time, tree, changed] = await Promise.all([
    git(['show', '-s', '--format=%cI', revision]),
    git(['ls-tree', '-r', '-l', '-z', revision, '--', content, ...rooms.map(({ path }) => path)]),
    git(['diff', '--name-only', '-z', '--relative', revision, '--', content]),
  ]);
  if ([time, tree, changed].some(({ code }) => code !== 0)) return undefined;
  const others = new Set(split(changed.stdout));
  const texts: Snapshot['texts'] = {};
  const files: Snapshot['files'] = {};
  for (const { path, bytes } of split(tree.stdout).map(readRow)) {
    const name = path.startsWith(`${content}/`) ? path.slice(content.length + 1) : undefined;
    const room = rooms.find((each) => path.startsWith(`${each.path}/`));
    if (name !== undefined) {
      if (!kindOf(name)) continue;
      const text = others.has(path) ? await readText(git, revision, path) : now.texts[name];
      if (text !== undefined) texts[name] = text;
    } else if (room) files[`${room.name}/${path.slice(room.path.length + 1)}`] = { bytes };
  }
  return { time: time.stdout.trim(), day: time.stdout.slice(0, 10), texts, files };
}

/** The branch as the remote has it, if it was pushed in another way than with `-u`. */
async function nameOfPushed(git: Git, remote: string): Promise<string> {
  const branch = await git(['symbolic-ref', '-q', '--short', 'HEAD']);
  return `refs/remotes/${remote}/${branch.stdout.trim()}`;
}

async function findRevision(git: Git, name: string): Promise<string | undefined> {
  const found = await git(['rev-parse', '-q', '--verify', `${name}^{commit}`]);
  return found.code === 0 ? found.stdout.trim() : undefined;
}

async function readText(git: Git, revision: string, path: string): Promise<string | undefined> {
  const { code, stdout } = await git(['show', `${revision}:./${path}`]);
  return code === 0 ? stdout : undefined;
}

/** A row of `git ls-tree -l`: mode, type, hash, size, and a tab before the path. */
function readRow(row: string): FileFacts & { path: string } {
  const [facts = '', path = ''] = row.split('\t', 2);
  return { path, bytes: Number(facts.split(/ +/)[3]) };
}

function nameOf({ root }: SiteFolders, folder: string): string {
  return relative(root, folder).split(sep).join('/');
}

function split(output: string): string[] {
  return output.split('\0').filter(Boolean);
}
