/** The tracks of a release, as its page and programs show them. */

import type { Data } from '../../engine/content/grammar.ts';
import { fold } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import { type Artist, artistsOf, creditedTrack, creditLine, creditParts } from '../../site/artists.ts';
import { creditRows } from '../../site/credit-rows.ts';
import { lengthHeard, tempoAndKey, writeTempo } from '../../site/format.ts';
import { releasePlatforms } from '../../site/music-platforms.ts';
import type { CreditPart, Disc, Playable, TrackRow } from '../../site/parts.ts';
import { artistAddress } from '../../site/roster.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { joinList, writeOrdinal } from '../../site/words/index.ts';
import { isSameSong, linkWork, type Song } from '../../site/works.ts';
import { performanceOf, trackCredits, workHead } from './performers.ts';
import { singersIn } from './singers.ts';
import { discOf, sortTracks, type Track, trackTitle } from './track.ts';
import { anchorOf } from './track-pages.ts';
import { fullTitle, listWorks, movementTitle, type Work, workOf } from './works.ts';

type Release = Data<'releases'>;

/** The total length of the tracks, `41:20`; empty if the release has a `duration`. @param playables as in `listDiscs` */
export function totalLabel(
  { duration, tracks = [] }: Pick<Release, 'duration' | 'tracks'>,
  playables: readonly Playable[] = [],
): string {
  const total = duration === undefined ? sumOf(addLengths(tracks, playables)) : undefined;
  return total === undefined ? '' : formatDuration(total);
}

/** Fills in measured lengths of tracks without `duration`. */
function addLengths(tracks: readonly Track[], playables: readonly Playable[]): Track[] {
  const heard = byAnchor(playables);
  return tracks.map((track) => {
    const playable = heard.get(anchorOf(track));
    return { ...track, duration: track.duration ?? (playable && lengthHeard(playable)) };
  });
}

function byAnchor(playables: readonly Playable[]): Map<string | undefined, Playable> {
  return new Map(playables.map((playable) => [playable.url.split('#').at(-1), playable]));
}

/** The length of a release in seconds: its `duration`, or the sum of its tracks if the length of each is known. */
export function lengthOf(release: Pick<Release, 'duration' | 'tracks'>): number | undefined {
  return release.duration ?? sumOf(release.tracks ?? []);
}

function sumOf(tracks: readonly Pick<Track, 'duration'>[]): number | undefined {
  const lengths = tracks.flatMap(({ duration }) => duration ?? []);
  if (lengths.length === 0 || lengths.length < tracks.length) return undefined;
  return lengths.reduce((total, length) => total + length, 0);
}

/** Adds the addresses of the pages of tracks. @param routes by the anchors of rows, without the base path */
export function linkTracks(
  { urls }: Pick<Site, 'urls'>,
  discs: Disc[],
  routes: ReadonlyMap<string, string>,
): Disc[] {
  if (routes.size === 0) return discs;
  const link = (row: TrackRow) => {
    const route = routes.get(row.id);
    return route ? { ...row, url: urls.href(route) } : row;
  };
  return discs.map((disc) => ({ ...disc, tracks: disc.tracks.map(link) }));
}

type DiscSite = Pick<Site, 'settings' | 'artists' | 'urls' | 'words' | 'works'>;

/** The tracks of each disc; a single disc has no heading. @param playables tracks with a recording, whose addresses end in row anchors */
export function listDiscs(site: DiscSite, release: Release, playables: readonly Playable[] = []): Disc[] {
  const heard = byAnchor(playables);
  const tracks = addLengths(sortTracks(release), playables);
  const discs = [...new Set(tracks.map(discOf))];
  return discs.map((disc) => {
    const own = tracks.filter((track) => discOf(track) === disc);
    const total = sumOf(own);
    const hasHeading = discs.length > 1;
    return {
      title: hasHeading ? site.words.music.disc({ number: disc }) : '',
      duration: hasHeading && total !== undefined ? formatDuration(total) : '',
      tracks: own.map((track) => {
        const row = trackRow(site, release, track);
        return { ...row, playable: heard.get(row.id) };
      }),
    };
  });
}

