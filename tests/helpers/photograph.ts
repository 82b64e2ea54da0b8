/** Pictures with the colours and the softness of photographs, made of a seed: every run sees the same bytes. */
import sharp from 'sharp';
import { seeded } from './random.mjs';

interface Photograph {
  width: number;
  height?: number;
  /** From the ground to the lights, as CSS colours. Three or four make a picture. */
  tones: readonly string[];
  seed?: number;
}

/** Brown paper, grey streets, wet stone: what photographs are mostly made of. */
export const TONES = {
  river: ['#26323a', '#5c6f74', '#a9b3ad', '#d8cfb8'],
  kitchen: ['#3b2a20', '#7a5a43', '#b8946e', '#e6d9c1'],
  night: ['#0b0d14', '#1b2233', '#8a4a2a', '#f0b765'],
  meadow: ['#27361f', '#5f7a3c', '#b3bd6a', '#eef0d4'],
  brick: ['#331b18', '#80372c', '#c0674e', '#e8c7b0'],
  grey: ['#161616', '#555555', '#9a9a9a', '#e2e2e2'],
} as const;

/** Out of focus, with grain, as a JPEG. */
export async function drawPhotograph({
  width,
  height = width,
  tones,
  seed = 1,
}: Photograph): Promise<Buffer> {
  const random = seeded(seed);
  const [ground = '#000', ...others] = tones;
  const spots = Array.from({ length: 14 }, (_, index) => {
    const at = [random() * 60, random() * 60, 4 + random() * 16, 3 + random() * 12].map((part) =>
      part.toFixed(1),
    );
    const tone = others[index % others.length] ?? ground;
    return `<ellipse cx="${at[0]}" cy="${at[1]}" rx="${at[2]}" ry="${at[3]}" fill="${tone}" opacity=".7"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="${ground}"/>${spots.join('')}</svg>`;
  const soft = await sharp(Buffer.from(svg))
    .removeAlpha()
    .blur(3)
    .resize({ width, height, fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  for (let at = 0; at < soft.length; at += 3) {
    const grain = Math.round((random() - 0.5) * 10);
    for (const part of [at, at + 1, at + 2])
      soft[part] = Math.min(255, Math.max(0, (soft[part] ?? 0) + grain));
  }
  return sharp(soft, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}
