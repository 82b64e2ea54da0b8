import { execFile, type StdioOptions, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, test } from 'vitest';
import { z } from 'zod';
import { isWhole } from '../helpers/matrix.ts';
import {
  makeSite,
  packageRoot,
  RELEASE,
  runLiner,
  SITE_WITH_CARDS,
  SITE_YAML,
  startLiner,
} from '../helpers/site.ts';

const COMMANDS = {
  build: ['--content', '--assets', '--out', '--base-url', '--fresh', '--drafts', '--report', '--as-of'],
  check: ['--content', '--assets', '--as-of'],
  preview: ['--out', '--port'],
};
const WHOLE = { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE };

// Compiled before anything is counted or timed.
beforeAll(async () => {
  await runLiner(tmpdir(), ['--version']);
});

const WRONG: [words: string, message: RegExp][] = [
  ['biuld', /unknown command 'biuld'\n\(Did you mean build\?\)/],
  ['chek', /unknown command 'chek'\n\(Did you mean check\?\)/],
  ['upload', /unknown command 'upload'/],
  ['build --basurl https://a.example', /unknown option '--basurl'\n\(Did you mean --base-url\?\)/],
  ['build --draft', /unknown option '--draft'\n\(Did you mean --drafts\?\)/],
  ['build --out', /option '--out <folder>' argument missing/],
  ['build --out ', /argument '' is invalid\. It must not be empty\./],
  ['build everything now', /^error: "everything now" means nothing to build: leave it out\.\n/],
  ['translations ar', /^error: "ar" means nothing to status: leave it out\.\n/],
  ['help build twice', /^error: "twice" means nothing to help: leave it out\.\n/],
  [
    'build --base-url artist',
    /'artist' is invalid\. It must be a web address such as https:\/\/example\.com\./,
  ],
  ['build --base-url javascript:alert(1)', /is invalid\. It must be a web address such as https:/],
  [
    'check --as-of 2026-02-30',
    /'2026-02-30' is invalid\. It must be a day that exists, written like 2026-08-01\./,
  ],
  ['dev --as-of tomorrow', /'tomorrow' is invalid\. It must be a day/],
  ['check --drafts', /unknown option '--drafts'/],
  ['preview --port abc', /argument 'abc' is invalid\. A port is a whole number from 0 to 65535\./],
  ['preview --port 70000', /argument '70000' is invalid\. A port is a whole number from 0 to 65535\./],
  ['preview --port 80.5', /argument '80\.5' is invalid/],
];

test.concurrent.for(WRONG)('liner %s is an error', async ([words, message], { expect, onTestFinished }) => {
  const site = makeSite(WHOLE, { onTestFinished, cold: true });
  const { code, stdout, stderr } = await site.run(words.split(' '));
  expect(code, stderr).toBe(2);
  expect(stdout).toBe('');
  expect(stderr).toMatch(message);
  expect(stderr).toContain('Run npx liner --help to see what it can do.');
  expect(site.list('.')).toEqual(Object.keys(WHOLE).sort());
});

test.for(['de', 'ar'])('every error in what was typed is in %s', async (code, { expect }) => {
  for (const [words] of WRONG) {
    const [english, own] = await Promise.all([
      runLiner(tmpdir(), words.split(' ')),
      runLiner(tmpdir(), [...words.split(' '), '--lang', code]),
    ]);
    const lines = english.stderr.split('\n').filter(Boolean);
    expect([words, own.stderr.split('\n').filter((line) => lines.includes(line))]).toEqual([words, []]);
  }
});

