/** `liner export`: the catalogue for other programs, in a folder of its own. */
import { resolve } from 'node:path';
import { isFree, writeExport } from '../app/export/folder.ts';
import type { ExportFormat } from '../app/export/formats.ts';
import { EXPORTS } from '../app/export/index.ts';
import { GRAMMAR } from '../app/list/grammar.ts';
import { checkMode } from '../app/pipeline/mode.ts';
import type { MadeSite } from '../app/pipeline/report.ts';
import { readArtifact, readBody } from '../engine/artifact.ts';
import { readSources } from '../engine/content/read/index.ts';
import { divideFrontMatter, stripMark } from '../engine/content/source/front-matter.ts';
import { openFolder } from '../engine/lib/files.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { count } from '../engine/lib/text.ts';
import { isError } from '../engine/problems/index.ts';
import { ARTIST_ROUTE } from '../site/feed.ts';
import { buildSite, printProblems, type SiteOptions } from './build-site.ts';
import { closeCaches, openCaches } from './caches.ts';
import { type Environment, EXIT, hasContent } from './environment.ts';
import { showProgress } from './progress.ts';

export interface ExportOptions extends SiteOptions {
  /** Links recordings and pictures instead of copying them. */
  link?: boolean | undefined;
}

export async function runExport(
  environment: Environment,
  format: ExportFormat,
  folder: string,
  options: ExportOptions,
): Promise<number> {
  const { stderr, stdout } = environment;
  if (!hasContent(environment, options.content)) return EXIT.content;
  if (!isFree(folder)) {
    stderr.write(
      `${folder} is not empty, and an export replaces nothing. Name a new folder:  npx liner export ${format} ${folder}-2\n`,
    );
    return EXIT.usage;
  }
  const built = await buildForExport(environment, options);
  if (!built) return EXIT.content;
  const { code: language, write: say } = environment.speech;
  const { files, notes } = EXPORTS[format]({ ...(await describeSite(built, options)), language, say });
  await writeExport(folder, files, options.link ?? false);
  for (const note of notes) stderr.write(`${showControls(note)}\n`);
  stdout.write(`Exported ${count(files.length, 'file')} to ${folder}\n`);
  return EXIT.done;
}

/** The site without its recordings, and without its pictures unless `all` of them are made; undefined if there are errors, which are printed. */
export async function buildForExport(
  environment: Environment,
  options: SiteOptions,
  pictures: 'none' | 'all' = 'none',
) {
  process.env['NODE_ENV'] = 'production';
  const { stderr } = environment;
  const caches = openCaches(environment, 'look');
  const read = await readSources(options.content, process.cwd(), GRAMMAR);
  const progress = showProgress(stderr, true);
  const { made, problems, hidden } = await buildSite(
    environment,
    options,
    read,
    caches,
    progress,
    checkMode(caches.cache, pictures),
  ).finally(() => progress.end());
  await closeCaches(caches, false);
  if (made) return { made, hidden, sources: read.sources };
  printProblems(environment, problems.filter(isError));
  stderr.write('\nNothing was exported: the content has errors.\n');
  return undefined;
}

type Built = NonNullable<Awaited<ReturnType<typeof buildForExport>>>;

async function describeSite({ made, sources }: Built, options: ExportOptions) {
  const assets = openFolder(resolve(options.assets));
  return {
    site: made.site,
    artist: await readArtist(made),
    texts: new Map(sources.map(({ file, text }) => [file, bodyOf(file, text)])),
    locate(asset: string) {
      const found = assets.locate(asset);
      return typeof found === 'string' ? undefined : found.path;
    },
  };
}

function bodyOf(file: string, marked: string): string {
  return file.endsWith('.md') ? divideFrontMatter(file, stripMark(marked)).body : '';
}

async function readArtist({ artifacts }: MadeSite): Promise<string> {
  const artist = artifacts.find(({ path }) => path === ARTIST_ROUTE.slice(1));
  return artist ? readBody(await readArtifact(artist)).toString() : '';
}
