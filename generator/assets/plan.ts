/** Everything of a site that is not words: pictures, icons, styles, scripts, and the templates to render with. */
import type { Cache } from '../lib/cache.ts';
import { requestPictures } from '../model/pictures.ts';
import type { Shell } from '../model/props/shell.ts';
import type { Site } from '../model/site.ts';
import { PAPER_HEX } from '../model/theme/tokens.ts';
import type { Artifact } from '../output/types.ts';
import type { Problem } from '../problem.ts';
import { bundleIslands } from './islands.ts';
import { type PlannedPictures, planPictures } from './pictures.ts';
import { planStatics } from './statics.ts';
import { buildStyles } from './styles.ts';
import { loadTemplates, type Templates } from './templates.ts';

export interface AssetOptions {
  /** The artist's folder of assets. */
  assets: string;
  packageRoot: string;
  /** A hash of Liner's own code. */
  codeHash: string;
  cache: Cache;
  /** false to look at pictures without making anything of them. */
  encode?: boolean | undefined;
  /** For what is made from Liner's own code alone: it serves every site. */
  ownCache: Cache;
  /** Keeps results from one build to the next, for those who know when the files change. */
  remember?: Remember | undefined;
}

/** Gives the last result of a kind again where it has the same key, which names all that it depends on besides files. */
export type Remember = <Result>(kind: string, key: string, make: () => Promise<Result>) => Promise<Result>;

export interface PlannedAssets {
  pictures: PlannedPictures;
  templates: Templates;
  shell: Shell['assets'];
  artifacts: Artifact[];
  problems: Problem[];
}

export async function planAssets(site: Site, options: AssetOptions): Promise<PlannedAssets> {
  const { assets, packageRoot, codeHash: version, cache, ownCache, encode } = options;
  const { remember = (_kind, _key, make) => make() } = options;
  const { href } = site.urls;
  const root = process.cwd();
  const { artist, logo } = site.site.data;
  const requests = requestPictures(site);
  const settings = JSON.stringify([href('/'), site.site.data, site.site.at(['logo'])]);
  const asked = JSON.stringify(requests.map(({ at, ...request }) => [request, at()]));
  const [pictures, statics, styles, islands, templates] = await Promise.all([
    remember('pictures', settings + asked, () => planPictures(requests, { assets, cache, href, encode })),
    remember('statics', settings, () =>
      planStatics({
        assets,
        logo: logo ? { file: logo, at: () => site.site.at(['logo']) } : undefined,
        name: artist.name,
        href,
        themeColor: PAPER_HEX,
        backgroundColor: PAPER_HEX,
        cache,
      }),
    ),
    remember('styles', settings, () =>
      buildStyles({ assets, packageRoot, root, cache: ownCache, href, version }),
    ),
    remember('islands', settings, () => bundleIslands({ root: packageRoot, cache: ownCache, href, version })),
    remember('templates', '', () => loadTemplates({ packageRoot, root, cache: ownCache })),
  ]);
  return {
    pictures,
    templates,
    shell: {
      styles: styles.url,
      fonts: styles.fonts,
      loader: islands.loader || undefined,
      islands: islands.islands,
      icons: statics.icons,
      manifest: statics.manifest,
      themeColor: PAPER_HEX,
    },
    artifacts: [pictures, statics, styles, islands].flatMap((part) => part.artifacts),
    problems: [pictures, statics, styles, islands, templates].flatMap((part) => part.problems),
  };
}
