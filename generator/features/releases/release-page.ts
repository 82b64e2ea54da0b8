/** The page of a release. */

import type { Entry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { artistsOf, creditLine, mainArtists } from '../../site/artists.ts';
import { type Booklets, findPicture, largestOf, pictureOf } from '../../site/assets.ts';
import { awardRows } from '../../site/awards.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { creditRows } from '../../site/credit-rows.ts';
import { downloadOf } from '../../site/downloads.ts';
import { listFigures } from '../../site/figures.ts';
import { trackAnchor } from '../../site/format.ts';
import { videoLd } from '../../site/json-ld/video.ts';
import { releasePlatforms } from '../../site/music-platforms.ts';
import type { MusicCard, Picture, Playable, Property, RelatedCard, Video } from '../../site/parts.ts';
import { videoOf, watchLabel } from '../../site/players.ts';
import type { PressQuote } from '../../site/quotes.ts';
import { artistRoute, ROUTES, releaseRoute } from '../../site/routes.ts';
import { isOut, type Site } from '../../site/site.ts';
import { readVideo } from '../../site/video-address.ts';
import { type ReleaseVideo, releaseVideos } from '../../site/videos.ts';
import { formatDate, writeSize } from '../../site/words/index.ts';
import { embedCode } from '../sound/embeds.ts';
import { indexPlayables } from '../sound/json-ld.ts';
import { archiveOf, audioProperties } from '../sound/playables.ts';
import { announcement } from './announcement.ts';
import { releaseFacts } from './cards.ts';
import type { CatalogueEntry } from './discography.ts';
import { albumLd } from './json-ld.ts';
import { creditsOf } from './performers.ts';
import {
  type ReleasePage,
  type ReleaseProps,
  recordPage,
  type SharedProps,
  type ShownVideo,
  sharedProps,
  shareLink,
} from './record-page.ts';
import { releasePlayables } from './recordings.ts';
import { formatRows, rightsLines, smallPrint, supportLinks } from './release.ts';
import type { Release } from './schema/release.ts';
import { typeRow } from './schema/types.ts';
import { singersIn } from './singers.ts';
import { trackRoutes } from './track-pages.ts';
import { linkTracks, listDiscs, totalLabel, translationOf } from './tracks.ts';

/**
 * @param related cards of other releases that are out; at most 15 are shown
 * @param quotes about the release: not all of press.yaml, as any edit of it would make the page again
 */
export function releasePage(
  context: Context,
  listed: CatalogueEntry<Release>,
  related: RelatedCard[],
  quotes: PressQuote[],
): ReleasePage {
  const { site } = context;
  const { entry, card } = listed;
  const { data } = entry;
  const playables = releasePlayables(context, entry);
  const props = projectRelease(context, listed, { related, quotes, playables });
  return recordPage(context, listed, props, {
    playables,
    type: typeRow(data.type).openGraph,
    properties: [
      ...musicProperties(site, data, releaseRoute(entry.slug)),
      ...audioProperties(site, playables[0]),
    ],
    lastmod: data.release_date?.length === 10 && !props.announced ? data.release_date : undefined,
    jsonLd: (thing) => [
      albumLd(site, entry, thing, {
        heard: indexPlayables(site, playables),
        pages: trackRoutes(site, entry),
      }),
      ...listPlayable(context, entry, card).map(({ player, date, image }) =>
        videoLd(site, card.title, player, image ? { ...thing, images: [image] } : thing, date),
      ),
    ],
  });
}

function projectRelease(
  context: Context,
  { entry, card }: CatalogueEntry<Release>,
  { related, quotes, playables }: { related: RelatedCard[]; quotes: PressQuote[]; playables: Playable[] },
): ReleaseProps {
  const { data } = entry;
  const { words } = context.site;
  const announced = isOut(data, context.site.today) ? undefined : announcement(context, entry);
  const artists = artistsOf(context.site, data);
  const artist = creditLine(artists, words);
  const platforms = releasePlatforms(context.site.settings, data);
  const formats = formatRows(context.site, data, announced === undefined);
  const dateLabel = data.release_date && !announced ? formatDate(data.release_date, words) : '';
  const own: Omit<ReleaseProps, keyof SharedProps> = {
    kind: data.type,
    facts: releaseFacts(data, words.language),
    figures: listFigures(words, { ...data, dateLabel }),
    announced,
    dateLabel,
    platforms: announced ? [] : platforms,
    formats,
    share: shareLink(context, entry.slug, {
      platforms,
      formats: data.formats,
      announced: announced !== undefined,
    }),
    videos: releaseVideos(data).map((video) => showVideo(context, video, card.picture)),
    discs: linkTracks(
      context.site,
      listDiscs(context.site, data, playables),
      trackRoutes(context.site, entry),
    ),
    playable: data.tracks ? undefined : playables[0],
    archive: archiveOf(context, entry),
    ...supportOf(context, data),
    embed: embedCode(context, { slug: entry.slug, title: data.title, artist, playables }),
    total: totalLabel(data, playables),
    lyrics: data.lyrics?.trim() ?? '',
    singers: singersIn(context.site, data, data.lyrics),
    language: data.language,
    ...translationOf(context.site, data.language, data.lyrics_translation),
    note: data.note ?? '',
    quotes,
    awards: awardRows(data.awards, words),
    credits: creditRows(context.site, creditsOf(data, words)),
    moods: data.mood_tags ?? [],
    smallPrint: smallPrint(context.site, data),
    ...bookletLinks(context, entry),
    rights: rightsLines(data),
  };
  return Object.assign(own, sharedProps(context, { entry, card }, { artists, related }));
}

/** The artist's own file, or the one that is made, which is for print too. */
function bookletLinks(
  { site, assets }: Context,
  { data: { booklet }, slug }: Entry<Release>,
): Pick<ReleaseProps, 'booklet' | 'bookletForPrint'> {
  const { words } = site;
  if (typeof booklet === 'string') return { booklet: linkTo({ site }, words.links.download, booklet) };
  const made = booklet && assets.booklets[site.urls.place(releaseRoute(slug))];
  if (!made) return {};
  const describe = ({ pages, bytes }: Booklets['screen']) => {
    const count = pages === undefined ? '' : words.music.bookletPages(pages);
    const size = bytes === undefined ? '' : writeSize(bytes, words.language);
    return { facts: ['PDF', count, size].filter(Boolean).join(words.lists.comma) };
  };
  const { screen, print } = made;
  return {
    booklet: linkTo({ site }, words.recordings.download(describe(screen)), screen.url),
    bookletForPrint: linkTo({ site }, words.music.forPrint(describe(print)), print.url),
  };
}

/** Left out if there is nothing of it, as on most pages. */
function supportOf(context: Context, data: Release): Pick<ReleaseProps, 'support' | 'extras'> {
  const support = supportLinks(context.site, data);
  const extras = (data.extras ?? []).flatMap((file) => downloadOf(context, { file }) ?? []);
  return { ...(support.length > 0 && { support }), ...(extras.length > 0 && { extras }) };
}

/** @param cover shown until it plays, if it has no picture */
export function showVideo(context: Context, video: ReleaseVideo, cover: Picture): ShownVideo {
  const { words } = context.site;
  const { title, url, date, picture } = video;
  const player = videoOf(title, url, picture ? pictureOf(context.assets, picture, 'album', '') : cover);
  return {
    title,
    dateLabel: date ? formatDate(date, words) : '',
    player,
    link: player ? undefined : linkTo(context, watchLabel(url, words), url),
  };
}

/** Published videos that are no playlists, with their players, and the addresses of their own pictures. A video without a date comes out with its release. */
function listPlayable(
  { site, assets }: Context,
  { data }: Entry<Release>,
  card: MusicCard,
): { player: Video; date: string; image: string | undefined }[] {
  return releaseVideos(data).flatMap(
    ({ title, url, date = data.release_date ?? site.undatedYear, picture }) => {
      const player = videoOf(title, url, card.picture);
      const own = findPicture(assets, picture);
      const image = own && site.urls.origin + largestOf(own);
      return player && !readVideo(url)?.isPlaylist && (date === '' || firstDayOf(date) <= site.today)
        ? [{ player, date, image }]
        : [];
    },
  );
}

/** Open Graph properties (ogp.me#type_music): a song for singles, otherwise an album with its songs. */
function musicProperties(site: Site, data: Release, route: string): Property[] {
  const url = site.urls.absolute(route);
  const date = data.release_date ?? site.undatedYear;
  const shared = [
    ...musicians(site, data),
    ...(date ? [{ property: 'music:release_date', content: firstDayOf(date) }] : []),
  ];
  const duration = data.duration ? [{ property: 'music:duration', content: String(data.duration) }] : [];
  if (typeRow(data.type).openGraph === 'music.song') return [...shared, ...duration];
  const songs = (data.tracks ?? []).flatMap(({ track_number, disc = 1 }) => [
    { property: 'music:song', content: `${url}#${trackAnchor(track_number, disc)}` },
    { property: 'music:song:disc', content: String(disc) },
    { property: 'music:song:track', content: String(track_number) },
  ]);
  return [...shared, ...songs];
}

/** Addresses of the main artists, as far as they are known. */
export function musicians(site: Site, data: Release): Property[] {
  const about = site.urls.absolute(ROUTES.about);
  return mainArtists(artistsOf(site, data)).flatMap(({ isOwn, slug, url }) => {
    const content = isOwn ? about : slug === undefined ? url : site.urls.absolute(artistRoute(slug));
    return content ? [{ property: 'music:musician', content }] : [];
  });
}
