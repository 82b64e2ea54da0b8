/** Lines of plain text made of several names, which may be read in different directions: for heads, calendars and feeds. */
import { isolateParts } from '../engine/lib/isolate.ts';
import type { Site } from './site.ts';

type TitleContext = Pick<Site, 'language' | 'settings'>;

/** `{title} | {artist}`. */
export function pageTitle({ language, settings }: TitleContext, title: string): string {
  return isolateParts(language.dir, (keep) => `${keep(title)} | ${keep(settings.artist.name)}`);
}

/** `{title} – {Type} ({year}) | {artist}`; without the year if that is empty. */
export function releaseTitle(
  { language }: Pick<Site, 'language'>,
  { title, type, year, artist }: { title: string; type: string; year: string; artist: string },
): string {
  return isolateParts(language.dir, (keep) => {
    const facts = [keep(type), year && `(${year})`].filter(Boolean).join(' ');
    return `${keep(title)} – ${facts} | ${keep(artist)}`;
  });
}

/** `{title} – {artist}`. */
export function withArtist({ language, settings }: TitleContext, title: string): string {
  return isolateParts(language.dir, (keep) => `${keep(title)} – ${keep(settings.artist.name)}`);
}

/** `{artist} – {tagline}`; only the name if there is no tagline. */
export function siteTitle({ language, settings }: TitleContext): string {
  const { name, tagline } = settings.artist;
  return tagline ? isolateParts(language.dir, (keep) => `${keep(name)} – ${keep(tagline)}`) : name;
}

/** `{artist}: {title}`; only the title if nobody is named. */
export function namedBy(
  { language }: Pick<Site, 'language'>,
  artist: string | undefined,
  title: string,
): string {
  return artist ? isolateParts(language.dir, (keep) => `${keep(artist)}: ${keep(title)}`) : title;
}
