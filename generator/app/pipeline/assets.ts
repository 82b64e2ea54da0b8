/** The assets of a site: tables for its pages, the files, and the templates. */

import type { Artifact } from '../../engine/artifact.ts';
import { type Inputs, joinInputs } from '../../engine/bundle/inputs.ts';
import { bundleIslands } from '../../engine/bundle/islands/index.ts';
import { listLookInputs } from '../../engine/bundle/looks.ts';
import { findOverrides, hasOwnIslands } from '../../engine/bundle/overrides/index.ts';
import { buildStyles } from '../../engine/bundle/styles/index.ts';
import { loadTemplates } from '../../engine/bundle/templates/index.ts';
import { positionOf } from '../../engine/content/entry.ts';
import type { HiddenEntry } from '../../engine/content/types.ts';
import type { OnProgress } from '../../engine/lib/progress.ts';
import { planDownloads } from '../../engine/media/downloads.ts';
import { type Fonts, openFonts } from '../../engine/media/fonts/index.ts';
import { type Original, planPictures } from '../../engine/media/pictures/index.ts';
import { shareVersion } from '../../engine/media/share/index.ts';
import { planStatics } from '../../engine/media/statics/index.ts';
import { formatPosition, type Problem } from '../../engine/problems/index.ts';
import { planPressKit } from '../../features/press/kit-files.ts';
import { findHost, planSounds } from '../../features/sound/media/index.ts';
import type { SoundLevels } from '../../features/sound/sounds.ts';
import type { Assets, ShellAssets } from '../../site/assets.ts';
import { requestDownloads } from '../../site/downloads.ts';
import { openLook } from '../../site/looks/open.ts';
import type { PageOf } from '../../site/page.ts';
import { drawPlaceholders } from '../../site/placeholder-art.ts';
import { checkPublished } from '../../site/secrets.ts';
import type { Site } from '../../site/site.ts';
import { siteGrounds } from '../../site/theme/index.ts';
import { planFonts } from './fonts.ts';
import type { BuildInput } from './input.ts';
import { checkLetters } from './letters.ts';
import type { CachedResults, Mode } from './mode.ts';
import { listPressKits, pressTables } from './press-kits.ts';
import { collectRecordings, requestPictures } from './requests.ts';
import type { Shell, SiteTemplates } from './shell.ts';

interface PlannedAssets {
  /** The tables that pages read, by the language of their site. */
  tablesOf(site: Site): Assets;
  /** For share pictures: the files behind pictures, by their names in the content. */
  originals: ReadonlyMap<string, Original>;
  fonts: Fonts;
  templates: SiteTemplates;
  artifacts: Artifact[];
  /** All that styles, scripts and templates are made from. */
  inputs: Inputs;
  problems: Problem[];
  levels: SoundLevels[];
}

/**
 * @param sites of each language, the default first
 * @param hidden what is not on the site yet
 */
