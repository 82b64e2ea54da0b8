/** Pages, islands and data that a site's own templates add to Liner's. */
import { expect, onTestFinished, test } from 'vitest';
import { startPreview, until } from '../helpers/dev.ts';
import { placesOf, readProblems } from '../helpers/problems.ts';
import { makeSite, RELEASE, SITE_YAML } from '../helpers/site.ts';

const DIARY = `import { Island } from '../Island.tsx';
import { useSite } from '../site.ts';

export const route = '/tour-diary/';
export const title = 'Tour diary';
export const description = 'What happened on the road.';
export const menu = 'Diary';
export const embeds = ['https://maps.example/'];

export function TourDiary() {
  const { artist, releases, extra } = useSite();
  return (
    <div className="shell">
      <h1>{artist.name} on tour, {extra.motto}</h1>
      <ul>{releases.map(({ slug, card, extra }) => <li key={slug}><a href={card.url}>{card.title} ({extra.mood})</a></li>)}</ul>
      <Island name="countdown" props={{ to: 3 }} when="visible" />
    </div>
  );
}
`;

const COUNTDOWN = 'export default function Countdown({ to }) {\n  return <b>{to} days</b>;\n}\n';

const LEGAL = `export function Legal({ title, extra }) {
  return <h1>{title}, {extra?.court}</h1>;
}
`;

const FILES = {
  'content/site.yaml': `${SITE_YAML}emails: {general: hello@artist.example}\nextra: {motto: loud}\nmenu: [music, tour-diary]\n`,
  'content/releases/first-light.md': RELEASE.replace(
    'type: single',
    'type: single\nextra:\n  mood: quiet\n  list: [1, {a: b}]',
  ),
  'content/legal/legal.md':
    '---\ntitle: Imprint\ndescription: Who is behind this.\nextra: {court: Lisbon}\n---\nText.\n',
  'templates/pages/TourDiary.tsx': DIARY,
  'templates/pages/Legal.tsx': LEGAL,
  'islands/countdown.tsx': COUNTDOWN,
};

test('a page of its own has the data of the site, an island, and its place in head, menu and sitemap', async (context) => {
  const site = makeSite(FILES, context);
  const first = await site.run(['build', '--report', 'report.json']);
  expect(first.code, first.stderr).toBe(0);
  expect(placesOf(first.stderr)).toEqual([]);
  const page = () => site.read('dist/tour-diary/index.html');
  expect(page()).toContain('<title>Tour diary | Artist</title>');
  expect(page()).toContain('<meta name="description" content="What happened on the road."/>');
  expect(page()).toContain('<link rel="canonical" href="https://artist.example/tour-diary/"/>');
  expect(page()).toMatch(/"@type":"WebPage","@id":"https:\/\/artist\.example\/tour-diary\/#webpage"/);
  expect(page()).toMatch(/frame-src https:\/\/maps\.example/);
  expect(page()).toContain('<h1>Artist on tour, loud</h1>');
  expect(page()).toContain('<a href="/music/releases/first-light/">First Light (quiet)</a>');
  expect(page()).toMatch(
    /data-name="countdown"[^>]* data-src="\/assets\/islands\/countdown-\w+\.js".*<b>3<!-- --> days<\/b>/,
  );
  expect(site.read('dist/about/index.html')).toMatch(/<a [^>]*href="\/tour-diary\/"[^>]*>Diary<\/a>/);
  expect(site.read('dist/sitemap.xml')).toContain('https://artist.example/tour-diary/');
  expect(site.read('dist/legal/index.html')).toContain('<h1>Imprint, Lisbon</h1>');

  // Another release: the page that lists all of them is another one, and one that does not is not made again.
  site.write(
    'content/releases/first-light.md',
    FILES['content/releases/first-light.md'].replace('First Light', 'Last Light'),
  );
  const again = await site.run(['build']);
  expect(again.code, again.stderr).toBe(0);
  expect(page()).toContain('>Last Light (quiet)</a>');
  site.write('content/site.yaml', FILES['content/site.yaml'].replace('loud', 'quiet'));
  expect((await site.run(['build'])).stderr).toMatch(/\b1 written/);
  expect(page()).toContain('on tour, quiet');
});

test('an address that something else has is refused, and so is a page that lacks something', async (context) => {
  const site = makeSite(
    {
      ...FILES,
      'content/ownPages.md': '',
      'content/pages/lessons.md': '---\ntitle: Lessons\n---\nText.\n',
      'templates/pages/TourDiary.tsx': DIARY.replace('/tour-diary/', '/lessons/'),
      'templates/pages/Feeds.tsx':
        "export const route = '/feed/';\nexport const title = 'x';\nexport const Feeds = () => null;\n",
      'templates/pages/Bare.tsx': "\nexport const route = 'bare';\nexport const Bare = () => null;\n",
      'templates/pages/Nameless.tsx':
        "export const route = '/nameless/';\nexport const Other = () => null;\n",
      'templates/pages/Hom.tsx': 'export const Hom = () => null;\n',
      'templates/pages/Songbook.tsx': 'export const Songbook = () => null;\n',
      'islands/clock.tsx': 'export const Clock = () => null;\n',
    },
    context,
  );
  site.remove('content/ownPages.md');
  const found = readProblems((await site.run(['check'])).stderr).map(
    ({ at, code, message, hint }) => `${at} ${code} ${message} → ${hint}`,
  );
  expect(found).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        /^templates\/pages\/TourDiary\.tsx:4:1 route\/taken .*\/lessons\/: this page and content\/pages\/lessons\.md/,
      ),
      expect.stringMatching(
        /^templates\/pages\/Feeds\.tsx:1:1 route\/reserved .*→ Give the page another route/,
      ),
      expect.stringMatching(
        /^templates\/pages\/Bare\.tsx:2:1 template\/page .*must be an address such as '\/tour-diary\/'/,
      ),
      expect.stringMatching(/^templates\/pages\/Nameless\.tsx:1:1 template\/page .*must export Nameless/),
      expect.stringMatching(
        /^templates\/pages\/Hom\.tsx:1:1 template\/unused .*→ Did you mean templates\/pages\/Home\.tsx/,
      ),
      expect.stringMatching(/^templates\/pages\/Songbook\.tsx:1:1 template\/unused .*export const route = /),
      expect.stringMatching(/^islands\/clock\.tsx:1:1 template\/unused .*export default function/),
    ]),
  );
});

