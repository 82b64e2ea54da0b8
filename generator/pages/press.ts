import { htmlOf } from '../content/entry.ts';
import { countWords } from '../lib/text.ts';
import { formatBytes } from '../model/format.ts';
import type { PressFileId } from '../model/press-files.ts';
import { BIOS } from '../model/press-kit.ts';
import { type Context, linkTo, pageHead } from './context.ts';
import type { PressProps } from './props/press.ts';

/** What each file of the kit is, in its place. */
const DOWNLOADS: Record<PressFileId, { title: string; kind: string; text: string }> = {
  kit: {
    title: 'Press kit',
    kind: 'ZIP',
    text: 'All of it in one folder, with the licence and the credits.',
  },
  photos: {
    title: 'High-res photos',
    kind: 'ZIP',
    text: 'Every photo in the size it was made, with its credit.',
  },
  biography: { title: 'Artist biography', kind: 'PDF', text: 'Every length, on paper.' },
  rider: { title: 'Technical rider', kind: 'PDF', text: 'To print, and to go through with the house.' },
  sheet: { title: 'One-sheet', kind: 'PDF', text: 'Who, what is new and where to write, on one page.' },
};

export function projectPress(context: Context): PressProps {
  const { site } = context;
  const copy = site.pages.press?.data;
  return {
    ...pageHead(site.pages.press, 'Press Kit'),
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
    inquiries: { text: copy?.inquiries ?? '', link: linkTo(context, 'Contact', '/contact/') },
  };
}

function bios({ site }: Context): PressProps['bios'] {
  const { press } = site.pages;
  return BIOS.flatMap(([id, label]) => {
    const text = press?.data.bios?.[id]?.trim();
    if (!text) return [];
    return [{ id, label, text, html: htmlOf(press, ['bios', id]), words: countWords(text) }];
  });
}

function downloads({ site, press }: Context): PressProps['downloads'] {
  return (press?.files ?? []).map(({ id, url, bytes }) => {
    const { title, kind, text } = DOWNLOADS[id];
    return { title, text, url: site.urls.href(url), facts: [kind, ...size(bytes)] };
  });
}

function photos(context: Context): PressProps['photos'] {
  const { site, pictures, press } = context;
  const files = new Map(press?.photos.map((photo) => [photo.file, photo]));
  return (site.pages.press?.data.photos ?? []).map(({ file, title, alt, credit, license }) => {
    const picture = pictures.get(file, 'album', alt ?? title);
    const photo = files.get(file);
    const { dpi, bytes } = photo ?? {};
    // A placeholder has a size of its own, which is not the photo's.
    const facts = photo
      ? [`${picture.width} × ${picture.height} px`, ...(dpi ? [`${dpi} DPI`] : []), ...size(bytes)]
      : [];
    return {
      title,
      picture,
      facts: [...facts, ...[credit, license].filter((fact) => fact !== undefined)],
      file: photo && linkTo(context, title, photo.url),
    };
  });
}

function size(bytes: number | undefined): string[] {
  return bytes === undefined ? [] : [formatBytes(bytes)];
}
