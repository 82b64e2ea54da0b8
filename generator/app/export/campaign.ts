/** The pictures of a release's week: posts for phones, and a poster, in the look of the site. */
import { readUnchanged } from '../../engine/cache/fingerprints.ts';
import type { Entry } from '../../engine/content/types.ts';
import { directionOf } from '../../engine/lib/direction.ts';
import type { ShareShape } from '../../engine/media/share/card.ts';
import { drawCards, type ShareContext } from '../../engine/media/share/index.ts';
import { outlineCode } from '../../features/links/qr-code.ts';
import { printCover } from '../../features/press/kit-pictures.ts';
import { trackCoverage } from '../../features/press/pdf/coverage.ts';
import { type Poster, writePoster } from '../../features/press/pdf/poster.ts';
import { hasArabic } from '../../features/press/pdf/text.ts';
import { listCharacters, openPdfFonts } from '../../features/press/pdf-files.ts';
import { outLabel } from '../../features/releases/release.ts';
import type { Release } from '../../features/releases/schema/release.ts';
import { typeRow } from '../../features/releases/schema/types.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import type { Context } from '../../site/context.ts';
import { drawPlaceholders } from '../../site/placeholder-art.ts';
import { releaseRoute } from '../../site/routes.ts';
import { postOf, printColors } from '../../site/share.ts';
import { isOut } from '../../site/site.ts';
import type { ExportFile } from './exported.ts';

type Media = Omit<ShareContext, 'cache'>;

const SHAPES: readonly ShareShape[] = ['story', 'portrait', 'square'];

/** Pixels: A3 at 170 dpi. */
const PRINT_SIDE = 2000;

export async function makeCampaign(
  { slug, data }: Entry<Release>,
  context: Context,
  media: Media,
): Promise<ExportFile[]> {
  const { site } = context;
  const { words } = site;
  const artist = creditLine(artistsOf(site, data), words);
  const day = isOut(data, site.today) ? words.music.outNow : outLabel(data, words);
  const post = postOf(context, data, { artist, day });
  const cover = await readCover(data, context, media);
  const cards = SHAPES.map((shape) => ({ ...post, shape }));
  const pictures = await drawCards(cards, cover, media.fonts);
  const poster = await printPoster({ slug, data }, context, { ...media, ...{ artist, day, cover } });
  return [
    ...pictures.map((bytes, index) => ({ path: `${slug}-${SHAPES[index]}.jpg`, bytes })),
    { path: `${slug}-poster-a3.pdf`, bytes: poster },
  ];
}

/** The cover, the artist's placeholder, or that of the look. */
async function readCover({ type, artwork_url }: Release, { site, assets }: Context, { originals }: Media) {
  const kind = typeRow(type).placeholder;
  const file = originals.get(artwork_url ?? `artwork/placeholder-${kind}.jpg`);
  if (file) return readUnchanged(file.path, file.digest);
  return Buffer.from(drawPlaceholders(assets.recipe, site.settings.look)[kind].svg);
}

async function printPoster(
  { slug, data }: Pick<Entry<Release>, 'slug' | 'data'>,
  { site, assets }: Context,
  { fonts, artist, day, cover }: Media & { artist: string; day: string; cover: Uint8Array },
): Promise<Uint8Array> {
  const { language, music } = site.words;
  const { adapt } = trackCoverage(listCharacters(fonts), language.dir);
  const { paper: ground, block, blockInk: ink } = printColors(assets, site, data.artwork_url);
  const url = site.urls.absolute(releaseRoute(slug));
  const poster: Poster = {
    ...{ title: adapt(data.title), artist: adapt(artist), day: adapt(day), url },
    address: url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, ''),
    cover: await printCover(cover, PRINT_SIDE),
    alt: music.coverOf({ title: data.title }),
    code: await outlineCode(url),
    colors: { ground, block, ink },
  };
  const isArabic = directionOf(language.locale) === 'rtl' || hasArabic(JSON.stringify(poster));
  return writePoster(poster, {
    ...{ language: language.locale, created: undefined, style: assets.recipe.pdf },
    fonts: await openPdfFonts(fonts, isArabic),
  });
}
