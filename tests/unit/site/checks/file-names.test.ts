/** Names of files that mean a text in another language, or a page that Liner knows. */
import { expect, test } from 'vitest';
import { listProblems, SITE } from '../../../helpers/content.ts';

const SEVERAL = `${SITE}languages: [{code: de, name: Deutsch}, {code: en, name: English}]\n`;
const PAGE = '---\ntitle: A\ndescription: About it.\n---\nText.\n';

/** Problems of pages with these names, in a site with two languages. */
function problemsOf(...paths: string[]): Promise<string[]> {
  return listProblems({ 'site.yaml': SEVERAL, ...Object.fromEntries(paths.map((path) => [path, PAGE])) });
}

test.each([
  ['lessons.EN.md', 'lessons.en.md'],
  ['lessons_en.md', 'lessons.en.md'],
  ['lessons.DE.md', 'lessons.md'],
  ['My Lessons EN.md', 'my-lessons.en.md'],
  ['Über uns.md', 'about.md'],
  ['Kontakt.md', 'contact.md'],
  ['Lessons.md', 'lessons.md'],
  ['übung.md', 'uebung.md'],
  ['Für Eltern.md', 'fuer-eltern.md'],
])('a page %s is to be called %s', async (name, wanted) => {
  expect(await problemsOf(`pages/${name}`)).toEqual([
    expect.stringContaining(` → Use lower-case letters, digits and hyphens: ${wanted}`),
  ]);
});

test('a file whose name ends in a language after a hyphen is no translation', async () => {
  expect(await problemsOf('pages/lessons.md', 'pages/lessons-en.md')).toEqual([
    'warning pages/lessons-en.md:1:1 language/file-name lessons-en.md is an entry of its own, with its own address, and not a text in en. → If it is a translation, rename it:  lessons.en.md',
  ]);
  expect(await problemsOf('pages/lessons-de.md', 'pages/lessons-en.md')).toEqual([
    expect.stringMatching(/lessons-de\.md:1:1 .* rename it: {2}lessons\.md$/),
    expect.stringMatching(/lessons-en\.md:1:1 .* rename it: {2}lessons\.en\.md$/),
  ]);
  expect(await problemsOf('pages/about-en.md', 'pages/about.md')).toEqual([
    expect.stringMatching(/about-en\.md:1:1 .* rename it: {2}about\.en\.md$/),
  ]);
  const inYaml = { 'pages/about.yaml': 'title: A\n', 'pages/about-en.md': PAGE };
  expect(await listProblems({ 'site.yaml': SEVERAL, ...inYaml })).toEqual([
    expect.stringMatching(
      /about-en\.md:1:1 .* put its texts into content\/pages\/about\.yaml, below {2}en:$/,
    ),
  ]);
});

test('a name that ends like a language is one where nothing is translated', async () => {
  expect(await problemsOf('pages/lessons.md', 'pages/lessons.en.md')).toEqual([]);
  expect(await problemsOf('pages/lessons-en.md')).toEqual([]);
  expect(await problemsOf('pages/lessons.md', 'pages/lessons-fr.md')).toEqual([]);
  expect(await listProblems({ 'pages/lessons.md': PAGE, 'pages/lessons-en.md': PAGE })).toEqual([]);
});

test('a text that would be the page of a file with keys belongs in that file', async () => {
  expect(await listProblems({ 'pages/contact.yaml': 'title: A\n', 'pages/contact.md': PAGE })).toEqual([
    expect.stringMatching(
      /Put the text of pages\/contact\.md into pages\/contact\.yaml, below {2}intro: \| , and delete pages\/contact\.md\.$/,
    ),
  ]);
});
