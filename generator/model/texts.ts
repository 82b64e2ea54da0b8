/** What pictures and directives of texts mean for the site, and what is wrong with them there. */
import { allEntries, insertsOf } from '../content/entry.ts';
import { recordingOf, recordingsOf } from '../content/recordings.ts';
import type { Entry, Insert } from '../content/types.ts';
import { findNearest } from '../lib/suggest.ts';
import { readVideo } from '../lib/video-address.ts';
import { type Position, type Problem, problem } from '../problems/index.ts';
import { soundcloudPlayer } from './media.ts';
import { mixPlayer } from './mixes.ts';
import type { Audio } from './parts.ts';
import { contentOf, everyRelease, type Site } from './site.ts';

export function checkTexts(site: Site): Problem[] {
  return allEntries(contentOf(site)).flatMap((entry) =>
    insertsOf(entry).flatMap((insert) => {
      const { line, column } = insert;
      return checkInsert(site, insert, { file: entry.file, line, column });
    }),
  );
}

function checkInsert(site: Site, insert: Insert, at: Position): Problem[] {
  switch (insert.name) {
    case 'newsletter':
      return site.settings.newsletter ? [] : [problem('directive/newsletter', at)];
    case 'video':
      return readVideo(insert.url) ? [] : [problem('directive/video', at, { url: insert.url })];
    case 'player':
      return checkPlayer(site, insert.release, at);
    default:
      return [];
  }
}

function checkPlayer(site: Site, release: string, at: Position): Problem[] {
  const all = listMusic(site);
  if (!all.some(({ slug }) => slug === release)) {
    const nearest = findNearest(
      release,
      all.map(({ slug }) => slug),
    );
    return [problem('directive/release', at, { release, nearest })];
  }
  return playerOf(site, release) || isRecorded(site, release)
    ? []
    : [problem('directive/player', at, { release })];
}

function isRecorded({ releases, upcomingReleases, remixes, mixes }: Site, slug: string): boolean {
  const isIt = (entry: Entry<unknown>) => entry.slug === slug;
  const recordings = [
    ...[...releases, ...upcomingReleases].filter(isIt).flatMap(({ data }) => recordingsOf(data)),
    ...[...remixes, ...mixes].filter(isIt).map(({ data }) => recordingOf(data)),
  ];
  return recordings.some(({ file, url }) => (file ?? url) !== undefined);
}

interface Music {
  slug: string;
  player: () => Audio | undefined;
}

/** Everything that may be named, announced releases among them. */
function listMusic(site: Site): Music[] {
  const { artist, embeds } = site.settings;
  const play = (title: string, trackUrl: string | undefined) =>
    trackUrl === undefined
      ? undefined
      : soundcloudPlayer({ title, artist: artist.name, trackUrl, color: embeds?.color, featured: false });
  return [
    ...everyRelease(site).map(({ slug, data }) => ({
      slug,
      player: () => play(data.title, data.streaming_links?.soundcloud),
    })),
    ...site.remixes.map(({ slug, data }) => ({ slug, player: () => play(data.title, data.soundcloud_url) })),
    ...site.mixes.map(({ slug, data }) => ({
      slug,
      player: () => mixPlayer(site, data, { featured: false }),
    })),
  ];
}

/** The player of a release, a remix or a mix; undefined where no host of players has it. */
export function playerOf(site: Site, slug: string): Audio | undefined {
  return listMusic(site)
    .find((each) => each.slug === slug)
    ?.player();
}
