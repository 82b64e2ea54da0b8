/** Credits in the terms of schema.org. */

import { fold } from '../../engine/lib/fold.ts';
import type { Credit } from '../schema/credits.ts';
import type { Site } from '../site.ts';
import { type contributorsLd, oneOrAll } from './artists.ts';
import { artistReference, referenceTo } from './thing.ts';

/** Roles that schema.org has a word for, as sleeves say them. All others contributed. */
const ROLES = {
  producer: /^(co-?|executive |additional )?(producers?|produced by|production)$/i,
  composer: /^(composers?|composed by|composition|music( by)?)$/i,
  lyricist: /^(lyricists?|lyrics( by)?|words( by)?)$/i,
  writer:
    /^(written by|writers?|song ?writers?|written and composed by|music (and|&) (lyrics|words)( by)?|(lyrics|words) (and|&) music( by)?)$/i,
};

function isRole(name: keyof typeof ROLES, { role }: Credit): boolean {
  return ROLES[name].test(role.trim());
}

/** Credits of a recording or an album: producers and contributors, but not writers. @param guests artists who contributed */
export function creditsLd(
  site: Site,
  credits: readonly Credit[] = [],
  guests: ReturnType<typeof contributorsLd> = [],
) {
  const producers = credits.filter((credit) => isRole('producer', credit));
  const others = credits.filter((credit) => !producers.includes(credit) && !isWriting(credit));
  const named = new Set(guests.map(({ name }) => fold(name)));
  const contributors = [...nameOnce(guests), ...peopleLd(site, others, named)];
  return {
    ...(producers.length > 0 && { producer: oneOrAll(peopleLd(site, producers)) }),
    ...(contributors.length > 0 && { contributor: oneOrAll(contributors) }),
  };
}

/** Things without those whose names others before them have. */
export function nameOnce<Thing extends { name: string }>(things: readonly Thing[]): Thing[] {
  const seen = new Set<string>();
  return things.filter(({ name }) => !seen.has(fold(name)) && seen.add(fold(name)));
}

/** A work, as structured data refers to it. */
interface WorkReference {
  '@id': string;
  name: string;
}

/** The words of a song, and their translation. */
export interface LyricsLd {
  '@type': 'CreativeWork';
  text: string;
  inLanguage?: string;
  workTranslation?: LyricsLd;
}

/**
 * The song or the movement that was recorded, if its writers, its work or its words are known.
 * @param hasWords who wrote it, without a word more, wrote its words as well
 * @param work that it is a movement of
 */
export function compositionLd(
  site: Site,
  name: string,
  credits: readonly Credit[] = [],
  {
    hasWords = false,
    lyrics,
    work,
  }: { hasWords?: boolean; lyrics?: LyricsLd | undefined; work?: WorkReference | undefined } = {},
) {
  const composers = credits.filter((credit) => isRole('composer', credit) || isRole('writer', credit));
  const lyricists = credits.filter(
    (credit) => isRole('lyricist', credit) || (hasWords && isRole('writer', credit)),
  );
  if (composers.length + lyricists.length === 0 && !work && !lyrics) return {};
  const by = composers.length > 0 && { composer: oneOrAll(peopleLd(site, composers)) };
  const composition = {
    '@type': 'MusicComposition' as const,
    name,
    ...by,
    ...(lyricists.length > 0 && { lyricist: oneOrAll(peopleLd(site, lyricists)) }),
    ...(lyrics && { lyrics }),
    ...(work && { isPartOf: { '@type': 'MusicComposition' as const, ...work, ...by } }),
  };
  return { recordingOf: composition };
}

/** Authors of an album whose tracks do not name them. */
export function authorsLd(site: Site, credits: readonly Credit[] = []) {
  const writers = credits.filter(isWriting);
  return writers.length > 0 ? { author: oneOrAll(peopleLd(site, writers)) } : {};
}

function isWriting(credit: Credit): boolean {
  return isRole('composer', credit) || isRole('lyricist', credit) || isRole('writer', credit);
}

/** Each person once. @param named folded names of those who are named beside them */
function peopleLd(site: Site, credits: readonly Credit[], named: ReadonlySet<string> = new Set()) {
  const own = fold(site.settings.artist.name);
  const people = new Map(
    credits.flatMap(({ names, url }) => names.map((name) => [fold(name), { name, url }] as const)),
  );
  return [...people]
    .filter(([folded]) => !named.has(folded))
    .map(
      ([folded, { name, url }]) =>
        (folded === own ? artistReference(site) : referenceTo(site, name)) ??
        ({ '@type': 'Person', name, ...(url && { url }) } as const),
    );
}
