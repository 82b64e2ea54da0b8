/** The steps from folders of content and assets to a site. Where it goes is the sink's affair: a folder, memory, nowhere. */

import type { Artifact } from './artifact.ts';
import { type Encode, type KeptResults, type PlannedAssets, planAssets } from './assets.ts';
import type { Templates } from './bundle/templates/index.ts';
import { checkContent } from './content/check/index.ts';
import { allEntries } from './content/entry.ts';
import { parseContent } from './content/parse/index.ts';
import type { Content, SourceFile } from './content/types.ts';
import type { Cache } from './lib/cache/index.ts';
import { hash } from './lib/hash.ts';
import type { Progress } from './lib/progress.ts';
import { checkAddresses } from './model/addresses.ts';
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
import { addFrames, isError, type Problem } from './problems/index.ts';
import { publish, type Sink } from './publish/index.ts';
import { type ContentLink, checkLinks } from './publish/links/index.ts';

export interface BuildOptions {
  /** The content folder as it was read, with what could not be read. */
  read: { sources: SourceFile[]; problems: Problem[] };
  /** The artist's folder of assets. */
  assets: string;
  /** Stands in for that of site.yaml. */
  baseUrl?: string | undefined;
  /** Entries marked as drafts are built too. */
  drafts: boolean;
  encode?: Encode | undefined;
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
  kept?: KeptResults | undefined;
}

export interface Build {
  problems: Problem[];
  /** Undefined where there is an error among the problems: the sink was given nothing, or discarded it. */
  made: MadeSite | undefined;
}

/** A site, ready to be published. */
export interface MadeSite {
  site: Site;
  templates: Templates;
  /** The address of the stylesheet. */
  styles: string;
  /** Pictures that are shown. */
  pictures: number;
  /** The colours of pages that have their own, by the pages' files. */
  themes: ReadonlyMap<string, Theme>;
  artifacts: Artifact[];
  /** What styles and templates are made from, wherever it lies. */
  inputs: string[];
}

/** Everything that is wrong is found in one run. */
export async function build(options: BuildOptions, sink: Sink): Promise<Build> {
  const { progress, read } = options;
  progress.begin('Checking');
  const { content, drafts, problems: invalid } = await parseContent(read.sources, options);
  const checkable = { sources: read.sources, content, drafts, today: options.today };
  const unread = [...read.problems, ...invalid, ...checkContent(checkable)];
  if (!content) return { problems: addFrames(unread, read.sources), made: undefined };

  const site = modelSite(content, options.today);
  progress.begin('Pictures, styles and scripts');
  const assets = await planAssets(site, options);
  progress.begin('Pages');
  const plan = projectPages(site, assets.pictures, hash, assets.press);
  const redirects = listRedirects(site);
  const problems = [
    ...unread,
    ...(unread.some(isError) ? findSurely(assets) : assets.problems),
    ...checkAddresses(site),
    ...checkRedirects(redirects, new Set(plan.pages.map(({ route }) => route)), site),
    ...checkThemes(plan.pages),
  ];
  const frame = (found: Problem[]) => addFrames(found, read.sources);
  // A file left out for its errors would make links to it look wrong.
  if (unread.some(isError)) return { problems: frame(problems), made: undefined };

  const links = listLinks(content);
  const made = await planSite(site, plan, assets, redirects, options);
  if (problems.some(isError)) {
    const files = made.artifacts.map(({ path }) => path);
    const broken = checkLinks({ pages: new Map(), files, links, urls: site.urls });
    return { problems: frame([...problems, ...broken]), made: undefined };
  }
  progress.begin('Writing');
  const { explain } = assets.templates;
  const found = await publish(made.artifacts, sink, {
    urls: site.urls,
    links,
    explain,
    onProgress: progress.count,
  });
  const all = frame([...problems, ...found]);
  return { problems: all, made: all.some(isError) ? undefined : made };
}

/** A file left out for its errors makes its pictures look unused. */
function findSurely({ problems }: PlannedAssets): Problem[] {
  return problems.filter(({ code }) => code !== 'picture/unused');
}

/** Every address that the content publishes, with its place. */
function listLinks(content: Content): ContentLink[] {
  return allEntries(content).flatMap(({ file, links }) =>
    links.map(({ url, line, column }) => ({ url, at: { file, line, column } })),
  );
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
    styles: assets.shell.styles,
    pictures: assets.pictureCount,
    themes: new Map(pages.flatMap(({ path, theme }) => (theme ? [[path, theme]] : []))),
    inputs: assets.inputs,
    artifacts: compress ? await addCompressed(artifacts, cache) : artifacts,
  };
}
