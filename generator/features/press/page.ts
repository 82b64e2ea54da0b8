import { htmlOf } from '../../engine/content/entry.ts';
import { countWords, formatBytes } from '../../engine/lib/text.ts';
import { type PressFileId, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { definePage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Picture } from '../../site/parts.ts';
import { listPressPhotos } from '../../site/press-photos.ts';
import { measurePrint } from '../../site/print-size.ts';
import { ROUTES } from '../../site/routes.ts';
import { isReachable, sitePage, trailTo } from '../../site/site-pages.ts';
import { joinAll } from '../../site/words/index.ts';
import { listBios } from './kit.ts';

/** A file of the kit. */
export interface Download {
  title: string;
  text: string;
  url: string;
  /** `ZIP`, and `3.3 MB` if known. */
  facts: string[];
}

export interface PressProps extends PageHead {
  downloads: Download[];
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
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

/** The format of each file of the kit. */
const FORMATS: Record<PressFileId, 'ZIP' | 'PDF'> = {
  kit: 'ZIP',
  photos: 'ZIP',
  biography: 'PDF',
  rider: 'PDF',
  sheet: 'PDF',
};

export function pressPage(context: Context): PageOf<'press', PressProps> {
  const { pages, settings, words } = context.site;
  const route = ROUTES.press;
  return definePage(context, 'press', projectPress(context), {
    route,
    title: sitePage(context.site, 'press').title,
    description:
      pages.press?.data.description ??
      words.descriptions.press({ what: nameParts(context), name: settings.artist.name }),
    trail: [trailTo(context.site, 'press')],
  });
}

function projectPress(context: Context): PressProps {
  const { site } = context;
  const copy = site.pages.press?.data;
  return {
    ...pageHead(context, 'press'),
    downloads: downloads(context),
    bios: bios(context),
    assets: (copy?.assets ?? []).map(({ title, text, detail = '', url }) => ({
      title,
      text,
      detail,
      link: url ? linkTo(context, title, url) : undefined,
    })),
    photos: photos(context),
    riderHtml: htmlOf(site.pages.press, ['rider']),
    inquiries: isReachable(site)
      ? {
          text: copy?.inquiries ?? '',
          link: linkTo(context, site.words.pages.contact, ROUTES.contact),
        }
      : undefined,
  };
}

/** `Biographies, photos and technical rider`: the parts that the page has. */
function nameParts(context: Context): string {
  const { site } = context;
  const { descriptions } = site.words;
  const parts = [
    ...(bios(context).length > 0 ? [descriptions.biographies] : []),
    ...(listPressPhotos(site).length > 0 ? [descriptions.photosPart] : []),
    ...(site.pages.press?.data.rider ? [descriptions.riderPart] : []),
  ];
  const list = joinAll(parts, site.words);
  return list ? list.charAt(0).toUpperCase() + list.slice(1) : descriptions.pressKit;
}

function bios({ site }: Context): PressProps['bios'] {
  const { press } = site.pages;
  return listBios(site.words).flatMap(([id, label]) => {
    const text = press?.data.bios?.[id]?.trim();
    if (!text) return [];
    return [{ id, label, text, html: htmlOf(press, ['bios', id]), words: countWords(text) }];
  });
}

function downloads({ site, assets }: Context): PressProps['downloads'] {
  return assets.press.files.map(({ id, url, bytes }) => {
    const { press } = site.words;
    const facts = [FORMATS[id], ...size(bytes)];
    return { title: press[id], text: press[`${id}Text`], url: site.urls.href(url), facts };
  });
}

function photos(context: Context): PressProps['photos'] {
  const { site, assets } = context;
  const files = new Map(assets.press.photos.map((photo) => [photo.file, photo]));
  return listPressPhotos(site).map(({ file, title, alt, credit, license }) => {
    const picture = pictureOf(assets, file, 'album', alt || title);
    const photo = files.get(file);
    const { dpi, bytes } = photo ?? {};
    // The size of a placeholder is not that of the photo.
    const facts = photo
      ? [
          `${picture.width} × ${picture.height} px`,
          ...(dpi && measurePrint(picture) >= dpi ? [`${dpi} DPI`] : []),
          ...size(bytes),
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

function size(bytes: number | undefined): string[] {
  return bytes === undefined ? [] : [formatBytes(bytes)];
}
