/** `liner init`: a folder that is a whole site at once. */
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'vitest';
import { until } from '../helpers/dev.ts';
import { readProblems } from '../helpers/problems.ts';
import { packageRoot } from '../helpers/runner.ts';
import { makeSite, type TestSite } from '../helpers/site.ts';
import { openEditor } from './editor.ts';

/** Text of a page, without its markup. */
function wordsOf(html: string): string {
  return html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
}

test.concurrent('a new folder is found right and built at once', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  const { code, stdout } = await site.run(['init', 'night-owl', '--no-npm']);
  expect(code).toBe(0);
  expect(stdout).toContain(
    'Created the site of Night Owl (solo) in night-owl\nGuessed: name (Night Owl) and kind (solo). To begin with others, delete the folder and give --name, and --kind with one of these: solo, singer, band,',
  );
  expect(stdout).toContain('npx liner looks --open shows your pages in all looks');
  expect(stdout).toContain('npx liner help import');
  expect(stdout).toContain('npx liner studio opens an editor in your browser');
  expect(stdout).toContain('\n\nNext:\n  cd night-owl\n  npm install\n  npx liner dev --open\n\n');
  expect(stdout).toContain('Put your own address into content/site.yaml as base_url.');
  expect(stdout).toContain(
    'Days begin and end in the time zone UTC: that decides when a release is out and a show is over. To use another, set timezone in content/site.yaml.',
  );
  expect(stdout).toContain('To publish on GitHub Pages:\n  1. Put this folder into a repository on GitHub');

  const inside = { content: 'night-owl/content', assets: 'night-owl/assets' };
  const folders = ['--content', inside.content, '--assets', inside.assets];
  const check = await site.run(['check', ...folders]);
  expect(readProblems(check.stderr).map(({ code: each }) => each)).toEqual([
    'sample/text',
    'sample/text',
    'sample/text',
    // The address of the sample is a search, which is to be replaced as well.
    'link/no-song',
    'contact/no-address',
  ]);
  expect(check.code).toBe(0);
  expect((await site.run(['build', ...folders])).code).toBe(0);
  for (const page of ['', 'music/releases/sample-song/', 'news/sample-post/', 'events/', 'privacy/']) {
    expect(site.read(`dist/${page}index.html`), page).toContain('Night Owl');
  }
  // Nothing receives messages, so no page has a form or speaks of one, and the contact page has no empty part.
  for (const page of site.list('dist').filter((path) => path.endsWith('.html')))
    expect(wordsOf(site.read(`dist/${page}`)), page).not.toMatch(/\bforms?\b/i);
  const contact = site.read('dist/contact/index.html');
  expect(contact).not.toContain('contact-form');
  const headings = contact.match(/<h2[^>]*>[^<]*/g)?.map((heading) => heading.replace(/.*>/, ''));
  expect(headings).toEqual(['Music', 'Connect']);
});

test.concurrent('the way into the folder can be typed in a terminal', async (context) => {
  const site = makeSite({}, context);
  for (const [folder, typed] of [
    ['R&B', '"R&B"'],
    ["it's", '"it\'s"'],
    ["$1 isn't", `'$1 isn'\\''t'`],
  ] as const) {
    const { stdout } = await site.run(['init', folder, '--name', 'Artist', '--no-npm']);
    context.expect(stdout).toContain(`Next:\n  cd ${typed}\n`);
  }
});

