/** Pictures, logos and styles that are not what their names say. */
import { one, SITE, tabulate } from './table.ts';

const SINGLE = 'title: A\ntype: single';
const ONE = 'content/releases/one.md';

/** The first bytes of a JPEG of 8 by 8 pixels, cut off where its pixels would begin. */
const CUT_OFF = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffdb004300' +
    '01'.repeat(64) +
    'ffc0000b080008000801011100ffc4001400010000000000000000000000000000000a',
  'hex',
);

const cover = (bytes: string | Uint8Array) => ({
  ...one(`${SINGLE}\nartwork_url: artwork/a.jpg`),
  'assets/artwork/a.jpg': bytes,
});
const logo = (svg: string) => ({
  'content/site.yaml': `${SITE}logo: logo.svg\n`,
  'assets/logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${svg}</svg>`,
});

export const BROKEN_ASSETS = tabulate([
  [
    'artwork outside of the assets',
    { ...one(`${SINGLE}\nartwork_url: ../secret.jpg`), 'secret.jpg': 'x' },
    `${ONE}:4:14`,
    'schema/value',
    'artwork_url must be a file inside the assets folder, such as artwork/cover.jpg, but is "../secret.jpg".',
    '',
  ],
  [
    'artwork that is cut off',
    cover(CUT_OFF),
    `${ONE}:4:14`,
    'picture/unreadable',
    'artwork/a.jpg cannot be read as a picture: the file is cut off or damaged',
    'Copy or export it again',
  ],
  [
    'artwork without content',
    cover(''),
    `${ONE}:4:14`,
    'picture/unreadable',
    'artwork/a.jpg is empty: the file contains no picture.',
    'Copy or export it again',
  ],
  [
    'a text that is called .jpg',
    cover('This is not a picture.\n'),
    `${ONE}:4:14`,
    'picture/format',
    'artwork/a.jpg is not a picture',
    'Export it as a JPEG or PNG file, and name that one here.',
  ],
  [
    'a logo with a script',
    logo('<script>alert(1)</script>'),
    'content/site.yaml:6:7',
    'logo/unusable',
    'The logo logo.svg contains a <script> element (line 1, column 59).',
    'Export it as a plain SVG',
  ],
  [
    'styles with an open bracket',
    { 'assets/styles.css': '.hero {\n  color: red;\n' },
    'assets/styles.css:1:1',
    'styles/syntax',
    'This is opened but never closed.',
    'Add the missing bracket, quotation mark or */ at its end.',
  ],
  [
    'styles that name a file that there is not',
    { 'assets/styles.css': '.hero { background: url(paper.png) }\n' },
    'assets/styles.css:1:25',
    'styles/missing-file',
    'The stylesheet uses the file "paper.png", which does not exist.',
    'Paths in a stylesheet are relative to its folder.',
  ],
  [
    'a font that is none',
    { ...one(SINGLE), 'assets/fonts/archivo.woff2': 'not a font' },
    'assets/fonts/archivo.woff2:1:1',
    'styles/unreadable-font',
    'This file cannot be read as a font',
    'Export it as WOFF2 again',
  ],
  [
    'a file where a page has its folder',
    { ...one(SINGLE), 'assets/static/about': 'x' },
    '',
    'output/same-path',
    '"about" cannot be both a file and the folder of "about/index.html".',
    'Rename one of the two.',
  ],
  [
    'a file below assets of the site',
    { ...one(SINGLE), 'assets/static/assets/list.txt': 'x' },
    '',
    'static/reserved',
    'static/assets/list.txt would be published below /assets/, where browsers keep each file for a year.',
    'Put it into a folder of another name, such as static/files/.',
  ],
]);
