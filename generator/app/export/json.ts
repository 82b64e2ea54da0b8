/** `liner export json`: artist.json as the site has it, and everything that the content says. */
import type { Entry } from '../../engine/content/types.ts';
import { everyRelease } from '../../site/site.ts';
import type { Export, ExportInput } from './exported.ts';

export const exportJson: Export = (input) => ({
  files: [
    { path: 'artist.json', text: input.artist },
    { path: 'catalogue.json', text: `${JSON.stringify(describe(input), null, 2)}\n` },
  ],
  notes: [],
});

function describe({ site, texts }: ExportInput): object {
  const list = (entries: readonly Entry<object>[]) =>
    entries.map(({ slug, file, data }) => ({ slug, ...data, text: texts.get(file)?.trim() || undefined }));
  return {
    version: 1,
    site: site.settings,
    releases: list(everyRelease(site)),
    remixes: list(site.remixes),
    mixes: list(site.mixes),
    events: site.pages.events?.data.events ?? [],
    news: list(site.news),
    artists: list(site.artists),
    labels: list(site.labels),
    scores: list(site.scores),
    works: list(site.works),
    groups: site.pages.groups?.data.groups ?? [],
  };
}
