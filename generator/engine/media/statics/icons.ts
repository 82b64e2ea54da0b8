/** The icons of a site, all from one drawing, and the manifest that names them. */

import type { Artifact } from '../../artifact.ts';
import type { Cache } from '../../cache/index.ts';
import { hash } from '../../lib/hash.ts';
import { ICON_VERSION, type IconShape, renderFavicon, renderIcon } from './render-icon.ts';

export interface IconOptions {
  name: string;
  shortName?: string | undefined;
  href: (url: string) => string;
  /** CSS hex colours. */
  themeColor: string;
  backgroundColor: string;
  cache: Cache;
}

/** A `<link>` of the head. */
export interface IconLink {
  rel: string;
  href: string;
  type?: string | undefined;
  sizes?: string | undefined;
}

export interface Icons {
  artifacts: Artifact[];
  links: IconLink[];
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

/** @param svg a sound drawing */
export function planIcons(svg: Uint8Array, options: IconOptions): Icons {
  const { href, backgroundColor: background, cache } = options;
  const drawing = hash(svg);
  const apps = listAppIcons(background).map((icon) => {
    const { key, body } = planIcon(svg, drawing, icon, cache);
    const path = `assets/${icon.name}.${hash(key).slice(0, 8)}.png`;
    return { icon, artifact: { path, key, body, immutable: true } };
  });
  const touch = { size: 180, padding: { ...TOUCH, background } };
  return {
    artifacts: [
      { path: 'favicon.svg', body: svg },
      {
        path: 'favicon.ico',
        ...planDrawn(['favicon', ICON_VERSION, drawing], () => renderFavicon(svg), cache),
      },
      { path: 'apple-touch-icon.png', ...planIcon(svg, drawing, touch, cache) },
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

/** An icon that is drawn when it is read, under a key that names all that its bytes depend on. */
type Drawn = { key: string } & Pick<Artifact, 'body'>;

function planIcon(svg: Uint8Array, drawing: string, shape: IconShape, cache: Cache): Drawn {
  const { size, padding = {} } = shape;
  const key = ['icon', ICON_VERSION, drawing, String(size), JSON.stringify(padding)];
  return planDrawn(key, () => renderIcon(svg, shape), cache);
}

function planDrawn(key: string[], draw: () => Promise<Uint8Array>, cache: Cache): Drawn {
  // Not made if the site already has it.
  cache.claim(key);
  return { key: key.join(' '), body: () => cache.get(key, draw) };
}

function listAppIcons(background: string): AppIcon[] {
  return [
    { name: 'icon-192', size: 192, purpose: 'any' },
    { name: 'icon-512', size: 512, purpose: 'any' },
    { name: 'icon-maskable-512', size: 512, padding: { ...MASKABLE, background }, purpose: 'maskable' },
  ];
}

function writeManifest(
  { name, shortName = name, href, themeColor, backgroundColor }: IconOptions,
  icons: readonly { icon: AppIcon; artifact: Pick<Artifact, 'path'> }[],
): string {
  const manifest = {
    id: href('/'),
    name,
    short_name: shortName,
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
