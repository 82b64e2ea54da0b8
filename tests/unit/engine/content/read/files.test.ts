import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { GRAMMAR } from '../../../../../generator/app/list/grammar.ts';
import { readSources } from '../../../../../generator/engine/content/read/index.ts';
import { makeSite } from '../../../../helpers/site.ts';

const readFolder = (folder: string) => readSources(folder, process.cwd(), GRAMMAR);

const SITE = 'base_url: https://eddy.example\nartist: {name: EDDY}\n';

function makeFolder(files: Record<string, string | Uint8Array>, name = 'content'): string {
  const { root, write } = makeSite({});
  mkdirSync(join(root, name));
  for (const [path, text] of Object.entries(files)) write(`${name}/${path}`, text);
  return join(root, name);
}

/** The problems of a folder, with relative paths. */
async function problemsIn(folder: string): Promise<string[]> {
  const { problems } = await readFolder(folder);
  const prefix = `${relative(process.cwd(), folder)}/`;
  return problems.map(({ at, code, level, message, hint }) =>
    [at?.file.replace(prefix, ''), level, code, message.replace(folder, 'content'), hint]
      .filter(Boolean)
      .join(' | '),
  );
}

test('files come sorted, with both their names', async () => {
  const folder = makeFolder({
    'site.yaml': SITE,
    'releases/b.md': 'b',
    'releases/a.md': 'a',
    'legal/terms.md': 't',
    'pages/about.md': 'x',
  });
  const { sources, problems } = await readFolder(folder);
  expect(problems).toEqual([]);
  expect(sources.map(({ path }) => path)).toEqual([
    'legal/terms.md',
    'pages/about.md',
    'releases/a.md',
    'releases/b.md',
    'site.yaml',
  ]);
  expect(sources[2]).toEqual({
    file: `${relative(process.cwd(), folder)}/releases/a.md`,
    path: 'releases/a.md',
    kind: 'releases',
    slug: 'a',
    text: 'a',
  });
});

test('a folder may be called anything', async () => {
  const { sources } = await readFolder(
    makeFolder({ 'site.yaml': SITE, 'news/a.md': 'a' }, 'my [site] (new) {1}!'),
  );
  expect(sources.map(({ path }) => path)).toEqual(['news/a.md', 'site.yaml']);
});

test('what people leave lying about is passed over', async () => {
  const folder = makeFolder({
    'site.yaml': SITE,
    'README.md': '# Hello',
    'releases/README.md': '# Hello',
    '.DS_Store': 'x',
    'releases/.a.md.swp': 'x',
    'releases/a.md~': 'x',
    '.git/config': 'x',
  });
  expect(await problemsIn(folder)).toEqual([]);
  expect((await readFolder(folder)).sources).toHaveLength(1);
});

test('a missing folder is reported', async () => {
  expect(await problemsIn('no/such/folder')).toEqual([
    'error | files/no-folder | There is no content folder at content. | ' +
      'Run it in the folder of your site, choose another one with --content, or create a new site: npx liner init my-site',
  ]);
});

test('a folder without site.yaml is reported', async () => {
  expect(await problemsIn(makeFolder({ 'news/a.md': 'x' }))).toEqual([
    'error | files/no-site | There is no site.yaml in content. | ' +
      'Create it; two keys are enough:  base_url: https://example.com  and  artist: {name: Your Name}',
  ]);
});

test.each([
  ['releases/foo.yml', 'error', 'Did you mean releases/foo.md? Rename or move the file.'],
  ['release/foo.md', 'error', 'Did you mean releases/foo.md? Rename or move the file.'],
  ['Releases/foo.md', 'error', 'Did you mean releases/foo.md? Rename or move the file.'],
  ['pages/hoem.yaml', 'error', 'Did you mean pages/home.yaml? Rename or move the file.'],
  ['pages/about.yml', 'error', 'Did you mean pages/about.yaml? Rename or move the file.'],
  [
    'legal/cookies.md',
    'error',
    'The content folder holds site.yaml and the folders releases, remixes, mixes, scores, works, news, artists, labels, legal and pages.',
  ],
  ['legal/pirvacy.md', 'error', 'Did you mean legal/privacy.md? Rename or move the file.'],
  ['legal/privacy-en.md', 'error', 'Did you mean legal/privacy.en.md? Rename or move the file.'],
  ['legal/privacy.EN.md', 'error', 'Did you mean legal/privacy.en.md? Rename or move the file.'],
  ['impressum.md', 'error', 'Did you mean legal/legal.md? Rename or move the file.'],
  ['pages/linktree.yaml', 'error', 'Did you mean pages/links.yaml? Rename or move the file.'],
  ['pages/kontakt.yaml', 'error', 'Did you mean pages/contact.yaml? Rename or move the file.'],
  ['about.yaml', 'error', 'Did you mean pages/about.yaml? Rename or move the file.'],
  ['privacy.md', 'error', 'Did you mean legal/privacy.md? Rename or move the file.'],
  ['releases/foo.md.txt', 'error', 'Did you mean releases/foo.md? Rename or move the file.'],
  ['releases/foo.docx', 'warning', 'Copy its text into a file created with  npx liner new release "Foo"'],
  ['releases/2020/foo.md', 'error', 'Put it directly into its folder: folders within folders are not read.'],
  ['diskografie/foo.md', 'error', 'Did you mean releases/foo.md? Rename or move the file.'],
  ['events/foo.md', 'error', 'Write what it contains into pages/events.yaml, and delete this file.'],
  ['Konzerte/foo.md', 'error', 'Write what it contains into pages/events.yaml, and delete this file.'],
  ['shows/foo.yaml', 'error', 'Did you mean pages/events.yaml? Rename or move the file.'],
  ['releases/cover.jpg', 'warning', 'Pictures and other files belong in the assets folder.'],
  [
    'ideas.txt',
    'warning',
    'The content folder holds site.yaml and the folders releases, remixes, mixes, scores, works, news, artists, labels, legal and pages.',
  ],
])('%s is reported, as nothing reads it', async (path, level, hint) => {
  expect(await problemsIn(makeFolder({ 'site.yaml': SITE, [path]: 'x' }))).toEqual([
    `${path} | ${level} | files/stray | Liner does not read ${path}, so it would not appear on the site. | ${hint}`,
  ]);
});

