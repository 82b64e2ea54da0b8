/** Inputs and output of the last build, so that a build of the same input can end at once. */
import { VERSION } from 'liner:version';
import { join, resolve, sep } from 'node:path';
import { digestInputs, type Inputs } from '../bundle/inputs.ts';
import { OVERRIDE_FOLDERS, PACKAGE_FILES } from '../bundle/overrides/index.ts';
import type { SourceFile } from '../content/types.ts';
import type { Cache } from '../lib/cache/index.ts';
import { fingerprintFolder } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import type { DayIn } from '../lib/time-zone.ts';
import type { Problem } from '../problems/index.ts';
import type { PublishFolder } from './folder.ts';
import { MARKER } from './marker.ts';

/** Everything that a site depends on, as far as it is known before the build. */
export interface BuildInputs {
  /** The folder of the project. */
  root: string;
  assets: string;
  packageRoot: string;
  sources: readonly SourceFile[];
  today: DayIn;
  /** Options, Liner's own code. */
  settings: readonly (string | boolean | undefined)[];
}

export interface LastBuild {
  /** The warnings of the last build, where the same input is published, untouched. */
  recall(): Promise<Problem[] | undefined>;
  /**
   * Does nothing where another build has published into the same folder meanwhile.
   *
   * @param published the folder, after it was published
   * @param used what styles, scripts and templates were made from, in whichever folder
   * @param site the day that the site was made for, and the zone by whose clock
   */
  remember(warnings: Problem[], published: Published, used: Inputs, site: MadeFor): Promise<void>;
}

type Published = Pick<PublishFolder, 'files' | 'isOurs'>;

interface MadeFor {
  today: string;
  settings: { timezone: string };
}

interface Remembered {
  inputs: string;
  today: string;
  /** As content gives it, so it is the same while the inputs are. */
  timezone: string;
  used: Inputs;
  /** Of what was used. */
  digest: string;
  /** The fingerprint of the published folder. */
  output: string;
  warnings: Problem[];
}

export async function openLastBuild(cache: Cache, folder: string, inputs: BuildInputs): Promise<LastBuild> {
  const pack = cache.pack<Remembered>('last-build', VERSION);
  const out = resolve(inputs.root, folder);
  // Taken before the build: what changes while it runs is another input.
  const known = await fingerprintInputs(inputs, cache);
  return {
    async recall() {
      const last = pack.get(out);
      if (last?.inputs !== known || last.output !== fingerprintFolder(out)) return undefined;
      if (last.today !== inputs.today(last.timezone)) return undefined;
      return last.digest === (await digestInputs(last.used, cache)) ? last.warnings : undefined;
    },
    async remember(warnings, published, all, { today, settings: { timezone } }) {
      const seen = listFolders(inputs);
      const isNew = (path: string) =>
        !seen.some((folder) => path === folder || path.startsWith(folder + sep));
      const used = {
        files: all.files.filter(isNew),
        folders: all.folders.filter(({ folder }) => isNew(folder)),
      };
      const digest = await digestInputs(used, cache);
      const output = fingerprintFolder(out, [...published.files().keys(), MARKER].sort());
      if (!published.isOurs()) return;
      const made = { today, timezone, used, digest, output, warnings };
      pack.set(out, { inputs: known, ...made });
    },
  };
}

/** Words by their content, other files by their sizes and times. */
async function fingerprintInputs(inputs: BuildInputs, cache: Cache): Promise<string> {
  const { root, sources, settings } = inputs;
  // They determine which packages the site's own templates and islands find.
  const packages = PACKAGE_FILES.map((name) => join(root, name));
  return hash(
    JSON.stringify(settings),
    await digestInputs({ files: packages, folders: [] }, cache),
    ...listFolders(inputs).map((each) => fingerprintFolder(each)),
    ...sources.flatMap(({ file, text }) => [file, text]),
  );
}

function listFolders({ root, assets, packageRoot }: BuildInputs): string[] {
  const own = [assets, ...OVERRIDE_FOLDERS].map((name) => resolve(root, name));
  return [...new Set([...own, ...OVERRIDE_FOLDERS.map((name) => join(packageRoot, name))])];
}
