/** Advice beyond what a build finds: for `liner check`, and for those who edit in the studio. */

import { GRAMMAR } from '../app/list/grammar.ts';
import { loadRecord } from '../app/scaffold/translations/index.ts';
import type { Cache } from '../engine/cache/index.ts';
import { languagesOf, listAllTexts } from '../engine/content/translate/list.ts';
import type { SourceFile } from '../engine/content/types.ts';
import { measureFiles, type PictureSize } from '../engine/media/pictures/header.ts';
import type { Problem } from '../engine/problems/index.ts';
import { MUSIC } from '../features/pages/home-featured.ts';
import { lintTranslations } from '../site/lint/languages.ts';
import { listArtistPhotos, listPressPhotos } from '../site/press-photos.ts';
import { contentOf, type Site } from '../site/site.ts';

interface Folders {
  content: string;
  assets: string;
}

/** Collects the advice on the site and on its languages. */
export async function lintAll(
  site: Site,
  sources: readonly SourceFile[],
  folders: Folders,
  cache: Cache,
): Promise<Problem[]> {
  return [...(await lintSite(site, folders, cache)), ...(await lintLanguages(sources, folders))];
}

/** Warnings about missing translations. @param codes of the languages to check; by default all */
export async function lintLanguages(
  sources: readonly SourceFile[],
  { content }: Folders,
  codes?: readonly string[],
): Promise<Problem[]> {
  const all = languagesOf(sources);
  const record = all.length > 1 ? loadRecord(content) : {};
  const found = (codes ?? all.slice(1)).map(async (code) =>
    lintTranslations(await listAllTexts(sources, all, code, GRAMMAR), code, record[code]),
  );
  return (await Promise.all(found)).flat();
}

async function lintSite(site: Site, { assets }: Folders, cache: Cache): Promise<Problem[]> {
  const content = contentOf(site);
  const covers = MUSIC.flatMap((kind) => content[kind].flatMap(({ data }) => data.artwork_url ?? []));
  const photos = [
    ...listPressPhotos(site),
    ...site.artists.flatMap((entry) => listArtistPhotos(site, entry)),
  ];
  const files = [...photos.map(({ file }) => file), ...covers];
  const sizes = files.length > 0 ? await measureFiles(assets, files, cache) : new Map<string, PictureSize>();
  const context = { content, today: site.today, latest: site.latest, sizes };
  return site.features.list.flatMap(({ lints = [] }) => lints.flatMap((lint) => lint(context)));
}
