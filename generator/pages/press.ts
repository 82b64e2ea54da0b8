import { htmlOf } from '../content/entry.ts';
import { routeOf } from '../kinds.ts';
import { countWords, formatBytes } from '../lib/text.ts';
import { type PressFileId, pictureOf } from '../model/assets.ts';
import { definePage, type PageOf } from '../model/page.ts';
import { type Context, linkTo, pageHead } from '../model/page-context.ts';
import type { Link, PageHead, Picture } from '../model/parts.ts';
import { BIOS } from '../model/press-kit.ts';
import { listPressPhotos } from '../model/press-photos.ts';
import { isReachable, sitePage, trailTo } from '../model/site-pages.ts';

/** A file to take home. */
export interface Download {
  title: string;
  text: string;
  url: string;
  /** `ZIP`, and `3.3 MB` where that is known. */
  facts: string[];
}

export interface PressProps extends PageHead {
  downloads: Download[];
  bios: { id: 'short' | 'long' | 'full'; label: string; html: string; text: string; words: number }[];
  assets: { title: string; text: string; detail: string; link?: Link | undefined }[];
  photos: {
    title: string;
    picture: Picture;
    /** `2400 × 3000 px`, `300 DPI`, `614 KB`, its credit and its licence: what is known. */
    facts: string[];
    /** The photo as it was taken; missing where there is none. */
    file?: Link | undefined;
  }[];
  riderHtml: string;
  /** Missing where nobody can be written to. */
  inquiries?: { text: string; link: Link } | undefined;
}

/** A description of each file of the kit. */
const DOWNLOADS: Record<PressFileId, { title: string; kind: string; text: string }> = {
  kit: {
    title: 'Press kit',
    kind: 'ZIP',
    text: 'Everything in one folder, with licence and credits.',
  },
  photos: {
    title: 'High-res photos',
    kind: 'ZIP',
    text: 'Every photo at full size, with its credit.',
  },
  biography: {
    title: 'Artist biography',
    kind: 'PDF',
    text: 'All biographies in one document, ready to print.',
  },
  rider: {
    title: 'Technical rider',
    kind: 'PDF',
    text: 'What the show needs on site, to share with the venue.',
  },
  sheet: {
    title: 'One-sheet',
    kind: 'PDF',
    text: 'The artist, the latest release and contacts on one page.',
  },
};

export function pressPage(context: Context): PageOf<'press', PressProps> {
  const { pages, settings } = context.site;
  const route = routeOf('pages/press');
  return definePage(context, 'press', projectPress(context), {
    route,
    title: sitePage(context.site, 'press').title,
    description: pages.press?.data.description ?? `${nameParts(context)} of ${settings.artist.name}.`,
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
      ? { text: copy?.inquiries ?? '', link: linkTo(context, 'Contact', routeOf('pages/contact')) }
      : undefined,
  };
}

/** `Biographies, photos and technical rider`: what there is. */
function nameParts(context: Context): string {
  const { site } = context;
  const parts = [
    ...(bios(context).length > 0 ? ['biographies'] : []),
    ...(listPressPhotos(site).length > 0 ? ['photos'] : []),
    ...(site.pages.press?.data.rider ? ['technical rider'] : []),
  ];
  const words = parts.join(', ').replace(/, ([^,]+)$/, ' and $1');
  return words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The press kit';
}

function bios({ site }: Context): PressProps['bios'] {
  const { press } = site.pages;
  return BIOS.flatMap(([id, label]) => {
    const text = press?.data.bios?.[id]?.trim();
    if (!text) return [];
    return [{ id, label, text, html: htmlOf(press, ['bios', id]), words: countWords(text) }];
  });
}

function downloads({ site, assets }: Context): PressProps['downloads'] {
  return assets.press.files.map(({ id, url, bytes }) => {
    const { title, kind, text } = DOWNLOADS[id];
    return { title, text, url: site.urls.href(url), facts: [kind, ...size(bytes)] };
  });
}

function photos(context: Context): PressProps['photos'] {
  const { site, assets } = context;
  const files = new Map(assets.press.photos.map((photo) => [photo.file, photo]));
  return listPressPhotos(site).map(({ file, title, alt, credit, license }) => {
    const picture = pictureOf(assets, file, 'album', alt || title);
    const photo = files.get(file);
    const { dpi, bytes } = photo ?? {};
    // A placeholder has a size of its own, which is not the photo's.
    const facts = photo
      ? [`${picture.width} × ${picture.height} px`, ...(dpi ? [`${dpi} DPI`] : []), ...size(bytes)]
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
