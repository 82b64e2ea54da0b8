/** The PDF files, planned: what each says, what it is called, and how it is printed. */
import type { Cache } from '../../lib/cache/index.ts';
import { firstDayOf } from '../../model/format.ts';
import { type PressKit, pressFileName } from '../../model/press-kit.ts';
import type { Problem } from '../../problems/index.ts';
import { writeDocument } from './documents.ts';
import { type MadeFile, makeFile } from './file.ts';
import type { Typeface } from './fonts.ts';
import type { PaperFacts } from './paper.ts';
import { type Original, readOriginal } from './photos.ts';
import { writeSheet } from './sheet.ts';
import { writePapers } from './words.ts';

export interface PlannedPaper {
  id: 'biography' | 'rider' | 'sheet';
  name: string;
  made: MadeFile;
}

export interface PlannedPapers {
  papers: PlannedPaper[];
  problems: Problem[];
}

type Print = (facts: Omit<PaperFacts, 'title' | 'author'>) => Promise<Uint8Array>;

/** For documents of a site without a dated release. */
const UNDATED = '2000-01-01';

/** The side of the one-sheet's cover in pixels: 300 to the inch. */
const COVER = 1000;

export function planPapers(
  kit: PressKit,
  covers: readonly Original[],
  typeface: Typeface,
  { cache, version }: { cache: Cache; version: string },
): PlannedPapers {
  const { biography, rider, sheet, problems } = writePapers(kit, typeface.characters);
  const { language } = kit;
  const date = kit.date ? firstDayOf(kit.date) : UNDATED;
  const cover = covers.find(({ file }) => file === kit.newest?.cover);
  const plan = (id: PlannedPaper['id'], what: string, words: object, print: Print): PlannedPaper => ({
    id,
    name: pressFileName(kit, what, '.pdf'),
    made: makeFile(
      `press-${id}`,
      [
        version,
        typeface.digest,
        language,
        date,
        JSON.stringify(words),
        id === 'sheet' ? (cover?.digest ?? '') : '',
      ],
      cache,
      async () => print({ language, date, fonts: await typeface.cut() }),
    ),
  });
  return {
    papers: [
      ...(biography
        ? [plan('biography', 'biography', biography, (facts) => writeDocument(biography, facts))]
        : []),
      ...(rider ? [plan('rider', 'technical-rider', rider, (facts) => writeDocument(rider, facts))] : []),
      ...(sheet
        ? [
            plan('sheet', 'one-sheet', sheet, async (facts) =>
              writeSheet({ ...sheet, cover: cover && (await printCover(cover)) }, facts),
            ),
          ]
        : []),
    ],
    problems,
  };
}

/** Undefined where the picture cannot be read, which is told where pictures are planned. */
async function printCover(cover: Original): Promise<Uint8Array | undefined> {
  const { default: sharp } = await import('sharp');
  const bytes = await readOriginal(cover);
  return sharp(bytes)
    .autoOrient()
    .resize({ width: COVER, height: COVER, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
    .toBuffer()
    .catch(() => undefined);
}
