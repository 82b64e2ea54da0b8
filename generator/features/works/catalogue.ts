/** The catalogue of works for print. */
import type { SmallPrint } from '../../site/parts.ts';
import type { Site } from '../../site/site.ts';
import { joinFacts } from '../../site/words/index.ts';
import { listDetails, workRow } from './row.ts';

/** A work; texts may be empty. */
export interface PrintedWork {
  title: string;
  forces: string;
  /** `18 min · 2025`. */
  facts: string;
  details: SmallPrint[];
}

export interface PrintedGenre {
  title: string;
  works: PrintedWork[];
}

/** All works by genre, in the order of their files. */
export function writeCatalogue(site: Site): PrintedGenre[] {
  const { words, works } = site;
  const genres = [...new Set(works.map(({ data }) => data.genre ?? ''))];
  return genres
    .sort((a, b) => Number(a === '') - Number(b === ''))
    .map((genre) => ({
      title: genre || words.works.others,
      works: works
        .filter(({ data }) => (data.genre ?? '') === genre)
        .map((entry) => {
          const { link, forces, duration, year } = workRow({ site }, entry);
          const details = listDetails(site, entry).filter(({ text }) => text !== forces);
          return { title: link.label, forces, facts: joinFacts([duration, year], words), details };
        }),
    }));
}
