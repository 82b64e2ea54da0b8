/** The videos of the site: those of pages/videos.yaml, and those of the releases that are out. */

import type { Data } from '../engine/content/grammar.ts';
import { remember } from '../engine/lib/remember.ts';
import { compare, firstDayOf } from '../engine/lib/text.ts';
import { releaseRoute } from './routes.ts';
import type { Site } from './site.ts';

export interface SiteVideo {
  title: string;
  url: string;
  /** Date, as far as known. */
  date?: string | undefined;
  description: string;
  /** Path below the assets folder: its own picture, or the cover of its release. */
  picture?: string | undefined;
  release?: { title: string; route: string } | undefined;
}

type Written = NonNullable<Data<'pages/videos'>['videos']>[number];

/** Published videos, the newest first; undated ones come last. One that both a release and the file name is listed once. */
export const listVideos = remember((site: Site): readonly SiteVideo[] => {
  const { videos = [], playlists = [] } = site.pages.videos?.data ?? {};
  const grouped = playlists.flatMap((playlist) => playlist.videos ?? []);
  const written = new Map([...videos, ...grouped].map((video) => [video.url, video]));
  const ofReleases = site.releases.flatMap(({ slug, data }) =>
    [...releaseVideos(data), ...(data.tracks ?? []).flatMap(({ video }) => video ?? [])].map(
      ({ title, url, date = data.release_date, picture = data.artwork_url }): SiteVideo => {
        const isNamed = title.toLowerCase().includes(data.title.toLowerCase());
        const ofRelease = {
          ...{ title: isNamed ? title : `${data.title} – ${title}`, url, date, picture, description: '' },
          release: { title: data.title, route: releaseRoute(slug) },
        };
        const listed = written.get(url);
        written.delete(url);
        return listed ? { ...ofRelease, ...describe(listed) } : ofRelease;
      },
    ),
  );
  return [...ofReleases, ...[...written.values()].map(describe)]
    .filter(({ date }) => date === undefined || firstDayOf(date) <= site.today)
    .sort((a, b) => compare(dayOf(b), dayOf(a)));
});

function dayOf({ date = '0000' }: SiteVideo): string {
  return firstDayOf(date);
}

/** Videos with a heading of their own. */
interface VideoList {
  title: string;
  /** May be empty. */
  description: string;
  videos: SiteVideo[];
}

/** The playlists of pages/videos.yaml, with their videos that are out, and all other videos. */
export function groupVideos(site: Site): { playlists: VideoList[]; others: SiteVideo[] } {
  const all = listVideos(site);
  const byUrl = new Map(all.map((video) => [video.url, video]));
  const playlists = (site.pages.videos?.data.playlists ?? []).map(
    ({ title, description = '', videos = [] }) => ({
      title,
      description,
      videos: videos.flatMap(({ url }) => byUrl.get(url) ?? []),
    }),
  );
  const grouped = new Set(playlists.flatMap(({ videos }) => videos));
  return {
    playlists: playlists.filter(({ videos }) => videos.length > 0),
    others: all.filter((video) => !grouped.has(video)),
  };
}

/** Describes a video by the keys that are set. */
function describe({ title, url, date, picture, description = '' }: Written): SiteVideo {
  return { title, url, description, ...(date && { date }), ...(picture && { picture }) };
}

/** The videos of a release, in the order in which they are written: `video`, then `videos`; an address is shown once. */
export function releaseVideos({
  video,
  videos = [],
}: Pick<Data<'releases'>, 'video' | 'videos'>): ReleaseVideo[] {
  const all = [...(video ? [video] : []), ...videos];
  return all.filter(({ url }, index) => all.findIndex((other) => other.url === url) === index);
}

export type ReleaseVideo = NonNullable<Data<'releases'>['videos']>[number];
