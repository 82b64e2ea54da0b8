/** Checks of releases and remixes: track lists, what visitors look for, prices and addresses. */

import { pathKey, positionBeside, positionOf } from '../../engine/content/entry.ts';
import type { Content, Entry } from '../../engine/content/types.ts';
import { fold } from '../../engine/lib/fold.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { Check } from '../../site/check.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { hasSound, recordingsOf } from '../sound/recordings.ts';
import { problem } from './messages.ts';
import type { Release } from './schema/release.ts';
import { nounOf, typeRow } from './schema/types.ts';
import { numberInTitle, workOf } from './works.ts';

export const checkTracks: Check = ({ content }) =>
  content.releases.flatMap((release) => [
    ...checkPresence(release, content),
    ...checkNumbers(release),
    ...checkLength(release),
    ...checkWorks(release),
  ]);

/** Requires tracks of albums and EPs; a release of another artist needs none. */
function checkPresence(release: Entry<Release>, { site }: Content): Problem[] {
  const { title, type, tracks, artists = [] } = release.data;
  const own = fold(site.data.artist.name);
  const isOwn = artists.every(({ name, role }) => role !== 'main' || fold(name) === own);
  if (typeRow(type).openGraph === 'music.song' || tracks || !isOwn) return [];
  return [problem('tracks/none', positionBeside(release, ['type'], 'tracks'), { title, noun: nounOf(type) })];
}

function checkNumbers(release: Entry<Release>): Problem[] {
  const { tracks = [] } = release.data;
  const path = (index: number) => ['tracks', index, 'track_number'];
  const isNumbered = tracks.map((_, index) => pathKey(path(index)) in release.places);
  const missing = isNumbered.indexOf(false);
  if (missing >= 0 && isNumbered.includes(true)) {
    const { title = '' } = tracks[missing] ?? {};
    return [
      problem('tracks/some-numbers', positionOf(release, ['tracks', missing, 'track_number']), { title }),
    ];
  }
  const first = new Map<string, number>();
  return tracks.flatMap(({ track_number: number, disc }, index) => {
    const place = `${disc ?? 1} ${number}`;
    const other = first.get(place);
    if (other === undefined) {
      first.set(place, index);
      return [];
    }
    const { line } = positionOf(release, path(other));
    return [problem('tracks/duplicate-number', positionOf(release, path(index)), { number, disc, line })];
  });
}

/** Reports movements of no work, those with two numbers, and those whose number does not follow that of the movement before. */
function checkWorks(release: Entry<Release>): Problem[] {
  const { tracks = [] } = release.data;
  return tracks.flatMap((track, index) => {
    const { title, work, movement } = track;
    if (movement === undefined) return [];
    const own = workOf(release.data, track);
    const path = ['tracks', index, 'movement'];
    const found = own && numberInTitle(own, track);
    if (found !== undefined && movement.number !== undefined && found !== movement.number) {
      const facts = { title, found, number: movement.number };
      return [problem('tracks/movement-differs', positionOf(release, path), facts)];
    }
    if (work !== undefined) return [];
    if (!own) return [problem('tracks/no-work', positionBeside(release, path, 'work'), { title })];
    const before = own.tracks[own.tracks.indexOf(track) - 1]?.movement?.number;
    const { number } = movement;
    if (number === undefined || before === undefined || number > before) return [];
    return [problem('tracks/movement-order', positionOf(release, path), { title, number, before })];
  });
}

function checkLength(release: Entry<Release>): Problem[] {
  const { tracks = [], duration } = release.data;
  const lengths = tracks.map((track) => track.duration ?? Number.NaN);
  const sum = lengths.reduce((total, length) => total + length, 0);
  if (lengths.length === 0 || Number.isNaN(sum) || duration === undefined) return [];
  if (sum === duration) return [];
  const { line } = positionOf(release, ['tracks']);
  return [problem('tracks/length', positionOf(release, ['duration']), { line, sum, stated: duration })];
}

