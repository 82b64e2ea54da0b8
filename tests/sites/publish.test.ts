/** `liner publish` into folders and through Git, as its user runs it. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KEYS, startBucket } from '../helpers/bucket.ts';
import { pick, pickOf } from '../helpers/matrix.ts';
import { startNetlify, TOKEN } from '../helpers/netlify.ts';
import { makeSite, RELEASE, SITE_YAML, type TestSite } from '../helpers/site.ts';

/** Nothing of the machine's own settings takes part. */
const GIT = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
  GIT_AUTHOR_NAME: 'Artist',
  GIT_AUTHOR_EMAIL: 'artist@artist.example',
  GIT_COMMITTER_NAME: 'Artist',
  GIT_COMMITTER_EMAIL: 'artist@artist.example',
};

const git = (folder: string, ...words: string[]) =>
  execFileSync('git', words, {
    cwd: folder,
    env: { ...process.env, ...GIT },
    encoding: 'utf8',
    stdio: 'pipe',
  });

const YAML = `${SITE_YAML}contact: {endpoint: "https://forms.example/artist"}\n`;

function makeMusic(publish: string): TestSite {
  return makeSite({
    'content/site.yaml': `${YAML}publish: ${publish}\n`,
    'content/releases/first-light.md': RELEASE,
    '.gitignore': 'node_modules/\ndist/\n.cache/\n',
  });
}

function makeRemote(): string {
  const remote = mkdtempSync(join(tmpdir(), 'liner-remote-'));
  onTestFinished(() => rmSync(remote, { recursive: true, force: true }));
  git(remote, 'init', '-q', '--bare', '-b', 'main');
  return remote;
}

const OTHER = RELEASE.replace('First Light', 'Second Light');