export async function planAssets(
  sites: readonly [Site, ...Site[]],
  hidden: readonly HiddenEntry[],
  input: BuildInput,
  { media, results }: Pick<Mode, 'media' | 'results'>,
): Promise<PlannedAssets> {
  const keep = <Result>(kind: string, key: string, make: () => Promise<Result>) =>
    cacheResult(results, kind, key, make);
  const { assets, root, packageRoot, cache, ownCache, worker, progress } = input;
  const [site] = sites;
  const { href } = site.urls;
  const count =
    (kind: string): OnProgress =>
    (...counted) =>
      progress.count(kind, ...counted);
  const overrides = findOverrides(root, packageRoot);
  const { look, problems: unusable } = await openLook(
    site.settings.look?.style,
    { root, packageRoot, grammar: input.features.grammar },
    positionOf(site.settingsEntry, ['look', 'style']),
  );
  const { ground } = siteGrounds(look.recipe, site.settings.look);
  // With files of the site's own among them, these results are of no use to another site.
  const isOurs = !overrides && look.origin === 'liner';
  const common = { cache: isOurs ? ownCache : cache, overrides, look };
  // Templates of a site's own have no part in the scripts.
  const scripts = hasOwnIslands(overrides) ? common : { cache: ownCache };
  const { artist, logo } = site.settings;
  const requests = requestPictures(sites);
  const settings = JSON.stringify([href('/'), site.settings, positionOf(site.settingsEntry, ['logo'])]);
  const asked = JSON.stringify(requests);
  // Facts are the same in all languages.
  const recordings = collectRecordings(site);
  const kits = sites.flatMap((each) => listPressKits(each, look.recipe.pdf));
  const player = sites.some(({ needs }) => needs.media.length > 0);
  const countdown = site.pages.home?.data.announced === true;
  const own = await planFonts(site, input);
  const styling = keep('styles', settings + own.css, () =>
    buildStyles({ ...common, assets, packageRoot, root, added: own.css, href }),
  );
  const opening = styling.then(({ roles }) =>
    openFonts({ roles, assets, root, packageRoot, cache, ownCache }),
  );
  const inspect = (file: string, path: string) => checkPublished(file, path, assets);
  const downloads = requestDownloads(sites);
  const [
    pictures,
    sounds,
    statics,
    offered,
    styles,
    islands,
    templates,
    { fonts, problems: unreadable },
    presses,
  ] = await Promise.all([
    keep('pictures', settings + asked, () =>
      planPictures(requests, {
        ...{ assets, cache, href, onProgress: count('Pictures') },
        placeholders: drawPlaceholders(look.recipe, site.settings.look),
        making: media.pictures,
        awaited: hidden.flatMap(({ entry }) => entry.pictures.map(({ file }) => file)),
      }),
    ),
    keep('sounds', settings + JSON.stringify([recordings.sounds, recordings.archives]), () =>
      planSounds(recordings.sounds, recordings.archives, {
        ...{ assets, cache, href, worker, onProgress: count('Sound') },
        named: recordings.files,
        making: media.sounds,
        host: findHost(site.urls.origin, site.settings.publish?.to),
      }),
    ),
    keep('statics', settings, () =>
      planStatics({
        assets,
        logo: logo ? { file: logo, at: positionOf(site.settingsEntry, ['logo']) } : undefined,
        name: artist.name,
        href,
        themeColor: ground.paper,
        backgroundColor: ground.paper,
        ink: ground.ink,
        cache,
        inspect,
      }),
    ),
    keep('downloads', settings + JSON.stringify(downloads), () =>
      planDownloads(downloads, { assets, cache, inspect, language: site.language.code }),
    ),
    styling,
    keep('islands', settings + JSON.stringify([player, countdown]), () =>
      bundleIslands({
        ...scripts,
        root: packageRoot,
        href,
        player,
        countdown,
        languages: sites.length > 1,
      }),
    ),
    keep('templates', look.root, () => loadTemplates<PageOf, Shell>({ ...common, packageRoot, root })),
    opening,
    Promise.all(
      kits.map(({ kit, ...place }) =>
        keep(`press-kit ${place.folder}`, JSON.stringify([kit, logo, site.settings.look]), async () =>
          planPressKit(kit, {
            ...place,
            assets,
            fonts: (await opening).fonts,
            cache,
            logo,
            isMeasured: media.isKitMeasured,
            onProgress: count('Press kit'),
          }),
        ),
      ),
    ),
  ]);
  const shell: ShellAssets = {
    styles: styles.url,
    fonts: styles.fonts,
    loader: islands.loader || undefined,
    scripts: islands.scripts,
    player: islands.player,
    islands: islands.islands,
    icons: statics.icons,
    manifest: statics.manifest,
    themeColor: ground.paper,
  };
  const tables = {
    pictures: pictures.pictures,
    placeholders: pictures.placeholders,
    shareVersion: shareVersion(fonts),
    recipe: look.recipe,
    sounds: sounds.sounds,
    downloads: offered.files,
    shell,
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
    artifacts: [pictures, sounds, statics, offered, styles, islands, ...presses].flatMap(
      (part) => part.artifacts,
    ),
    inputs: joinInputs(styles.inputs, islands.inputs, templates.inputs, listLookInputs(look)),
    problems: [
      ...unusable,
      ...own.problems,
      ...unreadable,
      ...checkLetters(input.read.sources, fonts),
      ...[pictures, sounds, statics, offered, styles, islands, ...presses].flatMap((part) => part.problems),
      ...dropDuplicates(templates.problems, islands.problems),
    ],
    levels: sounds.levels,
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
