import { joinInputs } from '../../engine/bundle/inputs.ts';
import { bundleIslands } from '../../engine/bundle/islands/index.ts';
import { listLookInputs } from '../../engine/bundle/looks.ts';
import { findOverrides, hasOwnIslands, type Overrides } from '../../engine/bundle/overrides/index.ts';
import { buildStyles } from '../../engine/bundle/styles/index.ts';
import { loadTemplates } from '../../engine/bundle/templates/index.ts';
import type { Cache } from '../../engine/cache/index.ts';
import { positionOf } from '../../engine/content/entry.ts';
import type { HiddenEntry } from '../../engine/content/types.ts';
import { openFolder } from '../../engine/lib/files.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { planDownloads } from '../../engine/media/downloads.ts';
import { type Fonts, openFonts } from '../../engine/media/fonts/index.ts';
import { checkMask, readLogo } from '../../engine/media/logo/index.ts';
import { planPictures } from '../../engine/media/pictures/index.ts';
import { shareVersion } from '../../engine/media/share/index.ts';
import { planStatics } from '../../engine/media/statics/index.ts';
import { formatPosition, type Problem } from '../../engine/problems/index.ts';
import { listBooklets, textsOfBooklets } from '../../features/press/booklet.ts';
import { NO_BOOKLETS, type PlannedBooklets, planBooklets } from '../../features/press/booklet-files.ts';
import { planPressKit } from '../../features/press/kit-files.ts';
import { findHost, planSounds } from '../../features/sound/media/index.ts';
import type { Assets, ShellAssets } from '../../site/assets.ts';
import { requestDownloads } from '../../site/downloads.ts';
import { type OpenLook, openLook } from '../../site/looks/open.ts';
import type { PageOf } from '../../site/page.ts';
import { drawPlaceholders } from '../../site/placeholder-art.ts';
import { checkPublished } from '../../site/secrets.ts';
import { SELDOM } from '../../site/seldom-styles.ts';
import type { Site } from '../../site/site.ts';
import { siteGrounds } from '../../site/theme/index.ts';
import type { Ground } from '../../site/theme/tokens.ts';
import { planFonts } from './fonts.ts';
import type { BuildInput } from './input.ts';
import { checkLetters } from './letters.ts';
import type { CachedResults, Mode } from './mode.ts';
import { listPressKits, pressTables } from './press-kits.ts';
import { collectRecordings, requestPictures } from './requests.ts';
import { isAnyLocked, listRoomSounds } from './rooms.ts';
import type { Shell } from './shell.ts';
import type { Model, PlannedAssets, Sites } from './stages.ts';

export async function planAssets(
  { sites, hidden, rooms }: Model,
  input: BuildInput,
  mode: Pick<Mode, 'media' | 'results'>,
): Promise<PlannedAssets> {
  const { look, problems: unusable } = await openSiteLook(sites[0], input);
  const planning = openPlanning(sites, input, look, mode);
  const { assets, root, packageRoot, cache, ownCache } = input;
  const own = await planFonts(sites[0], input);
  const styling = planStyles(planning, own.css);
  const opening = styling.then(({ roles }) =>
    openFonts({ roles, assets, root, packageRoot, cache, ownCache }),
  );
  const recordings = collectRecordings(sites[0].whole ?? sites[0]);
  const kits = sites.flatMap((each, index) =>
    listPressKits(each, look.recipe.pdf).map((kit) => ({ ...kit, index })),
  );
  const drawing = planSitePictures(planning, hidden);
  const bind: Bind = async (each, heard, isMeasured) => {
    if (listBooklets(each).length === 0) return NO_BOOKLETS;
    const { originals, ...drawn } = await drawing;
    const { fonts } = await opening;
    const tables = { ...drawn, sounds: { sounds: heard, archives: {} }, recipe: look.recipe };
    return planBooklets(each, { assets: tables, originals, fonts, cache, isMeasured });
  };
  const hearing = planRecordings(
    planning,
    { ...recordings, files: [...recordings.files, ...listRoomSounds(rooms)] },
    bind,
  );
  const binding = Promise.all(
    sites.map(async (each) => bind(each, (await hearing).sounds.sounds, mode.media.isKitMeasured)),
  );
  const [pictures, sounds, booklets, statics, downloads, styles, islands, templates, opened, presses] =
    await Promise.all([
      drawing,
      hearing,
      binding,
      planIcons(planning),
      planSiteDownloads(planning),
      styling,
      planIslands(planning, rooms),
      planTemplates(planning),
      opening,
      Promise.all(kits.map((kit) => planKit(planning, kit, opening, binding))),
    ]);
  const { fonts } = opened;
  const parts = [pictures, sounds, ...booklets, statics, downloads, styles, islands, ...presses];
  const tables = {
    pictures: pictures.pictures,
    placeholders: pictures.placeholders,
    shareVersion: shareVersion(fonts),
    recipe: look.recipe,
    sounds: sounds.sounds,
    downloads: downloads.files,
    booklets: Object.fromEntries(booklets.flatMap(({ table }) => Object.entries(table))),
    shell: describeShell(planning, styles, islands, statics, downloads),
  };
  const press = new Map(
    kits.flatMap(({ folder }, index) => {
      const planned = presses[index];
      return planned ? [[folder, planned.files] as const] : [];
    }),
  );
  return {
    tablesOf: (each) => ({ ...tables, ...pressTables(each, press) }),
    originals: pictures.originals,
    fonts,
    templates,
    artifacts: parts.flatMap((part) => part.artifacts),
    inputs: joinInputs(styles.inputs, islands.inputs, templates.inputs, listLookInputs(look)),
    problems: [
      ...unusable,
      ...own.problems,
      ...opened.problems,
      ...checkLetters(input.read.sources, fonts),
      ...parts.flatMap((part) => part.problems),
      ...dropDuplicates(templates.problems, islands.problems),
    ],
    levels: sounds.levels,
  };
}

