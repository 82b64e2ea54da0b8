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
import { type Git, hidePassword, noticeOfGit, openGit, quoteGit } from './run.ts';

/** The target of a push. */
interface PushTarget {
  /** The top of the repository. */
  top: string;
  branch: string;
  remote: string;
  /** The address of the remote, without a password. */
  url: string;
}

/** In milliseconds: photos take their time. */
const PUSH_TIME = 20 * 60_000;
const FETCH_TIME = 3 * 60_000;
/** Paths come with the input, as there may be more than a command line holds. */
const FROM_INPUT = ['--pathspec-from-file=-', '--pathspec-file-nul'];
/** Files that are named before the rest is only counted. */
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
        ? noticeOfGit('git-untrusted', 'Git does not trust this folder, since another user owns it:', top)
        : notice(
            'git-no-repository',
            {},
            'This folder is not in a Git repository. Make one with  git init -b main  and connect it to your host, or publish in another way: see publish in content/README.md.',
          ),
    );
  const head = await git(['symbolic-ref', '-q', '--short', 'HEAD']);
  if (head.code !== 0)
    throw new DeployRefusal(
      notice(
        'git-no-branch',
        {},
        'No branch is checked out ("detached HEAD"), so nothing can be pushed. Go back to your branch:  git switch main',
      ),
    );
  const branch = head.stdout.trim();
  if (expected !== undefined && branch !== expected)
    throw new DeployRefusal(
      notice(
        'git-other-branch',
        { expected, branch },
        `The site is published from the branch ${expected}, and this is the branch ${branch}. Go there:  git switch ${expected}`,
      ),
    );
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
      throw new DeployRefusal(
        notice(
          'git-unfinished',
          { commands: end },
          `${what} is not finished here. Finish it (${end}) and publish then.`,
        ),
      );
  }
}

async function findRemote(git: Git, branch: string, wanted: string | undefined): Promise<string> {
  const remotes = (await git(['remote'])).stdout.split('\n').filter(Boolean);
  const ofBranch = (await git(['config', '--get', `branch.${branch}.remote`])).stdout.trim();
  const names = remotes.join(', ');
  if (wanted !== undefined && !remotes.includes(wanted))
    throw new DeployRefusal(
      notice(
        'git-unknown-remote',
        { remote: wanted, remotes: names || '–' },
        `The repository has no remote "${wanted}", which publish names in content/site.yaml. It has: ${names || 'none'}.`,
      ),
    );
  const found =
    wanted ??
    [ofBranch, 'origin', ...(remotes.length === 1 ? remotes : [])].find((name) => remotes.includes(name));
  if (found !== undefined) return found;
  throw new DeployRefusal(
    remotes.length === 0
      ? notice(
          'git-no-remote',
          {},
          'The repository has no remote, so there is nowhere to push to. Create an empty repository at your host and connect it:  git remote add origin ADDRESS',
        )
      : notice(
          'git-several-remotes',
          { remotes: names },
          `The repository has several remotes (${names}). Say which one in content/site.yaml:  publish: {to: git, remote: ${remotes[0]}}`,
        ),
  );
}

const INTRODUCTION =
  '  git config --global user.name "Your Name"\n  git config --global user.email you@example.com';

async function requireGitIdentity(git: Git): Promise<void> {
  if ((await git(['var', 'GIT_COMMITTER_IDENT'])).code === 0) return;
  throw new DeployRefusal(
    notice(
      'git-nobody',
      { commands: INTRODUCTION },
      `Git does not know who you are. Tell it once, and run the same command again:\n${INTRODUCTION}`,
    ),
  );
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
    const said = quoteGit(there);
    throw new DeployRefusal(
      notice(
        'git-unreachable',
        { remote, said },
        `${remote} cannot be reached. Git says:\n${said}\nIf its address is wrong:  git remote set-url ${remote} ADDRESS`,
      ),
    );
  }
  const fetched = await git(['fetch', '-q', remote, `refs/heads/${branch}`], { timeout: FETCH_TIME });
  if (fetched.code !== 0)
    throw new DeployRefusal(noticeOfGit('git-failed', `${remote} cannot be read. Git says:`, fetched));
  const behind = await countCommits(git, hasCommits ? 'HEAD..FETCH_HEAD' : 'FETCH_HEAD');
  if (behind > 0) {
    const command = `git pull --rebase --autostash ${remote} ${branch}`;
    throw new DeployRefusal(
      notice(
        'git-behind',
        { remote, branch, count: behind, command },
        `${remote} has ${count(behind, 'commit')} on ${branch} that you do not have here: somebody else has changed the site. Get them first:  ${command}  Then run the same command again.`,
      ),
    );
  }
  const range = 'FETCH_HEAD..HEAD';
  return { commits: await countCommits(git, range), range: [range], undo: 'git reset --soft FETCH_HEAD' };
}

async function countCommits(git: Git, range: string): Promise<number> {
  const counted = await git(['rev-list', '--count', range]);
  if (counted.code !== 0)
    throw new DeployRefusal(noticeOfGit('git-failed', 'Git cannot read its commits. It says:', counted));
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

/** What was listed is committed, and nothing else, whatever was added to the index before. */
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
      if (run.code !== 0)
        throw new DeployFailure(
          noticeOfGit('git-not-committed', 'Nothing was published: Git could not commit. It says:', run),
        );
    }
  }
  const push = await git(['push', '-q', '-u', remote, `HEAD:refs/heads/${branch}`], { timeout: PUSH_TIME });
  if (push.code !== 0) {
    const said = quoteGit(push);
    throw new DeployFailure(
      notice(
        'git-not-pushed',
        { remote, said },
        `The changes are committed here, but could not be pushed to ${remote}, so the site has not changed. Git says:\n${said}\nWhen that is fixed, run the same command again: it pushes what is committed.`,
      ),
    );
  }
  return notice(
    'git-pushed',
    { branch, remote },
    `Pushed to the branch ${branch} of ${remote}. Visitors see it when the host has built it.`,
  );
}
