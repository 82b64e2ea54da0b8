/** From folders of content and assets to the files of a site. Nothing is published here. */

import type { Artifact } from './artifact.ts';
import { type PlannedAssets, planAssets, type Remember } from './assets.ts';
import type { Templates } from './bundle/templates/index.ts';
import { addFrames, load } from './content/parse/index.ts';
import type { SourceFile } from './content/types.ts';
import type { Cache } from './lib/cache/index.ts';
import { hash } from './lib/hash.ts';
import type { Progress } from './lib/progress.ts';
import { checkAddresses } from './model/addresses.ts';
import { listCalendars } from './model/events.ts';
import { listDataRoutes } from './model/feeds/addresses.ts';
import { checkRedirects } from './model/redirects/check.ts';
import { listRedirects, type Redirect } from './model/redirects/index.ts';
import { projectShell } from './model/shell.ts';
import { modelSite, type Site } from './model/site.ts';
import { checkThemes } from './model/theme/check.ts';
import { addCompressed } from './output/compress.ts';
import { planHosting } from './output/hosting/index.ts';
import { planOutput } from './output/index.ts';
import { type PlannedSite, projectPages } from './pages/index.ts';
import type { Theme } from './pages/props/page.ts';
import { moveSmartLinks } from './pages/smart-link.ts';
import { isError, type Problem } from './problems/index.ts';
import { checkLinks } from './publish/links/content.ts';

export interface BuildOptions {
  /** The content folder as it was read, with what could not be read. */
  read: { sources: SourceFile[]; problems: Problem[] };
  /** The artist's folder of assets. */
  assets: string;
  /** Stands in for that of site.yaml. */
  baseUrl?: string | undefined;
  /** Entries marked as drafts are built too. */
  drafts: boolean;
  /** false to look at pictures without making anything of them. */
  encode?: boolean | undefined;
  /** Texts are published compressed as well. */
  compress?: boolean | undefined;
  /** The build's day, `YYYY-MM-DD`. */
  today: string;
  /** The folder of Liner's own package. */
  packageRoot: string;
  /** A hash of Liner's own code, part of every cache key. */
  codeHash: string;
  cache: Cache;
  /** For what is made from Liner's own code alone. */
  ownCache: Cache;
  progress: Progress;
  /** Keeps what is made of files alone from one build to the next. */
  remember?: Remember | undefined;
}

export interface Build {
  problems: Problem[];
  /** Undefined where there is an error among the problems. */
  made: MadeSite | undefined;
}

/** A site, ready to be published. */
export interface MadeSite {
  site: Site;
  templates: Templates;
  /** Pictures that are shown. */
  pictures: number;
  /** The colours of pages that have their own, by the pages' files. */
  themes: ReadonlyMap<string, Theme>;
  artifacts: Artifact[];
}

/** Loads, models and plans; everything that is wrong is found in one run. */
export async function build(options: BuildOptions): Promise<Build> {
  const { progress, read } = options;
  progress.begin('Checking');
  const { content, problems: invalid } = await load(read.sources, { ...options, version: options.codeHash });
  const unread = [...read.problems, ...invalid];
  if (!content) return { problems: unread, made: undefined };

  const site = modelSite(content, options.today);
  progress.begin('Pictures, styles and scripts');
  const assets = await planAssets(site, options);
  progress.begin('Pages');
  const plan = projectPages(site, assets.pictures, hash, assets.press);
  const routes = listRoutes(site, plan, assets);
  const redirects = listRedirects(site);

  const seen = unread.some(isError)
    ? findSurely(assets)
    : [...assets.problems, ...checkLinks(content, routes)];
  const checked = [
    ...checkAddresses(site),
    ...checkRedirects(redirects, routes, site),
    ...checkThemes(plan.pages),
  ];
  const problems = addFrames([...unread, ...seen, ...checked], read.sources);
  if (problems.some(isError)) return { problems, made: undefined };
  return { problems, made: await planSite(site, plan, assets, redirects, options) };
}

/** A file left out for its errors makes its pictures look unused, and every link to its page look wrong. */
function findSurely({ problems }: PlannedAssets): Problem[] {
  return problems.filter(({ code }) => code !== 'picture/unused');
}

/** Every address that content may link to, without the base path. */
function listRoutes(site: Site, { pages }: PlannedSite, { artifacts }: PlannedAssets): Set<string> {
  const routes = pages.filter(({ path }) => path !== '404.html').map(({ route }) => route);
  const files = artifacts.filter(({ immutable }) => !immutable).map(({ path }) => `/${path}`);
  return new Set([...routes, ...files, ...listCalendars(site.events), ...listDataRoutes()]);
}

/** All files of the site, and what the report says of them. */
async function planSite(
  site: Site,
  plan: PlannedSite,
  assets: PlannedAssets,
  redirects: Redirect[],
  { compress = false, cache }: BuildOptions,
): Promise<MadeSite> {
  const { pages } = plan;
  const output = await planOutput(site, plan, projectShell(site, assets.shell), assets.templates);
  const share = assets.planShare(pages.flatMap(({ share }) => share?.cards ?? []));
  const files = [...output, ...assets.artifacts, ...share];
  const policies = pages.map(({ policy }) => policy);
  const moved = [...redirects, ...moveSmartLinks(redirects)];
  const artifacts = [...files, ...planHosting(site, policies, moved, files)];
  return {
    site,
    templates: assets.templates,
    pictures: assets.pictureCount,
    themes: new Map(pages.flatMap(({ path, theme }) => (theme ? [[path, theme]] : []))),
    artifacts: compress ? await addCompressed(artifacts, cache) : artifacts,
  };
}
