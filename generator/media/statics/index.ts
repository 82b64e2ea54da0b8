/** What stands at fixed places of a site: icons, the web manifest, and files that are copied as they are. */
import { readFile } from 'node:fs/promises';
import type { Artifact } from '../../artifact.ts';
import { type Folder, openFolder } from '../../lib/files.ts';
import type { Shell } from '../../model/props/shell.ts';
import { INK_HEX, PAPER_HEX } from '../../model/theme/tokens.ts';
import type { Position, Problem } from '../../problems/index.ts';
import { findSvgFault, refuseLogo } from '../svg.ts';
import { planFiles } from './files.ts';
import { type IconOptions, type Icons, planIcons } from './icons.ts';
import { drawLettermark } from './letters.ts';

/** Larger drawings hold bitmaps, and every visitor fetches them for a tab's icon. */
const MAX_LOGO = 500_000;

export interface Logo {
  /** Below the assets folder. */
  file: string;
  at: Position;
}

export interface StaticsOptions extends IconOptions {
  /** The assets folder; it need not exist. */
  assets: string;
  /** An SVG file; the artist's initial stands in where it is missing. */
  logo?: Logo | undefined;
}

export interface PlannedStatics {
  artifacts: Artifact[];
  problems: Problem[];
  icons: Shell['assets']['icons'];
  /** The address of the web manifest. */
  manifest: string;
}

export async function planStatics(options: StaticsOptions): Promise<PlannedStatics> {
  const assets = openFolder(options.assets);
  const [{ icons, problem }, files] = await Promise.all([
    planLogo(assets, options),
    planFiles(assets, options.cache),
  ]);
  return {
    artifacts: [...icons.artifacts, ...files.artifacts],
    problems: [...(problem ? [problem] : []), ...files.problems],
    icons: icons.links,
    manifest: icons.manifest,
  };
}

async function planLogo(
  assets: Folder,
  options: StaticsOptions,
): Promise<{ icons: Icons; problem?: Problem }> {
  const lettermark = () => planIcons(Buffer.from(drawLettermark(options.name, INK_HEX, PAPER_HEX)), options);
  const { logo } = options;
  if (!logo) return { icons: await lettermark() };
  const svg = await readLogo(assets, logo);
  if ('code' in svg) return { icons: await lettermark(), problem: svg };
  try {
    return { icons: await planIcons(svg, options) };
  } catch {
    return { icons: await lettermark(), problem: refuseLogo(logo, 'cannot be drawn') };
  }
}

async function readLogo(assets: Folder, logo: Logo): Promise<Uint8Array | Problem> {
  const found = assets.locate(logo.file);
  if (found === 'missing') return describeMissingLogo(logo);
  if (found === 'outside') return refuseLogo(logo, 'is a link that leads out of the assets folder');
  if (found.bytes > MAX_LOGO) return refuseLogo(logo, `is larger than ${MAX_LOGO / 1000} KB`);
  const svg = await readFile(found.path);
  const fault = findSvgFault(svg.toString('utf8'));
  return fault ? refuseLogo(logo, fault) : svg;
}

function describeMissingLogo({ file, at }: Logo): Problem {
  return {
    code: 'logo/missing',
    level: 'warning',
    message: `There is no ${file} in the assets folder, so the artist's initial is shown as the icon.`,
    hint: 'Put the logo there as an SVG file, or correct its name here.',
    at,
  };
}