test('a folder gets what a build makes, and later what has changed, in words', async () => {
  const site = makeMusic('{to: folder, path: live}');
  const dry = await site.run(['publish', '--dry-run']);
  expect(dry.code, dry.stderr).toBe(0);
  expect(dry.stderr).toMatch(
    /The whole site is new there: \d+ pages, \d+ pictures, \d+ other files\.\n\d+ files will go into the folder live\./,
  );
  expect(dry.stderr).toContain('https://artist.example in content/site.yaml is an example address.');
  expect(site.exists('live')).toBe(false);

  const unasked = await site.run(['publish']);
  expect(unasked.code).toBe(2);
  expect(unasked.stderr).toContain('Add --yes');
  expect(site.exists('live')).toBe(false);

  expect(await site.run(['publish', '--yes'])).toMatchObject({ code: 0, stdout: '' });
  const { '.liner': _, ...made } = site.hashes('dist');
  const { '.liner': __, ...live } = site.hashes('live');
  expect(live).toEqual(made);

  site.write('live/mine.txt', 'mine');
  site.write('content/releases/second-light.md', OTHER);
  const second = await site.run(['publish', '--yes']);
  expect(second.stderr).toContain(
    'What changes on the site:\n  New: /l/second-light/, /music/releases/second-light/\n',
  );
  expect(second.stderr).toMatch(/ {2}Changed: \/, /);
  expect(site.exists('live/music/releases/second-light/index.html')).toBe(true);

  site.remove('content/releases/second-light.md');
  const third = await site.run(['publish', '--yes']);
  expect(third.stderr).toMatch(/ {2}Gone: .*\/music\/releases\/second-light\//);
  expect(site.exists('live/music/releases/second-light')).toBe(false);
  expect(site.read('live/mine.txt')).toBe('mine');

  const fourth = await site.run(['publish']);
  expect(fourth).toMatchObject({ code: 0 });
  expect(fourth.stderr).toContain('Nothing to publish: the folder live has this site already.');
});

test('what cannot be published is reported before the site is built', async () => {
  const site = makeMusic('{to: folder, path: live}');
  const tries: [words: string[], code: number, says: string][] = [
    [['--to', '/nowhere/on/this/disk'], 3, 'Is the drive connected?'],
    [['--to', '.'], 3, 'this project is in it'],
    [['--to', 'content/live'], 3, 'Name another folder'],
    [['--to', 'dist'], 3, 'Name another folder'],
    [['--to', 'templates'], 3, 'Name another folder'],
    [['--to', '.git'], 3, 'Name another folder'],
    [['--to', '.liner'], 3, 'Name another folder'],
    [['--to', '~'], 3, 'your home folder'],
    [['--to', '.dist.liner-old'], 3, 'Name another folder'],
    [['--to', 'ftp://host/path'], 2, 'not an address that Liner can publish to'],
    [['--to', 'sftp://me:secret@host/path'], 2, 'LINER_SFTP_PASSWORD'],
    [['--to', 'netlify'], 2, 'publish: {to: netlify, site: your-name.netlify.app}'],
    [['--to', 'git'], 3, 'not in a Git repository'],
  ];
  for (const [words, code, says] of tries) {
    const run = await site.run(['publish', '--yes', ...words], { GIT_CEILING_DIRECTORIES: tmpdir() });
    expect(run).toMatchObject({ code, stderr: expect.stringContaining(says) });
    expect(run.stderr).not.toContain('secret@');
  }
  expect(site.exists('dist')).toBe(false);

  site.write('content/site.yaml', YAML);
  const nowhere = await site.run(['publish', '--yes']);
  expect(nowhere).toMatchObject({ code: 2, stderr: expect.stringContaining('publish: {to: git}') });
  site.write('content/site.yaml', `${YAML}publish: {to: netlify, site: a, token: abc}\n`);
  const secret = await site.run(['publish', '--yes']);
  expect(secret).toMatchObject({ code: 1, stderr: expect.stringContaining('NETLIFY_AUTH_TOKEN') });
});

test('Git commits the sources alone, pushes them, and goes on where a push was refused', async () => {
  const remote = makeRemote();
  const site = makeMusic('{to: git}');
  git(site.root, 'init', '-q', '-b', 'main');
  const alone = await site.run(['publish', '--yes'], GIT);
  expect(alone).toMatchObject({ code: 3, stderr: expect.stringContaining('git remote add origin ADDRESS') });

  git(site.root, 'remote', 'add', 'origin', remote);
  // Neither a folder that is not ignored nor what has been added before is taken along.
  site.write('.gitignore', '.cache/\n');
  site.write('node_modules/x/index.js', '');
  site.write('.env', 'TOKEN=1');
  site.write('contracts/deal.txt', 'For nobody else.');
  const dry = await site.run(['publish', '--dry-run'], GIT);
  expect(dry.stderr).toContain(
    '3 files will be committed:\n  .gitignore (new)\n  content/releases/first-light.md (new)\n  content/site.yaml (new)\n',
  );
  expect(dry.stderr).toContain('Left out because they may contain secrets: .env');
  expect(dry.stderr).toContain('Left out because they are not part of the site: contracts/deal.txt.');
  expect(dry.stderr).toContain(`the branch main of origin (${remote})`);
  expect(() => git(site.root, 'rev-parse', 'HEAD')).toThrow();

  site.remove('contracts');
  git(site.root, 'add', '-A', '-f');
  const first = await site.run(['publish', '--yes'], GIT);
  expect(first.code, first.stderr).toBe(0);
  const committed = () => git(remote, 'ls-tree', '-r', '--name-only', 'main').trim().split('\n');
  expect(committed()).toEqual(['.gitignore', 'content/releases/first-light.md', 'content/site.yaml']);

  // The second time it knows what was published, and that a file is gone.
  site.write('content/releases/second-light.md', OTHER);
  site.remove('content/releases/first-light.md');
  writeFileSync(join(remote, 'hooks/pre-receive'), '#!/bin/sh\necho closed for today >&2\nexit 1\n', {
    mode: 0o755,
  });
  const refused = await site.run(['publish', '--yes'], GIT);
  expect(refused.code).toBe(3);
  expect(refused.stderr).toContain(
    'What changes on the site:\n  New: /l/second-light/, /music/releases/second-light/\n',
  );
  expect(refused.stderr).toMatch(/committed here, but could not be pushed to origin.*closed for today/s);
  rmSync(join(remote, 'hooks/pre-receive'));
  const again = await site.run(['publish', '--yes'], GIT);
  expect(again.code, again.stderr).toBe(0);
  expect(again.stderr).toContain('1 earlier commit will be pushed as well.');
  expect(committed()).toEqual(['.gitignore', 'content/releases/second-light.md', 'content/site.yaml']);
  const done = await site.run(['publish'], GIT);
  expect(done).toMatchObject({ code: 0, stderr: expect.stringContaining('Nothing to publish') });
});

test('Git publishes what was removed and renamed with Git itself', async () => {
  const remote = makeRemote();
  const site = makeMusic('{to: git}');
  git(site.root, 'init', '-q', '-b', 'main');
  git(site.root, 'remote', 'add', 'origin', remote);
  site.write('content/releases/second-light.md', OTHER);
  expect(await site.run(['publish', '--yes'], GIT)).toMatchObject({ code: 0 });
  const committed = () => git(remote, 'ls-tree', '-r', '--name-only', 'main').trim().split('\n');

  git(site.root, 'mv', 'content/releases/second-light.md', 'content/releases/third-light.md');
  site.write('content/releases/fourth-light.md', OTHER.replace('Second', 'Fourth'));
  git(site.root, 'add', 'content/releases/fourth-light.md');
  site.remove('content/releases/fourth-light.md');
  const renamed = await site.run(['publish', '--yes'], GIT);
  expect(renamed.code, renamed.stderr).toBe(0);
  expect(committed()).toEqual([
    '.gitignore',
    'content/releases/first-light.md',
    'content/releases/third-light.md',
    'content/site.yaml',
  ]);

  // Nothing else changes with it, not even what is not part of the site.
  git(site.root, 'rm', '-q', 'content/releases/third-light.md');
  site.write('deal.txt', 'For nobody else.');
  const removed = await site.run(['publish', '--yes'], GIT);
  expect(removed.code, removed.stderr).toBe(0);
  expect(committed()).toEqual(['.gitignore', 'content/releases/first-light.md', 'content/site.yaml']);
});

test('Git that cannot say what has changed is quoted', async () => {
  const site = makeMusic('{to: git}');
  git(site.root, 'init', '-q', '-b', 'main');
  git(site.root, 'remote', 'add', 'origin', makeRemote());
  expect(await site.run(['publish', '--yes'], GIT)).toMatchObject({ code: 0 });
  site.write('.git/index', 'not an index');
  const run = await site.run(['publish', '--yes'], GIT);
  expect(run).toMatchObject({
    code: 3,
    stderr: expect.stringContaining('Git cannot list the changes.'),
  });
  expect(run.stderr).not.toContain('Nothing to publish');
});

const NPM_TOKEN = `npm_${'a1B2'.repeat(9)}`;

test('Git takes no earlier commit along that has a secret, unless everybody may see it', async () => {
  const remote = makeRemote();
  const site = makeMusic('{to: git}');
  git(site.root, 'init', '-q', '-b', 'main');
  git(site.root, 'remote', 'add', 'origin', remote);
  const commit = (...paths: string[]) => {
    git(site.root, 'add', '-A', '-f', ...paths);
    git(site.root, 'commit', '-q', '-m', 'Earlier', '--', ...paths);
  };
  const publish = () => site.run(['publish', '--yes'], GIT);
  const refuse = async (says: string | RegExp) => {
    const { code, stderr } = await publish();
    expect(code).toBe(3);
    expect(stderr).toMatch(says);
    return stderr;
  };

  // Before the first push, in a file that is gone since, between pictures and others.
  site.write('assets/a.jpg', `\0${NPM_TOKEN}`);
  site.write('vercel.json', '{\n"é": 1}\n');
  commit('assets/a.jpg', 'vercel.json');
  site.write('vercel.json', `{"é": 1,\n"x": "${NPM_TOKEN}"}\n`);
  site.write('é.txt', 'x');
  commit('vercel.json', 'é.txt');
  const bad = git(site.root, 'rev-parse', '--short', 'HEAD').trim();
  site.write('vercel.json', '{}\n');
  commit('vercel.json');
  const said = await refuse('git update-ref -d HEAD');
  expect(said).toContain(`The earlier commit ${bad} has vercel.json:2 with a token of npm`);
  expect(said).not.toContain(NPM_TOKEN);
  expect(() => git(remote, 'rev-parse', 'main')).toThrow();
  git(site.root, 'update-ref', '-d', 'HEAD');
  expect((await publish()).code).toBe(0);
  expect(git(remote, 'rev-list', '--count', 'main').trim()).toBe('1');

  // By its name, and after the first push.
  site.write('.env', 'A=b');
  commit('.env');
  await refuse(/has \.env, a file of a name that holds secrets.*git reset --soft FETCH_HEAD/);
  git(site.root, 'reset', '-q', '--soft', 'FETCH_HEAD');
  site.write('content/releases/second-light.md', OTHER);
  expect((await publish()).code).toBe(0);
  expect(git(remote, 'ls-tree', '-r', '--name-only', 'main')).not.toContain('.env');

  // A false alarm: in what is committed now, before, and by a name.
  site.write('vercel.json', `{"key": "${NPM_TOKEN}"}\n`);
  site.write('templates/tokens.json', '{}');
  const line = 'publish: {to: git, allow: ["vercel.json"]}';
  expect(await refuse('vercel.json:1 contains a token of npm')).toContain(line);
  commit('vercel.json');
  expect(await refuse('vercel.json:1 with a token of npm')).toContain(line);
  site.write('content/site.yaml', `${YAML}${line.replace(']', ', templates/tokens.json]')}\n`);
  expect((await publish()).code).toBe(0);
  const pushed = git(remote, 'ls-tree', '-r', '--name-only', 'main').trim().split('\n');
  expect(pushed).toEqual(expect.arrayContaining(['vercel.json', 'templates/tokens.json']));
  // Other files are none of it.
  site.write('netlify.toml', `key = "${NPM_TOKEN}"\n`);
  await refuse('netlify.toml:1 contains');
});

test('Git is left alone where publishing would do harm', async () => {
  const remote = makeRemote();
  const site = makeMusic('{to: git, branch: main}');
  git(site.root, 'init', '-q', '-b', 'main');
  git(site.root, 'remote', 'add', 'origin', remote);
  expect(await site.run(['publish', '--yes'], GIT)).toMatchObject({ code: 0 });
  const refuse = async (says: string) =>
    expect(await site.run(['publish', '--yes'], GIT)).toMatchObject({
      code: 3,
      stderr: expect.stringContaining(says),
    });

  const key = `-----BEGIN OPENSSH ${'PRIVATE KEY'}-----`;
  site.write('content/pages/about.yaml', `# ${key}\ntitle: About\n`);
  await refuse('content/pages/about.yaml:1 contains a private key');
  site.remove('content/pages/about.yaml');

  for (const folder of pickOf(['assets/photos', 'content/releases/more'], 'assets/photos')) {
    site.write(`${folder}/a.txt`, 'a');
    git(join(site.root, folder), 'init', '-q', '-b', 'main');
    git(join(site.root, folder), 'add', '.');
    git(join(site.root, folder), 'commit', '-q', '-m', 'One');
    await refuse(`The folder ${folder}/ is a Git repository itself`);
    // Git calls it a file once it has been added.
    git(site.root, '-c', 'advice.addEmbeddedRepo=false', 'add', folder);
    await refuse(`The folder ${folder}/ is a Git repository itself`);
    git(site.root, 'rm', '-q', '--cached', '-f', folder);
    site.remove(folder);
  }
  const secrets = {
    '.npmrc': '//registry.npmjs.org/:_authToken=3970e0fe-8564-4903-9a55',
    'vercel.json': '{"env": {"MAIL_API_KEY": "a1b2c3d4e5f6a7b8"}}',
    'templates/keys.ts': "export const password = 'hunter2';",
    'assets/static/long.txt': `${'la\n'.repeat(500_000)}ghp_${'a'.repeat(36)}`,
  };
  for (const [path, text] of pick(Object.entries(secrets), ([name]) => name === 'assets/static/long.txt')) {
    site.write(path, text);
    await refuse(`${path}:${text.split('\n').length} contains a`);
    site.remove(path);
  }
  site.write('bank.yaml', 'pin: 1234\n');
  const dry = await site.run(['publish', '--dry-run'], GIT);
  expect(dry.stderr).toContain('Nothing to publish: the repository');
  site.remove('bank.yaml');

  // Somebody else has pushed; then both have changed the same line.
  const other = join(site.root, '../', `${site.root.split('/').pop()}-other`);
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  git(site.root, 'clone', '-q', remote, other);
  appendFileSync(join(other, 'content/releases/first-light.md'), 'Theirs.\n');
  git(other, 'commit', '-q', '-am', 'Theirs');
  git(other, 'push', '-q');
  appendFileSync(join(site.root, 'content/releases/first-light.md'), 'Ours.\n');
  await refuse('commits on main that you do not have here (1)');
  git(site.root, 'commit', '-q', '-am', 'Ours');
  expect(() => git(site.root, 'pull', '-q', '--no-rebase', 'origin', 'main')).toThrow();
  await refuse('A merge is not finished here.');
  git(site.root, 'merge', '--abort');

  git(site.root, 'switch', '-q', '-c', 'draft');
  await refuse('published from the branch main, and this is the branch draft');
  git(site.root, 'switch', '-q', '--detach');
  await refuse('No branch is checked out');
  git(site.root, 'switch', '-q', 'main');
  expect(readFileSync(join(site.root, '.git/HEAD'), 'utf8')).toContain('main');
});

test('Netlify gets the site by the names that its users know', async () => {
  const netlify = await startNetlify();
  onTestFinished(() => netlify.stop());
  const site = makeMusic('{to: netlify, site: artist.netlify.app}');
  const without = await site.run(['publish', '--yes'], {
    NETLIFY_AUTH_TOKEN: '',
    NETLIFY_API_URL: netlify.base,
  });
  expect(without).toMatchObject({ code: 3, stderr: expect.stringContaining('NETLIFY_AUTH_TOKEN') });
  const run = await site.run(['publish', '--yes'], {
    NETLIFY_AUTH_TOKEN: TOKEN,
    NETLIFY_API_URL: netlify.base,
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.stderr).toContain('The site is at https://artist.netlify.app.');
  expect(run.stderr).not.toContain(TOKEN);
  expect(netlify.live()['index.html']).toBe(site.read('dist/index.html'));
  expect(Object.keys(netlify.live())).not.toContain('.liner');
});

test('a bucket gets the site, with the keys from the environment alone', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const site = makeMusic(`{to: s3, bucket: site, store: "${bucket.endpoint}"}`);
  const without = await site.run(['publish', '--yes'], { AWS_ACCESS_KEY_ID: '', AWS_SECRET_ACCESS_KEY: '' });
  expect(without).toMatchObject({ code: 3, stderr: expect.stringContaining('AWS_SECRET_ACCESS_KEY') });
  expect(site.exists('dist')).toBe(false);
  const dry = await site.run(['publish', '--dry-run'], KEYS);
  expect(dry.stderr).toMatch(/The whole site is new there: .*\n\d+ files will go into the bucket site\./);
  expect([...bucket.files]).toEqual([]);
  const run = await site.run(['publish', '--yes'], KEYS);
  expect(run.code, run.stderr).toBe(0);
  expect(run.stderr).toContain('The site is in the bucket site.');
  expect(run.stderr).not.toContain(KEYS.AWS_SECRET_ACCESS_KEY);
  expect(bucket.live()['index.html']).toBe(site.read('dist/index.html'));
  expect(Object.keys(bucket.live())).not.toContain('_headers');
  const again = await site.run(['publish', '--yes'], KEYS);
  expect(again.stderr).toContain('Nothing to publish: the bucket site has this site already.');
});

test('recordings go into a bucket, and all that names them names its address', async () => {
  const bucket = await startBucket();
  onTestFinished(() => bucket.stop());
  const audio = `{bucket: site, store: "${bucket.endpoint}", url: "https://audio.artist.band/"}`;
  const site = makeMusic(`{to: folder, path: live, audio_host: ${audio}}\npodcast: {medium: music}`);
  site.write(
    'content/releases/first-light.md',
    RELEASE.replace('---\n', '---\naudio: audio/one.mp3\ndownload: true\n'),
  );
  site.write(
    'content/mixes/shift.md',
    '---\nepisode_title: Shift\nrelease_date: 2025-01-01\naudio: audio/one.mp3\n---\n',
  );
  site.write(
    'assets/audio/one.mp3',
    readFileSync(join(import.meta.dirname, '../fixtures/formats/sines.mp3')),
  );
  const run = await site.run(['publish', '--yes'], KEYS);
  expect(run.code, run.stderr).toBe(0);
  const sounds = Object.keys(site.hashes('dist')).filter((path) => path.startsWith('assets/audio/'));
  expect(sounds).toHaveLength(2);
  expect(Object.keys(bucket.live()).sort()).toEqual(sounds.sort());
  expect(site.exists('live/assets/audio')).toBe(false);
  const played = sounds.find((path) => path.endsWith('.mp3') && path.split('/').length === 3);
  const page = site.read('live/music/releases/first-light/index.html');
  expect(page).toContain(`https://audio.artist.band/${played}`);
  expect(page).toContain('media-src &#x27;self&#x27; https://audio.artist.band;');
  expect(page).not.toMatch(/["'(]\/assets\/audio/);
  const podcast = site.read('live/podcast.xml');
  const bytes = bucket.files.get(played ?? '')?.bytes.length;
  expect(podcast).toContain(`<enclosure url="https://audio.artist.band/${played}"`);
  expect(podcast).toContain(`length="${bytes}"`);
  expect(podcast).toContain('type="audio/mpeg"');
  const again = await site.run(['publish', '--yes'], KEYS);
  expect(again.stderr).toContain('Nothing to publish: the folder live has this site already.');
  expect((await site.run(['publish', '--to', 'git'], KEYS)).stderr).toContain('take audio_host out');
});
