/** `liner new`: files that pass `check`, under names of their own. */
import { test } from 'vitest';
import { makeSite, runLiner, SITE_YAML, type TestSite } from '../helpers/site.ts';

const DAY = { SOURCE_DATE_EPOCH: String(Date.UTC(2026, 1, 20) / 1000) };
const SITE = { 'content/site.yaml': SITE_YAML.replace('name: Artist', 'name: Artist, location: Cairo') };

async function make(site: TestSite, kind: string, title: string): Promise<string> {
  const { stdout } = await site.run(['new', kind, title], DAY);
  return stdout.split('\n')[0] ?? '';
}

/** Fills in the day that new shows leave open. */
function setDays(site: TestSite): void {
  const path = 'content/pages/events.yaml';
  site.write(path, site.read(path).replace(/( date:)$/gm, '$1 2026-06-12'));
}

test.concurrent('each kind of entry is made, found right, and built', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  expect(await make(site, 'release', 'First Light')).toBe(
    'Created content/releases/first-light.md: every key is explained there.',
  );
  expect(await make(site, 'remix', 'First Light')).toContain('content/remixes/first-light-2.md');
  expect(await make(site, 'mix', 'Late: Signal 07')).toContain('content/mixes/late-signal-07.md');
  expect(await make(site, 'news', 'It is out!')).toContain('content/news/it-is-out.md');
  expect(await make(site, 'page', 'About Lessons')).toContain('content/pages/about-lessons.md');
  expect(await make(site, 'page', 'CV')).toContain('content/pages/cv-2.md');
  expect(await make(site, 'page', 'Feed')).toContain('content/pages/feed-2.md');
  expect(await make(site, 'event', 'Night One')).toContain('Created content/pages/events.yaml');
  expect(await make(site, 'event', 'Night Two')).toContain('Added to content/pages/events.yaml');
  setDays(site);
  const check = await site.run(['check'], DAY);
  expect(check.stderr).toContain('No errors found');
  expect(check.code).toBe(0);

  expect((await site.run(['build'], DAY)).code).toBe(0);
  expect(site.exists('dist/music/releases/first-light/index.html')).toBe(true);
  expect(site.exists('dist/music/releases/first-light-2/index.html')).toBe(true);
  expect(site.exists('dist/about-lessons/index.html')).toBe(true);
  // A post without a text has no page of its own yet.
  expect(site.exists('dist/news/it-is-out/index.html')).toBe(false);
  expect(site.read('dist/news/index.html')).toContain('It is out!');
  expect(site.read('dist/music/mixes/index.html')).toContain('Late: Signal 07');
  const events = site.read('dist/events/index.html');
  expect(events.indexOf('Night One')).toBeGreaterThan(0);
  expect(events).toContain('Night Two');
  expect(events).toContain('Place to be announced');
});

test.concurrent('kinds go by the words that people use, and a title needs no quotes', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  await site.run(['new', 'album', 'Ya', 'Layl'], DAY);
  expect(site.read('content/releases/ya-layl.md')).toContain('\ntitle: Ya Layl\n');
  expect(site.read('content/releases/ya-layl.md')).toContain('\ntype: album\n');
  expect(await make(site, 'podcast', 'Late')).toContain('content/mixes/late.md');
  expect(await make(site, 'gig', 'Night')).toContain('content/pages/events.yaml');
});

test.concurrent('the first entry of a kind adds its keys to the reference', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  await site.run(['schema'], DAY);
  expect(site.read('content/README.md')).not.toContain('## mixes');
  await make(site, 'mix', 'Late');
  expect(site.read('content/README.md')).toContain('## mixes');
});

test.concurrent('nothing is overwritten, and the next step is shown', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'content/releases/one.md': 'mine' }, context);
  const { code, stdout } = await site.run(['new', 'release', 'One'], DAY);
  expect(code).toBe(0);
  expect(site.read('content/releases/one.md')).toBe('mine');
  const text = site.read('content/releases/one-2.md');
  expect(text).toContain('\ntitle: One\n');
  // A day that nobody chose would make an old song the latest release.
  expect(text).not.toContain('\nrelease_date:');
  const day = text.split('\n').indexOf('# release_date: 2026-02-20') + 1;
  expect(text).toContain('# artwork_url: artwork/one-2.jpg');
  const end = text.split('\n').length;
  expect(stdout).toBe(`Created content/releases/one-2.md: every key is explained there.

Next:
  1. Fill in when it came out or will come out, at content/releases/one-2.md:${day}:1 (remove the # before  release_date:)
  2. Write the text at content/releases/one-2.md:${end}:1
  3. Put a picture into the assets folder as artwork/one-2.jpg, and remove the # before  artwork_url:
  4. Run npx liner check, then npx liner build. It will be at /music/releases/one-2/
  5. Run npx liner schema once, so that your editor can complete the keys.
`);
});

