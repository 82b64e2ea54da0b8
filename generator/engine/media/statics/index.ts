/** Files at fixed paths of a site: icons, the web manifest, and files that are copied as they are. */
import { extname } from 'node:path/posix';
import type { Artifact } from '../../artifact.ts';
import { fingerprintFile } from '../../cache/fingerprints.ts';
import type { Cache } from '../../cache/index.ts';
import { type Folder, openFolder } from '../../lib/files.ts';
import { mapPool } from '../../lib/pool.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { findOtherKindAt } from '../endings.ts';
import { type NamedLogo, readLogo } from '../logo/index.ts';
import { type IconLink, type IconOptions, type Icons, planIcons } from './icons.ts';
import { drawLettermark } from './lettermark.ts';

/** Files below it go to the root of the site as they are. */
const FOLDER = 'static/';

/** Hosts let browsers keep what is there, since each name that Liner gives holds a hash. */
const RESERVED = /^static\/assets\//i;

interface StaticsOptions extends IconOptions {
  /** The assets folder; it need not exist. */
  assets: string;
  /** An SVG file; the initial of the name replaces it if it is missing, in the ink on the background. */
  logo?: NamedLogo | undefined;
  /** A CSS hex colour. */
  ink: string;
  /** Checks a file that is copied as it is: its name below the assets folder, and where it is. */
  inspect?: ((file: string, path: string) => Problem | undefined) | undefined;
}

interface PlannedStatics {
  artifacts: Artifact[];
  problems: Problem[];
  icons: IconLink[];
  /** The address of the web manifest. */
  manifest: string;
}

export async function planStatics(options: StaticsOptions): Promise<PlannedStatics> {
  const assets = openFolder(options.assets);
  const [{ icons, problems }, files] = await Promise.all([
    planLogo(assets, options),
    planFiles(assets, options),
  ]);
  return {
    artifacts: [...icons.artifacts, ...files.artifacts],
    problems: [...problems, ...files.problems],
    icons: icons.links,
    manifest: icons.manifest,
  };
}

async function planLogo(
  assets: Folder,
  options: StaticsOptions,
): Promise<{ icons: Icons; problems: Problem[] }> {
  const { logo, name, ink, backgroundColor, cache } = options;
  const found = logo && (await readLogo(logo, assets, cache, 'logo/missing'));
  if (found && !('code' in found)) return { icons: planIcons(found, options), problems: [] };
  const lettermark = Buffer.from(drawLettermark(name, ink, backgroundColor));
  return { icons: planIcons(lettermark, options), problems: found ? [found] : [] };
}

async function planFiles(
  assets: Folder,
  { cache, inspect }: Pick<StaticsOptions, 'cache' | 'inspect'>,
): Promise<{ artifacts: Artifact[]; problems: Problem[] }> {
  const files = assets.files.filter((file) => file.startsWith(FOLDER));
  const planned = await mapPool(files, 8, (file) => planFile(file, assets, cache));
  const kinds = await mapPool(files, 8, (file) => checkKind(file, assets));
  return {
    artifacts: planned.flatMap((each) => (each && 'path' in each ? [each] : [])),
    problems: [
      ...planned.flatMap((each) => (each && 'code' in each ? [each] : [])),
      ...files.flatMap((file) => {
        const found = assets.locate(file);
        return (typeof found === 'object' && inspect?.(file, found.path)) || [];
      }),
      ...kinds.flatMap((each) => each ?? []),
    ],
  };
}

async function checkKind(file: string, assets: Folder): Promise<Problem | undefined> {
  const found = assets.locate(file);
  if (typeof found === 'string') return undefined;
  const ending = extname(file);
  const other = await findOtherKindAt(found.path, ending);
  return other && problem('static/other-kind', undefined, { file, ending, ...other });
}

/** Returns undefined for a file that has vanished. */
async function planFile(file: string, assets: Folder, cache: Cache): Promise<Artifact | Problem | undefined> {
  if (RESERVED.test(file)) return problem('static/reserved', undefined, { file });
  const found = assets.locate(file);
  if (typeof found === 'string') return problem('static/link', undefined, { file });
  const { path, bytes } = found;
  const digest = await fingerprintFile(path, cache);
  if (digest === undefined) return undefined;
  return {
    path: file.slice(FOLDER.length),
    source: file,
    key: `static ${digest}`,
    body: () => ({ file: path, bytes, digest }),
  };
}
