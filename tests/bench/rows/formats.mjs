/** Sizes of the files of a picture and their similarity to the original, also at other settings. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import sharp from 'sharp';
import { root } from '../packages.mjs';
import { median } from '../statistics.mjs';
import { alignColumns } from '../table.mjs';

/** Covers as artists have them, on which the figures are taken. */
const COVERS = join(root, 'tests/bench/covers');
/** Pixels of the settings that could be chosen. */
const WIDTH = 640;
/** Side of the compared squares, in pixels. */
const WINDOW = 8;

const whole = { chromaSubsampling: '4:4:4' };
const halved = { chromaSubsampling: '4:2:0' };
const CANDIDATES = [
  ...[0, 1, 2, 3, 4].map((effort) => ['avif', { quality: 50, effort, ...whole }]),
  ...[45, 55, 60].map((quality) => ['avif', { quality, effort: 1, ...whole }]),
  ['avif', { quality: 50, effort: 1, ...halved }],
  ...[0, 1, 2, 4].map((effort) => ['webp', { quality: 70, effort }]),
  ...[75, 80].map((quality) => ['webp', { quality, effort: 2 }]),
  ...[74, 78, 82].map((quality) => ['jpeg', { quality, ...whole }]),
  ['jpeg', { quality: 78, ...halved }],
];

/** The generator's settings, which import nothing. */
async function loadSettings() {
  const entryPoints = [join(root, 'generator/engine/media/pictures/settings.ts')];
  const { outputFiles } = await build({ entryPoints, bundle: true, format: 'esm', write: false });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

/** @returns {Promise<string>} tables: the files that a cover gets, and the same at other settings */
export async function measureFormats() {
  const { avifEffort, ENCODINGS, QUALITY } = await loadSettings();
  const files = readdirSync(COVERS).map((name) => join(COVERS, name));
  sharp.concurrency(1);
  const made = [];
  for (const { format, widths } of ENCODINGS) {
    for (const width of widths) {
      const effort = format === 'avif' ? { effort: avifEffort(width) } : {};
      made.push(await tryAll(files, { width, format, options: { ...QUALITY[format], ...effort } }));
    }
  }
  const others = [];
  for (const [format, options] of CANDIDATES) {
    others.push(await tryAll(files, { width: WIDTH, format, options }));
  }
  const sum = made.reduce((total, { cpu }) => total + cpu, 0);
  return `Files of a cover: ${Math.round(sum * 1000)} ms of one core (medians of ${files.length} covers)
${print(made)}
Other settings at ${WIDTH} pixels\n${print(others)}`;
}

function print(results) {
  const head = ['format', 'width', 'options', 'processor', 'size', 'PSNR', 'SSIM'];
  const lines = results.map(({ format, width, options, cpu, bytes, psnr, ssim }) => [
    format,
    String(width),
    Object.values(options).join(' '),
    `${Math.round(cpu * 1000)} ms`,
    `${(bytes / 1000).toFixed(1)} KB`,
    `${psnr.toFixed(1)} dB`,
    `${ssim.toFixed(1)} dB`,
  ]);
  return alignColumns([head, ...lines]);
}

async function tryAll(files, { width, format, options }) {
  const results = [];
  for (const file of files) results.push(await tryFormat(await readPixels(file, width), format, options));
  const of = (key) => median(results.map((result) => result[key]));
  return { format, width, options, cpu: of('cpu'), bytes: of('bytes'), psnr: of('psnr'), ssim: of('ssim') };
}

async function readPixels(input, width) {
  const image = sharp(input).autoOrient().toColourspace('srgb');
  const { data, info } = await (width ? image.resize({ width }) : image)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
}

async function tryFormat({ data, raw }, format, options) {
  const before = process.cpuUsage();
  const bytes = await sharp(data, { raw })[format](options).toBuffer();
  const { user, system } = process.cpuUsage(before);
  const shown = (await readPixels(bytes)).data;
  const error = data.reduce((sum, value, at) => sum + (value - shown[at]) ** 2, 0) / data.length;
  const psnr = 10 * Math.log10(255 ** 2 / error);
  const ssim = -10 * Math.log10(1 - compareStructure(data, shown, raw));
  return { bytes: bytes.length, cpu: (user + system) / 1e6, psnr, ssim };
}

/** SSIM (Wang et al. 2004) of the green channel, in squares that do not overlap: 1 is the same picture. */
function compareStructure(one, other, { width, height, channels }) {
  const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];
  const size = WINDOW ** 2;
  let total = 0;
  let squares = 0;
  for (let top = 0; top + WINDOW <= height; top += WINDOW) {
    for (let left = 0; left + WINDOW <= width; left += WINDOW) {
      let [a, b, aa, bb, ab] = [0, 0, 0, 0, 0];
      for (let at = 0; at < size; at += 1) {
        const pixel = ((top + ((at / WINDOW) | 0)) * width + left + (at % WINDOW)) * channels + 1;
        const [x, y] = [one[pixel], other[pixel]];
        a += x;
        b += y;
        aa += x * x;
        bb += y * y;
        ab += x * y;
      }
      const [meanA, meanB] = [a / size, b / size];
      const variances = (aa + bb) / size - meanA ** 2 - meanB ** 2;
      const covariance = ab / size - meanA * meanB;
      const light = (2 * meanA * meanB + c1) / (meanA ** 2 + meanB ** 2 + c1);
      total += (light * (2 * covariance + c2)) / (variances + c2);
      squares += 1;
    }
  }
  return total / squares;
}
