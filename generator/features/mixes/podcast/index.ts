/** The podcast: the mixes that have a recording, as podcast apps take them. */
export { checkPodcast } from './check.ts';
export type { PodcastCover } from './cover.ts';
export type { Episode } from './episodes.ts';
export {
  hasPodcast,
  PODCAST_ROUTE,
  type Podcast,
  podcastAlternates,
  podcastGuid,
  projectPodcast,
} from './feed.ts';
