/** PDF files of each look: one structure, and a one-sheet that stays on one page. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openCache } from '../../../../../generator/engine/cache/index.ts';
import { type FontRole, mapRoles, openFonts } from '../../../../../generator/engine/media/fonts/index.ts';
import {
  LIMITS,
  type OneSheet,
  writeOneSheet,
} from '../../../../../generator/features/press/pdf/one-sheet.ts';
import { openPdfFonts } from '../../../../../generator/features/press/pdf-files.ts';
import { LOOKS } from '../../../../../generator/site/schema/look.ts';
import { type PdfStyle, SLEEVE_PDF } from '../../../../../generator/site/schema/pdf-style.ts';
import { root } from '../../../../helpers/colours.ts';
import { recipeOf } from '../../../../helpers/looks.ts';
import { pick } from '../../../../helpers/matrix.ts';
import { readPdf } from '../../../../helpers/pdf.ts';
import { drawCover } from '../../../../helpers/pictures.ts';

type Roles = Partial<Record<FontRole, string>>;

/** The files of each role, as the stylesheet of the look names them. */
const FONTS: Record<string, Roles> = {
  programme: {
    ...{ sans: 'eb-garamond', wide: 'eb-garamond', mono: 'eb-garamond' },
    ...{ arabicName: 'markazi-text', arabicText: 'markazi-text' },
  },
  board: { sans: 'azeret-mono', wide: 'handjet', mono: 'azeret-mono', arabicName: 'handjet-arabic' },
  cutout: { sans: 'public-sans', wide: 'besley', mono: 'public-sans', arabicName: 'rakkas' },
  zine: { sans: 'sometype-mono', wide: 'grenze-gotisch', mono: 'sometype-mono', arabicName: 'blaka' },
  poster: {
    ...{ sans: 'familjen-grotesk', wide: 'anybody', mono: 'familjen-grotesk' },
    ...{ arabicName: 'readex-pro', arabicText: 'readex-pro' },
  },
};

const opened = new Map<string, ReturnType<typeof openRoles>>();

/** The fonts of a look, opened once. */
function rolesOf(look: string): ReturnType<typeof openRoles> {
  const roles = opened.get(look) ?? openRoles(look);
  opened.set(look, roles);
  return roles;
}

async function openRoles(look: string) {
  const named: Roles = FONTS[look] ?? {};
  const roles = mapRoles((role) => {
    const file = named[role];
    return file === undefined
      ? []
      : [{ file: join(root, `templates/looks/${look}/fonts/${file}.woff2`), weights: WHOLE }];
  });
  const cache = openCache();
  const shared = { assets: '/nowhere', root: '/', packageRoot: root, cache, ownCache: cache };
  return (await openFonts({ ...shared, roles })).fonts;
}

const WHOLE: [number, number] = [400, 700];

async function write(sheet: OneSheet, look: string, style: PdfStyle, language = 'en-US') {
  const fonts = await openPdfFonts(await rolesOf(look), language === 'ar');
  return readPdf(
    await writeOneSheet(sheet, { language, created: new Date('2026-02-20T00:00:00Z'), style, fonts }),
  );
}

async function fillSheet(words: string): Promise<OneSheet> {
  const fill = (length: number) => words.repeat(length).slice(0, length).trim();
  return {
    labels: { sheet: 'One-sheet', about: 'About', films: 'Scores', links: 'Links', contact: 'Contact' },
    artist: fill(LIMITS.name),
    facts: fill(LIMITS.facts),
    newest: {
      ...{
        title: fill(LIMITS.title),
        label: 'New release',
        alt: 'Cover',
        url: 'https://artist.example/new/',
      },
      lines: [fill(LIMITS.line), fill(LIMITS.line), fill(LIMITS.line)],
      description: fill(LIMITS.description),
    },
    cover: await drawCover(300).jpeg().toBuffer(),
    bio: fill(LIMITS.bio),
    films: [],
    links: Array.from({ length: 20 }, (_, index) => ({ name: `P${index}`, url: 'https://p.example/artist' })),
    contacts: Array.from({ length: LIMITS.contacts }, () => ({
      ...{ label: fill(LIMITS.label), words: 'press@artist.example', url: 'mailto:press@artist.example' },
    })),
    foot: 'artist.example',
  };
}

const STYLES: [string, PdfStyle][] = [
  ...LOOKS.map((style): [string, PdfStyle] => [style, recipeOf(style).pdf]),
  ['heavy rules, headings over texts', { ...SLEEVE_PDF, headings: 'above', rule: 3 }],
];

const sheet = await fillSheet('Wörter weit ');
const plain = await write(sheet, 'sleeve', SLEEVE_PDF);

test.each(pick(STYLES, ([look]) => look === 'sleeve' || look === 'zine'))(
  'a one-sheet of %s is one page, tagged in the same order',
  async (look, style) => {
    const { pages, tagged, roles } = await write(sheet, look, style);
    expect(pages).toHaveLength(1);
    expect(pages[0]?.match(/press@artist\.example/g)).toHaveLength(LIMITS.contacts);
    expect(tagged).toBe(true);
    const headings = (all: string[]) => all.filter((role) => /^(?:H\d|Figure)$/.test(role));
    expect(headings(roles).slice(0, 4)).toEqual(headings(plain.roles).slice(0, 4));
    expect((await write(await fillSheet('كلماتٌ واسعة '), look, style, 'ar')).pages).toHaveLength(1);
  },
);

test('names are in capitals where the look has them so, as the language writes them', async () => {
  const turkish = { ...(await fillSheet('iz ')), artist: 'Işık iz' };
  const { pages } = await write(turkish, 'sleeve', { ...SLEEVE_PDF, capitals: true }, 'tr');
  expect(pages[0]).toContain('IŞIK İZ');
});