test.concurrent('another word for a kind is named with what it is taken as, and the look that suits it is suggested', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  const flags = ['--name', 'Us', '--no-npm', '--kind'];
  const { stdout } = await site.run(['init', 'a', ...flags, 'duo']);
  expect(stdout).toContain(
    'Created the site of Us (band) in a\n"duo" is taken as band. To begin as another kind, delete the folder and give --kind one of these: solo,',
  );
  const { stdout: quartet } = await site.run(['init', 'b', ...flags, 'Streichquartett']);
  expect(quartet).toContain('"Streichquartett" is taken as ensemble.');
  const { stdout: plain } = await site.run(['init', 'c', ...flags, 'ensemble']);
  expect(plain).toContain('Created the site of Us (ensemble) in c\n');
  expect(plain).not.toContain('taken as');
  expect(plain).not.toContain('Guessed');
  for (const [folder, style] of [
    ['a', 'sleeve'],
    ['c', 'programme'],
  ]) {
    const yaml = site.read(`${folder}/content/site.yaml`);
    expect(yaml).toContain(`\n  # style: ${style}\n`);
    // As visitors have set their devices.
    expect(yaml).toMatch(/\nlook:\n(?: {2}#.*\n)* {2}ground: auto\n/);
  }
});

/** The tool of util-linux that lends a terminal to a command. */
const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

/** Runs `init owl` in a terminal of German, and types each answer as soon as what is before it is shown. */
async function answer(site: TestSite, steps: readonly [shown: string, typed: string][]) {
  const command = `stty cols 100 rows 40; "${process.execPath}" "${join(packageRoot, 'bin/liner.js')}" init owl --no-npm`;
  const child = spawn('script', ['-qec', command, '/dev/null'], {
    cwd: site.root,
    env: { ...process.env, LANG: 'de_DE.UTF-8', LC_ALL: '' },
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  for (const [shown, typed] of steps) {
    await until(() => output.includes(shown));
    child.stdin.write(typed);
  }
  await until(() => child.exitCode !== null);
  return output;
}

test.runIf(hasScript)(
  'a terminal asks in the language of the computer, and arrows choose',
  async (context) => {
    const { expect } = context;
    const site = makeSite({}, context);
    const down = '\u001b[B';
    const enter = (shown: string): [string, string] => [shown, '\r'];
    const output = await answer(site, [
      ['1/10', 'Eule\r'],
      ['2/10', `${down}${down}\r`],
      ...['3/10', '4/10', '5/10', '6/10'].map(enter),
      ['7/10', 'x\r'],
      ['Mailadresse sein', '@y.example\r'],
      ...['8/10', '9/10', '10/10'].map(enter),
    ]);
    expect(output).toContain('Die Site von Eule (Band) ist angelegt, in owl');
    const yaml = site.read('owl/content/site.yaml');
    for (const line of ['  name: Eule\n', '  kind: band\n', '  - code: de\n', 'general: x@y.example\n'])
      expect(yaml).toContain(line);
  },
);

test.runIf(hasScript)('Ctrl+C and Ctrl+D leave the questions, and nothing is made', async (context) => {
  const site = makeSite({}, context);
  for (const key of ['\u0003', '\u0004'])
    context.expect(await answer(site, [['1/10', key]])).toContain('Es wurde nichts angelegt.');
  context.expect(site.exists('owl')).toBe(false);
});

test.concurrent('what is given by flags is in the files', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  const flags = ['--name', 'Ü: "One"', '--base-url', 'u.example/site/', '--timezone', 'Cairo'];
  const others = [
    '--kind',
    'dj',
    '--host',
    'nginx',
    '--style',
    'board',
    '--look',
    'dark',
    '--email',
    'hello@u.example',
    '--no-npm',
  ];
  const { code, stdout } = await site.run(['init', '.', ...flags, ...others]);
  expect(code).toBe(0);
  const yaml = site.read('content/site.yaml');
  expect(yaml).toContain('base_url: https://u.example/site/');
  expect(yaml).toContain(`name: 'Ü: "One"'`);
  expect(yaml).toContain('timezone: Africa/Cairo');
  expect(yaml).toContain('general: hello@u.example');
  expect(yaml).toContain('\n  style: board\n');
  expect(yaml).toContain('  ground: dark\n');
  expect(yaml).toContain('publish:');
  expect(yaml).toContain('  path: /var/www/u.example/site\n');
  expect(stdout).toContain('To publish on a server of your own with nginx:');
  expect(site.read('hosting/nginx.conf')).toContain('server_name  u.example;');
  expect((await site.run(['build'])).code).toBe(0);
  const contact = site.read('dist/contact/index.html');
  expect(contact).toContain('href="mailto:hello@u.example"');
  expect(contact).toContain('Copy Email Address');
  expect(wordsOf(contact)).not.toMatch(/\bforms?\b/i);
  // A DJ begins with a mix and a show, and without a release.
  expect(site.read('dist/music/mixes/index.html')).toContain('Sample Mix 01');
  expect(site.read('dist/events/index.html')).toContain('Sample Show');
  expect(site.exists('content/releases')).toBe(false);
  const found = readProblems((await site.run(['check', '--all'])).stderr);
  expect(found.map(({ code: each }) => each)).toEqual(Array(5).fill('sample/text'));
  expect(site.read('.gitignore')).toContain('dist/');
  expect(JSON.parse(site.read('package.json'))).toMatchObject({
    name: 'u-one',
    scripts: { build: 'liner build', dev: 'liner dev' },
    dependencies: { linernotes: expect.stringMatching(/^file:vendor\/linernotes-[\d.]+\.tgz$/) },
    engines: { node: '>=20.19' },
  });
  expect(site.read('README.md')).toContain('npx liner build');
  const agents = site.read('AGENTS.md');
  const schemas = [...agents.matchAll(/`([a-z-]+\.json)` \|/g)].map(([, file]) => `content/.schemas/${file}`);
  expect(schemas.length).toBeGreaterThan(10);
  expect(schemas.filter((file) => !site.exists(file))).toEqual([]);
});

test.concurrent('a look that is not there is refused, with the nearest', async (context) => {
  const { expect } = context;
  const { code, stderr } = await makeSite({}, context).run(['init', '.', '--style', 'programe', '--no-npm']);
  expect([code, stderr]).toEqual([
    2,
    'error: --style programe: There is no look "programe". Did you mean "programme"?\n',
  ]);
});

test.concurrent('a site begins with the languages that are asked for', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  const refused = await site.run(['init', '.', '--languages', 'en,xx', '--no-npm']);
  expect(refused).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--languages en,xx: xx is not a language that Liner has words in.'),
  });
  expect((await site.run(['init', '.', '--languages', 'en,AR', '--no-npm'])).stderr).toContain(
    'AR is written in lower-case letters: ar.',
  );
  expect((await site.run(['init', '.', '--languages', 'en,en', '--no-npm'])).stderr).toContain(
    'en is named twice.',
  );
  expect(site.list('.')).toEqual([]);

  expect((await site.run(['init', '.', '--languages', 'english, ar,Français', '--no-npm'])).code).toBe(0);
  for (const [code, name] of Object.entries({ en: 'English', ar: 'العربية', fr: 'Français' }))
    expect(site.read('content/site.yaml')).toContain(`\n  - code: ${code}\n    name: ${name}\n`);
  expect(Object.keys(JSON.parse(site.read('content/.schemas/release.json')).properties)).toEqual(
    expect.arrayContaining(['ar', 'fr']),
  );
  // To draw them takes longer than all the rest.
  site.write('content/site.yaml', `${site.read('content/site.yaml')}\nshare_images: false\n`);
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  expect(readProblems(stderr).filter(({ code: each }) => each.startsWith('language/'))).toEqual([]);
  expect(site.read('dist/ar/index.html')).toContain('<html lang="ar" dir="rtl"');
  expect(site.read('dist/index.html')).toContain('>Français <span');
});