test('a file whose right place is taken is not to be moved there', async () => {
  const page = '---\ntitle: A\ndescription: B\n---\nText.\n';
  const folder = makeFolder({ 'site.yaml': SITE, 'legal/legal.md': page, 'legals/legal.md': page });
  expect(await problemsIn(folder)).toEqual([
    expect.stringMatching(/Did you mean legal\/legal\.md\? Put the text there, and delete this file\.$/),
  ]);
});

test('a site.yaml under a wrong name is reported once', async () => {
  expect(await problemsIn(makeFolder({ 'site.yml': SITE }))).toEqual([
    'site.yml | error | files/stray | Liner does not read site.yml, so it would not appear on the site. | ' +
      'Did you mean site.yaml? Rename or move the file.',
  ]);
});

test.each(['\n', '\r', '\r\n'])('text in another encoding is reported with its place: %j', async (end) => {
  const bytes = Buffer.concat([
    Buffer.from(`title: é${end}name: Zo`),
    Buffer.from([0xeb]),
    Buffer.from(' is here\n'),
  ]);
  const { problems, sources } = await readFolder(
    makeFolder({ 'site.yaml': SITE, 'news/a.md': bytes, 'news/b.md': 'b' }),
  );
  expect(problems).toMatchObject([
    {
      code: 'files/encoding',
      message: 'The file is not saved as UTF-8: a character here is in another encoding.',
      hint: 'Save it as UTF-8 in your text editor.',
      at: { line: 2, column: 9 },
    },
  ]);
  expect(sources.map(({ path }) => path)).toEqual(['news/b.md', 'site.yaml']);
});

test.each([
  ['UTF-16', Buffer.from('\ufefftitle: A', 'utf16le'), 'The file is saved as UTF-16, not as UTF-8.'],
  ['bytes of another kind', Buffer.from('t\0i\0t\0l\0e\0'), 'The file is not text.'],
  [
    'a character cut short',
    Buffer.from([0x61, 0xc3]),
    'The file is not saved as UTF-8: a character here is in another encoding.',
  ],
])('%s is reported', async (_, bytes, message) => {
  const { problems } = await readFolder(makeFolder({ 'site.yaml': SITE, 'news/a.md': bytes }));
  expect(problems).toMatchObject([{ code: 'files/encoding', level: 'error', message }]);
});

test.each(['\u001b', '\u000b', '\0'])(
  'a file with a control character is read, so that it can be shown: %j',
  async (control) => {
    const text = `---\ntitle: A\n---\nA text${control}.\n`;
    const { problems, sources } = await readFolder(makeFolder({ 'site.yaml': SITE, 'news/a.md': text }));
    expect([problems, sources.find(({ path }) => path === 'news/a.md')?.text]).toEqual([[], text]);
  },
);

test('a byte order mark is not part of the text', async () => {
  const { sources } = await readFolder(makeFolder({ 'site.yaml': `\ufeff${SITE}` }));
  expect(sources[0]?.text).toBe(SITE);
});

test('lines may end as on old Macs', async () => {
  const { sources } = await readFolder(makeFolder({ 'site.yaml': SITE.replaceAll('\n', '\r') }));
  expect(sources.map(({ text }) => text)).toEqual([SITE]);
});

test('and some of them as on Windows', async () => {
  const text = `\r\n${SITE.replaceAll('\n', '\r')}`;
  const { sources } = await readFolder(makeFolder({ 'site.yaml': text }));
  expect(sources.map((source) => source.text)).toEqual([`\r\n${SITE}`]);
});

test('links that lead out of the folder are not followed', async () => {
  const folder = makeFolder({ 'site.yaml': SITE, 'news/a.md': 'a' });
  writeFileSync(join(folder, '../secret.md'), 'secret');
  mkdirSync(join(folder, '../elsewhere'));
  writeFileSync(join(folder, '../elsewhere/x.md'), 'x');
  symlinkSync('../../secret.md', join(folder, 'news/out.md'));
  symlinkSync('nowhere.md', join(folder, 'news/dangling.md'));
  symlinkSync('../elsewhere', join(folder, 'mixes'));
  symlinkSync('.', join(folder, 'loop'));
  symlinkSync('a.md', join(folder, 'news/inside.md'));
  const { sources, problems } = await readFolder(folder);
  expect(sources.map(({ path, text }) => [path, text])).toEqual([
    ['news/a.md', 'a'],
    ['news/inside.md', 'a'],
    ['site.yaml', SITE],
  ]);
  expect(problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'files/outside loop is a link to a folder, and Liner follows links to files only.',
    'files/outside mixes is a link to a folder, and Liner follows links to files only.',
    'files/outside news/dangling.md is a link to something outside the content folder, or to nothing.',
    'files/outside news/out.md is a link to something outside the content folder, or to nothing.',
  ]);
});

test('a content folder that is itself a link is read', async () => {
  const folder = makeFolder({ 'site.yaml': SITE });
  symlinkSync(folder, join(folder, '../linked'));
  const { sources } = await readFolder(join(folder, '../linked'));
  expect(sources).toHaveLength(1);
});