test.concurrent('help shows commands, and prints documents', async ({ expect, onTestFinished }) => {
  const site = makeSite({}, { onTestFinished });
  const help = (...words: string[]) => site.run(['help', ...words]);
  const [all, build, keys, shows, unknown] = await Promise.all([
    help(),
    help('build'),
    help('keys'),
    help('shows'),
    help('hots'),
  ]);
  expect(all.code).toBe(0);
  expect(build).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: liner build [options]') });
  expect(shows).toMatchObject({ code: 0, stdout: expect.stringMatching(/^# Shows\n/) });
  expect(keys.stdout).toMatch(/^# What goes where\n(?:.*\n)+## releases\/\*\.md$/m);
  expect(unknown).toMatchObject({
    code: 2,
    stdout: '',
    stderr: expect.stringMatching(
      /There is no help on "hots"\. Did you mean {2}node .*liner\.js help hosts \?\n/,
    ),
  });
  const lines = [...all.stdout.matchAll(/^ {2}([a-z]+) +(\S.*\.)$/gm)];
  const topics = lines.map(([, topic = '']) => topic);
  expect(topics).toEqual(expect.arrayContaining(['start', 'examples', 'shows', 'keys']));
  expect(lines.filter(([line]) => line.length > 110)).toEqual([]);
  for (const topic of topics) {
    expect((await help(topic)).stdout, topic).toMatch(/^# /m);
  }
});

test.concurrent('a reader that has seen enough does not end a build', async ({ expect, onTestFinished }) => {
  const site = makeSite(WHOLE, { onTestFinished });
  const { child, done } = startLiner(site.root, ['build']);
  child.stderr?.destroy();
  expect((await done).code).toBe(0);
  expect(site.exists('dist/index.html')).toBe(true);
});

test
  .runIf(isWhole)
  .concurrent('a program that was damaged is compiled again', async ({ expect, onTestFinished }) => {
    const site = makeSite({}, { onTestFinished });
    // Letters that mean something in patterns and addresses.
    const name = 'li*ner #?';
    for (const part of ['bin', 'generator', 'package.json', 'package-lock.json']) {
      cpSync(join(packageRoot, part), join(site.root, name, part), { recursive: true });
    }
    const folder = join(site.root, name);
    symlinkSync(join(packageRoot, 'node_modules'), join(folder, 'node_modules'));
    const words = [join(folder, 'bin/liner.js'), 'explain', 'link/broken'];
    const explain = () => promisify(execFile)(process.execPath, words);
    const { stdout } = await explain();
    const [program = ''] = site.list(`${name}/.cache/cli`).filter((file) => file.endsWith('/cli.js'));
    // As a power loss leaves it: of the right size, without content.
    const path = `${name}/.cache/cli/${program}`;
    site.write(path, new Uint8Array(site.size(path)));
    // Of an older version of the code, and what is no program: gone, or a file.
    site.write(`${name}/.cache/cli/old/cli.js`, '');
    site.write(`${name}/.cache/cli/note.txt`, '');
    for (const old of ['old', 'note.txt']) utimesSync(join(folder, '.cache/cli', old), 1, 1);
    symlinkSync('nowhere', join(folder, '.cache/cli/gone'));
    expect((await explain()).stdout).toBe(stdout);
    expect(site.exists(`${name}/.cache/cli/old`)).toBe(false);
  });

/** Faults in the folder, the limits or the streams of a command, as a shell sets them. */
test
  .skipIf(process.platform === 'win32')
  .concurrent.for<[what: string, script: string, code: number, message: string]>([
    [
      'a folder that is gone',
      'mkdir x && cd x && rmdir ../x && LINER check',
      3,
      'has been deleted. Go to another folder',
    ],
    // Node.js opens all files of a checkout's program at once, more than a hundred; the package has few. Systems allow 256 and more.
    [
      'a limit of 256 open files, which are fewer than the site has',
      `mkdir content/news && for n in $(seq 300); do printf -- '---\ntitle: News %s\ndate: 2026-01-01\n---\nText.\n' $n > content/news/$n.md; done && ulimit -n 256 && LINER check`,
      0,
      'The site can be built.',
    ],
    ['no home', 'unset HOME && LINER check', 0, 'The site can be built.'],
  ])('%s is reported, or accepted', async ([, script, code, message], { expect, onTestFinished }) => {
  const site = makeSite(WHOLE, { onTestFinished });
  const liner = `"${process.execPath}" "${join(packageRoot, 'bin/liner.js')}"`;
  const done = await promisify(execFile)('sh', ['-c', script.replace('LINER', liner)], {
    cwd: site.root,
  }).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: { code: number; stderr: string }) => error,
  );
  expect(done.stderr).toContain(message);
  expect(done.code).toBe(code);
});

test
  .skipIf(process.platform !== 'linux')
  .concurrent(
    'output that cannot be written is not taken for written',
    async ({ expect, onTestFinished }) => {
      const site = makeSite(WHOLE, { onTestFinished });
      const liner = join(packageRoot, 'bin/liner.js');
      for (const stream of [1, 2]) {
        const stdio = ['ignore', 'ignore', 'ignore'].map((each, index) =>
          index === stream ? openSync('/dev/full', 'w') : each,
        );
        const ended = spawnSync(process.execPath, [liner, 'check', '--format', 'json'], {
          cwd: site.root,
          stdio: stdio as StdioOptions,
        });
        expect(ended.status).toBe(3);
      }
    },
  );

test.concurrent('liner alone tells what there is', async ({ expect }) => {
  const { code, stdout, stderr } = await runLiner(packageRoot, []);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  for (const command of Object.keys(COMMANDS)) expect(stderr).toMatch(new RegExp(`^ {2}${command} `, 'm'));
});

test.concurrent('help tells of every command and every option', async ({ expect, onTestFinished }) => {
  const site = makeSite({}, { onTestFinished });
  const { code, stdout, stderr } = await site.run(['--help']);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  for (const [command, options] of Object.entries(COMMANDS)) {
    expect(stdout).toMatch(new RegExp(`^ {2}${command} `, 'm'));
    const help = await site.run([command, '--help']);
    expect(help.code).toBe(0);
    for (const option of options) expect(help.stdout).toContain(`  ${option} `);
  }
});

test.concurrent('--version is that of the package', async ({ expect }) => {
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  const run = await runLiner(tmpdir(), ['--version']);
  expect(run).toEqual({ code: 0, stdout: `${version}\n`, stderr: '' });
});

const coverage = z.object({ result: z.array(z.object({ url: z.string() })) });

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** The packages whose code a command loaded, as V8 counted them: files of their own, and those that the program is compiled of. */
async function listPackages(
  folder: string,
  words: string[],
): Promise<{ beside: Set<string>; inside: Set<string> }> {
  const counts = mkdtempSync(join(tmpdir(), 'liner-coverage-'));
  await runLiner(folder, words, { NODE_V8_COVERAGE: counts });
  const files = readdirSync(counts).map((name) => readFileSync(join(counts, name), 'utf8'));
  rmSync(counts, { recursive: true });
  const urls = files.flatMap((file) => coverage.parse(JSON.parse(file)).result.map(({ url }) => url));
  const beside = urls.flatMap(
    (url) => url.slice(url.lastIndexOf('/node_modules/')).match(PACKAGE)?.[1] ?? [],
  );
  const program = urls.filter((url) => url.includes('/.cache/cli/')).map((url) => fileURLToPath(url));
  // Esbuild writes the origin above each part of a file.
  const origins = program.flatMap(
    (file) => readFileSync(file, 'utf8').match(/^ *\/\/ .*node_modules\/.+$/gm) ?? [],
  );
  return {
    beside: new Set(beside),
    inside: new Set(origins.flatMap((line) => line.match(PACKAGE)?.[1] ?? [])),
  };
}

test.runIf(isWhole).concurrent('a command loads what it needs', async (context) => {
  const { expect } = context;
  const own = { 'templates/layout/Footer.tsx': 'export const Footer = () => <i>Own</i>;\n' };
  const site = makeSite({ ...WHOLE, ...own, 'content/site.yaml': SITE_WITH_CARDS }, context);
  // What reads the command line is part of the program.
  for (const words of [['--version'], ['build', '--help']])
    expect([...(await listPackages(site.root, words)).beside]).toEqual([]);
  // To bundle a template of the site's own, to find its classes, and to draw cards.
  const heavy = ['esbuild', 'tailwindcss'];
  const first = await listPackages(site.root, ['build']);
  expect([...first.beside]).toEqual(expect.arrayContaining(heavy));
  expect([...first.inside]).toEqual(expect.arrayContaining(['commander', 'sharp']));
  const again = await listPackages(site.root, ['build']);
  expect(heavy.filter((name) => again.beside.has(name))).toEqual([]);
  expect([...again.inside]).toContain('commander');
  expect([...again.inside]).not.toContain('sharp');
});

test.concurrent('an unexpected failure shows its stack to those who ask for it', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...WHOLE, 'notes.txt': 'x' }, context);
  const short = await site.run(['build', '--out', 'notes.txt/dist']);
  expect(short.code).toBe(3);
  expect(short.stderr).toContain('Liner stopped: A file is where a folder is needed.');
  expect(short.stderr).toContain('Run the same command with --verbose to see the technical details.');
  expect(short.stderr).not.toMatch(/^\s+at /m);
  for (const words of [
    ['--verbose', 'build'],
    ['build', '--verbose'],
  ]) {
    const long = await site.run([...words, '--out', 'notes.txt/dist']);
    expect(long.code).toBe(3);
    expect(long.stderr).toMatch(/^Liner stopped: .*\n\w*Error: .*\n\s+at \S/m);
  }
  expect(site.read('notes.txt')).toBe('x');
});

test.concurrent('a report that cannot be written is an error, and the site is published', async (context) => {
  const { expect } = context;
  const site = makeSite(WHOLE, context);
  const { code, stderr } = await site.run(['build', '--report', 'nowhere/report.json']);
  expect(code).toBe(3);
  expect(stderr).toContain('A file or folder is missing. (nowhere/report.json)');
  expect(site.exists('dist/index.html')).toBe(true);
});

test.concurrent('other folders may be named', async (context) => {
  const { expect } = context;
  const site = makeSite(
    {
      'words/site.yaml': SITE_YAML,
      'words/releases/first-light.md': RELEASE,
      'things/CNAME': 'artist.example\n',
    },
    context,
  );
  const folders = ['--content', 'words', '--assets', join(site.root, 'things')];
  expect(await site.run(['check', ...folders])).toMatchObject({ code: 0 });
  expect(await site.run(['build', ...folders, '--out', 'public/site'])).toMatchObject({ code: 0 });
  expect(site.exists('public/site/music/releases/first-light/index.html')).toBe(true);
  expect(site.exists('dist')).toBe(false);
});
