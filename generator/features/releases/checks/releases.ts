/** Track lists must add up, and a release or remix should say what visitors look for. */

import { pathKey, positionOf } from '../../../engine/content/entry.ts';
import type { Content, Entry } from '../../../engine/content/types.ts';
import { fold } from '../../../engine/lib/fold.ts';
import { firstDayOf } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Check } from '../../../site/check.ts';
import { isNamed, recordingsOf } from '../../sound/recordings.ts';
import { problem } from '../problems.ts';
import type { Release } from '../schema/release.ts';
import { nounOf, typeRow } from '../schema/types.ts';

export const checkTracks: Check = ({ content }) =>
  content.releases.flatMap((release) => [
    ...checkPresence(release, content),
    ...checkNumbers(release),
    ...checkLength(release),
  ]);

/** Of releases of others, the one track that the artist is on is enough. */
function checkPresence(release: Entry<Release>, { site }: Content): Problem[] {
  const { title, type, tracks, artists = [] } = release.data;
  const own = fold(site.data.artist.name);
  const isOwn = artists.every(({ name, role }) => role !== 'main' || fold(name) === own);
  if (typeRow(type).openGraph === 'music.song' || tracks || !isOwn) return [];
  return [problem('tracks/none', positionOf(release, ['type']), { title, noun: nounOf(type) })];
}

function checkNumbers(release: Entry<Release>): Problem[] {
  const { tracks = [] } = release.data;
  const path = (index: number) => ['tracks', index, 'track_number'];
  const isNumbered = tracks.map((_, index) => pathKey(path(index)) in release.places);
  const missing = isNumbered.indexOf(false);
  if (missing >= 0 && isNumbered.includes(true)) {
    const { title = '' } = tracks[missing] ?? {};
    return [problem('tracks/some-numbers', positionOf(release, ['tracks', missing]), { title })];
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

/** Nobody asks for the tempo of a singer's songs. */
function isTempoWanted(releases: readonly Entry<Release>[]): (release: Entry<Release>) => boolean {
  const known = releases.filter(({ data }) => data.bpm !== undefined).length;
  const isUsual = known > releases.length / 2;
  return ({ data }) =>
    data.bpm === undefined && (isUsual || (data.genre ?? []).some((genre) => ELECTRONIC.test(genre)));
}

/** An amount alone says nothing, and is not shown. */
export const checkPrices: Check = ({ content }) =>
  content.releases.flatMap((release) =>
    (release.data.formats ?? []).flatMap(({ price, currency }, index) => {
      if (!price?.amount || price.currency || currency) return [];
      return [
        problem('format/no-currency', positionOf(release, ['formats', index, 'price']), {
          amount: price.amount,
        }),
      ];
    }),
  );

export const checkCompleteness: Check = ({ content, today }) => {
  const wantsTempo = isTempoWanted(content.releases);
  const year = String(content.site.data.copyright_year ?? today.slice(0, 4));
  return content.releases.flatMap((release) => {
    const { title, release_date: date, streaming_links = {}, links = [], formats = [] } = release.data;
    const isHeard = recordingsOf(release.data).some(isNamed);
    const isSomewhere =
      isHeard || links.length + formats.length > 0 || Object.keys(streaming_links).length > 0;
    // Platforms give addresses on the day; there are no buttons before.
    const isOut = date === undefined || firstDayOf(date) <= today;
    const at = (key: string) => positionOf(release, [key]);
    return [
      ...(isOut && !isSomewhere ? [problem('release/no-links', at('streaming_links'), { title })] : []),
      ...(wantsTempo(release) ? [problem('release/no-bpm', at('bpm'), { title })] : []),
      ...(date === undefined ? [problem('release/no-date', at('release_date'), { title, year })] : []),
      ...(release.data.story !== undefined && hasBody(release)
        ? [problem('release/story-unused', at('story'), { title })]
        : []),
    ];
  });
};

/** Its text takes the place of the key `story`. */
function hasBody({ body }: Entry<Release>): boolean {
  return body.intro.length + body.sections.length > 0;
}

export const checkRemixYears: Check = ({ content, today }) => {
  const year = String(content.site.data.copyright_year ?? today.slice(0, 4));
  return content.remixes.flatMap((remix) => {
    const { title } = remix.data;
    return remix.data.year === undefined
      ? [problem('remix/no-year', positionOf(remix, ['year']), { title, year })]
      : [];
  });
};
