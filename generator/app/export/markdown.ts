/** Markdown of the site as other programs read it. */
import type { Site } from '../../site/site.ts';

/** Removes directives and notes, which only Liner knows, and fills in the artist's name. */
export function plainMarkdown(text: string, { settings }: Pick<Site, 'settings'>): string {
  return text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^:{2,}.*$/gm, '')
    .replaceAll('{artist}', () => settings.artist.name)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
