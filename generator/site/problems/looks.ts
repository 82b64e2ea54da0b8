/** Problems of looks. */
import { listWords } from '../../engine/lib/suggest.ts';
import { formatBytes } from '../../engine/lib/text.ts';
import { defineProblems } from '../../engine/problems/define.ts';

export interface UnknownLook {
  style: string;
  /** A look with a similar name. */
  nearest: string | undefined;
  /** Every look that is there. */
  known: readonly string[];
}

/** The package with a look: `velvet` is `linernotes-look-velvet`. */
function lookPackage(style: string): string {
  return /[@/]|^linernotes-look-/.test(style) ? style : `linernotes-look-${style}`;
}

export interface FaintPair {
  what: string;
  scheme: string;
  /** Of look.yaml, below `colours`. */
  key: string;
  cover: string | undefined;
  contrast: number;
  least: number;
  /** Whether paper has a share of the cover's colour. */
  hasWash: boolean;
}

export interface Weight {
  bytes: number;
  most: number;
}

/** Values in a message; more are counted. */
const NAMED = 5;

export const looks = defineProblems({
  'look/unknown': {
    level: 'error',
    message: ({ style }: UnknownLook) => `There is no look "${style}".`,
    hint: ({ style, nearest, known }: UnknownLook) =>
      nearest
        ? `Did you mean  style: ${nearest}`
        : `One from npm has to be installed:  npm install ${lookPackage(style)}  – those that are here are ${listWords(known, 'and')}.`,
    about:
      '`style` is the name of one of the looks that come with Liner, of a folder in `looks/`, or of a package from npm (`velvet` is `linernotes-look-velvet`). `npx liner looks` lists those that are here.',
  },
  'look/incomplete': {
    level: 'error',
    message: ({ style, file }: { style: string; file: string }) => `The look ${style} has no file ${file}.`,
    hint: 'To begin with a copy of another look:  npx liner looks new NAME',
    about:
      'The folder of a look has two files at least: `look.yaml`, which says what it is and has its colours, and `styles.css`.',
  },
  'look/contrast': {
    level: 'error',
    message: ({ what, scheme, cover, contrast, least, hasWash }: FaintPair) =>
      `On ${scheme} pages${cover ? ` with a cover in ${cover}` : ''}, the contrast of ${hasWash ? what : what.replace('wash', 'paper')} is ${contrast.toFixed(1)}, and ${least} is needed.`,
    hint: ({ key, scheme, cover, hasWash }: FaintPair) =>
      key === scheme
        ? `Move paper and ink apart in  colours: {${key}: …}  of look.yaml and in the stylesheet${hasWash && cover ? ', or lower  wash' : ''}.`
        : `Move ${key === 'accent' ? 'accent and paper' : 'accent_ink and accent'} apart in  colours  of look.yaml and in the stylesheet.`,
    about:
      'The colours of a look are tried with covers in colours of all kinds. Somebody could not read a page that has these (WCAG 2.2, 1.4.3, 1.4.6 and 1.4.11).',
  },
  'look/colours': {
    level: 'error',
    message: ({ token, found, wanted }: { token: string; found: string; wanted: string }) =>
      `${token} is ${found} in the stylesheet, and ${wanted} in look.yaml.`,
    hint: 'Write the same colours in both.',
    about:
      'Pages without the colour of a cover have the colours of the stylesheet, and share images, icons and the checks of contrast those of look.yaml.',
  },
  'look/font-license': {
    level: 'warning',
    message: ({ font }: { font: string }) => `The font ${font} comes without its licence.`,
    hint: ({ font }: { font: string }) =>
      `Put the text of the licence into ${font.replace(/\.\w+$/, '.LICENSE.txt')}`,
    about:
      'Most licences of fonts ask that their text comes along. A file `handjet.LICENSE.txt` is that of `handjet.woff2` and of all fonts whose names begin with `handjet-`.',
  },
  'look/font-weight': {
    level: 'warning',
    message: ({ bytes, most }: Weight) =>
      `The fonts of a page with Latin letters have ${formatBytes(bytes)}: more than ${formatBytes(most)}.`,
    hint: 'Leave out letters that nobody types, or axes that the look does not use.',
    about:
      'These fonts are loaded before anything can be read. Those with letters that few pages have can be fetched by these alone: give them a `unicode-range`.',
  },
  'look/sheet-weight': {
    level: 'warning',
    message: ({ bytes, most }: Weight) =>
      `The stylesheet has ${formatBytes(bytes)} when it is compressed: more than ${formatBytes(most)}.`,
    hint: 'A look that imports another and undoes much of it is better begun without it.',
    about: 'No page is shown before its stylesheet has arrived.',
  },
  'look/class-unlisted': {
    level: 'error',
    message: ({ word }: { word: string }) => `The stylesheet does not contain the class ${word}.`,
    hint: ({ word }: { word: string }) => `Add to styles.css:  @source inline("${word}");`,
    about:
      'The templates of a look are not searched for classes of Tailwind, so that its stylesheet contains no more than it needs. `@source inline` in its `styles.css` lists those that its templates use.',
  },
  'look/parity': {
    level: 'warning',
    message: ({
      page,
      style,
      kind,
      values,
      model,
    }: {
      page: string;
      style: string;
      kind: string;
      values: readonly string[];
      model: string;
    }) =>
      `In the look ${style}, ${page} lacks ${values.length === 1 ? `the ${kind}` : `${values.length} ${kind}s`} that it has in ${model}: ${listWords(values.slice(0, NAMED), 'and')}${values.length > NAMED ? ' …' : ''}`,
    hint: 'A look changes how a page is set, and not what it says: show it in the template that replaces it.',
    about:
      'Pages are compared with the same ones in the look `sleeve`. Home and lists may say less about what they list, but lead to the same pages.',
  },
});
