/** Publishes through Git: commits the sources and pushes them, and the host builds the site. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { showName } from '../../../engine/lib/terminal.ts';
import { count } from '../../../engine/lib/text.ts';
import type { Publish } from '../../../site/schema/publish.ts';
import { type Notice, notice } from '../../publish-notices.ts';
import { nameSome } from '../changes.ts';
import { DeployFailure, type DeployOptions, DeployRefusal, type Destination } from '../destination.ts';
import { type Ahead, refuseSecretCommits } from './commits.ts';
import type { ChangedFile } from './files.ts';
import { describeProject, type Selection, selectFiles } from './files.ts';
import { failureOfGit, type Git, hidePassword, openGit, quoteGit } from './run.ts';

interface PushTarget {
  top: string;
  branch: string;
  remote: string;
  /** The address of the remote, without a password. */
  url: string;
}

/** Milliseconds: photos take their time. */
const PUSH_TIME = 20 * 60_000;
const FETCH_TIME = 3 * 60_000;
/** Paths come with the input, as there may be more than a command line holds. */
const FROM_INPUT = ['--pathspec-from-file=-', '--pathspec-file-nul'];
/** Number of file names before the rest is only counted. */
const NAMED = 12;

export function toGit(publish: Publish, options: DeployOptions): Destination {
  const { root, mayAsk, published } = options;
  const git = openGit(root, mayAsk);
  return {
    name: 'the repository',
    check: async () => void (await findPushTarget(git, publish)),
    async compare() {
      const target = await findPushTarget(git, publish);
      const project = describeProject(target.top, options, publish.allow);
      const selection = await selectFiles(git, project);
      const { files } = selection;
      const ahead = await compareWithRemote(git, target);
      if (ahead.commits > 0) await refuseSecretCommits(git, ahead, project);
      if (files.length > 0) await requireGitIdentity(git);
      return {
        published,
        notes: describe(target, selection, ahead),
        isDone: files.length === 0 && ahead.commits === 0,
        deliver: () => commitAndPush(openGit(target.top, mayAsk), target, files),
        close: async () => {},
      };
    },
  };
}

/** @throws DeployRefusal if nothing can be pushed from here */
async function findPushTarget(git: Git, { remote: wanted, branch: expected }: Publish): Promise<PushTarget> {
  const top = await git(['rev-parse', '--show-toplevel']);
  if (top.code !== 0)
    throw new DeployRefusal(
      /dubious ownership/.test(top.stderr)
        ? notice('git-untrusted', { said: quoteGit(top) })
        : notice('git-no-repository', {}),
    );
  const head = await git(['symbolic-ref', '-q', '--short', 'HEAD']);
  if (head.code !== 0) throw new DeployRefusal(notice('git-no-branch', {}));
  const branch = head.stdout.trim();
  if (expected !== undefined && branch !== expected)
    throw new DeployRefusal(notice('git-other-branch', { expected, branch }));
  await refuseUnfinished(git);
  const remote = await findRemote(git, branch, wanted);
  const url = await git(['remote', 'get-url', '--push', remote]);
  return { top: top.stdout.trim(), branch, remote, url: hidePassword(url.stdout.trim()) };
}

/** Git keeps a file for each of these while it is under way: gitrepository-layout(5). */
const UNFINISHED: [file: string, what: string, end: string][] = [
  ['MERGE_HEAD', 'A merge', 'git commit, or git merge --abort'],
  ['rebase-merge', 'A rebase', 'git rebase --continue, or git rebase --abort'],
  ['rebase-apply', 'A rebase', 'git rebase --continue, or git rebase --abort'],
  ['CHERRY_PICK_HEAD', 'A cherry-pick', 'git cherry-pick --continue, or git cherry-pick --abort'],
];

async function refuseUnfinished(git: Git): Promise<void> {
  const folder = (await git(['rev-parse', '--absolute-git-dir'])).stdout.trim();
  for (const [file, what, end] of UNFINISHED) {
    if (statSync(join(folder, file), { throwIfNoEntry: false }))
      throw new DeployRefusal(notice('git-unfinished', { what, commands: end }));
  }
}

async function findRemote(git: Git, branch: string, wanted: string | undefined): Promise<string> {
  const remotes = (await git(['remote'])).stdout.split('\n').filter(Boolean);
  const ofBranch = (await git(['config', '--get', `branch.${branch}.remote`])).stdout.trim();
  const names = remotes.join(', ');
  if (wanted !== undefined && !remotes.includes(wanted))
    throw new DeployRefusal(notice('git-unknown-remote', { remote: wanted, remotes: names || '–' }));
  const found =
    wanted ??
    [ofBranch, 'origin', ...(remotes.length === 1 ? remotes : [])].find((name) => remotes.includes(name));
  if (found !== undefined) return found;
  throw new DeployRefusal(
    remotes.length === 0
      ? notice('git-no-remote', {})
      : notice('git-several-remotes', {
          remotes: names,
          setting: `publish: {to: git, remote: ${remotes[0]}}`,
        }),
  );
}