/** Genres that DJs play, and sort by tempo. */
const ELECTRONIC =
  /\b(house|techno|trance|electro|electronica?|edm|dubstep|garage|jungle|drum ?(&|and|n) ?bass|dnb|breaks|breakbeat|hardstyle|hardcore techno|gabber|psytrance|club|dance|disco|amapiano|gqom|grime)\b/i;

/** Returns true for releases that should have a tempo: if most releases have one, or its genre is electronic. */
function needsTempo(releases: readonly Entry<Release>[]): (release: Entry<Release>) => boolean {
  const known = releases.filter(({ data }) => data.bpm !== undefined).length;
  const isUsual = known > releases.length / 2;
  return ({ data }) =>
    data.bpm === undefined && (isUsual || (data.genre ?? []).some((genre) => ELECTRONIC.test(genre)));
}

/** Requires a currency for each price, and an address to pay that of a download. */
export const checkPrices: Check = ({ content }) =>
  content.releases.flatMap((release) => {
    const { formats = [], download, title } = release.data;
    const terms = typeof download === 'object' ? download : {};
    const prices = [
      ...formats.map((each, index) => ({ ...each, path: ['formats', index, 'price'] })),
      { ...terms, currency: undefined, path: ['download', 'price'] },
    ];
    return [
      ...prices.flatMap(({ price, currency, path }) => {
        const bare = price?.find((each) => each.amount > 0 && each.currency === undefined);
        if (!bare || currency) return [];
        return [problem('format/no-currency', positionOf(release, path), { amount: bare.amount })];
      }),
      ...(terms.price && !terms.pay
        ? [problem('release/nowhere-to-pay', positionOf(release, ['download', 'price']), { title })]
        : []),
    ];
  });

export const checkCompleteness: Check = ({ content, today }) => {
  const isTempoMissing = needsTempo(content.releases);
  const year = content.site.data.copyright_year;
  return content.releases.flatMap((release) => {
    const { title, release_date: date, streaming_links = {}, links = [], formats = [] } = release.data;
    const hasRecording = recordingsOf(release.data).some(hasSound);
    const isAvailable =
      hasRecording || links.length + formats.length > 0 || Object.keys(streaming_links).length > 0;
    // Platforms give addresses on the day; there are no buttons before.
    const isOut = date === undefined || firstDayOf(date) <= today;
    const at = (key: string) => positionOf(release, [key]);
    return [
      ...(isOut && !isAvailable ? [problem('release/no-links', at('streaming_links'), { title })] : []),
      ...(isTempoMissing(release) ? [problem('release/no-bpm', at('bpm'), { title })] : []),
      ...(date === undefined ? [problem('release/no-date', at('release_date'), { title, year })] : []),
      ...(release.data.story !== undefined && hasBody(release)
        ? [problem('release/story-unused', at('story'), { title })]
        : []),
    ];
  });
};

/** Returns true if a release has a text, which replaces the key `story`. */
function hasBody({ body }: Entry<Release>): boolean {
  return body.intro.length + body.sections.length > 0;
}

export const checkRemixYears: Check = ({ content }) => {
  const year = content.site.data.copyright_year;
  return content.remixes.flatMap((remix) => {
    const { title } = remix.data;
    return remix.data.year === undefined
      ? [problem('remix/no-year', positionOf(remix, ['year']), { title, year })]
      : [];
  });
};

/** Reports remixes with the address of a release: both are in one folder of addresses. */
export function checkAddresses({ site }: { site: Site }): Problem[] {
  const taken = new Map(everyRelease(site).map((entry) => [entry.slug, entry]));
  return site.remixes.flatMap((entry) => {
    const other = taken.get(entry.slug);
    if (!other) return [];
    const route = releaseRoute(entry.slug);
    return [problem('route/taken', positionOf(entry, []), { kind: 'remix', route, other: other.file })];
  });
}