/** Plans the booklets of a site, whose recordings have been measured. */
type Bind = (site: Site, heard: Assets['sounds']['sounds'], isMeasured: boolean) => Promise<PlannedBooklets>;

interface Planning
  extends Pick<BuildInput, 'assets' | 'root' | 'packageRoot' | 'cache' | 'ownCache' | 'worker'> {
  sites: Sites;
  /** The site in the default language: facts are the same in all of them. */
  site: Site;
  look: OpenLook;
  media: Mode['media'];
  overrides: Overrides | undefined;
  /** The cache of what is made from templates and styles: shared by all sites if none of those files is the site's own. */
  codeCache: Cache;
  /** The colours of pages without covers. */
  ground: Ground;
  /** Hash of the settings of the whole site: part of the key of every result. */
  settings: string;
  /** Keeps a result from one build of a preview to the next. */
  keep<Result>(kind: string, key: string, make: () => Promise<Result>): Promise<Result>;
  /** Reports how many of a kind are done. */
  count(kind: string): OnProgress;
  /** Looks for secrets in a file that is published as it is. */
  inspect(file: string, path: string): Problem | undefined;
}

function openSiteLook({ settings, settingsEntry }: Site, { root, packageRoot, features }: BuildInput) {
  const at = positionOf(settingsEntry, ['look', 'style']);
  return openLook(settings.look?.style, { root, packageRoot, grammar: features.grammar }, at);
}

function openPlanning(
  sites: Sites,
  { assets, root, packageRoot, cache, ownCache, worker, progress }: BuildInput,
  look: OpenLook,
  { media, results }: Pick<Mode, 'media' | 'results'>,
): Planning {
  const [site] = sites;
  const overrides = findOverrides(root, packageRoot);
  const logoAt = positionOf(site.settingsEntry, ['logo']);
  return {
    ...{ assets, root, packageRoot, cache, ownCache, worker, sites, site, look, media, overrides },
    codeCache: !overrides && look.origin === 'liner' ? ownCache : cache,
    ground: siteGrounds(look.recipe, site.settings.look).ground,
    settings: JSON.stringify([site.urls.href('/'), site.settings, logoAt]),
    keep: (kind, key, make) => cacheResult(results, kind, key, make),
    count:
      (kind) =>
      (...counted) =>
        progress.count(kind, ...counted),
    inspect: (file, path) => checkPublished(file, path, assets),
  };
}

function planStyles({ site, settings, keep, codeCache: cache, ...planning }: Planning, added: string) {
  const { assets, packageRoot, root, overrides, look } = planning;
  const { href } = site.urls;
  // The head of a page may be a template of the site, which knows one stylesheet.
  const seldom = overrides ? [] : SELDOM;
  return keep('styles', settings + added, () =>
    buildStyles({ assets, packageRoot, root, cache, overrides, look, added, href, seldom }),
  );
}

function planSitePictures(planning: Planning, hidden: readonly HiddenEntry[]) {
  const { sites, site, settings, assets, cache, look, media, keep, count } = planning;
  const requests = requestPictures(sites.map((each) => each.whole ?? each));
  return keep('pictures', settings + JSON.stringify(requests), () =>
    planPictures(requests, {
      ...{ assets, cache, href: site.urls.href, onProgress: count('Pictures') },
      placeholders: drawPlaceholders(look.recipe, site.settings.look),
      making: media.pictures,
      awaited: hidden.flatMap(({ entry }) => entry.pictures.map(({ file }) => file)),
    }),
  );
}

function planRecordings(
  planning: Planning,
  { sounds, archives, files }: ReturnType<typeof collectRecordings>,
  bind: Bind,
) {
  const { site, settings, assets, cache, worker, media, keep, count } = planning;
  const { origin, href } = site.urls;
  const { to, audio_host: elsewhere } = site.settings.publish ?? {};
  // A preview plays its own files, which nobody has uploaded.
  const isElsewhere = elsewhere && typeof media.sounds !== 'object';
  const key = JSON.stringify([sounds, archives, textsOfBooklets(site)]);
  return keep('sounds', settings + key, () =>
    planSounds(sounds, archives, {
      ...{ assets, cache, worker, onProgress: count('Sound') },
      href: isElsewhere ? (url) => `${elsewhere.url.replace(/\/$/, '')}${url}` : href,
      named: files,
      making: media.sounds,
      attach: async (heard) => (await bind(site, heard, false)).files,
      host: elsewhere ? undefined : findHost(origin, to),
    }),
  );
}

