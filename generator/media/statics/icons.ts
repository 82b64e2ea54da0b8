/** The icons of a site, all from one drawing, and the manifest that names them. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../lib/cache/index.ts';
import { hash } from '../../lib/hash.ts';
import type { ShellAssets } from '../../model/assets.ts';
import { ICON_VERSION, type IconShape, renderFavicon, renderIcon } from './render-icon.ts';

export interface IconOptions {
  name: string;
  href: (url: string) => string;
  /** CSS hex colours. */
  themeColor: string;
  backgroundColor: string;
  cache: Cache;
  /** false to draw icons when they are asked for; their names do not hold the hashes of their bytes then. */
  encode?: boolean | undefined;
}

export interface Icons {
  artifacts: Artifact[];
  links: ShellAssets['icons'];
  /** The manifest's address. */
  manifest: string;
}

interface AppIcon extends IconShape {
  name: string;
  purpose: 'any' | 'maskable';
}

/** Phones cut maskable icons down to a circle of four fifths of their width, into which a square fits with 0.56. */
const MASKABLE = { scale: 0.56, groundScale: 0.8 };
const TOUCH = { scale: 0.8, groundScale: 1 };

/** @throws where the drawing cannot be read */
export async function planIcons(svg: Uint8Array, options: IconOptions): Promise<Icons> {
  const { href, backgroundColor: background, cache, encode = true } = options;
  const digest = hash(svg);
  const plan = async (key: string[], draw: () => Promise<Uint8Array>) => {
    const body = () => cache.get(key, draw);
    if (!encode) return { body, digest: hash(...key) };
    const bytes = await body();
    return { body: bytes, digest: hash(bytes) };
  };
  const planIcon = (shape: IconShape) => {
    const { size, padding = {} } = shape;
    return plan(['icon', ICON_VERSION, digest, String(size), JSON.stringify(padding)], () =>
      renderIcon(svg, shape),
    );
  };
  const apps = await Promise.all(
    listAppIcons(background).map(async (icon) => ({ icon, artifact: nameIcon(icon, await planIcon(icon)) })),
  );
  const favicon = await plan(['favicon', ICON_VERSION, digest], () => renderFavicon(svg));
  const touch = await planIcon({ size: 180, padding: { ...TOUCH, background } });
  return {
    artifacts: [
      { path: 'favicon.svg', body: svg },
      { path: 'favicon.ico', body: favicon.body },
      { path: 'apple-touch-icon.png', body: touch.body },
      ...apps.map(({ artifact }) => artifact),
      { path: 'site.webmanifest', body: writeManifest(options, apps) },
    ],
    links: [
      { rel: 'icon', href: href('/favicon.ico'), sizes: '32x32' },
      { rel: 'icon', href: href('/favicon.svg'), type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: href('/apple-touch-icon.png') },
    ],
    manifest: href('/site.webmanifest'),
  };
}

function listAppIcons(background: string): AppIcon[] {
  return [
    { name: 'icon-192', size: 192, purpose: 'any' },
    { name: 'icon-512', size: 512, purpose: 'any' },
    { name: 'icon-maskable-512', size: 512, padding: { ...MASKABLE, background }, purpose: 'maskable' },
  ];
}

function nameIcon(
  { name }: AppIcon,
  { body, digest }: Pick<Artifact, 'body'> & { digest: string },
): Artifact {
  return { path: `assets/${name}.${digest.slice(0, 8)}.png`, body, immutable: true };
}

function writeManifest(
  { name, href, themeColor, backgroundColor }: IconOptions,
  icons: { icon: AppIcon; artifact: Artifact }[],
): string {
  const manifest = {
    id: href('/'),
    name,
    short_name: name,
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    theme_color: themeColor,
    background_color: backgroundColor,
    icons: icons.map(({ icon: { size, purpose }, artifact }) => ({
      src: href(`/${artifact.path}`),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose,
    })),
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}
