/** The site as a commit has it, for one that nothing is known of but its repository. */
import { relative, sep } from 'node:path';
import { kindOf } from '../../grammar.ts';
import type { Git } from '../git/run.ts';
import { type FileFacts, listFolders, type SiteFolders, type Snapshot } from './snapshot.ts';

interface Commit extends Snapshot {
  /** In ISO 8601. */
  time: string;
  /** Whether it is the last one that was pushed or fetched; else it is the last one here. */
  isPushed: boolean;
}

/** @param wantsPushed asks for the last commit that was pushed, if there is one. @param now the site as it is */
export async function readCommit(
  git: Git,
  folders: SiteFolders,
  wantsPushed: boolean,
  now: Snapshot,
): Promise<Commit | undefined> {
  const pushed = wantsPushed ? await findRevision(git, '@{upstream}') : undefined;
  const revision = pushed ?? (await findRevision(git, 'HEAD'));
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
  const isPushed = pushed !== undefined;
  return { time: time.stdout.trim(), isPushed, day: time.stdout.slice(0, 10), texts, files };
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
