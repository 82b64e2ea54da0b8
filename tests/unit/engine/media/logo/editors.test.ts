/** Exports of drawing programs are published without what these keep there for themselves. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { cleanSvg } from '../../../../../generator/engine/media/logo/clean.ts';

const folder = join(import.meta.dirname, '../../../../fixtures/logos');
const LEFTOVERS =
  /inkscape:|sodipodi|rdf:|metadata|serif:|sketch:|vectornator:|data-name|<!--|<!DOCTYPE|<\?|potrace|mia/i;

const draw = (svg: string) =>
  sharp(Buffer.from(svg)).resize({ width: 400, height: 400, fit: 'inside' }).ensureAlpha().raw().toBuffer();

test.each(readdirSync(folder))('%s is cleaned, and looks the same to the pixel', async (file) => {
  const text = readFileSync(join(folder, file), 'utf8');
  const cleaned = cleanSvg(text);
  if (!('svg' in cleaned)) throw new Error(JSON.stringify(cleaned));
  expect(cleaned.svg).not.toMatch(LEFTOVERS);
  expect(cleanSvg(cleaned.svg)).toEqual(cleaned);
  const [before, after] = [await draw(text), await draw(cleaned.svg)];
  expect(new Set(before).size).toBeGreaterThan(2);
  expect(after.equals(before)).toBe(true);
});
