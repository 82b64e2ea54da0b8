/** Facts and texts of a release, shared by its page and feeds. */

import { htmlOf } from '../../engine/content/entry.ts';
import type { BodySection, Entry } from '../../engine/content/types.ts';
import { isSlug } from '../../engine/lib/slug.ts';
import type { License } from '../../engine/values/index.ts';
import { linkTo } from '../../site/context.ts';
import { findLabel } from '../../site/labels.ts';
import { formatPrices, isFree, pricesOf } from '../../site/money.ts';
import type { FormatRow, Link, PlatformButton, SmallPrint } from '../../site/parts.ts';
import { platformAt } from '../../site/platforms/table.ts';
import { labelRoute, releaseRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { formatDate, type Words } from '../../site/words/index.ts';
import { formatName } from './formats.ts';
import type { Release } from './schema/release.ts';

/** `Out 1 August 2026`, or `Out 2027`: as much as is known. */
export function outLabel({ release_date }: Release, words: Words): string {
  return release_date === undefined ? '' : words.music.out({ date: formatDate(release_date, words) });
}

/** The calendar file of the release day; undefined if only the month or the year is known. */
export function reminderOf({ slug, data }: Entry<Release>): { day: string; route: string } | undefined {
  const day = data.release_date;
  return day?.length === 10 ? { day, route: `${releaseRoute(slug)}${slug}.ics` } : undefined;
}

export interface Destinations {
  platforms: readonly PlatformButton[];
  formats?: Release['formats'];
  announced: boolean;
}

/** Returns true if a release has a smart link: it is on a platform, in a shop, or announced. */
export function hasSmartLink({ platforms, formats = [], announced }: Destinations): boolean {
  return announced || [...platforms, ...formats].some(({ url }) => url !== undefined);
}

/** The sections of the body. The text before the first heading is the story; without a body, the key `story`. */
export function bodySections(entry: Entry<unknown>, { music }: Words): BodySection[] {
  const { intro, sections } = entry.body;
  const story = sections.length === 0 ? htmlOf(entry, ['story']) : '';
  const opening = intro.length === 0 && story ? [story] : intro;
  const untitled = opening.length > 0 ? [{ id: 'story-concept', title: music.story, text: opening }] : [];
  return [...untitled, ...sections];
}

/** Label and codes of a release, as far as they are known; codes of tracks are in the track list. */
export function smallPrint(
  site: Pick<Site, 'words' | 'labels' | 'urls' | 'releases' | 'upcomingReleases' | 'settings'>,
  { label, ...release }: Release,
): SmallPrint[] {
  const { music } = site.words;
  const { name = '', url } = label ?? {};
  const page = findLabel(site.labels, name);
  const { reissue_of: original = '' } = release;
  // Reading all releases makes a page depend on them.
  const first = original ? everyRelease(site).find(({ slug }) => slug === original) : undefined;
  const address = page ? labelRoute(page.slug) : url;
  return [
    {
      term: music.firstReleased,
      text: release.original_date ? formatDate(release.original_date, site.words) : '',
    },
    {
      term: music.reissueOf,
      // The first release may be a draft, or unlisted.
      text: first?.data.title ?? (isSlug(original) ? '' : original),
      ...(first && { link: linkTo({ site }, first.data.title, releaseRoute(first.slug)) }),
    },
    { term: music.recorded, text: release.recorded ?? '' },
    { term: music.label, text: name, ...(address && { link: linkTo({ site }, name, address) }) },
    { term: music.catalogueNumber, text: release.catalogue_number ?? '' },
    { term: 'UPC', text: release.upc ?? '' },
    { term: 'ISRC', text: release.isrc ?? '' },
    ...aiRows(site, release),
    ...licenseRows(site, release),
  ].filter(({ text }) => text !== '');
}

/** The license of a release, or that of the site. */
export function licenseOf(
  { settings }: Pick<Site, 'settings'>,
  { license }: Pick<Release, 'license'>,
): License | undefined {
  return license === 'none' ? undefined : (license ?? settings.license);
}

/** `License: CC BY 4.0`; empty without one. */
export function licenseRows(site: Pick<Site, 'words' | 'settings'>, data: Pick<Release, 'license'>) {
  const license = licenseOf(site, data);
  if (!license) return [];
  const { name, url } = license;
  return [{ term: site.words.music.license, text: name, link: { label: name, url, external: true } }];
}

/** `Made with AI: artwork. Second Light: vocals`; empty if it does not say. */
export function aiRows(
  { words }: Pick<Site, 'words'>,
  { made_with_ai: own, tracks = [] }: Pick<Release, 'made_with_ai' | 'tracks'>,
): SmallPrint[] {
  const { madeWithAi, aiParts } = words.music;
  const list = (parts: readonly (keyof typeof aiParts)[]) =>
    parts.map((part) => aiParts[part]).join(words.lists.comma);
  const all = [
    ...(own ? [list(own)] : []),
    ...tracks.flatMap(({ title, made_with_ai: parts }) =>
      parts ? [`${words.music.labelled({ label: title })} ${list(parts)}`] : [],
    ),
  ];
  return all.length > 0 ? [{ term: madeWithAi, text: all.join(' · ') }] : [];
}

/** Links to pay for its download, and to support it. */
export function supportLinks(
  { words, settings }: Pick<Site, 'words' | 'settings'>,
  { download, support: links = settings.support ?? [] }: Pick<Release, 'download' | 'support'>,
): Link[] {
  const { pay = '', price } = typeof download === 'object' ? download : {};
  const prices = pricesOf(price);
  const sum = formatPrices(prices, words);
  const label = sum && !isFree(prices) ? words.music.pay({ price: sum }) : words.music.payFreely;
  return [...(pay ? [{ label, url: pay }] : []), ...links].map((link) => ({ ...link, external: true }));
}

/** `© 2025 Name` and `℗ 2025 Name`; one line if both are the same. */
export function rightsLines({ copyright, phonographic_copyright: phonogram }: Release): string[] {
  if (copyright && copyright === phonogram) return [`℗ & © ${copyright}`];
  return [...(copyright ? [`© ${copyright}`] : []), ...(phonogram ? [`℗ ${phonogram}`] : [])];
}

export type Format = NonNullable<Release['formats']>[number];

/** `Vinyl`, or the title of the format. */
export function formatTitle({ title, format }: Format, words: Words): string {
  return title ?? formatName(format, words);
}

/** `250 exemplares` of `250 copies`, as a number of copies is in any language; another edition is as it is written. */
export function editionTitle({ edition }: Format, { music }: Words): string | undefined {
  const copies = /^([1-9]\d{0,6})(?: copies)?$/.exec(edition ?? '')?.[1];
  return copies === undefined ? edition : music.copies(Number(copies));
}

/** @param isOut false for an announced release, which can be pre-ordered */
export function formatRows({ words }: Pick<Site, 'words'>, data: Release, isOut: boolean): FormatRow[] {
  return (data.formats ?? []).map((each) => {
    const { format, title, url, price, currency, sold_out = false } = each;
    const prices = pricesOf(price, currency);
    const label = buyLabel(url, isOut, isFree(prices), words);
    const edition = editionTitle(each, words);
    return {
      title: formatTitle(each, words),
      facts: [
        ...(title && format !== 'other' ? [formatName(format, words)] : []),
        ...(edition ? [edition] : []),
      ],
      price: formatPrices(prices, words),
      isSoldOut: sold_out,
      shop: url && !sold_out ? { label, url, external: true } : undefined,
    };
  });
}

/** `Buy`, `Buy on Bandcamp`, `Pre-order`, or `Get it` if it is free. */
function buyLabel(url: string | undefined, isOut: boolean, isFree: boolean, { music }: Words): string {
  const verb = isFree ? music.free : isOut ? music.buy : music.preOrder;
  const shop = url && platformAt(url)?.name;
  return shop ? music.buyOn({ verb, shop }) : verb;
}
