/** The colour of the site, which is that of the studio as well: of its latest cover, unless the settings name one. */
import { readFile } from 'node:fs/promises';
import { type Hex, hexOf, isHex } from '../engine/lib/colour.ts';
import { remember } from '../engine/lib/remember.ts';
import { takeBitmap } from '../engine/media/bitmap.ts';
import { extractPalette } from '../engine/media/pictures/palette.ts';
import { faultOf, processImage } from '../engine/media/sharp.ts';
import type { Site } from '../site/site.ts';
import { pickSource } from '../site/theme/source.ts';
import { findAsset } from './library.ts';
import type { AccentAnswer } from './protocol/index.ts';
import type { Workspace } from './workspace.ts';

/** In pixels: a palette is made of fewer. */
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
  const asset = await findAsset({ assets }, latestCover);
  if (!asset?.type.startsWith('image/')) return undefined;
  try {
    const source = await processImage(await readFile(asset.file), {}, async (image) =>
      pickSource(
        extractPalette(
          await takeBitmap(image.resize(SIDE, SIDE, { fit: 'inside', kernel: 'nearest' }).flatten()),
        ),
      ),
    );
    return source && hexOf(source);
  } catch (error) {
    faultOf(error);
    return undefined;
  }
}
