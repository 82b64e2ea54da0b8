/** Results of Liner's own code come with the package, so that the first build of a site need not make them. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleIslands } from '../engine/bundle/islands/index.ts';
import { openLookFolder } from '../engine/bundle/looks.ts';
import { buildStyles } from '../engine/bundle/styles/index.ts';
import { bundleLibraries } from '../engine/bundle/templates/bundle.ts';
import { loadTemplates } from '../engine/bundle/templates/index.ts';
import { openCache } from '../engine/cache/index.ts';
import { openFonts } from '../engine/media/fonts/index.ts';
import { openTypefaces } from '../engine/media/share/typography.ts';
import { folderOfOurs } from '../site/looks/find.ts';
import { DEFAULT_LOOK, LOOKS } from '../site/schema/look.ts';
import { SELDOM } from '../site/seldom-styles.ts';
import { readArtistSchema } from './artist/file.ts';

/** Files by their paths and times here, which mean nothing in another place. */
const FINGERPRINTS = 'packs/fingerprints.json';

/** The folder of the templates' bundles, and the file in it that they share. */
const BUNDLES = 'files';
const LIBRARIES = './libraries.js';

/**
 * Fills the folder with the results of a site that has nothing of its own: stylesheets, islands, templates of the default look, fonts
 * for share images, and what is the same on every site. The templates of another look are compiled in a third of a second, and take 60 KB in the package. Each is kept under all that it was made from, so one that no longer fits is made again, wherever it is looked for.
 */
export async function makeShipped(packageRoot: string, folder: string): Promise<void> {
  const cache = openCache(folder);
  // No site is here: what it could bring is looked for in a folder that does not exist.
  const nowhere = join(folder, 'site');
  const site = { root: nowhere, assets: nowhere, packageRoot, cache, href: (url: string) => url };
  mkdirSync(join(folder, BUNDLES), { recursive: true });
  writeFileSync(join(folder, BUNDLES, LIBRARIES), await bundleLibraries(packageRoot));
  const looks = LOOKS.map((name) => openLookFolder(folderOfOurs(name, packageRoot)));
  const usual = openLookFolder(folderOfOurs(DEFAULT_LOOK, packageRoot));
  const made = await Promise.all([
    ...looks.map((look) => buildStyles({ ...site, look, seldom: SELDOM })),
    bundleIslands({ ...site, root: packageRoot }),
    loadTemplates({ ...site, look: usual, libraries: LIBRARIES }).then(async (templates) => {
      await templates.load();
      return templates;
    }),
    openFonts({ ...site, ownCache: cache }).then(async ({ fonts, problems }) => {
      await openTypefaces(fonts, { layout: 'sleeve', direction: 'ltr', hasArabic: false });
      return { problems };
    }),
  ]);
  const [problem] = made.flatMap(({ problems }) => problems);
  if (problem) throw new Error(`${problem.code}: ${problem.message}`);
  await readArtistSchema(cache);
  await cache.close({ prune: false });
  rmSync(join(folder, FINGERPRINTS));
}
