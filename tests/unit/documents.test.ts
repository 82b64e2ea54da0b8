/** README.md, generator/docs and the documents of contributors: short, and without broken links. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const CHAPTERS = readdirSync(join(root, 'generator/docs')).map((file) => `generator/docs/${file}`);
/** Documents in the package, whose links must lead to files of the package. */
const PACKED = ['README.md', ...CHAPTERS];

/** In Markdown outside of code: the text of a link or picture, and where it leads. */
const LINK = /(!?)\[[^\]]*\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g;

const read = (file: string) => readFileSync(join(root, file), 'utf8');

interface Link {
  isPicture: boolean;
  file: string;
  anchor: string | undefined;
}

function listLinks(document: string): Link[] {
  const text = read(document)
    .replaceAll(/^ *```.*?^ *```/gms, '')
    .replaceAll(/`[^`]*`/g, '');
  return [...text.matchAll(LINK)].map(([, mark, path = '', anchor]) => ({
    isPicture: mark === '!',
    file: path === '' ? document : join(dirname(document), path),
    anchor,
  }));
}

/** The ids that GitHub gives to the headings of a document. */
function listAnchors(document: string): string[] {
  return [...read(document).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
}

test.for([...PACKED, 'CONTRIBUTING.md', 'tests/README.md', 'generator/README.md'])(
  'the links of %s lead somewhere',
  (document) => {
    const broken = listLinks(document).filter(
      ({ file, anchor }) =>
        !existsSync(join(root, file)) || (anchor !== undefined && !listAnchors(file).includes(anchor)),
    );
    expect(broken).toEqual([]);
  },
);

test('links between documents of the package stay within it', () => {
  const { files } = JSON.parse(read('package.json'));
  const isPacked = (file: string) =>
    ['LICENSE', 'README.md', ...files].some((each) => file === each || file.startsWith(`${each}/`));
  const leading = PACKED.flatMap(listLinks).filter(({ isPicture, file }) => !isPicture && !isPacked(file));
  expect(leading).toEqual([]);
});

test('every chapter is named in README.md', () => {
  const named = new Set(listLinks('README.md').map(({ file }) => file));
  expect(CHAPTERS.filter((chapter) => !named.has(chapter))).toEqual([]);
});

test('README.md and CONTRIBUTING.md stay short', () => {
  expect(read('README.md').split('\n').length).toBeLessThanOrEqual(150);
  expect(read('CONTRIBUTING.md').split('\n').length).toBeLessThanOrEqual(75);
});
