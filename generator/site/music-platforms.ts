/** Platforms with the music of a release, a remix or a mix, in the order that the artist lists them. */
import type { Data } from '../engine/content/grammar.ts';
import type { PlatformButton } from './parts.ts';
import { MUSIC_KEYS, MUSIC_PLATFORMS, type MusicPlatformKey, platformNamed } from './platforms/table.ts';
import type { Site as Settings } from './schema/site.ts';

type Addresses = Partial<Record<MusicPlatformKey, string | undefined>>;
type Linked = Pick<Data<'releases'>, 'streaming_links' | 'links'>;
type Ordering = Pick<Settings, 'platforms' | 'platform_placeholders'>;

/** Named on every release of a site that asks for it in site.yaml. */
const ALWAYS = ['spotify', 'apple', 'youtube', 'soundcloud'] as const satisfies MusicPlatformKey[];

/** Platforms of a release. Where site.yaml asks for placeholders, four come first, with or without an address. */
export function releasePlatforms(settings: Ordering, data: Linked): PlatformButton[] {
  return listPlatforms(settings, data.streaming_links ?? {}, data.links);
}

export function remixPlatforms(settings: Ordering, data: Data<'remixes'>): PlatformButton[] {
  return listPlatforms(settings, addressesOf(data), data.links);
}

/** Platforms of a mix, players first. */
export function mixPlatforms(data: Data<'mixes'>): Required<PlatformButton>[] {
  const { soundcloud, mixcloud, ...others } = addressesOf(data);
  return [...known({ soundcloud }), ...known({ mixcloud }), ...known(others), ...(data.links ?? [])];
}

/** Keyed as in the table; a key of the file's own, such as `spotify_url`, comes before `streaming_links`. */
export function addressesOf(data: Data<'remixes'> | Data<'mixes'>): Addresses {
  const own: Addresses = {
    spotify: data.spotify_url,
    apple: data.apple_music_url,
    youtube: data.youtube_url,
    soundcloud: data.soundcloud_url,
    mixcloud: 'mixcloud_url' in data ? data.mixcloud_url : undefined,
  };
  const written = Object.entries(own).filter(([, url]) => url !== undefined);
  return { ...data.streaming_links, ...Object.fromEntries(written) };
}

function listPlatforms(
  settings: Ordering,
  addresses: Addresses,
  links: Required<PlatformButton>[] = [],
): PlatformButton[] {
  if (!settings.platform_placeholders) return inOrder([...known(addresses), ...links], settings);
  const { spotify, apple, youtube, soundcloud, ...others } = addresses;
  const first = ALWAYS.map((key) => ({
    name: MUSIC_PLATFORMS[key].name,
    url: { spotify, apple, youtube, soundcloud }[key],
  }));
  return [...first, ...inOrder([...known(others), ...links], settings)];
}

function known(addresses: Addresses): Required<PlatformButton>[] {
  return MUSIC_KEYS.flatMap((key) => {
    const url = addresses[key];
    return url === undefined ? [] : [{ name: MUSIC_PLATFORMS[key].name, url }];
  });
}

/** Sorts platforms as the artist lists them in site.yaml; others come last. */
export function inOrder<Each extends { name: string }>(
  all: readonly Each[],
  { platforms = [] }: Ordering,
): Each[] {
  const listed = platforms.map(({ name }) => ({ name: name.toLowerCase(), key: platformNamed(name)?.key }));
  const rank = ({ name }: Each) => {
    const key = platformNamed(name)?.key;
    const same = listed.findIndex((one) => (key ? one.key === key : one.name === name.toLowerCase()));
    // Who lists YouTube Music alone means YouTube too.
    const place = same < 0 ? listed.findIndex((one) => one.name.startsWith(name.toLowerCase())) : same;
    return place < 0 ? listed.length : place;
  };
  return all.toSorted((one, other) => rank(one) - rank(other));
}
