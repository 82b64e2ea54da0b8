/** Inputs and output of the last build, so that a build of the same input can end at once. */
import { VERSION } from 'liner:version';
import { join, resolve, sep } from 'node:path';
import { digestInputs, type Inputs, OVERRIDE_FOLDERS, PACKAGE_FILES } from '../bundle/inputs.ts';
import { fingerprintFolder, fingerprintTree } from '../cache/fingerprints.ts';
import type { Cache } from '../cache/index.ts';
import { digestSource } from '../content/digest.ts';
import type { SourceFile } from '../content/types.ts';
import { listFiles } from '../lib/files.ts';
import { hash } from '../lib/hash.ts';
import type { DayIn } from '../lib/time-zone.ts';

/** Inputs of a site, as far as they are known before the build. */
interface BuildInputs {
  root: string;
  content: string;
  assets: string;
  packageRoot: string;
  today: DayIn;
  /** Options, Liner's own code. */
  settings: readonly (string | boolean | undefined)[];
  /** Start of the build, in milliseconds. */
  now: number;
}

export interface LastBuild {
  /** The printed problems of the last build, if no file has been touched since, in the published folder either. Reads no text. */
  recall(): Promise<string | undefined>;
  /** The printed problems if texts have been touched and not changed. */
  recallTexts(sources: readonly SourceFile[]): Promise<string | undefined>;
  /**
   * Does nothing if another build has published into the same folder meanwhile.
   * @param published the folder, after it was published
   * @param problems as text, in colours
   * @param used what styles, scripts and templates were made from, in whichever folder
   * @param site the day that the site was made for, and the zone by whose clock
   */
  remember(
    sources: readonly SourceFile[],
    problems: string,
    published: Published,
    used: Inputs,
    site: MadeFor,
  ): Promise<void>;
}

interface Published {
  paths: readonly string[];
  /** Returns false if another build of the same folder has replaced it. */
  isOurs(): boolean;
}

interface MadeFor {
  today: string;
  settings: { timezone: string };
}

interface Remembered {
  /** The fingerprint of all but the content. */
  inputs: string;
  /** The fingerprint of the content's folder. */
  touched: string;
  /** The hash of its texts. */
  texts: string;
  today: string;
  /** Time zone of the content, so it is the same as long as the inputs are. */
  timezone: string;
  used: Inputs;
  /** The hash of what was used. */
  digest: string;
  /** The published files, one a line, and their fingerprint. */
  paths: string;
  output: string;
  problems: string;
}

export async function openLastBuild(cache: Cache, folder: string, inputs: BuildInputs): Promise<LastBuild> {
  const pack = cache.pack<Remembered>('last-build', VERSION);
  const out = resolve(inputs.root, folder);
  const content = resolve(inputs.root, inputs.content);
  // Taken before the build: what changes while it runs is another input.
  const known = await fingerprintInputs(inputs, cache);
  const touched = fingerprintFolder(content, listFiles(content), inputs.now);

  async function isPublished(last: Remembered): Promise<boolean> {
    if (last.inputs !== known || last.today !== inputs.today(last.timezone)) return false;
    if (last.output !== fingerprintTree(out, last.paths.split('\n'))) return false;
    return last.digest === (await digestInputs(last.used, cache));
  }

  return {
    async recall() {
      const last = pack.get(out);
      return last?.touched === touched && (await isPublished(last)) ? last.problems : undefined;
    },
    async recallTexts(sources) {
      const last = pack.get(out);
      if (last?.texts !== hashTexts(sources) || !(await isPublished(last))) return undefined;
      pack.set(out, { ...last, touched });
      return last.problems;
    },
    async remember(sources, problems, published, all, { today, settings: { timezone } }) {
      const seen = listFolders(inputs);
      const isNew = (path: string) =>
        !seen.some((folder) => path === folder || path.startsWith(folder + sep));
      const used = {
        files: all.files.filter(isNew),
        folders: all.folders.filter(({ folder }) => isNew(folder)),
      };
      const digest = await digestInputs(used, cache);
      const output = fingerprintTree(out, published.paths);
      if (!published.isOurs()) return;
      const made = { today, timezone, used, digest, paths: published.paths.join('\n'), output, problems };
      pack.set(out, { inputs: known, touched, texts: hashTexts(sources), ...made });
    },
  };
}

function hashTexts(sources: readonly SourceFile[]): string {
  return hash(sources.map(digestSource).join());
}

/** A fingerprint of all inputs but the content, by sizes and times. */
async function fingerprintInputs(inputs: BuildInputs, cache: Cache): Promise<string> {
  const { root, content, settings } = inputs;
  // They decide which packages the site's own templates and islands find.
  const packages = PACKAGE_FILES.map((name) => join(root, name));
  return hash(
    JSON.stringify([content, ...settings]),
    await digestInputs({ files: packages, folders: [] }, cache),
    ...listFolders(inputs).map((each) => fingerprintFolder(each)),
  );
}

function listFolders({ root, assets, packageRoot }: BuildInputs): string[] {
  const own = [assets, ...OVERRIDE_FOLDERS].map((name) => resolve(root, name));
  return [...new Set([...own, ...OVERRIDE_FOLDERS.map((name) => join(packageRoot, name))])];
}
