/** `_headers`, as Netlify and Cloudflare Pages read it. */

import type { Artifact } from '../../engine/artifact.ts';
import type { SiteUrls } from '../../engine/lib/url.ts';

type Header = [name: string, value: string];

/**
 * Under a name that holds a hash, and is another one when the content is. A rule cannot leave out what is missing, but the hosts that
 * read this file replace a site as a whole: no page is there before its files.
 */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Icons and the manifest: asked for by every visit, and hardly ever changed. */
const A_DAY = 'public, max-age=86400';
/** Feeds, calendars and lists: machines ask for them often, and an hour late is soon enough. */
const AN_HOUR = 'public, max-age=3600';

const ICON = /\.(?:ico|svg|png|webmanifest)$/;
const FEED = /\.(?:xml|json|ics|txt)$/;

/** Cloudflare Pages reads no more of them (developers.cloudflare.com/pages/configuration/headers). */
const MOST_RULES = 100;

/** Features that the embedded players never need. Autoplay, full screen and the like stay as browsers have them. */
const NO_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * One rule for the whole site, and one for each lifetime. No two rules that meet set the same header: some hosts would
 * join them, others take the last. What has no lifetime here, pages above all, hosts ask for again each time.
 * @param policy allows what any page needs; each page's own narrows it down
 * @param isReserved mining of texts and data is reserved
 */
export function buildHeaders(
  { base, origin }: Pick<SiteUrls, 'base' | 'origin'>,
  policy: string,
  artifacts: readonly Artifact[],
  isReserved = false,
): string {
  const secure = origin.startsWith('https:');
  const framed = artifacts.some(({ path }) => EMBED.test(path));
  const rules: [path: string, headers: Header[]][] = [
    [
      `${base}*`,
      [
        ...siteHeaders(framed ? policy : `${policy}; frame-ancestors 'none'`, secure),
        ...(isReserved ? [['tdm-reservation', '1'] satisfies Header] : []),
      ],
    ],
    [`${base}assets/*`, [['Cache-Control', FOR_EVER]]],
    // Recordings and documents have no meta element.
    ...(artifacts.some(({ path }) => path.startsWith(PRIVATE))
      ? [[`${base}${PRIVATE}*`, [['X-Robots-Tag', 'noindex']]] satisfies [string, Header[]]]
      : []),
    // A rule for all cannot leave out the pages that others show within theirs.
    ...(framed ? listUnframed(artifacts) : []).map((path): [string, Header[]] => [
      base + path,
      [['X-Frame-Options', 'DENY']],
    ]),
    ...listTopFiles(artifacts).flatMap((path): [string, Header[]][] => {
      const lifetime = lifetimeOf(path);
      return lifetime ? [[base + path, [['Cache-Control', lifetime]]]] : [];
    }),
  ];
  return rules
    .slice(0, MOST_RULES)
    .map(([path, headers]) => `${[path, ...headers.map(writeHeader)].join('\n')}\n`)
    .join('\n');
}

/** The folder of pages that only some people know, as `features/rooms` names it. */
const PRIVATE = 'p/';

function siteHeaders(policy: string, secure: boolean): Header[] {
  return [
    ['Content-Security-Policy', policy],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['Permissions-Policy', NO_FEATURES.map((feature) => `${feature}=()`).join(', ')],
    // YouTube's player refuses pages without a referrer.
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    // For this host only: other names below the domain may not be ready for it.
    ...(secure ? [['Strict-Transport-Security', 'max-age=31536000'] satisfies Header] : []),
    ['X-Content-Type-Options', 'nosniff'],
  ];
}

/** Pages for the pages of others: of the site itself, and in the folder of each language. */
const EMBED = /^(?:[a-z]{2}\/)?embed\//;

/**
 * Patterns for all pages but those, few however many pages there are: all right below the root, or below the folder of a language,
 * have one (a word with a colon is any name), and what is further down has one for each folder.
 */
function listUnframed(artifacts: readonly Artifact[]): string[] {
  const paths = artifacts.map(({ path }) => path);
  const embeds = paths.filter((path) => EMBED.test(path));
  const languages = [...new Set(embeds.map((path) => path.slice(0, path.indexOf('embed/'))))].filter(Boolean);
  const patterns = paths
    .filter((path) => path.endsWith('.html') && !EMBED.test(path))
    .flatMap((path) => {
      const language = languages.find((folder) => path.startsWith(folder)) ?? '';
      const [folder = '', ...rest] = path.slice(language.length).split('/');
      if (rest.length > 1) return `${language}${folder}/:page/*`;
      if (rest.length === 1) return [`${language}:page/`, `${language}:page/index.html`];
      return language === '' ? ['', 'index.html'] : [':page/', ':page/index.html'];
    });
  return [...new Set(patterns)].sort();
}

/** Files right below the root. */
function listTopFiles(artifacts: readonly Artifact[]): string[] {
  return artifacts
    .map(({ path }) => path)
    .filter((path) => !path.includes('/'))
    .sort();
}

/** The cache lifetime of a file, for hosts that take it with each file. */
export function cacheOf(path: string): string {
  if (path.startsWith('assets/')) return FOR_EVER;
  return (path.includes('/') ? undefined : lifetimeOf(path)) ?? 'no-cache';
}

function lifetimeOf(path: string): string | undefined {
  if (ICON.test(path)) return A_DAY;
  return FEED.test(path) ? AN_HOUR : undefined;
}

function writeHeader([name, value]: Header): string {
  return `  ${name}: ${value}`;
}
