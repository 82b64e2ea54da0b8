import { findPicture, largestOf, pictureOf } from '../../site/assets.ts';
import { type Context, linkTo, pageNumbers, pageOf, pagination } from '../../site/context.ts';
import { siteVideoLd } from '../../site/json-ld/video.ts';
import { defineFixedPage, type PageOf, pageHead } from '../../site/page.ts';
import type { Link, PageHead, Pagination, Picture, Video } from '../../site/parts.ts';
import { videoOf, watchLabel } from '../../site/players.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { sitePage } from '../../site/site-pages.ts';
import { readVideo } from '../../site/video-address.ts';
import { groupVideos, listVideos, type SiteVideo } from '../../site/videos.ts';
import { formatDate } from '../../site/words/index.ts';

export interface VideoCard {
  title: string;
  /** May be empty. */
  description: string;
  /** May be empty. */
  dateLabel: string;
  poster: Picture;
  /** Missing if there is no player for its host. */
  player?: Video | undefined;
  /** The link to its host. */
  watch: Link;
  release?: Link | undefined;
}

export interface VideosProps extends PageHead {
  videos: VideoCard[];
  /** Playlists of the first page. */
  playlists: { title: string; description: string; videos: VideoCard[] }[];
  pagination: Pagination;
}

const PER_PAGE = 24;

/** The videos pages, if the site has videos and their file. */
export function videosPages(context: Context): PageOf<'videos', VideosProps>[] {
  const { site } = context;
  const { isFilled, route } = sitePage(site, 'videos');
  if (!isFilled) return [];
  const { playlists, others } = groupVideos(site);
  const numbers = pageNumbers(others.length, PER_PAGE);
  return numbers.map((number) => {
    const lists = number === 1 ? playlists : [];
    const newest = pageOf(others, number, PER_PAGE);
    const shown = [...newest, ...lists.flatMap(({ videos }) => videos)];
    const props = {
      ...pageHead(context, 'videos'),
      videos: newest.map((video) => videoCard(context, video)),
      playlists: lists.map(({ videos, ...list }) => ({
        ...list,
        videos: videos.map((video) => videoCard(context, video)),
      })),
      pagination: pagination(context, route, number, numbers.length),
    };
    return defineFixedPage(context, 'videos', props, {
      fallback: site.words.descriptions.videos({ name: site.settings.artist.name }),
      pagination: props.pagination,
      shared: { picture: shown[0]?.picture },
      jsonLd: [...new Set(shown)].flatMap((video) => describeVideo(context, video) ?? []),
      embedded: {
        players: [...props.videos, ...props.playlists.flatMap(({ videos }) => videos)].map(
          ({ player }) => player,
        ),
      },
    });
  });
}

export function videoCard(context: Context, video: SiteVideo): VideoCard {
  const { title, url, date, description, picture, release } = video;
  const poster = pictureOf(context.assets, picture, 'album', '');
  return {
    ...{ title, description, poster, player: videoOf(title, url, poster) },
    watch: linkTo(context, watchLabel(url, context.site.words), url),
    dateLabel: date ? formatDate(date, context.site.words) : '',
    release: release && linkTo(context, release.title, release.route),
  };
}

/** @param named a release, or the address of a video, whatever lists it */
export function findVideo(site: Site, named: string): SiteVideo | undefined {
  const route = releaseRoute(named.replace('releases/', ''));
  const found = listVideos(site).find(({ url, release }) => url === named || release?.route === route);
  const isAddress = named.startsWith('http');
  return found ?? (isAddress ? { title: site.words.music.video, url: named, description: '' } : undefined);
}

/** Returns undefined for a link to another site, and for a playlist, which is no single video. */
function describeVideo(context: Context, video: SiteVideo) {
  const { site, assets } = context;
  if (readVideo(video.url)?.isPlaylist) return undefined;
  const { player } = videoCard(context, video);
  const picture = findPicture(assets, video.picture);
  return (
    player &&
    siteVideoLd(site, player, {
      description:
        video.description ||
        site.words.music.videoBy({ title: video.title, name: site.settings.artist.name }),
      date: video.date,
      image: picture && site.urls.origin + largestOf(picture),
    })
  );
}
