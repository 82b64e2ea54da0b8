/** The steps from folders of content and assets to a site. The sink decides where it goes: a folder, memory, nowhere. */

import { VERSION } from 'liner:version';
import type { Artifact } from '../engine/artifact.ts';
import { type Inputs, NO_INPUTS } from '../engine/bundle/inputs.ts';
import type { Cache } from '../engine/cache/index.ts';
import { allEntries } from '../engine/content/entry.ts';
import { parseContent } from '../engine/content/parse/index.ts';
import { describeUnreadable } from '../engine/content/read/index.ts';
import type { Content, SourceFile } from '../engine/content/types.ts';
import { listUnreadable } from '../engine/lib/files.ts';
import type { OnProgress, Progress } from '../engine/lib/progress.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import { routeOfFile } from '../engine/lib/url.ts';
import { planShareImages } from '../engine/media/share/index.ts';
import { addFrames, isError, type Problem } from '../engine/problems/index.ts';
import { publish, type Sink } from '../engine/publish/index.ts';
import { type ContentLink, checkLinks } from '../engine/publish/links/index.ts';
import { planPodcastCovers } from '../features/mixes/podcast/cover-file.ts';
import { checkPodcast } from '../features/mixes/podcast/index.ts';
import type { SoundLevels } from '../features/sound/sounds.ts';
import type { KeptPages } from '../site/kept-pages.ts';
import { checkMenu } from '../site/menu.ts';
import { checkRedirects } from '../site/redirects/conflicts.ts';
import { listAllRedirects } from '../site/redirects/index.ts';
import { checkAddresses } from '../site/route-conflicts.ts';
import { isShareImage } from '../site/share.ts';
import { projectShell } from '../site/shell.ts';
import { contentOf, type Site } from '../site/site.ts';
import { modelSites } from '../site/sites.ts';
import { checkTexts } from '../site/texts.ts';
import { checkThemes } from '../site/theme/contrast.ts';
import { checkLook } from '../site/theme/look.ts';
import type { Theme } from '../site/theme/tokens.ts';
import { type Encode, type KeptResults, planAssets, type SiteTemplates } from './assets.ts';
import { checkContent } from './checks.ts';
import { GRAMMAR } from './grammar.ts';
import { type Edition, writeFiles, writeSite } from './output.ts';
import { projectPages } from './pages.ts';
import { projectFacts } from './site-facts.ts';

export interface BuildOptions {
  /** The content folder as it was read, with what could not be read. */
  read: { sources: SourceFile[]; problems: Problem[] };
  /** The artist's folder of assets. */
  assets: string;
  /** Overrides `base_url` of site.yaml. */
  baseUrl?: string | undefined;
  /** Entries marked as drafts are built too. */
  drafts: boolean;
  encode?: Encode | undefined;
  /** Texts are published compressed as well. */
  compress?: boolean | undefined;
  /** The build's day, `YYYY-MM-DD`, by the clock of the site. */
  today: DayIn;
  /** The folder of the site. */
  root: string;
  /** The folder of Liner's own package. */
  packageRoot: string;
  cache: Cache;
  /** For what is made from Liner's own code alone. */
  ownCache: Cache;
  progress: Progress;
  kept?: KeptResults | undefined;
  /** The compiled `worker.ts`. */
  worker?: string | undefined;
}

export interface Build {
  /** With advice for those who run `liner check`. */
  problems: Problem[];
  /** What was heard of recordings, as far as it is known. */
  levels: SoundLevels[];
  /** The codes of warnings that the site does not want to be given; they are among the problems all the same. */
  ignored: ReadonlySet<string>;
  /** The site as far as it is known; undefined where site.yaml cannot be read. */
  site?: Site | undefined;
  /** Undefined where there is an error among the problems: the sink was given nothing, or discarded it. */
  made: MadeSite | undefined;
  /** All that styles, scripts and templates are made from, as far as it is known. */
  inputs: Inputs;
}

/** A site, ready to be published. */
export interface MadeSite {
  site: Site;
  templates: SiteTemplates;
  /** The address of the stylesheet. */
  styles: string;
  /** The colours of pages that have their own, by the pages' files. */
  listThemes(): ReadonlyMap<string, Theme>;
  artifacts: Artifact[];
  /** In a preview, the pictures for shared links, which are not among its files: to know them, all pages are made. */
  planShared?: (() => Artifact[]) | undefined;
}

