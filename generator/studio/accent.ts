/** The colour of the site, which is that of the studio as well: of its latest cover, unless the settings name one. */
import { readFile } from 'node:fs/promises';
import { degreesBetween, type Hex, hexOf, isHex, oklchOf } from '../engine/lib/colour.ts';
import { remember } from '../engine/lib/remember.ts';
import { takeBitmap } from '../engine/media/bitmap.ts';
import { extractPalette } from '../engine/media/pictures/palette.ts';
import type { Palette } from '../engine/media/pictures/picture.ts';
import { faultOf, processImage } from '../engine/media/sharp.ts';
import type { Site } from '../site/site.ts';
import { pickSource } from '../site/theme/source.ts';
import { findAsset } from './library.ts';
import type { AccentAnswer } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** Pixels: a palette is made of fewer. */
const SIDE = 192;

export async function describeAccent(
  workspace: Pick<Workspace, 'assets'>,
  site: Site | undefined,
): Promise<AccentAnswer> {
  const color = site && (await colourOf(site)(workspace.assets));
  return { ...(color && { color }) };
}

const colourOf = remember((site: Site) => {
  let found: Promise<Hex | undefined> | undefined;
  return (assets: string) => {
    found ??= findColour(site, assets);
    return found;
  };
});

async function findColour({ settings, latestCover = '' }: Site, assets: string): Promise<Hex | undefined> {
  const { accent = '' } = settings.look ?? {};
  if (isHex(accent)) return accent;
  const [colour] = await listColours(assets, latestCover);
  return colour;
}

/** Degrees: hues that nobody takes for the same. */
const APART = 45;

/** Up to three colours of a picture that a site can have, the most characteristic first; none of one that cannot be read. */
export async function listColours(assets: string, path: string): Promise<Hex[]> {
  const asset = await findAsset({ assets }, path);
  if (!asset?.type.startsWith('image/')) return [];
  try {
    const palette = await processImage(await readFile(asset.file), {}, async (image) =>
      extractPalette(
        await takeBitmap(image.resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' }).flatten()),
      ),
    );
    return pickColours(palette, 3);
  } catch (error) {
    faultOf(error);
    return [];
  }
}

function pickColours(palette: Palette, count: number): Hex[] {
  const source = count > 0 ? pickSource(palette) : undefined;
  if (!source) return [];
  const others = palette.filter(({ color }) => degreesBetween(oklchOf(color)[2], source[2]) >= APART);
  return [hexOf(source), ...pickColours(others, count - 1)];
}
