/** The known platforms: for listening to music, and for following artists. */

interface PlatformRow {
  /** Name on pages. */
  name: string;
  /** Hosts; names below them count as well. The address of a thing on the platform begins with one of them. */
  hosts: readonly string[];
  /** The address of a profile there, with % for its handle. */
  profile?: string;
  /** Other names that people write, in lower case without spaces and marks. */
  aliases?: readonly string[];
}

/** Platforms to hear or buy a release, in the order of its page: the keys of `streaming_links`. */
export const MUSIC_PLATFORMS = {
  spotify: { name: 'Spotify', hosts: ['spotify.com', 'spotify.link', 'spoti.fi', 'spotify.app.link'] },
  apple: {
    name: 'Apple Music',
    hosts: ['music.apple.com', 'itunes.apple.com', 'apple.co'],
    aliases: ['apple', 'itunes'],
  },
  youtube: {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'],
    profile: 'https://www.youtube.com/@%',
    aliases: ['yt'],
  },
  soundcloud: {
    name: 'SoundCloud',
    hosts: ['soundcloud.com', 'snd.sc', 'soundcloud.app.goo.gl'],
    profile: 'https://soundcloud.com/%',
  },
  bandcamp: { name: 'Bandcamp', hosts: ['bandcamp.com'], profile: 'https://%.bandcamp.com' },
  tidal: { name: 'TIDAL', hosts: ['tidal.com'] },
  deezer: { name: 'Deezer', hosts: ['deezer.com', 'deezer.page.link', 'dzr.page.link'] },
  amazon: {
    name: 'Amazon Music',
    hosts: [
      ...[
        'com',
        'ae',
        'ca',
        'de',
        'eg',
        'es',
        'fr',
        'in',
        'it',
        'nl',
        'pl',
        'sa',
        'se',
        'sg',
        'co.jp',
        'co.uk',
        'com.au',
        'com.br',
        'com.mx',
        'com.tr',
      ].map((ending) => `amazon.${ending}`),
      'amzn.to',
      'amzn.eu',
      'a.co',
    ],
    aliases: ['amazon'],
  },
  youtube_music: { name: 'YouTube Music', hosts: ['music.youtube.com'], aliases: ['ytmusic'] },
  anghami: { name: 'Anghami', hosts: ['anghami.com', 'angha.me'] },
  boomplay: { name: 'Boomplay', hosts: ['boomplay.com', 'boomplaymusic.com'] },
  audiomack: { name: 'Audiomack', hosts: ['audiomack.com'], profile: 'https://audiomack.com/%' },
  beatport: { name: 'Beatport', hosts: ['beatport.com'] },
  traxsource: { name: 'Traxsource', hosts: ['traxsource.com'] },
  qobuz: { name: 'Qobuz', hosts: ['qobuz.com'] },
  mixcloud: { name: 'Mixcloud', hosts: ['mixcloud.com'], profile: 'https://www.mixcloud.com/%/' },
  audius: { name: 'Audius', hosts: ['audius.co', 'audius.com'] },
  pandora: { name: 'Pandora', hosts: ['pandora.com', 'pandora.app.link'] },
} as const satisfies Record<string, PlatformRow>;

/** Platforms to follow, support or write to artists. */
const SOCIAL_PLATFORMS = {
  instagram: {
    name: 'Instagram',
    hosts: ['instagram.com', 'instagr.am'],
    profile: 'https://www.instagram.com/%/',
    aliases: ['ig', 'insta'],
  },
  facebook: {
    name: 'Facebook',
    hosts: ['facebook.com', 'fb.com', 'fb.me'],
    profile: 'https://www.facebook.com/%',
    aliases: ['fb'],
  },
  x: {
    name: 'X',
    hosts: ['x.com', 'twitter.com'],
    profile: 'https://x.com/%',
    aliases: ['twitter', 'twitterx', 'xtwitter', 'xcom'],
  },
  tiktok: { name: 'TikTok', hosts: ['tiktok.com'], profile: 'https://www.tiktok.com/@%' },
  threads: { name: 'Threads', hosts: ['threads.net', 'threads.com'], profile: 'https://www.threads.com/@%' },
  bluesky: { name: 'Bluesky', hosts: ['bsky.app', 'bsky.social'], profile: 'https://bsky.app/profile/%' },
  mastodon: { name: 'Mastodon', hosts: ['mastodon.social', 'mastodon.online', 'joinmastodon.org'] },
  vimeo: { name: 'Vimeo', hosts: ['vimeo.com'], profile: 'https://vimeo.com/%' },
  twitch: { name: 'Twitch', hosts: ['twitch.tv'], profile: 'https://www.twitch.tv/%' },
  discord: { name: 'Discord', hosts: ['discord.com', 'discord.gg'] },
  whatsapp: { name: 'WhatsApp', hosts: ['whatsapp.com', 'wa.me'], profile: 'https://wa.me/%' },
  telegram: { name: 'Telegram', hosts: ['t.me', 'telegram.me', 'telegram.org'], profile: 'https://t.me/%' },
  snapchat: { name: 'Snapchat', hosts: ['snapchat.com'], profile: 'https://www.snapchat.com/add/%' },
  reddit: { name: 'Reddit', hosts: ['reddit.com'] },
  pinterest: { name: 'Pinterest', hosts: ['pinterest.com', 'pin.it'] },
  tumblr: { name: 'Tumblr', hosts: ['tumblr.com'], profile: 'https://%.tumblr.com' },
  linkedin: { name: 'LinkedIn', hosts: ['linkedin.com'] },
  patreon: { name: 'Patreon', hosts: ['patreon.com'], profile: 'https://www.patreon.com/%' },
  kofi: { name: 'Ko-fi', hosts: ['ko-fi.com'], profile: 'https://ko-fi.com/%' },
  substack: { name: 'Substack', hosts: ['substack.com'], profile: 'https://%.substack.com' },
  apple_podcasts: { name: 'Apple Podcasts', hosts: ['podcasts.apple.com'], aliases: ['podcasts'] },
  bandsintown: { name: 'Bandsintown', hosts: ['bandsintown.com', 'bnds.us'] },
  songkick: { name: 'Songkick', hosts: ['songkick.com'] },
  resident_advisor: { name: 'Resident Advisor', hosts: ['ra.co', 'residentadvisor.net'], aliases: ['ra'] },
  discogs: { name: 'Discogs', hosts: ['discogs.com'] },
  lastfm: { name: 'Last.fm', hosts: ['last.fm'] },
  imdb: { name: 'IMDb', hosts: ['imdb.com'] },
  letterboxd: {
    name: 'Letterboxd',
    hosts: ['letterboxd.com', 'boxd.it'],
    profile: 'https://letterboxd.com/%/',
  },
  genius: { name: 'Genius', hosts: ['genius.com'] },
} as const satisfies Record<string, PlatformRow>;

