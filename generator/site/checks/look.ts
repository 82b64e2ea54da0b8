/** Text must be readable in the colours of site.yaml. */
import { positionOf } from '../../engine/content/entry.ts';
import { contrast, fromOklch, type Hex, oklchOf, toHex } from '../../engine/lib/colour.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Assets } from '../assets.ts';
import { problem } from '../messages/index.ts';
import { DEFAULT_LOOK } from '../schema/look.ts';
import type { Site } from '../site.ts';
import { measureGround } from '../theme/contrast.ts';
import { readableShade } from '../theme/index.ts';
import { groundOf, type Recipe } from '../theme/recipes.ts';
import { LEAST_TEXT } from '../theme/tokens.ts';

/** Step in lightness of the search for a readable ground. */
const STEP = 0.005;

type Settings = Pick<Site, 'settings' | 'settingsEntry'>;

export function checkLook({ site, assets }: { site: Settings; assets: Pick<Assets, 'recipe'> }): Problem[] {
  return [...checkFont(site), ...checkSecond(site, assets), ...checkColours(site, assets)];
}

/** Refuses a font for other looks than the default. */
function checkFont({ settings, settingsEntry }: Settings): Problem[] {
  const { style = DEFAULT_LOOK, font } = settings.look ?? {};
  if (font === undefined || style === DEFAULT_LOOK) return [];
  return [problem('look/font-unused', positionOf(settingsEntry, ['look', 'font']), { style })];
}

function checkSecond({ settings, settingsEntry }: Settings, { recipe }: Pick<Assets, 'recipe'>): Problem[] {
  const { style = DEFAULT_LOOK, second, accent } = settings.look ?? {};
  const isShown = (recipe.field ?? recipe.spot ?? recipe.bands) !== undefined && accent !== 'stylesheet';
  if (second === undefined || isShown) return [];
  return [problem('look/second-unused', positionOf(settingsEntry, ['look', 'second']), { style })];
}

function checkColours({ settings, settingsEntry }: Settings, { recipe }: Pick<Assets, 'recipe'>): Problem[] {
  const { accent = 'covers', ground = 'light' } = settings.look ?? {};
  const at = (key: string) => positionOf(settingsEntry, ['look', key]);
  if (accent === 'stylesheet')
    return settings.look?.ground === undefined ? [] : [problem('look/ground-unused', at('ground'))];
  // A page of either kind shows the nearest shade that can be read there; in two tones, the ground moves instead.
  if (ground === 'auto' || (recipe.light.isFlat && !recipe.spot)) return [];
  return [
    ...(isColor(ground)
      ? checkGround(ground, recipe).map((facts) => problem('look/ground', at('ground'), facts))
      : []),
    // A spot colour and bands move until ink can be read on them.
    ...(isColor(accent) && !recipe.spot && !recipe.bands
      ? checkAccent(accent, ground, recipe).map((facts) => problem('look/accent', at('accent'), facts))
      : []),
  ];
}

function checkGround(ground: Hex, recipe: Recipe) {
  const failed = measureGround(groundOf(ground, recipe), ground).find(
    ({ contrast, least }) => contrast < least,
  );
  return failed ? [{ ...failed, ground, readable: moveGround(ground, recipe) }] : [];
}

/** Away from grey, to the side that it is on. */
function moveGround(ground: Hex, recipe: Recipe): Hex {
  const [lightness, chroma, hue] = oklchOf(ground);
  const step = groundOf(ground, recipe).scheme === 'dark' ? -STEP : STEP;
  for (let at = lightness; at >= 0 && at <= 1; at += step) {
    const moved = toHex(fromOklch([at, chroma, hue]));
    if (measureGround(groundOf(moved, recipe), moved).every(({ contrast, least }) => contrast >= least))
      return moved;
  }
  return step < 0 ? '#000000' : '#ffffff';
}

function checkAccent(accent: Hex, ground: Hex | 'light' | 'dark', recipe: Recipe) {
  const on = groundOf(ground, recipe);
  const measured = contrast(accent, on.paper);
  if (measured >= LEAST_TEXT) return [];
  const readable = readableShade(oklchOf(accent), on, [on.paper]);
  const other = groundOf(on.scheme === 'dark' ? 'light' : 'dark', recipe);
  const suits = contrast(accent, other.paper) >= LEAST_TEXT ? other.scheme : undefined;
  return [{ accent, ground: on.paper, contrast: measured, least: LEAST_TEXT, readable, suits }];
}

function isColor(value: string): value is Hex {
  return value.startsWith('#');
}