function trackRow(site: DiscSite, release: Release, track: Track): TrackRow {
  const { settings, words } = site;
  const {
    track_number,
    description = '',
    duration,
    artists,
    bpm,
    key,
    isrc,
    lyrics = '',
    lyrics_translation,
  } = track;
  const work = workOf(release, track);
  const credited = artists ? artistsOf(site, creditedTrack(release, track)) : [];
  const tempo = writeTempo(bpm, words.language);
  return {
    id: anchorOf(track),
    number: writeOrdinal(track_number, words.language),
    title: work ? movementTitle(work, track) : fullTitle(release, track, words),
    description,
    duration: duration ? formatDuration(duration) : '',
    artist: creditLine(credited, words),
    credit: linkedCredit(site, credited),
    work: work && { ...workHead(work, words), ...linkHead(site, release, track, work) },
    composer: work ? '' : joinList(track.composer ?? [], words),
    explicit: track.explicit ?? false,
    facts: [...tempoAndKey({ tempo, key }), ...(isrc ? [`ISRC ${isrc}`] : [])],
    tempo,
    key,
    credits: creditRows(site, trackCredits(release, track, words)),
    platforms: releasePlatforms({ platforms: settings.platforms }, track),
    lyrics: lyrics.trim(),
    singers: singersIn(site, creditedTrack(release, track), lyrics),
    ...translationOf(site, release.language, lyrics_translation),
  };
}

/** The words in the language of the page; nothing if they are sung in it. @param language that they are sung in */
export function translationOf(
  { settings }: Pick<Site, 'settings'>,
  language: string | undefined,
  translation: string | undefined,
): { translation?: string; language?: string | undefined } {
  const isOwn = language?.slice(0, 2).toLowerCase() === settings.language.slice(0, 2).toLowerCase();
  return translation === undefined || isOwn ? {} : { translation: translation.trim(), language };
}

/** The page of the work itself, if it has one. */
function linkHead(site: DiscSite, release: Release, track: Track, { title, opus }: Work): { url?: string } {
  const { route } = linkWork(site, { title, opus, composer: performanceOf(release, track).composer });
  return route ? { url: site.urls.href(route) } : {};
}

/** Returns undefined if none of them has a page on this site. */
function linkedCredit(site: DiscSite, credited: readonly Artist[]): CreditPart[] | undefined {
  if (credited.every(({ slug }) => slug === undefined)) return undefined;
  return creditParts(credited, site.words, ({ name, url }) => artistAddress(site, name) ?? url);
}

/** The address of a song that is out, without the base path; undefined if it is not by the artist, or is another work of that title. */
export function findSong(site: Site, song: Song): string | undefined {
  return listSongs(site)
    .get(fold(song.title))
    ?.find((each) => isSameSong(each, song))?.url;
}

/** Songs by title, once for all shows. A release precedes a track of the same title, the newer of two the older. */
const listSongs = remember(({ releases, remixes }: Site): ReadonlyMap<string, (Song & { url: string })[]> => {
  const records = [...releases, ...remixes].map(({ slug, data }) => ({
    title: data.title,
    url: releaseRoute(slug),
  }));
  const tracks = releases.flatMap(({ slug, data }) => {
    const songOf = (title: string, track: Track, opus: string | undefined) => ({
      ...{ title, opus, composer: performanceOf(data, track).composer },
      url: `${releaseRoute(slug)}#${anchorOf(track)}`,
    });
    return [
      ...listWorks(data).flatMap(({ title, opus, tracks: [first] }) =>
        first ? songOf(title, first, opus) : [],
      ),
      ...sortTracks(data).map((track) => songOf(trackTitle(track), track, track.opus)),
    ];
  });
  const found = new Map<string, (Song & { url: string })[]>();
  for (const song of [...records, ...tracks]) {
    const key = fold(song.title);
    found.set(key, [...(found.get(key) ?? []), song]);
  }
  return found;
});
