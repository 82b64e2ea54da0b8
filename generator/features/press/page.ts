import { htmlOf } from '../../engine/content/entry.ts';
import { capitalize } from '../../engine/lib/letters.ts';
import { countWords } from '../../engine/lib/text.ts';
import { type PressFileId, type PressFiles, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { type Download, downloadOf } from '../../site/downloads.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Picture } from '../../site/parts.ts';
import { listPressPhotos, type PressPhoto } from '../../site/press-photos.ts';
import { measurePrint } from '../../site/print-size.ts';
import { quotesForPress, type SiteQuote } from '../../site/quotes.ts';
import { hasPressKit, sortRoster } from '../../site/roster.ts';
import { artistPressRoute, ROUTES } from '../../site/routes.ts';
import { isReachable } from '../../site/site-pages.ts';
import { joinAll, type Words, writeSize } from '../../site/words/index.ts';
import { listBios } from './kit.ts';

/** A file of the kit, or one that the artist offers beside it. */
export interface PressDownload extends Download {
  text: string;
}

export interface PressProps extends PageHead {
  downloads: PressDownload[];
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
  quotes: SiteQuote[];
  assets: { title: string; text: string; detail: string; link?: Link | undefined }[];
  photos: {
    title: string;
    picture: Picture;
    /** `2400 × 3000 px`, `300 DPI` if it has them at A5, `614 KB`, credit and licence, as far as known. */
    facts: string[];
    /** The original photo, if it exists. */
    file?: Link | undefined;
  }[];
  riderHtml: string;
  /** Missing if the site has no contact. */
  inquiries?: { text: string; link: Link } | undefined;
}

const FORMATS: Record<PressFileId, 'ZIP' | 'PDF'> = {
  kit: 'ZIP',
  photos: 'ZIP',
  biography: 'PDF',
  rider: 'PDF',
  works: 'PDF',
  sheet: 'PDF',
};

export function pressPage(context: Context): PageOf<'press', PressProps> {
  const { settings, words } = context.site;
  return defineFixedPage(context, 'press', projectPress(context), {
    fallback: words.descriptions.press({ what: nameParts(context), name: settings.artist.name }),
  });
}

function projectPress(context: Context): PressProps {
  const { site } = context;
  const copy = site.pages.press?.data;
  return {
    ...pageHead(context, 'press'),
    downloads: [
      ...listDownloads(context, context.assets.press, context.site.ownReleases),
      ...ownDownloads(context),
    ],
    bios: bios(context),
    quotes: quotesForPress(site),
    assets: [
      ...(copy?.assets ?? []).map(({ title, text, detail = '', url }) => ({
        title,
        text,
        detail,
        link: url ? linkTo(context, title, url) : undefined,
      })),
      ...artistKits(context),
    ],
    photos: listPhotos(context, listPressPhotos(site), context.assets.press),
    riderHtml: htmlOf(site.pages.press, ['rider']),
    inquiries: pressInquiries(context),
  };
}

/** Leads to the press kits of artists who have one. */
function artistKits(context: Context): PressProps['assets'] {
  const { site } = context;
  return sortRoster(site)
    .filter(hasPressKit)
    .map(({ slug, data: { name, description = '' } }) => {
      const title = site.words.press.kitOf({ name });
      return { title, text: description, detail: '', link: linkTo(context, title, artistPressRoute(slug)) };
    });
}

/** Address for the press, with the introduction of `pages/press.yaml`. */
export function pressInquiries(context: Context): PressProps['inquiries'] {
  const { site } = context;
  if (!isReachable(site)) return undefined;
  return {
    text: site.pages.press?.data.inquiries ?? '',
    link: linkTo(context, site.words.pages.contact, ROUTES.contact),
  };
}

/** `Biographies, photos and technical rider`: the parts that the page has. */
function nameParts(context: Context): string {
  const { site } = context;
  const { descriptions } = site.words;
  return joinParts(
    [
      ...(bios(context).length > 0 ? [descriptions.biographies] : []),
      ...(listPressPhotos(site).length > 0 ? [descriptions.photosPart] : []),
      ...(site.pages.press?.data.rider ? [descriptions.riderPart] : []),
    ],
    site.words,
  );
}

/** The parts of a kit as the beginning of a sentence. */
export function joinParts(parts: readonly string[], words: Words): string {
  const list = joinAll(parts, words);
  return list ? capitalize(list, words.language.locale) : words.descriptions.pressKit;
}

function bios({ site }: Context): PressProps['bios'] {
  const { press } = site.pages;
  return listBios(site.words).flatMap(([id, label]) => {
    const text = press?.data.bios?.[id]?.trim();
    if (!text) return [];
    return [{ id, label, text, html: htmlOf(press, ['bios', id]), words: countWords(text) }];
  });
}

/** @param releases that are out: the one-sheet has the newest */
export function listDownloads(
  { site }: Context,
  { files }: PressFiles,
  releases: readonly unknown[],
): PressProps['downloads'] {
  return files.map(({ id, url, bytes }) => {
    const { press } = site.words;
    const facts = [FORMATS[id], ...size(bytes, { site })];
    const text = id === 'sheet' && releases.length === 0 ? press.sheetShortText : press[`${id}Text`];
    return { title: press[id], text, url: site.urls.href(url), facts };
  });
}

/** Files that the artist offers beside the kit. */
function ownDownloads(context: Context): PressProps['downloads'] {
  return (context.site.pages.press?.data.downloads ?? []).flatMap(({ text = '', unlisted, ...named }) => {
    const found = unlisted ? undefined : downloadOf(context, named);
    return found ? [{ ...found, text }] : [];
  });
}

/** @param made the photos as they are offered */
export function listPhotos(
  context: Context,
  photos: readonly PressPhoto[],
  made: PressFiles,
): PressProps['photos'] {
  const files = new Map(made.photos.map((photo) => [photo.file, photo]));
  return photos.map(({ file, title, alt, credit, license }) => {
    const picture = pictureOf(context.assets, file, 'album', alt || title);
    const photo = files.get(file);
    const { dpi, bytes } = photo ?? {};
    // The size of a placeholder is not that of the photo.
    const facts = photo
      ? [
          `${picture.width} × ${picture.height} px`,
          ...(dpi && measurePrint(picture) >= dpi ? [`${dpi} DPI`] : []),
          ...size(bytes, context),
        ]
      : [];
    return {
      title,
      picture,
      facts: [...facts, ...[credit, license].filter(Boolean)],
      file: photo && linkTo(context, title, photo.url),
    };
  });
}

function size(bytes: number | undefined, { site }: Pick<Context, 'site'>): string[] {
  return bytes === undefined ? [] : [writeSize(bytes, site.words.language)];
}
