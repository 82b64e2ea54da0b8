/** `liner export`: the catalogue for other programs, in a folder of its own. */
import { resolve } from 'node:path';
import { isFree, writeExport } from '../app/export/folder.ts';
import type { ExportFormat } from '../app/export/formats.ts';
import { EXPORTS } from '../app/export/index.ts';
import type { MadeSite } from '../app/pipeline/report.ts';
import { readArtifact, readBody } from '../engine/artifact.ts';
import { divideFrontMatter, stripMark } from '../engine/content/source/front-matter.ts';
import { openFolder } from '../engine/lib/files.ts';
import { showControls } from '../engine/lib/terminal.ts';
import { count } from '../engine/lib/text.ts';
import { ARTIST_ROUTE } from '../site/feed.ts';
import { buildForExport } from './build-site.ts';
import { type Environment, EXIT, hasContent } from './environment.ts';
import type { SiteOptions } from './site-options.ts';

interface ExportOptions extends SiteOptions {
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