test.concurrent('a second entry of a title is reported, and a post has a page once it has a text', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  const create = async (kind: string, title: string) => (await site.run(['new', kind, title], DAY)).stdout;
  expect(await create('news', 'Hello')).toContain(
    'It will be at /news/, and at /news/hello/ once it has a text\n',
  );
  expect(await create('release', 'New Song')).not.toContain('already');
  expect(await create('release', 'new song')).toContain(
    'There is already one with this title, content/releases/new-song.md: this is a second one.\n\nNext:',
  );
  expect(await create('event', 'Night')).not.toContain('already');
  expect(await create('event', 'Dawn')).not.toContain('already');
  expect(await create('event', 'Night')).toMatch(
    /There is already one with this title, content\/pages\/events\.yaml:\d+:5, and it has no day yet: this is a second one\./,
  );
});

test.concurrent('titles of other scripts have names in Latin letters', async (context) => {
  const { expect } = context;
  const site = makeSite({ 'elsewhere/site.yaml': SITE_YAML }, context);
  for (const title of ['Ночь', 'نور', '東京', '東京']) {
    expect((await site.run(['new', 'release', title, '--content', 'elsewhere'])).code).toBe(0);
  }
  expect(site.list('elsewhere/releases')).toEqual(['dongjing-2.md', 'dongjing.md', 'noch.md', 'nur.md']);
});

test.concurrent('many at once get many names', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  await Promise.all(['A', 'A', 'A', 'A'].map((title) => runLiner(site.root, ['new', 'news', title])));
  expect(site.list('content/news')).toEqual(['a-2.md', 'a-3.md', 'a-4.md', 'a.md']);
});

test.concurrent('the events of a site stay as they are, with their notes', async (context) => {
  const { expect } = context;
  const before =
    '# Ours\ntitle: Events\nevents:\n  # the first\n  - title: A   # !\n    date: 2020-01-01\n    city: B\n\nbrands: []\n';
  const site = makeSite({ ...SITE, 'content/pages/events.yaml': before }, context);
  await make(site, 'event', 'Night');
  setDays(site);
  const after = site.read('content/pages/events.yaml');
  const [head = '', tail = ''] = before.split('\nbrands');
  expect(after.startsWith(head.trimEnd())).toBe(true);
  expect(after.endsWith(`\nbrands${tail}`)).toBe(true);
  expect((await site.run(['check'])).code).toBe(0);
});

test.concurrent('a page that Liner knows gets its own file, once', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'content/pages/about.md': '---\ntitle: Us\n---\n' }, context);
  const { code, stdout } = await site.run(['new', 'page', 'Press Kit'], DAY);
  expect(code).toBe(0);
  const lines = site.read('content/pages/press.yaml').split('\n');
  const bios = lines.indexOf('# bios:') + 1;
  expect(stdout).toBe(`Created content/pages/press.yaml: every key is explained there.

Next:
  1. Remove the # and the space after it from the lines that you want to use, such as  bios:  and what belongs to it, at content/pages/press.yaml:${bios}:1. Then put your own words there.
  2. Run npx liner check, then npx liner build. Visitors find it at /press/ once it has something to show
  3. Run npx liner schema once, so that your editor can complete the keys.
`);
  const again = await site.run(['new', 'page', 'PRESS'], DAY);
  expect(`${again.code} ${again.stdout}${again.stderr}`).toBe(
    '1 The file of the page "Press Kit" is there already: content/pages/press.yaml. Change the page there.\n',
  );
  expect((await site.run(['new', 'page', 'about'], DAY)).stderr).toContain(
    'already: content/pages/about.md.',
  );
  expect((await site.run(['new', 'Photos'], DAY)).stdout).toContain('Created content/pages/photos.yaml');
  const titled = await site.run(['new', 'videos', 'On tour'], DAY);
  expect(`${titled.code} ${titled.stderr}`).toContain(
    '2 error: videos is a page and takes no title: npx liner new videos.',
  );
  expect(site.list('content/pages')).toEqual(['about.md', 'photos.yaml', 'press.yaml']);
  expect((await site.run(['check'], DAY)).code).toBe(0);
});

