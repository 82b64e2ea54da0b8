/** The PDF files of the press kit: names, texts, and how each is made. */

import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { directionOf } from '../../engine/lib/direction.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { momentOf } from '../../engine/lib/time-zone.ts';
import type { Fonts } from '../../engine/media/fonts/index.ts';
import { type MadeFile, planFile } from '../../engine/media/made-file.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { type PressKit, pressFileName } from './kit.ts';
import { type KitPicture, PRINT_VERSION, printCover } from './kit-pictures.ts';
import { type Catalogue, writeCataloguePdf } from './pdf/catalogue.ts';
import { ONE_SHEET_VERSION, type OneSheet, writeOneSheet } from './pdf/one-sheet.ts';
import type { PdfFonts } from './pdf/paper.ts';
import { SECTIONS_VERSION, type SectionedDocument, writeDocument } from './pdf/sections.ts';
import { hasArabic } from './pdf/text.ts';
import { projectPdfs } from './pdf-texts.ts';

export interface PlannedPdf {
  id: 'biography' | 'rider' | 'works' | 'sheet';
  name: string;
  made: MadeFile<Uint8Array>;
}

/** Axes of the fonts, as in the stylesheet. */
const STYLES = {
  name: { wght: 800, wdth: 125 },
  text: { wght: 400, wdth: 100 },
  strong: { wght: 700, wdth: 100 },
  data: { wght: 400 },
  arabic: { name: { wght: 700 }, text: { wght: 400 }, strong: { wght: 700 } },
};

/** The documents that are not empty, and whose letters the fonts have. */
export function planPdfs(
  kit: PressKit,
  covers: readonly KitPicture[],
  fonts: Fonts,
  cache: Cache,
): { pdfs: PlannedPdf[]; problems: Problem[] } {
  const { biography, rider, works, sheet, problems } = projectPdfs(kit, listCharacters(fonts));
  const language = kit.words.language.locale;
  const created = kit.date ? momentOf(firstDayOf(kit.date), kit.timezone) : undefined;
  const { style } = kit;
  const shared = [
    ...Object.values(fonts).map(({ digest }) => digest),
    language,
    String(created?.toISOString()),
    JSON.stringify(style),
  ];
  const facts = async (document: object) => {
    const isArabic = directionOf(language) === 'rtl' || hasArabic(JSON.stringify(document));
    return { language, created, style, fonts: await openPdfFonts(fonts, isArabic) };
  };
  const planDocument = (id: PlannedPdf['id'], kind: string, document: SectionedDocument): PlannedPdf => ({
    id,
    name: pressFileName(kit, kind, '.pdf'),
    made: planFile(`press-${id}`, [SECTIONS_VERSION, ...shared, JSON.stringify(document)], cache, async () =>
      writeDocument(document, await facts(document)),
    ),
  });
  const planWorks = (works: Catalogue): PlannedPdf => ({
    id: 'works',
    name: pressFileName(kit, 'works', '.pdf'),
    made: planFile('press-works', [SECTIONS_VERSION, ...shared, JSON.stringify(works)], cache, async () =>
      writeCataloguePdf(works, await facts(works)),
    ),
  });
  const planSheet = (texts: Omit<OneSheet, 'cover'>): PlannedPdf => {
    const cover = covers.find(({ file }) => file === kit.newest?.cover);
    const versions = [ONE_SHEET_VERSION, PRINT_VERSION];
    return {
      id: 'sheet',
      name: pressFileName(kit, 'one-sheet', '.pdf'),
      made: planFile(
        'press-sheet',
        [...versions, ...shared, JSON.stringify(texts), cover?.digest ?? ''],
        cache,
        async () => {
          const picture = cover && (await printCover(await readUnchanged(cover.path, cover.digest)));
          return writeOneSheet({ ...texts, cover: picture }, await facts(texts));
        },
      ),
    };
  };
  return {
    pdfs: [
      ...(biography ? [planDocument('biography', 'biography', biography)] : []),
      ...(rider ? [planDocument('rider', 'technical-rider', rider)] : []),
      ...(works ? [planWorks(works)] : []),
      ...(sheet ? [planSheet(sheet)] : []),
    ],
    problems,
  };
}

/** The characters that can be set in every face. */
export function listCharacters({ sans, wide, mono, arabicName, arabicText }: Fonts): Set<string> {
  const names = new Set(wide.characters + arabicName.characters);
  const data = new Set(mono.characters + arabicText.characters);
  const texts = [...sans.characters, ...arabicText.characters];
  return new Set(texts.filter((character) => names.has(character) && data.has(character)));
}

/** The font instances of a document, with those for Arabic letters if it has any. */
export async function openPdfFonts(
  { sans, wide, mono, arabicName, arabicText }: Fonts,
  isArabic: boolean,
): Promise<PdfFonts> {
  const { arabic } = STYLES;
  return {
    name: await wide.instances(STYLES.name),
    text: await sans.instances(STYLES.text),
    strong: await sans.instances(STYLES.strong),
    data: await mono.instances(STYLES.data),
    arabic: isArabic
      ? {
          name: await arabicName.instances(arabic.name),
          text: await arabicText.instances(arabic.text),
          strong: await arabicText.instances(arabic.strong),
        }
      : undefined,
  };
}
