/**
 * A drawing drawn in a process of its own, which can be stopped: a few lines of it can ask for hours of work and all the
 * memory of the computer, and no limit of numbers and sizes knows all the ways.
 */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { MAX_PIXELS } from '../sharp.ts';
import type { SvgFault } from './fault.ts';

export interface Limits {
  /** Processor time in seconds. */
  seconds: number;
  /** In bytes, of the whole process. */
  memory: number;
}

/** A logo takes less than a second, however busy the computer is; the process begins with about 80 MB. */
const LIMITS: Limits = { seconds: 6, memory: 500_000_000 };

/** In milliseconds, for what waits without working. */
const MAX_WAIT = 120_000;

/** The longer side of the largest picture that is made of a logo, in pixels. */
const SIDE = 2000;

/** CommonJS. It ends itself by force: Node.js would wait for the drawing. */
const SCRIPT = `
const [path, settings] = process.argv.slice(1);
const { seconds, memory, side, pixels } = JSON.parse(settings);
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (user + system > seconds * 1e6 || process.memoryUsage.rss() > memory) process.kill(process.pid, 'SIGKILL');
}, 10);
const sharp = require(path);
sharp.concurrency(1);
sharp.cache(false);
const draw = (svg) => sharp(Buffer.from(svg), { limitInputPixels: pixels })
  .resize({ width: side, height: side, fit: 'inside' }).ensureAlpha().raw().toBuffer();
let input = '';
process.stdin.setEncoding('utf8').on('data', (chunk) => { input += chunk; }).on('end', async () => {
  const drawings = JSON.parse(input);
  let result = 'same';
  try {
    const pictures = [];
    for (const svg of new Set(drawings)) pictures.push(await draw(svg));
    if (pictures.some((picture) => !picture.equals(pictures[0]))) result = 'different';
  } catch {
    result = 'undrawable';
  }
  process.stdout.write(result, () => process.exit());
});
`;

/** The fault of a drawing that cannot be drawn, or not in good time, or looks different once it is cleaned. */
export async function tryDrawing(
  original: string,
  cleaned: string,
  limits = LIMITS,
): Promise<SvgFault | undefined> {
  const sharp = createRequire(import.meta.url).resolve('sharp');
  const settings = JSON.stringify({ ...limits, side: SIDE, pixels: MAX_PIXELS });
  const child = spawn(process.execPath, ['-e', SCRIPT, sharp, settings], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: MAX_WAIT,
    killSignal: 'SIGKILL',
  });
  let result = '';
  child.stdout.on('data', (chunk) => {
    result += chunk;
  });
  // A process that was stopped reads no more.
  child.stdin.on('error', () => {});
  child.stdin.end(JSON.stringify([original, cleaned]));
  const signal = await new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (_code, by) => resolve(by));
  });
  if (signal) return { fault: 'heavy' };
  if (result === 'same') return undefined;
  if (result === 'different' || result === 'undrawable') return { fault: result };
  throw new Error(`The process that draws logos ended without a result (${child.exitCode}).`);
}
