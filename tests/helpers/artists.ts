/**
 * Invented artists, each with a whole site in tests/fixtures/artists: a singer, a band, a DJ with nothing but mixes, and what
 * else an artist can be: a quartet, a choir, a collective, a label, a composer.
 */
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { inject } from 'vitest';
import { DEFAULT_LOOK, type LOOKS } from '../../generator/site/schema/look.ts';
import { pickOf } from './matrix.ts';
import { drawPhotograph, TONES } from './photograph.ts';
import { type BuiltSite, buildOnce, listRoutes, weighScripts } from './sample.ts';
import { packageRoot, runInTurn } from './site.ts';
import { sample, sine, wav } from './sounds.ts';

export const ARTISTS = ['maren-ashgrove', 'lower-harbour', 'tolliver-quist'] as const;

/** The choir and the label are in two languages; each site uses what only such artists have. */
export const STAGES = [
  'weir-quartet',
  'kammerchor-elsterau',
  'ninth-ferry',
  'copper-lantern',
  'claire-aubert',
] as const;

export type LookName = (typeof LOOKS)[number];

export type ArtistSlug = (typeof ARTISTS | typeof STAGES)[number];

/** Each has shows before and after it. */
export const BUILD_DAY = '2026-09-01';

/** Pictures of other shapes than 480 x 480 (covers) and 600 x 400 (photos). They are small, since it takes long to encode large ones. */
const SHAPES: Record<string, [width: number, height: number]> = {
  'artwork/pumping-station.jpg': [600, 400],
  'artwork/foghorn.jpg': [390, 520],
  'artwork/tram-4.jpg': [640, 360],
  'artwork/lamp-hour.jpg': [1400, 1400],
};

/** The others take turns. */
const TONES_OF: Record<string, readonly string[]> = {
  'artwork/ferryman.jpg': TONES.grey,
  'artwork/kitchen-radio.jpg': TONES.kitchen,
  'artwork/low-water.jpg': TONES.river,
  'artwork/works-outing.jpg': TONES.brick,
  'artwork/cannery.jpg': TONES.grey,
};
const TURNS = Object.values(TONES);

/** A copy of a site to change: content and assets, with the pictures, recordings and booklets that it names. */
export async function copyArtist(slug: ArtistSlug, folder: string): Promise<void> {
  cpSync(join(packageRoot, 'tests/fixtures/artists', slug), folder, { recursive: true });
  const content = join(folder, 'content');
  const texts = readdirSync(content, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(md|yaml)$/.test(path))
    .map((path) => readFileSync(join(content, path), 'utf8'));
  const all = texts.join('\n');
  const named = (pattern: RegExp) => [...new Set(all.match(pattern))].sort();
  const assets = join(folder, 'assets');
  const pictures = named(/\b(?:artwork|photos)\/[\w-]+\.jpg/g);
  await Promise.all(pictures.map((file, index) => drawInto(assets, file, index)));
  for (const [index, file] of named(/\baudio\/[\w-]+\.wav/g).entries()) {
    const channels = sample([sine(220 + 110 * index, -12)], 2, 16_000);
    write(join(assets, file), wav({ rate: 16_000, channels }));
  }
  for (const file of named(/\bbooklets\/[\w-]+\.pdf/g))
    write(join(assets, 'static', file), '%PDF-1.4\n%%EOF\n');
}

function write(path: string, content: Buffer | string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

async function drawInto(assets: string, file: string, seed: number): Promise<void> {
  const path = join(assets, file);
  if (existsSync(path)) return;
  const [width, height] = SHAPES[file] ?? (file.startsWith('artwork') ? [480, 480] : [600, 400]);
  const tones = TONES_OF[file] ?? TURNS[seed % TURNS.length] ?? TONES.river;
  write(path, await drawPhotograph({ width, height, tones, seed: seed + 1 }));
}

/** The artist that each look but the first is seen with. */
export const DRESSED: Record<Exclude<LookName, typeof DEFAULT_LOOK>, ArtistSlug> = {
  programme: 'maren-ashgrove',
  board: 'tolliver-quist',
  cutout: 'maren-ashgrove',
  zine: 'lower-harbour',
  poster: 'maren-ashgrove',
};

/** Sets the look of a site. @param folder with content/ */
export function dress(folder: string, look: LookName): void {
  if (look !== DEFAULT_LOOK)
    appendFileSync(join(folder, 'content/site.yaml'), `\nlook: {style: ${look}, ground: auto}\n`);
}

export const OTHER_LOOKS = (Object.keys(DRESSED) as (keyof typeof DRESSED)[]).sort();

/** The looks that whole artists are seen in, beside the first: one in `npm test`, which sees a small site in the others. */
export const DRESSED_LOOKS = pickOf(OTHER_LOOKS, 'zine');

/** Built once for all test files of a run. */
export async function buildArtist(slug: ArtistSlug, look: LookName = DEFAULT_LOOK): Promise<BuiltSite> {
  const shared = inject('shared') ?? '';
  const folder = join(shared, look === DEFAULT_LOOK ? slug : `${slug}-${look}`);
  const root = join(folder, 'dist');
  const report = join(folder, 'report.json');
  const baseUrl = `https://${slug}.example`;
  // Its pictures are drawn once, and most are found in the cache then: to encode them takes longer than all else.
  if (look !== DEFAULT_LOOK) await buildArtist(slug);
  await buildOnce(folder, async () => {
    if (look === DEFAULT_LOOK) await copyArtist(slug, folder);
    else
      for (const part of ['content', 'assets'])
        cpSync(join(shared, slug, part), join(folder, part), { recursive: true });
    dress(folder, look);
    const at = (path: string) => relative(packageRoot, join(folder, path));
    const words = ['--content', at('content'), '--assets', at('assets'), '--out', at('dist')];
    // In the project's folder, whose cache holds the pictures.
    return runInTurn(packageRoot, ['build', ...words, '--report', at('report.json')], {
      SOURCE_DATE_EPOCH: String(Date.parse(BUILD_DAY) / 1000),
    });
  });
  return { root, baseUrl, routes: listRoutes(root, baseUrl), scripts: weighScripts(root), report };
}
