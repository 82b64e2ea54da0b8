/** What pictures and directives of texts mean for the site, and what is wrong with them there. */
import { basename } from 'node:path';
import { allEntries, insertsOf } from '../engine/content/entry.ts';
import type { Entry, Insert } from '../engine/content/types.ts';
import { findNearest } from '../engine/lib/suggest.ts';
import { isError, type Position, type Problem, problem } from '../engine/problems/index.ts';
import { mixPlayer } from '../features/mixes/mixes.ts';
import { isNamed, recordingOf, recordingsOf } from '../features/sound/recordings.ts';
import type { Audio } from './parts.ts';
import { soundcloudPlayer } from './players.ts';
import { DIRECTIVES } from './schema/directives.ts';
import { contentOf, everyRelease, type Site } from './site.ts';
import { readVideo } from './video-address.ts';

/** @param wrong of the files: one with an error is not part of the site, and what names it is not wrong for that */
export function checkTexts(site: Site, wrong: readonly Problem[] = []): Problem[] {
  const unread = new Set(wrong.flatMap((each) => (isError(each) && each.at ? [slugOf(each.at.file)] : [])));
  return allEntries(contentOf(site)).flatMap((entry) =>
    insertsOf(entry).flatMap((insert) => {
      const { line, column } = insert;
      return checkInsert(site, insert, { file: entry.file, line, column }, unread);
    }),
  );
}

/** `one` of `content/releases/one.md` and of its translation `one.ar.md`. */
function slugOf(file: string): string {
  return basename(file).replace(/\..*/, '');
}

function checkInsert(site: Site, insert: Insert, at: Position, unread: ReadonlySet<string>): Problem[] {
  switch (insert.name) {
    case 'newsletter':
      return site.settings.newsletter ? [] : [problem('directive/newsletter', at)];
    case 'video':
      return readVideo(insert.url) ? [] : [problem('directive/video', at, { url: insert.url })];
    case 'player':
      return unread.has(insert.mix ?? insert.release ?? '') ? [] : checkPlayer(site, insert, at);
    default:
      return [];
  }
}

function checkPlayer(site: Site, wanted: Wanted, at: Position): Problem[] {
  const name = wanted.mix ?? wanted.release;
  if (name === undefined) return [problem('directive/missing', at, MISSING_RELEASE)];
  const all = listMusic(site, wanted);
  if (!all.some(({ slug }) => slug === name)) {
    const nearest = findNearest(
      name,
      all.map(({ slug }) => slug),
    );
    return [problem('directive/release', at, { release: name, nearest })];
  }
  return playerOf(site, wanted) || isRecorded(site, wanted)
    ? []
    : [problem('directive/player', at, { release: name })];
}

/** What a player is to play: a mix, or whatever has that name. */
type Wanted = Pick<Extract<Insert, { name: 'player' }>, 'release' | 'mix'>;

const MISSING_RELEASE = {
  name: 'player',
  attribute: 'release',
  description: 'The name of its file, without ending.',
  example: DIRECTIVES.player.example,
};

function isRecorded(site: Site, { release, mix }: Wanted): boolean {
  const isIt = (entry: Entry<unknown>) => entry.slug === (mix ?? release);
  const others = mix === undefined ? [...site.remixes, ...site.mixes] : site.mixes;
  const releases = mix === undefined ? everyRelease(site) : [];
  const recordings = [
    ...releases.filter(isIt).flatMap(({ data }) => recordingsOf(data)),
    ...others.filter(isIt).map(({ data }) => recordingOf(data)),
  ];
  return recordings.some(isNamed);
}

interface Music {
  slug: string;
  player: () => Audio | undefined;
}

/** Everything that may be named, announced releases among them. */
function listMusic(site: Site, { mix }: Pick<Wanted, 'mix'>): Music[] {
  const { artist, embeds } = site.settings;
  const play = (title: string, trackUrl: string | undefined) =>
    trackUrl === undefined
      ? undefined
      : soundcloudPlayer({ title, artist: artist.name, trackUrl, color: embeds?.color, featured: false });
  const mixes = site.mixes.map(({ slug, data }) => ({
    slug,
    player: () => mixPlayer(site, data, { featured: false }),
  }));
  if (mix !== undefined) return mixes;
  return [
    ...everyRelease(site).map(({ slug, data }) => ({
      slug,
      player: () => play(data.title, data.streaming_links?.soundcloud),
    })),
    ...site.remixes.map(({ slug, data }) => ({ slug, player: () => play(data.title, data.soundcloud_url) })),
    ...mixes,
  ];
}

/** The player of a release, a remix or a mix; undefined where no host of players has it. */
export function playerOf(site: Site, wanted: Wanted): Audio | undefined {
  return listMusic(site, wanted)
    .find(({ slug }) => slug === (wanted.mix ?? wanted.release))
    ?.player();
}
