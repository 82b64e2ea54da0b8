/** The catalogue of works for print. */
import type { Block } from '../../engine/content/types.ts';
import type { Site } from '../../site/site.ts';
import { joinFacts } from '../../site/words/index.ts';
import { listDetails, workRow } from './row.ts';

/** All works by genre, in the order of their files: title, what it is for, and its other facts. */
export function writeCatalogue(site: Site): { title: string; blocks: Block[] }[] {
  const { words, works } = site;
  const genres = [...new Set(works.map(({ data }) => data.genre ?? ''))];
  return genres
    .sort((a, b) => Number(a === '') - Number(b === ''))
    .map((genre) => ({
      title: genre || words.works.others,
      blocks: works
        .filter(({ data }) => (data.genre ?? '') === genre)
        .flatMap((entry): Block[] => {
          const { link, forces, duration, year } = workRow({ site }, entry);
          const details = listDetails(site, entry).map(({ term, text }) => `${term}: ${text}`);
          const lines = [joinFacts([forces, duration, year], words), ...details].filter(Boolean);
          return [block('heading', link.label), ...lines.map((line) => block('paragraph', line))];
        }),
    }));
}

function block(kind: Block['kind'], text: string): Block {
  return { kind, marker: '', level: 0, spans: [{ text, strong: false, emphasis: false }] };
}
