/** Logos: drawings and nothing more, since browsers run whatever else an SVG file holds. */

import { VERSION } from 'liner:version';
import { readFile } from 'node:fs/promises';
import type { Cache } from '../../cache/index.ts';
import { type Folder, forgiveMissing } from '../../lib/files.ts';
import { hash } from '../../lib/hash.ts';
import { type Position, type Problem, problem } from '../../problems/index.ts';
import type { SvgFault } from './fault.ts';

export interface NamedLogo {
  /** Below the assets folder. */
  file: string;
  at: Position;
}

/** In bytes. Larger drawings hold bitmaps, and every visitor fetches them for a tab's icon. */
const MAX_BYTES = 500_000;

/** How much of a fault is quoted, in characters. */
const MAX_FOUND = 60;

/** The drawing as it is published, if it is sound; else what is wrong with it, by the code that a missing one has. */
export async function readLogo(
  { file, at }: NamedLogo,
  assets: Folder,
  cache: Cache,
  missing: 'logo/missing' | 'press/no-logo',
): Promise<Buffer | Problem> {
  const refuse = (fault: SvgFault) =>
    problem('logo/unusable', at, { file, ...fault, found: fault.found?.slice(0, MAX_FOUND) });
  const found = assets.locate(file);
  if (found === 'missing') return problem(missing, at, { file });
  if (found === 'outside') return refuse({ fault: 'outside' });
  if (found.bytes > MAX_BYTES) return refuse({ fault: 'large' });
  const bytes = await readFile(found.path).catch(forgiveMissing);
  if (!bytes) return problem(missing, at, { file });
  const sound = cache.pack<string>('logos', VERSION);
  const key = hash(bytes);
  const svg = sound.get(key) ?? (await examine(bytes));
  if (typeof svg !== 'string') return refuse(svg);
  sound.set(key, svg);
  return Buffer.from(svg);
}

/** The drawing with nothing but what drawings need, looking as it did; else what is wrong with it. */
async function examine(bytes: Uint8Array): Promise<string | SvgFault> {
  const [{ cleanSvg }, { decodeSvg }, { tryDrawing }] = await Promise.all([
    import('./clean.ts'),
    import('./decode.ts'),
    import('./trial.ts'),
  ]);
  const text = decodeSvg(bytes);
  if (typeof text !== 'string') return text;
  const cleaned = cleanSvg(text);
  if ('fault' in cleaned) return cleaned;
  return (await tryDrawing(text, cleaned.svg)) ?? cleaned.svg;
}