function planIcons({ site, settings, assets, cache, ground, keep, inspect }: Planning) {
  const { artist, logo } = site.settings;
  return keep('statics', settings, () =>
    planStatics({
      ...{ assets, cache, inspect, href: site.urls.href, name: artist.name, shortName: artist.short_name },
      logo: logo ? { file: logo, at: positionOf(site.settingsEntry, ['logo']) } : undefined,
      ...{ themeColor: ground.paper, backgroundColor: ground.paper, ink: ground.ink },
    }),
  );
}

function planSiteDownloads({ sites, site, settings, assets, cache, keep, inspect }: Planning) {
  const downloads = requestDownloads(sites.map((each) => each.whole ?? each));
  const language = site.language.code;
  const { logo: file } = site.settings.look ?? {};
  return keep('downloads', settings + JSON.stringify(downloads), async () => {
    const planned = await planDownloads(downloads, {
      ...{ assets, cache, inspect, language },
      readDrawing: (named, folder) => readLogo(named, folder, cache, 'logo/missing'),
    });
    if (file === undefined) return planned;
    const at = positionOf(site.settingsEntry, ['look', 'logo']);
    const faults = await checkMask({ file, at }, openFolder(assets), cache);
    return { ...planned, problems: [...planned.problems, ...faults] };
  });
}

/** Templates of a site's own have no part in the scripts. */
function planIslands(planning: Planning, rooms: Model['rooms']) {
  const { sites, site, settings, packageRoot, overrides, look, keep } = planning;
  const locked = isAnyLocked(rooms);
  const player = [...sites, ...rooms.map(({ site }) => site)].some(({ needs }) => needs.media.length > 0);
  const countdown = site.pages.home?.data.announced === true;
  const source = hasOwnIslands(overrides)
    ? { cache: planning.codeCache, overrides, look }
    : { cache: planning.ownCache };
  return keep('islands', settings + JSON.stringify([player, countdown, locked]), () =>
    bundleIslands({
      ...{ ...source, root: packageRoot, href: site.urls.href, player, countdown, locked },
      languages: sites.length > 1,
    }),
  );
}

function planTemplates({ look, overrides, packageRoot, root, codeCache: cache, keep }: Planning) {
  return keep('templates', look.root, () =>
    loadTemplates<PageOf, Shell>({ cache, overrides, look, packageRoot, root }),
  );
}

function planKit(
  { site, assets, cache, media, keep, count }: Planning,
  { kit, index, ...place }: ReturnType<typeof listPressKits>[number] & { index: number },
  opening: Promise<{ fonts: Fonts }>,
  binding: Promise<PlannedBooklets[]>,
) {
  const { logo, look } = site.settings;
  const key = JSON.stringify([kit, logo, look, textsOfBooklets(site)]);
  return keep(`press-kit ${place.folder}`, key, async () =>
    planPressKit(kit, {
      ...{ ...place, assets, cache, logo, isMeasured: media.isKitMeasured },
      fonts: (await opening).fonts,
      booklets: (await binding)[index]?.files,
      onProgress: count('Press kit'),
    }),
  );
}

/** The shape of a drawing below `static/`, which is published as it is: it has room in it. */
const UNMEASURED = 3;

function describeShell(
  { ground, site }: Planning,
  styles: Awaited<ReturnType<typeof planStyles>>,
  { loader, scripts, player, islands }: Awaited<ReturnType<typeof planIslands>>,
  { icons, manifest }: Awaited<ReturnType<typeof planIcons>>,
  { files }: Awaited<ReturnType<typeof planSiteDownloads>>,
): ShellAssets {
  const { logo: file = '' } = site.settings.look ?? {};
  const logo = files[file];
  return {
    ...{ styles: styles.url, seldomStyles: styles.seldom, fonts: styles.fonts, loader: loader || undefined },
    ...{ scripts, player, islands, icons, manifest, themeColor: ground.paper },
    ...(logo && { logo: { src: site.urls.href(logo.url), ratio: logo.ratio ?? UNMEASURED } }),
  };
}

/** An error in an island is one of the templates, too, which render it. */
function dropDuplicates(problems: readonly Problem[], known: readonly Problem[]): Problem[] {
  const places = new Set(known.flatMap(({ at }) => (at ? [formatPosition(at)] : [])));
  return problems.filter(({ at }) => !at || !places.has(formatPosition(at)));
}

function cacheResult<Result>(
  kept: CachedResults | undefined,
  kind: string,
  key: string,
  make: () => Promise<Result>,
): Promise<Result> {
  const last = kept?.get(kind);
  // The caller uses each kind for one type of result.
  if (last?.key === key) return last.made as Promise<Result>;
  const made = make();
  kept?.set(kind, { key, made });
  made.catch(() => kept?.get(kind)?.made === made && kept.delete(kind));
  return made;
}
