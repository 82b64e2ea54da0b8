/** The press kits of all languages: that of the site, and those of its artists. */

import { modelArtistKits } from '../../features/press/artist-kit.ts';
import { modelPressKit, type PressKit } from '../../features/press/kit.ts';
import type { Assets, PressFiles } from '../../site/assets.ts';
import { artistPressRoute, ROUTES } from '../../site/routes.ts';
import type { PdfStyle } from '../../site/schema/pdf-style.ts';
import type { Site } from '../../site/site.ts';

interface ListedKit {
  kit: PressKit | undefined;
  /** The route that its files are below. */
  folder: string;
  /** Kits of artists are offered as one file. */
  offered?: ['kit'];
}

export function listPressKits(site: Site, style: PdfStyle): ListedKit[] {
  return [
    { kit: modelPressKit(site, style), folder: site.urls.place(ROUTES.press) },
    ...modelArtistKits(site, style).map(
      ([slug, kit]): ListedKit => ({
        kit,
        folder: site.urls.place(artistPressRoute(slug)),
        offered: ['kit'],
      }),
    ),
  ];
}

const NO_PRESS: PressFiles = { files: [], photos: [] };

/** The files of all kits, as the pages of a site read them. @param made by their folders */
export function pressTables(
  { urls, artists }: Site,
  made: ReadonlyMap<string, PressFiles>,
): Pick<Assets, 'press' | 'artistPress'> {
  const own = artists.flatMap(({ slug }) => {
    const files = made.get(urls.place(artistPressRoute(slug)));
    return files ? [[slug, files] as const] : [];
  });
  return {
    press: made.get(urls.place(ROUTES.press)) ?? NO_PRESS,
    artistPress: Object.fromEntries(own),
  };
}
