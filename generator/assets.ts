/** Everything of a site that is not words: pictures, icons, styles, scripts, and the templates to render with. */

import type { Artifact } from './artifact.ts';
import { bundleIslands } from './bundle/islands/index.ts';
import { findOverrides } from './bundle/overrides/index.ts';
import { buildStyles } from './bundle/styles/index.ts';
import { loadTemplates, type Templates } from './bundle/templates/index.ts';
import { positionOf } from './content/entry.ts';
import type { Cache } from './lib/cache/index.ts';
import { openFonts } from './media/fonts/index.ts';
import { planPictures } from './media/pictures/index.ts';
import { type PlannedPressKit, planPressKit } from './media/press-kit/index.ts';
import { openShare, type SharePlanner } from './media/share/index.ts';
import { planStatics } from './media/statics/index.ts';
import { type Pictures, requestPictures } from './model/pictures.ts';
import { modelPressKit } from './model/press-kit.ts';
import type { Shell } from './model/props/shell.ts';
import type { Site } from './model/site.ts';
import { PAPER_HEX } from './model/theme/tokens.ts';
import type { Problem } from './problems/index.ts';

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
  pictures: Pictures;
  /** Of pictures that the content names and that can be shown. */
  pictureCount: number;
  /** The files behind the cards that pages ask for. */
  planShare: SharePlanner['plan'];
  press: PlannedPressKit['files'];
  templates: Templates;
  shell: Shell['assets'];
  artifacts: Artifact[];
  /** What styles and templates are made from, wherever it lies. */
  inputs: string[];
  problems: Problem[];
}

export async function planAssets(site: Site, options: AssetOptions): Promise<PlannedAssets> {
  const { assets, packageRoot, cache, ownCache, encode } = options;
  const { remember = (_kind, _key, make) => make() } = options;
  const { href } = site.urls;
  const root = process.cwd();
  const overrides = findOverrides(root, packageRoot);
  // With files of the site's own among them, these results are of no use to another site.
  const common = { cache: overrides ? cache : ownCache, overrides };
  const { artist, logo } = site.settings;
  const requests = requestPictures(site);
  const settings = JSON.stringify([href('/'), site.settings, positionOf(site.settingsEntry, ['logo'])]);
  const asked = JSON.stringify(requests);
  const { fonts, problems: unreadable } = await openFonts({ assets, packageRoot, cache, ownCache });
  const kit = modelPressKit(site);
  const [pictures, statics, styles, islands, templates, press] = await Promise.all([
    remember('pictures', settings + asked, () => planPictures(requests, { assets, cache, href, encode })),
    remember('statics', settings, () =>
      planStatics({
        assets,
        logo: logo ? { file: logo, at: positionOf(site.settingsEntry, ['logo']) } : undefined,
        name: artist.name,
        href,
        themeColor: PAPER_HEX,
        backgroundColor: PAPER_HEX,
        cache,
      }),
    ),
    remember('styles', settings, () => buildStyles({ ...common, assets, packageRoot, root, href })),
    remember('islands', settings, () => bundleIslands({ ...common, root: packageRoot, href })),
    remember('templates', '', () => loadTemplates({ ...common, packageRoot, root })),
    remember('press-kit', JSON.stringify([kit, logo]), () =>
      planPressKit(kit, { assets, fonts, cache, logo, encode }),
    ),
  ]);
  const share = openShare({ fonts, cache, href, find: pictures.find });
  return {
    pictures: { get: pictures.get, palette: pictures.palette, share: share.locate },
    pictureCount: pictures.count,
    planShare: share.plan,
    press: press.files,
    templates,
    shell: {
      styles: styles.url,
      fonts: styles.fonts,
      loader: islands.loader || undefined,
      smartLink: islands.smartLink || undefined,
      islands: islands.islands,
      icons: statics.icons,
      manifest: statics.manifest,
      themeColor: PAPER_HEX,
    },
    artifacts: [pictures, statics, styles, islands, press].flatMap((part) => part.artifacts),
    inputs: [...styles.inputs, ...templates.files],
    problems: [
      ...unreadable,
      ...[pictures, statics, styles, islands, templates, press].flatMap((part) => part.problems),
    ],
  };
}
