/**
 * What pictures cost: `node tests/bench/pictures.mjs [rounds]` makes those of tests/fixtures/ from nothing, once more from
 * the cache, and beside it with a bare loop over sharp that makes files of the same formats and sizes.
 * Figures are medians: seconds on the clock and of processor time. `node tests/bench/pictures.mjs formats` prints
 * bytes, milliseconds of one core and PSNR for each format, effort, quality and width.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import sharp from 'sharp';

/** A line. */
const say = (text) => process.stdout.write(`${text}\n`);

const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const assets = join(root, 'tests/fixtures/site/assets');
const files = ['artwork', 'photos'].flatMap((folder) =>
  readdirSync(join(assets, folder))
    .filter((name) => name.endsWith('.jpg') && !name.startsWith('placeholder-'))
    .map((name) => `${folder}/${name}`),
);

/** The generator's modules, compiled where they find their packages. */
async function loadGenerator() {
  const outdir = mkdtempSync(join(root, 'node_modules/.bench-'));
  const stdin = {
    contents: `export * from './generator/media/pictures/index.ts'; export * from './generator/lib/cache/index.ts';
      export * from './generator/lib/pool.ts'; export * from './generator/media/pictures/settings.ts';`,
    resolveDir: root,
  };
  const outfile = join(outdir, 'generator.mjs');
  await build({ stdin, outfile, bundle: true, platform: 'node', format: 'esm', packages: 'external' });
  const modules = await import(outfile);
  rmSync(outdir, { recursive: true });
  return modules;
}

async function time(work) {
  const clock = performance.now();
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return { clock: (performance.now() - clock) / 1000, cpu: (user + system) / 1e6 };
}

function summarise(name, runs) {
  const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
  const [clock, cpu] = ['clock', 'cpu'].map((key) => median(runs.map((run) => run[key])));
  say(`${name.padEnd(10)} ${clock.toFixed(2)} s on the clock, ${cpu.toFixed(2)} s of processor time`);
  return cpu;
}

async function compare(rounds) {
  const generator = await loadGenerator();
  const requests = files.map((file) => ({ file, at: () => ({ file, line: 1, column: 1 }) }));
  const runs = { cold: [], warm: [], bare: [] };
  for (let round = 0; round < rounds; round++) {
    const folder = mkdtempSync(join(tmpdir(), 'liner-bench-'));
    for (const kind of ['cold', 'warm']) {
      runs[kind].push(
        await time(async () => {
          const cache = generator.openCache(folder);
          await generator.planPictures(requests, { assets, cache, href: (url) => url });
          await cache.close({ prune: true });
        }),
      );
    }
    rmSync(folder, { recursive: true });
    runs.bare.push(await time(() => makeBare(generator)));
  }
  const cold = summarise('from nothing', runs.cold);
  summarise('from cache', runs.warm);
  const bare = summarise('bare loop', runs.bare);
  say(`${(cold / bare).toFixed(2)} times the bare loop`);
}

/** The same files without cache, checks and problems. */
async function makeBare({ mapPool, listVariants, ENCODINGS, PLACEHOLDER_ENCODINGS, QUALITY }) {
  sharp.concurrency(1);
  const placeholders = readdirSync(join(assets, 'artwork')).filter((name) =>
    /^placeholder-.*jpg$/.test(name),
  );
  const jobs = [
    ...files.map((file) => ({ file, encodings: ENCODINGS })),
    ...placeholders.map((name) => ({ file: `artwork/${name}`, encodings: PLACEHOLDER_ENCODINGS })),
  ];
  await mapPool(jobs, 2, async ({ file, encodings }) => {
    const image = sharp(readFileSync(join(assets, file))).autoOrient();
    const { autoOrient } = await image.metadata();
    for (const { format, width } of listVariants(encodings, autoOrient.width)) {
      await image.clone().resize({ width })[format](QUALITY[format]).toBuffer();
    }
  });
}

const FORMATS = [
  ...[1, 2, 3, 4].map((effort) => ['avif', { quality: 50, effort, chromaSubsampling: '4:4:4' }]),
  ...[45, 55, 60].map((quality) => ['avif', { quality, effort: 2, chromaSubsampling: '4:4:4' }]),
  ['avif', { quality: 50, effort: 2, chromaSubsampling: '4:2:0' }],
  ...[0, 1, 2, 4].map((effort) => ['webp', { quality: 70, effort }]),
  ...[75, 80].map((quality) => ['webp', { quality, effort: 2 }]),
  ...[74, 78, 82].map((quality) => ['jpeg', { quality, chromaSubsampling: '4:4:4' }]),
  ['jpeg', { quality: 78, chromaSubsampling: '4:2:0' }],
];

async function printFormats() {
  sharp.concurrency(1);
  const samples = files.filter((_, index) => index % 3 === 0);
  for (const width of [320, 640, 960, 1280]) {
    const originals = await Promise.all(samples.map((file) => readPixels(join(assets, file), width)));
    for (const [format, options] of FORMATS) {
      const results = [];
      for (const original of originals) results.push(await tryFormat(original, format, options));
      const mean = (key) => results.reduce((sum, result) => sum + result[key], 0) / results.length;
      const label = `${width} ${format} ${Object.values(options).join(' ')}`.padEnd(24);
      say(
        `${label} ${(mean('bytes') / 1000).toFixed(1)} KB  ${mean('ms').toFixed(0)} ms  ${mean('psnr').toFixed(1)} dB`,
      );
    }
  }
}

async function readPixels(input, width) {
  const image = sharp(input).autoOrient();
  const { data, info } = await (width ? image.resize({ width }) : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function tryFormat({ data, raw }, format, options) {
  let bytes = Buffer.alloc(0);
  const { cpu } = await time(async () => {
    bytes = await sharp(data, { raw })[format](options).toBuffer();
  });
  const shown = (await readPixels(bytes)).data;
  const error = data.reduce((sum, value, index) => sum + (value - shown[index]) ** 2, 0) / data.length;
  return { bytes: bytes.length, ms: cpu * 1000, psnr: 10 * Math.log10(255 ** 2 / error) };
}

if (process.argv[2] === 'formats') await printFormats();
else await compare(Number(process.argv[2] ?? 3));
