/** Entries that nothing lists, and names that nothing publishes. */
import { beforeAll, expect, test } from 'vitest';
import { ALL_KINDS, rowOf } from '../../generator/app/list/grammar.ts';
import { listProblems, SITE } from '../helpers/content.ts';
import { drawCover } from '../helpers/pictures.ts';
import { makeSite, RELEASE, removeSite, SITE_WITH_CARDS, type TestSite } from '../helpers/site.ts';

/** A word of no other entry. */
const WORD = 'quibblewort';
const HIDDEN = `unlisted: true\ntitle: ${WORD}`;

const FILES: Record<string, string> = {
  'releases/quibblewort.md': RELEASE.replace('title: First Light', HIDDEN).replace('2024', '2026'),
  'remixes/quibblewort-two.md': `---\n${HIDDEN} two\noriginal_artist: Kim Ro\nyear: 2026\n---\nOf ${WORD}.\n`,
  'pages/quibblewort-page.md': `---\n${HIDDEN} page\nmenu: true\npicture: photos/quibblewort.jpg\n---\nAbout ${WORD}.\n`,
  'pages/quibblewort-page.de.md': `---\ntitle: ${WORD} Seite\n---\nVon ${WORD}.\n`,
  'pages/press.yaml': `bios: {short: Short.}\ndownloads: [{title: ${WORD} parts, file: downloads/quibblewort.pdf, unlisted: true}]\n`,
};

let site: TestSite;
let output: string;
beforeAll(async () => {
  const cover = await drawCover(60).jpeg().toBuffer();
  site = makeSite(
    {
      'content/site.yaml': `${SITE_WITH_CARDS}languages: [{code: en, name: English}, {code: de, name: Deutsch}]\n`,
      'content/releases/first-light.md': RELEASE,
      'content/pages/home.yaml': 'sections: [latest, news]\n',
      ...Object.fromEntries(Object.entries(FILES).map(([path, text]) => [`content/${path}`, text])),
      'assets/photos/quibblewort.jpg': cover,
      'assets/downloads/quibblewort.pdf': `%PDF-1.7\n${WORD}`,
    },
    { keep: true },
  );
  const { code, stdout, stderr } = await site.run(['build']);
  output = stdout + stderr;
  expect(code, output).toBe(0);
  return () => removeSite(site.root);
});

test('every kind that can be unlisted is tried here', async () => {
  const kinds = await Promise.all(
    ALL_KINDS.map(async (kind) => ('unlisted' in (await rowOf(kind).schema()).shape ? [kind] : [])),
  );
  expect(kinds.flat().sort()).toEqual(['ownPages', 'releases', 'remixes']);
});

test('nothing but its own pages and files has a word of an unlisted entry', () => {
  const files = site.list('dist');
  const own = files.filter((path) => path.includes(WORD));
  for (const page of [
    'music/releases/quibblewort',
    'music/releases/quibblewort-two',
    'quibblewort-page',
    'de/quibblewort-page',
  ]) {
    expect(own).toContain(`${page}/index.html`);
    expect(site.read(`dist/${page}/index.html`)).toContain('<meta name="robots" content="noindex"/>');
  }
  expect(own).toContain('downloads/quibblewort.pdf');
  const others = files.filter((path) => !path.includes(WORD));
  expect(others.filter((path) => site.read(`dist/${path}`).toLowerCase().includes(WORD))).toEqual([]);
});

test('pages of unlisted entries do not list each other', () => {
  for (const [page, other] of [
    ['music/releases/quibblewort', 'quibblewort two'],
    ['quibblewort-page', 'quibblewort-two'],
  ])
    expect(site.read(`dist/${page}/index.html`)).not.toContain(other);
});

test('it is said that this is no lock', () => {
  expect(output).toContain('this is no lock');
});

test.each([
  ['Lena Müller', 'Mit lena mueller am Klavier', true],
  ['Lena Müller', 'Mit LENA MÜLLER.', true],
  ['Lena M*', 'photos/lena-moeller.jpg', true],
  ['Lena Müller', 'Helena Müllersdorf', false],
  ['Jo', 'Johanna, Jojo', false],
])('the name %j in %j: %s', async (name, text, isFound) => {
  const problems = await listProblems({
    'site.yaml': `${SITE}check: {names: [${name}]}\n# ${name}\n`,
    'pages/contact.yaml': `message: '${text}' # ${name}\n`,
  });
  expect(problems.filter((each) => each.includes('names/in-text')).map((each) => each.split(' ')[1])).toEqual(
    isFound ? [expect.stringMatching(/^pages\/contact\.yaml:1:/)] : [],
  );
});