test.concurrent('a new site grows by liner new', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  await site.run(['init', '.', '--no-npm']);
  // An editor knows the keys of a file that does not name its schema, and finds nothing wrong in those that are there.
  const settings = JSON.parse(site.read('.vscode/settings.json'));
  const editor = openEditor(settings['yaml.schemas'], site.root);
  const home = join(site.root, 'content/pages/home.yaml');
  expect(await editor.underline(home)).toEqual([]);
  expect(await editor.underline(home, 'sectons: []\n')).toEqual(['1: Property sectons is not allowed.']);
  for (const kind of ['release', 'remix', 'mix', 'news', 'event', 'event']) {
    const { code, stdout } = await site.run(['new', kind, 'Second']);
    expect(code).toBe(0);
    expect(stdout).not.toContain('npx liner schema');
  }
  const shows = 'content/pages/events.yaml';
  site.write(shows, site.read(shows).replace(/( date:)$/gm, '$1 2027-06-12'));
  expect((await site.run(['check'])).code).toBe(0);
});

test.concurrent('what is there stays', async (context) => {
  const { expect } = context;
  const site = makeSite(
    { 'README.md': 'Mine\n', 'package.json': '{}', 'full/content/x': '', file: '' },
    context,
  );
  const first = await site.run(['init', '.', '--no-npm']);
  expect(first.code).toBe(0);
  expect(first.stdout).toContain('Kept as they were: README.md, package.json');
  expect(first.stdout).toContain('Next:\n  npm install ');
  expect(site.read('package.json')).toBe('{}');
  expect(site.read('README.md')).toBe('Mine\n');

  const before = site.hashes('.');
  const second = await site.run(['init', '.', '--no-npm']);
  expect(second).toMatchObject({ code: 1, stdout: '' });
  expect(second.stderr).toContain('. has a content folder already, and nothing in it is overwritten.');
  expect((await site.run(['init', 'full'])).code).toBe(1);
  expect((await site.run(['init', 'file'])).stderr).toContain('file is a file.');
  expect(site.hashes('.')).toEqual(before);
});

