import { countWords } from '../../lib/text.ts';
import type { PressProps } from '../props/press.ts';
import { type Context, linkTo, markdown, pageHead } from './context.ts';

export function projectPress(context: Context): PressProps {
  const { site } = context;
  const copy = site.pages.press?.data;
  return {
    ...pageHead(context, copy, 'Press Kit'),
    bios: bios(context),
    assets: (copy?.assets ?? []).map(({ title, text, detail = '', url }) => ({
      title,
      text,
      detail,
      link: url ? linkTo(context, title, url) : undefined,
    })),
    photos: photos(context),
    riderHtml: markdown(context, copy?.rider),
    inquiries: { text: copy?.inquiries ?? '', link: linkTo(context, 'Contact', '/contact/') },
  };
}

function bios(context: Context): PressProps['bios'] {
  const copy = context.site.pages.press?.data.bios ?? {};
  const lengths = [
    ['short', 'Short bio'],
    ['long', 'Long bio'],
    ['full', 'Full biography'],
  ] as const;
  return lengths.flatMap(([id, label]) => {
    const text = copy[id]?.trim();
    if (!text) return [];
    return [{ id, label, text, html: markdown(context, text), words: countWords(text) }];
  });
}

function photos({ site, pictures }: Context): PressProps['photos'] {
  return (site.pages.press?.data.photos ?? []).map(({ file, title, alt, credit, license }) => {
    const picture = pictures.get(file, 'album', alt ?? title);
    return {
      title,
      credit: credit ?? '',
      license: license ?? '',
      pixels: `${picture.width} × ${picture.height} px`,
      picture,
      file: { label: title, url: picture.src, external: false },
    };
  });
}