const failuresOf = (stderr: string) => readProblems(stderr).filter(({ code }) => code === 'template/failed');

test('an import that leads nowhere is reported once, with what to do', async (context) => {
  const lost = (name: string) => `import value from '${name}';\nexport default () => value;\n`;
  const site = makeSite(
    {
      ...FILES,
      'islands/confetti.tsx': lost('@fun/confetti/dist'),
      'islands/clock.tsx': lost('./parts/clok.ts'),
      'templates/layout/Footer.tsx': "import { x } from 'left-shoe';\nexport const Footer = () => x;\n",
      'templates/parts/Badges.tsx': lost('linernotes/templates/part/Badge.tsx'),
      'templates/parts/Facts.tsx': lost('linernotes/nothing'),
    },
    context,
  );
  const found = readProblems((await site.run(['check'])).stderr);
  expect(found.map(({ at, code, hint }) => `${at} ${code} → ${hint}`).sort()).toEqual([
    'islands/clock.tsx:1:19 islands/bundle → Correct the path: it is relative to the folder of this file.',
    'islands/confetti.tsx:1:19 islands/bundle → If you want to use that package, run  npm install @fun/confetti',
    'templates/layout/Footer.tsx:1:19 template/syntax → If you want to use that package, run  npm install left-shoe',
    'templates/parts/Badges.tsx:1:19 template/syntax → Did you mean "linernotes/templates/parts/Badges.tsx"?',
    'templates/parts/Facts.tsx:1:19 template/syntax → Liner has no file of that name.',
  ]);
});

test('errors name the file of the site', async (context) => {
  const site = makeSite(
    { ...FILES, 'templates/pages/Home.tsx': '\nexport function Homee() {\n  return null;\n}\n' },
    context,
  );
  const [missing] = readProblems((await site.run(['check'])).stderr).filter(
    ({ code }) => code === 'template/missing-export',
  );
  expect(missing).toMatchObject({
    at: 'templates/pages/Home.tsx:2:1',
    message: 'Your templates/pages/Home.tsx must export Home.',
    hint: 'It exports Homee: give that the name Home.',
  });
  site.remove('templates/pages/Home.tsx');
  site.write('templates/pages/TourDiary.tsx', DIARY.replace('"countdown"', '"countdwn"'));
  const [unknown] = readProblems((await site.run(['check'])).stderr).filter(
    ({ code }) => code === 'template/failed',
  );
  expect(unknown?.at).toBe('templates/pages/TourDiary.tsx:16:21');
  expect(unknown?.message).toContain(
    'There is no island "countdwn". There are audio-player, contact-form, copy-button, countdown,',
  );
  // Liner's own part fails, as a prop is missing.
  const untitled = DIARY.replace('<h1>', '<PageTitle /><h1>');
  site.write(
    'templates/pages/TourDiary.tsx',
    `import { PageTitle } from '../parts/PageTitle.tsx';\n${untitled}`,
  );
  const [untold] = failuresOf((await site.run(['check'])).stderr);
  expect(untold?.at).toBe('templates/pages/TourDiary.tsx:5:1');
  expect(untold?.message).toMatch(/\(\S*(?:templates|generator)\/[\w/]+\.tsx?:\d+:\d+\)/);
});

test('the preview follows the site: in pages, and in what all pages share', async () => {
  const footer = `import { useSite } from '../site.ts';
    export const Footer = () => <i>{useSite().releases.map(({ title }) => title).join()}</i>;`;
  const site = makeSite({ ...FILES, 'templates/layout/Footer.tsx': footer });
  const preview = await startPreview(site);
  onTestFinished(async () => void (await preview.stop()));
  expect(await preview.read('/about/')).toContain('<i>First Light</i>');
  expect(await preview.read('/tour-diary/')).toContain('First Light (quiet)');
  site.write(
    'content/releases/first-light.md',
    FILES['content/releases/first-light.md'].replace('First Light', 'Last Light'),
  );
  await until(async () => (await preview.read('/tour-diary/')).includes('Last Light (quiet)'));
  expect(await preview.read('/about/')).toContain('<i>Last Light</i>');
  site.write(
    'templates/pages/Second.tsx',
    DIARY.replaceAll('TourDiary', 'Second').replace('/tour-diary/', '/second/'),
  );
  await until(async () => (await preview.read('/second/')).includes('Last Light (quiet)'));
});