test.concurrent('a folder of npm gets scripts, where Liner is what was installed there', async (context) => {
  const { expect } = context;
  const theirs = {
    name: 'mine',
    scripts: { build: 'mine' },
    dependencies: { linernotes: 'file:../linernotes.tgz' },
  };
  const site = makeSite(
    { 'package.json': JSON.stringify(theirs), '.git/HEAD': '', 'node_modules/linernotes/x': '' },
    context,
  );
  const { code, stdout } = await site.run(['init', '.', '--no-npm']);
  expect(code).toBe(0);
  expect(stdout).not.toContain('npm install\n');
  const { scripts, ...others } = JSON.parse(site.read('package.json'));
  // A file elsewhere on this computer is on no host.
  const linernotes = expect.stringMatching(/^file:vendor\/linernotes-[\d.]+\.tgz$/);
  expect(others).toEqual({ name: 'mine', dependencies: { linernotes } });
  expect(scripts).toMatchObject({ build: 'mine', check: 'liner check' });
});

test.concurrent.for([
  ['--base-url', 'owl', 'It must be a web address such as https://example.com.'],
  ['--email', 'nobody', 'It must be an email address such as hello@example.com.'],
  ['--name', ' ', 'It must not be empty.'],
  [
    '--timezone',
    'Nowhere',
    'It must be a time zone such as Europe/Lisbon, or a place with its country: Leipzig, Germany.',
  ],
  ['--kind', 'bakery', 'It must be one of these: solo, singer, band, dj, rapper, ensemble, choir,'],
])('init %s %j is a mistake', async ([flag = '', value = '', words = ''], { expect, onTestFinished }) => {
  const site = makeSite({}, { onTestFinished });
  const { code, stderr } = await site.run(['init', 'x', flag, value]);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
  expect(site.exists('x')).toBe(false);
});

test.concurrent('without a terminal, nobody is asked for the folder', async (context) => {
  const { expect } = context;
  const site = makeSite({}, context);
  const { code, stderr } = await site.run(['init']);
  expect(code).toBe(2);
  expect(stderr).toBe('error: write the folder of the new site after init, such as  init my-site\n');
  expect(site.list('.')).toEqual([]);
});