export type MusicPlatformKey = keyof typeof MUSIC_PLATFORMS;
export type PlatformKey = MusicPlatformKey | keyof typeof SOCIAL_PLATFORMS;

export interface Platform extends PlatformRow {
  key: PlatformKey;
  /** Releases have a key for it among their `streaming_links`. */
  isMusic: boolean;
}

/** All platforms: music first, in the order of a release's page. */
export const PLATFORMS: readonly Platform[] = [
  ...listRows(MUSIC_PLATFORMS, true),
  ...listRows(SOCIAL_PLATFORMS, false),
];

function listRows<Key extends PlatformKey>(rows: Record<Key, PlatformRow>, isMusic: boolean): Platform[] {
  // The keys of a table that is written above.
  return (Object.keys(rows) as Key[]).map((key) => ({ key, isMusic, ...rows[key] }));
}

export const MUSIC_KEYS = PLATFORMS.flatMap(({ key, isMusic }) => (isMusic ? [key as MusicPlatformKey] : []));

/** Keyed by names in plain letters; of two with one name, the first. */
const BY_NAME = new Map(
  PLATFORMS.flatMap((platform) =>
    [platform.key, simplify(platform.name), ...(platform.aliases ?? [])].map((name): [string, Platform] => [
      name,
      platform,
    ]),
  ).reverse(),
);

/** Keyed by original names: thousands of links have a few. */
const byWritten = new Map<string, Platform | undefined>();

/** The platform that people mean by a name: `YouTube Music`, `Twitter/X`, `tik tok`. */
export function platformNamed(name: string): Platform | undefined {
  if (!byWritten.has(name)) byWritten.set(name, BY_NAME.get(simplify(name)));
  return byWritten.get(name);
}

/** The address of a profile by its handle, `@noor`, or by a phone number; undefined if it is neither, or the platform has no such addresses. */
export function profileOn({ key, profile }: Platform, handle: string): string | undefined {
  const name =
    key === 'whatsapp'
      ? handle.replace(/[\s()+.-]/g, '').replace(/^(?!\d{6,15}$).*/, '')
      : /^@?([\w.-]+)$/.exec(handle.trim())?.[1];
  return name ? profile?.replace('%', name) : undefined;
}

/** Known hosts: thousands of addresses lead to a few. */
const byHost = new Map<string, Platform | undefined>();

/** The address of what Spotify calls by a URI, `spotify:track:4uLU6hMC`, or of what an embed code plays; undefined for anything else. */
export function readUri(text: string): string | undefined {
  const [, type, id] =
    /^spotify:([a-z]+):(\w+)$/.exec(text) ??
    /^<iframe [^>]*\bsrc="https:\/\/open\.spotify\.com\/embed\/([a-z]+)\/(\w+)/.exec(text) ??
    [];
  if (type !== undefined) return `https://open.spotify.com/${type}/${id}`;
  const path = /^<iframe [^>]*\bsrc="https:\/\/embed\.(music\.apple\.com\/[^"?]+)/.exec(text)?.[1];
  return path && `https://${path}`;
}

/** The platform that a web address leads to; undefined for all other hosts, such as those of short links. */
export function platformAt(url: string): Platform | undefined {
  if (!URL.canParse(url)) return undefined;
  const { hostname } = new URL(url);
  if (!byHost.has(hostname)) byHost.set(hostname, platformOf(hostname));
  return byHost.get(hostname);
}

function platformOf(hostname: string): Platform | undefined {
  const lengthIn = ({ hosts }: Platform) =>
    Math.max(0, ...hosts.filter((host) => isBelow(hostname, host)).map((host) => host.length));
  // The longest host fits best: music.youtube.com is below youtube.com.
  const [best] = PLATFORMS.filter((platform) => lengthIn(platform) > 0).sort(
    (a, b) => lengthIn(b) - lengthIn(a),
  );
  return best;
}

function isBelow(hostname: string, host: string): boolean {
  return hostname === host || hostname.endsWith(`.${host}`);
}

function simplify(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
