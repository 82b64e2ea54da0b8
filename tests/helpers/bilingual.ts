/** A singer's site in English and Arabic, with texts that are translated, half translated, not at all, and from an older text. */
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_LOOK } from '../../generator/site/schema/look.ts';
import { dress, type LookName } from './artists.ts';
import { type BuiltSite, buildOnce, weighScripts } from './sample.ts';
import { packageRoot, runInTurn } from './site.ts';
import { sample, sine, wav } from './sounds.ts';

/** The day of the build: shows before and after it. */
const BUILD_DAY = '2026-09-01';

/** Built once for all test files of a run: with a recording, and without pictures. */
export async function buildBilingual(look: LookName = DEFAULT_LOOK): Promise<BuiltSite> {
  const folder = join(inject('shared') ?? '', look === DEFAULT_LOOK ? 'bilingual' : `bilingual-${look}`);
  const root = join(folder, 'dist');
  const report = join(folder, 'report.json');
  await buildOnce(folder, async () => {
    cpSync(join(packageRoot, 'tests/fixtures/bilingual'), folder, { recursive: true });
    dress(folder, look);
    mkdirSync(join(folder, 'assets/audio'), { recursive: true });
    const tone = sample([sine(330, -12)], 2, 16_000);
    writeFileSync(join(folder, 'assets/audio/tone.wav'), wav({ rate: 16_000, channels: tone }));
    edit(
      join(folder, 'content/releases/salt-and-light.md'),
      '    duration: 214',
      '    audio: audio/tone.wav',
    );
    const at = (path: string) => relative(packageRoot, join(folder, path));
    const words = ['--content', at('content'), '--assets', at('assets'), '--out', at('dist')];
    return runInTurn(packageRoot, ['build', ...words, '--report', at('report.json')], {
      SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000),
    });
  });
  const routes = listPages(root);
  return { root, baseUrl: 'https://rawnaq.example', routes, scripts: weighScripts(root), report };
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${path} has no ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

/** All documents, those that no sitemap lists among them; not those that lead elsewhere at once. */
function listPages(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .filter((path) => !readFileSync(join(root, path), 'utf8').includes('http-equiv="refresh"'))
    .map((path) => `/${path.replace(/(^|\/)index\.html$/, '$1')}`)
    .sort();
}