/** Everything that is wrong is found in one run. */
export async function build(options: BuildOptions, sink: Sink): Promise<Build> {
  const { progress, cache, compress = false } = options;
  const { sources, problems: unread } = options.read;
  let inputs = NO_INPUTS;
  let levels: SoundLevels[] = [];
  progress.begin('Checking');
  const {
    content,
    drafts,
    problems: invalid,
  } = await parseContent(sources, { ...options, grammar: GRAMMAR });
  const today = options.today(content?.site.data.timezone ?? 'UTC');
  const modelled = content && modelSites(content, today, GRAMMAR);
  const end = (problems: Problem[], made?: MadeSite): Build => ({
    inputs,
    levels,
    ignored: new Set(content?.site.data.check?.ignore),
    site: modelled?.[0],
    problems: addFrames(modelled && modelled.length > 1 ? dropRepeated(problems) : problems, sources),
    made: problems.some(isError) ? undefined : made,
  });

  const wrong = [...unread, ...invalid, ...checkContent({ sources, content, drafts, today })];
  const closed = listUnreadable(options.assets).map((path) => describeUnreadable(options.assets, path));
  // Nothing more can be said of files that cannot be looked at.
  if (!content || !modelled || closed.length > 0) return end([...wrong, ...closed]);

  progress.begin('Styles and scripts');
  const assets = await planAssets(modelled, options);
  inputs = assets.inputs;
  levels = assets.levels;

  progress.begin('Planning');
  const { pages: templatePages } = assets.templates;
  const addPages = (each: Site): Site => (templatePages.length > 0 ? { ...each, templatePages } : each);
  const site = addPages(modelled[0]);
  const translated = modelled.slice(1).map(addPages);
  // A preview makes the pages that are looked at.
  const isPreview = typeof options.encode === 'object';
  // With another Node.js come other words for dates and numbers.
  const kept = cache.pack<KeptPages>('pages', `${VERSION} ${process.version}`);
  const project = (each: Site): Edition => {
    const tables = assets.tablesOf(each);
    return {
      site: each,
      plan: projectPages(each, tables, isPreview ? undefined : kept.get(each.urls.absolute('/'))),
      shell: {
        ...projectShell(each, tables.shell),
        ...(assets.templates.needsSite && { site: projectFacts({ site: each, assets: tables }) }),
      },
    };
  };
  const editions: [Edition, ...Edition[]] = [project(site), ...translated.map(project)];
  const pages = editions.flatMap(({ plan }) => plan.pages);
  const redirects = listAllRedirects([site, ...translated]);
  const planShared = () => {
    const images = pages.flatMap(({ share }) => share?.images ?? []);
    return planShareImages(images, { ...assets, cache });
  };
  // These pictures, and the colours below, are those of all pages.
  const files = await writeFiles({
    ...{ editions, renderer: assets.templates, cache },
    assets: [
      // What takes longest is begun first.
      ...(isPreview ? [] : planShared()),
      ...planPodcastCovers(
        editions.flatMap(({ plan }) => plan.podcast ?? []),
        { ...assets, cache },
      ),
      ...assets.artifacts,
    ],
  });
  const listRoutes = () => files.map(({ path }) => routeOfFile(path));
  const isBroken = [...wrong, ...assets.problems].some(isError);
  const checked = [
    ...checkAddresses(site),
    ...checkMenu(site).filter(({ code }) => !isBroken || !FROM_MISSING_PAGES.has(code)),
    ...checkLook(site),
    ...checkPodcast({ site, assets: assets.tablesOf(site) }),
    ...[site, ...translated].flatMap((each) => checkTexts(each, wrong)),
    ...checkRedirects(redirects, listRoutes, site),
    ...(isPreview ? [] : checkThemes(pages)),
  ];
  // A file left out for its errors makes its pictures and recordings look unused, and the links to it broken.
  if (wrong.some(isError)) return end([...wrong, ...withoutUnused(assets.problems), ...checked]);

  const problems = [...wrong, ...assets.problems, ...checked];
  const isSound = !problems.some(isError);
  const artifacts = await writeSite(files, {
    ...{ editions, redirects, compressed: compress && isSound ? cache : undefined },
  });

  progress.begin('Writing');
  const { templates } = assets;
  const { urls } = site;
  const links = [...listLinks(content), ...translated.flatMap((each) => listLinks(contentOf(each)))];
  const otherUrls = translated.map((each) => each.urls);
  const onProgress: OnProgress = (done, total, path) =>
    progress.count('Writing', done, total, path, kindOfFile(path));
  const found = isSound
    ? await publish(artifacts, sink, {
        urls,
        otherUrls,
        links,
        explain: templates.explain,
        onProgress,
      })
    : checkLinks({ urls, otherUrls, links, files: artifacts.map(({ path }) => path), pages: new Map() });
  if (isSound && !isPreview)
    for (const each of editions) kept.set(each.site.urls.absolute('/'), each.plan.listKept());
  return end([...problems, ...found], {
    site,
    templates,
    styles: editions[0].shell.assets.styles,
    listThemes: () => new Map(pages.flatMap(({ path, theme }) => (theme ? [[path, theme]] : []))),
    artifacts,
    planShared: isPreview ? planShared : undefined,
  });
}

/** What the time of making a file goes to. */
function kindOfFile(path: string): string {
  if (/\.(?:br|gz)$/.test(path)) return 'Compression';
  if (path.endsWith('.html')) return 'Pages';
  return isShareImage(path) ? 'Pictures for links' : 'Writing';
}

/** A page whose file or template has an error is missing: what to do about its place in the menu would be wrong. */
const FROM_MISSING_PAGES = new Set(['menu/empty-page', 'menu/unknown-page']);

/** What is wrong with a text that several languages show is said once. */
function dropRepeated(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [JSON.stringify(each), each])).values()];
}

function withoutUnused(problems: readonly Problem[]): Problem[] {
  return problems.filter(({ code }) => code !== 'picture/unused' && code !== 'sound/unused');
}

/** Every address that the content publishes, with its place. */
function listLinks(content: Content): ContentLink[] {
  return allEntries(content).flatMap(({ file, links }) =>
    links.map(({ url, line, column }) => ({ url, at: { file, line, column } })),
  );
}