test.concurrent('a legal page has one file, whatever it is called', async (context) => {
  const { expect } = context;
  const site = makeSite(SITE, context);
  const make = async (title: string) => {
    const { stdout, stderr } = await site.run(['new', 'page', title], DAY);
    return `${stdout}${stderr}`.split('\n')[0];
  };
  expect(await make('Privacy')).toBe('Created content/pages/privacy.md: every key is explained there.');
  expect(await make('Impressum')).toBe('Created content/pages/impressum.md: every key is explained there.');
  for (const title of ['Privacy', 'Datenschutz'])
    expect(await make(title)).toContain('is there already: content/pages/privacy.md. Change the page there.');
  expect(await make('Legal')).toContain('already: content/pages/impressum.md.');
  expect((await site.run(['check'], DAY)).code).toBe(0);
});

test.concurrent('what cannot be made is reported in plain words', async (context) => {
  const { expect } = context;
  const site = makeSite({ ...SITE, 'content/pages/events.yaml': 'events: [' }, context);
  const tell = async (...words: string[]) => {
    const { code, stdout, stderr } = await site.run(['new', ...words]);
    expect(stdout).toBe('');
    return `${code} ${stderr}`;
  };
  expect(await tell('event', 'Night')).toContain(
    '1 Nothing was added to content/pages/events.yaml. The file has errors. Run npx liner check, fix them, and try again.',
  );
  expect(await tell('release', 'A', '--content', 'nowhere')).toContain(
    '1 There is no content folder at nowhere.',
  );
  expect(await tell('video', 'A')).toContain(
    '2 error: nothing called "video" can be created. Write release, remix, mix, score, work, news, artist, label, page or event.',
  );
  expect(await tell('release', ' ')).toContain('It must not be empty.');
  expect(await tell('release')).toContain(
    '2 error: the title is missing. Write it in quotes: npx liner new release "Title"',
  );
  expect(site.read('content/pages/events.yaml')).toBe('events: [');
});

test.concurrent('where a site has languages, new files have their texts to begin with', async (context) => {
  const { expect } = context;
  const languages = 'languages: [{code: en, name: English}, {code: ar, name: العربية}]\n';
  const site = makeSite({ 'content/site.yaml': `${SITE['content/site.yaml']}${languages}` }, context);
  const { stdout } = await site.run(['new', 'release', 'First Light'], DAY);
  expect(stdout).toContain('write the text of that language into content/releases/first-light.ar.md,');
  for (const [kind, title] of [
    ['mix', 'Late'],
    ['news', 'Out'],
    ['event', 'Night'],
    ['page', 'press'],
  ] as const)
    await make(site, kind, title);
  setDays(site);
  for (const path of site.list('content').filter((each) => !/site\.yaml|README|schemas/.test(each))) {
    const text = site.read(`content/${path}`);
    const used = text.replace(/^( *)# ar:\n(?: *# {3}.*\n)+/m, (block) => block.replace(/^( *)# /gm, '$1'));
    expect(used, path).toMatch(/^ *ar:\n +(?:episode_)?title: /m);
    site.write(`content/${path}`, used);
  }
  expect(site.read('content/releases/first-light.md')).toMatch(
    /\nar:\n {2}title: First Light\n {2}description: /,
  );
  site.write('content/releases/first-light.ar.md', '---\n---\n\nنص.\n');
  const { code, stderr } = await site.run(['check'], DAY);
  expect(code, stderr).toBe(0);
});

test.concurrent('a file has the name that somebody wants, and the picture that is there', async (context) => {
  const { expect } = context;
  const site = makeSite(
    { ...SITE, 'assets/artwork/awwal-daw.png': 'x', 'assets/artwork/nur.pdf': 'x' },
    context,
  );
  const run = (...words: string[]) => site.run(['new', ...words], DAY);
  const made = await run('release', 'أول ضوء', '--slug', 'awwal-daw');
  expect(made.stdout).toContain('Created content/releases/awwal-daw.md');
  expect(made.stdout).not.toContain('Put a picture');
  expect(site.read('content/releases/awwal-daw.md')).toContain('\nartwork_url: artwork/awwal-daw.png\n');
  expect((await run('release', 'نور')).stdout).toContain(
    'Put a picture into the assets folder as artwork/nur.jpg',
  );

  for (const [words, message] of [
    [['release', 'B', '--slug', 'awwal-daw'], 'The name awwal-daw is taken.'],
    [['news', 'B', '--slug', 'con'], 'The name con is taken.'],
    [['news', 'B', '--slug', 'Über uns'], 'hyphens between them: uber-uns.'],
    [['event', 'B', '--slug', 'b'], 'Leave --slug out'],
    [['press', '--slug', 'b'], 'Leave --slug out'],
  ] as const) {
    const { code, stderr } = await run(...words);
    expect(stderr).toContain(message);
    expect(code).not.toBe(0);
  }
  expect(site.exists('content/news')).toBe(false);
});
