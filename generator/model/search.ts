/** The index that the discography's search loads where the catalogue is cut into pages. */
import type { DiscographyTab, SearchItem } from '../pages/props/music.ts';

/** Every card of every tab, as JSON; `image` is the smallest file of the cover. */
export function searchIndex(tabs: DiscographyTab[]): string {
  const items = tabs.flatMap(({ id, cards }) =>
    cards.map(
      ({ title, url, words, badge, genre, year, picture }): SearchItem => ({
        tab: id,
        title,
        url,
        words,
        badge,
        genre,
        year,
        image: smallestImage(picture.sources[0]?.srcset) ?? picture.src,
      }),
    ),
  );
  return JSON.stringify(items);
}

/** The first address of a srcset, which lists widths in rising order. */
function smallestImage(srcset: string | undefined): string | undefined {
  return srcset?.split(' ', 1)[0];
}