const INTRODUCTION =
  '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com';

async function requireGitIdentity(git: Git): Promise<void> {
  if ((await git(['var', 'GIT_COMMITTER_IDENT'])).code === 0) return;
  throw new DeployRefusal(notice('git-nobody', { commands: INTRODUCTION }));
}

/** @throws DeployRefusal if the remote has commits that are not here */
async function compareWithRemote(git: Git, { remote, branch }: PushTarget): Promise<Ahead> {
  const there = await git(['ls-remote', '--exit-code', remote, `refs/heads/${branch}`], {
    timeout: FETCH_TIME,
  });
  const hasCommits = (await git(['rev-parse', '-q', '--verify', 'HEAD'])).code === 0;
  // That there is no such branch yet: git-ls-remote(1).
  if (there.code === 2) {
    const range = ['HEAD', '--not', `--remotes=${remote}`];
    return {
      commits: hasCommits ? await countCommits(git, 'HEAD') : 0,
      range,
      undo: 'git update-ref -d HEAD',
    };
  }
  if (there.code !== 0) {
    throw new DeployRefusal(notice('git-unreachable', { remote, said: quoteGit(there) }));
  }
  const fetched = await git(['fetch', '-q', remote, `refs/heads/${branch}`], { timeout: FETCH_TIME });
  if (fetched.code !== 0) throw new DeployRefusal(failureOfGit(remote, fetched));
  const behind = await countCommits(git, hasCommits ? 'HEAD..FETCH_HEAD' : 'FETCH_HEAD');
  if (behind > 0) {
    const command = `git pull --rebase --autostash ${remote} ${branch}`;
    throw new DeployRefusal(notice('git-behind', { remote, branch, count: behind, command }));
  }
  const range = 'FETCH_HEAD..HEAD';
  return { commits: await countCommits(git, range), range: [range], undo: 'git reset --soft FETCH_HEAD' };
}

async function countCommits(git: Git, range: string): Promise<number> {
  const counted = await git(['rev-list', '--count', range]);
  if (counted.code !== 0) throw new DeployRefusal(failureOfGit('commits', counted));
  return Number(counted.stdout);
}

function describe(
  { branch, remote, url }: PushTarget,
  { files, secrets, foreign }: Selection,
  { commits }: Ahead,
): string[] {
  const shown = files.length > NAMED + 1 ? files.slice(0, NAMED) : files;
  const rest = files.length - shown.length;
  return [
    ...(files.length > 0 ? [`${count(files.length, 'file')} will be committed:`] : []),
    ...shown.map(({ path, how }) => `  ${showName(path)} (${how})`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    ...(secrets.length > 0 ? [`Left out because they may contain secrets: ${nameSome(secrets)}`] : []),
    ...(foreign.length > 0
      ? [
          `Left out because they are not part of the site: ${nameSome(foreign)}. To publish one as well, add it first:  git add FILE`,
        ]
      : []),
    ...(commits > 0 ? [`${count(commits, 'earlier commit')} will be pushed as well.`] : []),
    `It goes to the branch ${branch} of ${remote} (${url}). Visitors see it when the host has built it.`,
  ];
}

/** Commits only the listed files, whatever was added to the index before. */
async function commitAndPush(
  git: Git,
  { branch, remote }: PushTarget,
  files: readonly ChangedFile[],
): Promise<Notice> {
  if (files.length > 0) {
    const title = `Publish ${count(files.length, 'change')}`;
    const steps = [
      // `git add` stops at unknown paths; `git commit` finds them in the commit before.
      { words: ['add', '--all'], paths: files.filter(({ isUnknown }) => !isUnknown) },
      { words: ['commit', '-q', '-m', title, '--only'], paths: files },
    ];
    // Without paths, it would add everything.
    for (const { words, paths } of steps.filter((step) => step.paths.length > 0)) {
      const run = await git(['--literal-pathspecs', ...words, ...FROM_INPUT], {
        input: paths.map(({ path }) => path).join('\0'),
        timeout: PUSH_TIME,
      });
      if (run.code !== 0) throw new DeployFailure(notice('git-not-committed', { said: quoteGit(run) }));
    }
  }
  const push = await git(['push', '-q', '-u', remote, `HEAD:refs/heads/${branch}`], { timeout: PUSH_TIME });
  if (push.code !== 0) {
    throw new DeployFailure(notice('git-not-pushed', { remote, said: quoteGit(push) }));
  }
  return notice('git-pushed', { branch, remote });
}
