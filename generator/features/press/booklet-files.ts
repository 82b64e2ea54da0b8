/** The booklets of releases as files: for screens and for print. */
import { VERSION } from 'liner:version';
import type { Artifact } from '../../engine/artifact.ts';
import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { positionOf } from '../../engine/content/entry.ts';
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
import { listBooklets, modelBooklet } from './booklet.ts';
import { printSquare } from './kit-pictures.ts';
import { type Booklet, countPages, writeBooklet } from './pdf/booklet.ts';
import { trackCoverage } from './pdf/coverage.ts';
import { hasArabic } from './pdf/text.ts';
import { listCharacters, openPdfFonts } from './pdf-files.ts';
import { describeLost } from './pdf-texts.ts';

/** A file for the archives that contain it. */
export interface PlannedBooklet extends MadeFile<Uint8Array> {
  name: string;
}

export interface PlannedBooklets {
  /** Keyed by the slugs of releases, for screens. */
  files: Record<string, PlannedBooklet>;
  /** Booklets on pages, by routes in the language. */
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
/** Number of pictures from which they are smaller on screens, so that a booklet has 3 MB at most. */
const MANY = 8;

type Medium = keyof typeof RESOLUTION;

export const NO_BOOKLETS: PlannedBooklets = { files: {}, table: {}, artifacts: [], problems: [] };

/** Not printed as they are. */
const NAMES = new Set(['file', 'cover', 'url', 'language']);

export async function planBooklets(site: Site, tools: BookletTools): Promise<PlannedBooklets> {
  const characters = listCharacters(tools.fonts);
  const booklets: PlannedBooklets = { files: {}, table: {}, artifacts: [], problems: [] };
  for (const entry of listBooklets(site)) {
    const model = modelBooklet(site, entry, releasePlayables({ site, assets: tools.assets }, entry));
    const coverage = trackCoverage(characters, site.words.language.dir);
    const booklet: Booklet = JSON.parse(JSON.stringify(model), (key, value: unknown) =>
      typeof value === 'string' && !NAMES.has(key) ? coverage.adapt(value) : value,
    );
    booklets.problems.push(...describeLost(coverage, positionOf(entry, ['booklet'])));
    if (coverage.missing.size > 0) continue;
    const { slug, data } = entry;
    const folder = site.urls.place(releaseRoute(slug));
    const plan = async (name: string, medium: Medium) => {
      const made = planBooklet(site, booklet, data.release_date, tools, medium);
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
  booklet: Booklet,
  date: string | undefined,
  { assets, originals, fonts, cache }: BookletTools,
  medium: Medium,
): MadeFile<Uint8Array> {
  const { locale: language, dir } = site.words.language;
  const { pdf: style } = assets.recipe;
  const colors = printColors(assets, site, booklet.cover);
  const created = date ? momentOf(firstDayOf(date), site.settings.timezone) : undefined;
  const files = [booklet.cover, ...booklet.photos.map(({ file }) => file)].flatMap((file) => {
    const original = originals.get(file ?? '');
    // Pages show the middle of covers that are no squares.
    const { focus = file === booklet.cover ? '50% 50%' : undefined } = findPicture(assets, file) ?? {};
    return file && original ? [{ file, ...original, focus }] : [];
  });
  const facts = {
    booklet,
    colors,
    language,
    style,
    created,
    pictures: files.map(({ digest, focus }) => [digest, focus]),
  };
  const digests = Object.values(fonts).map(({ digest }) => digest);
  const parts = [VERSION, medium, ...digests, JSON.stringify(facts)];
  return planFile('booklet', parts, cache, async () => {
    const pictures = new Map<string, Uint8Array>();
    const share = medium === 'screen' ? Math.min(1, Math.sqrt(MANY / files.length)) : 1;
    const { side, quality } = RESOLUTION[medium];
    for (const { file, path, digest, focus } of files) {
      const options = { side: Math.round(side * share), quality, focus };
      const square = await printSquare(await readUnchanged(path, digest), options);
      if (square) pictures.set(file, square);
    }
    const isArabic = dir === 'rtl' || hasArabic(JSON.stringify(booklet));
    return writeBooklet(
      booklet,
      { pictures, colors, code: await outlineCode(booklet.url), isPrint: medium === 'print' },
      { language, created, style, fonts: await openPdfFonts(fonts, isArabic) },
    );
  });
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
