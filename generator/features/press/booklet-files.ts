/** The booklets of releases as files: for screens and for print. */
import type { Artifact } from '../../engine/artifact.ts';
import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { momentOf } from '../../engine/lib/time-zone.ts';
import type { Fonts } from '../../engine/media/fonts/index.ts';
import { type MadeFile, planFile } from '../../engine/media/made-file.ts';
import type { Original } from '../../engine/media/pictures/index.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { type Assets, type Booklets, findPicture } from '../../site/assets.ts';
import { releaseRoute } from '../../site/routes.ts';
import { printColors } from '../../site/share.ts';
import type { Site } from '../../site/site.ts';
import { outlineCode } from '../links/qr-code.ts';
import { releasePlayables } from '../releases/recordings.ts';
import { type BookletModel, listBooklets, modelBooklet } from './booklet.ts';
import { PRINT_VERSION, printSquare } from './kit-pictures.ts';
import { BOOKLET_VERSION, type BookletTexts, countPages, writeBooklet } from './pdf/booklet.ts';
import { trackCoverage } from './pdf/coverage.ts';
import { hasArabic } from './pdf/text.ts';
import { listCharacters, openPdfFonts } from './pdf-files.ts';
import { describeLost } from './pdf-texts.ts';

/** A file for the archives that contain it. */
export interface PlannedBooklet extends MadeFile<Uint8Array> {
  name: string;
}

export interface PlannedBooklets {
  /** By the slugs of releases, for screens. */
  files: Record<string, PlannedBooklet>;
  /** As pages show them, by their routes in the language. */
  table: Record<string, Booklets>;
  artifacts: Artifact[];
  problems: Problem[];
}

interface BookletTools {
  assets: Pick<Assets, 'pictures' | 'placeholders' | 'sounds' | 'recipe'>;
  originals: ReadonlyMap<string, Original>;
  fonts: Fonts;
  cache: Cache;
  /** false to list the files without making them. */
  isMeasured: boolean;
}

/** Pixels across a booklet, and the quality of its JPEGs: 230 to the inch, and 300 with the bleed. */
const RESOLUTION = {
  screen: { side: 1080, quality: 80 },
  print: { side: 1488, quality: 88 },
};

type Medium = keyof typeof RESOLUTION;

export const NO_BOOKLETS: PlannedBooklets = { files: {}, table: {}, artifacts: [], problems: [] };

export async function planBooklets(site: Site, tools: BookletTools): Promise<PlannedBooklets> {
  const characters = listCharacters(tools.fonts);
  const booklets: PlannedBooklets = { files: {}, table: {}, artifacts: [], problems: [] };
  for (const entry of listBooklets(site)) {
    const model = modelBooklet(site, entry, releasePlayables({ site, assets: tools.assets }, entry));
    const coverage = trackCoverage(characters, site.words.language.dir);
    const texts: BookletTexts = JSON.parse(JSON.stringify(model.texts), (_, value: unknown) =>
      typeof value === 'string' ? coverage.adapt(value) : value,
    );
    booklets.problems.push(...describeLost(coverage, model.at));
    if (coverage.missing.size > 0) continue;
    const { slug } = model;
    const folder = site.urls.place(releaseRoute(slug));
    const plan = async (name: string, medium: Medium) => {
      const made = planBooklet(site, { ...model, texts }, tools, medium);
      const url = folder + name;
      booklets.artifacts.push({ path: url.slice(1), key: made.key, body: made.read });
      return { file: { name, ...made }, shown: { url, ...(await describeFile(made, tools)) } };
    };
    const screen = await plan(`${slug}-booklet.pdf`, 'screen');
    const print = await plan(`${slug}-booklet-print.pdf`, 'print');
    booklets.files[slug] = screen.file;
    booklets.table[folder] = { screen: screen.shown, print: print.shown };
  }
  return booklets;
}

function planBooklet(
  site: Site,
  { texts, url, cover, photos, shown, date }: BookletModel,
  { assets, originals, fonts, cache }: BookletTools,
  medium: Medium,
): MadeFile<Uint8Array> {
  const { locale, dir } = site.words.language;
  const { pdf: style } = assets.recipe;
  const colors = printColors(assets, site, cover);
  const created = date ? momentOf(firstDayOf(date), site.settings.timezone) : undefined;
  const pictures = [cover, ...photos].map((file) => {
    const original = file === undefined ? undefined : originals.get(file);
    return original && { ...original, focus: findPicture(assets, file)?.focus };
  });
  const facts = { texts, url, shown, colors, locale, style, created, pictures: pictures.map(keyOfPicture) };
  const digests = Object.values(fonts).map(({ digest }) => digest);
  const parts = [BOOKLET_VERSION, PRINT_VERSION, medium, ...digests, JSON.stringify(facts)];
  return planFile('booklet', parts, cache, async () => {
    const squares: (Uint8Array | undefined)[] = [];
    for (const each of pictures) {
      const square = each && { ...RESOLUTION[medium], focus: each.focus };
      squares.push(square && (await printSquare(await readUnchanged(each.path, each.digest), square)));
    }
    const [front, ...others] = squares;
    const isArabic = dir === 'rtl' || hasArabic(JSON.stringify(texts));
    return writeBooklet(
      { ...texts, url, shown, colors, code: await outlineCode(url), cover: front, photos: others },
      { language: locale, created, style, fonts: await openPdfFonts(fonts, isArabic) },
      medium === 'print',
    );
  });
}

function keyOfPicture(picture: { digest: string; focus: string | undefined } | undefined): string {
  return picture ? `${picture.digest} ${picture.focus}` : '';
}

async function describeFile({ key, read }: MadeFile<Uint8Array>, { cache, isMeasured }: BookletTools) {
  const pack = cache.pack<{ bytes: number; pages: number }>('booklets');
  const known = pack.get(key);
  if (known || !isMeasured) return known;
  const file = await read();
  const facts = { bytes: file.length, pages: countPages(file) };
  pack.set(key, facts);
  return facts;
}
