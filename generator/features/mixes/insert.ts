/** The directive `player`: plays a release, a remix or a mix. */

import type { Entry, Insert } from '../../engine/content/types.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Position, Problem } from '../../engine/problems/problem.ts';
import type { Context } from '../../site/context.ts';
import { feedLink, type InsertKind } from '../../site/inserts.ts';
import type { Audio, Playable } from '../../site/parts.ts';
import { soundcloudPlayer } from '../../site/players.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { releasePlayables, remixPlayables } from '../releases/recordings.ts';
import { hasSound, recordingOf, recordingsOf } from '../sound/recordings.ts';
import { problem } from './messages.ts';
import { mixPlayer } from './mixes.ts';
import { mixPlayables } from './recordings.ts';
import { directives } from './schema.ts';

type PlayerInsert = Extract<Insert, { name: 'player' }>;

/** The music to play: a mix, or anything of that name. */
type PlayerTarget = Pick<PlayerInsert, 'release' | 'mix'>;

export const player: InsertKind<PlayerInsert> = {
  check: (site, insert, at, unread) =>
    unread.has(insert.mix ?? insert.release ?? '') ? [] : checkPlayer(site, insert, at),
  show: (context, insert) => {
    const playables = playablesOf(context, insert);
    if (playables.length > 0) return { kind: 'sound', playables };
    const audio = playerOf(context.site, insert);
    return audio && { kind: 'player', audio };
  },
  feed: (context, insert) => {
    const { site } = context;
    const [playable] = playablesOf(context, insert);
    const listenTo = ({ title }: { title: string }) => site.words.music.listenTo({ title });
    if (playable) return element('p', {}, textElement('a', listenTo(playable), { href: playable.url }));
    const audio = playerOf(site, insert);
    return audio ? feedLink(site, listenTo(audio), audio.trackUrl) : '';
  },
};

function checkPlayer(site: Site, target: PlayerTarget, at: Position): Problem[] {
  const name = target.mix ?? target.release;
  if (name === undefined) return [problem('directive/missing', at, MISSING_RELEASE)];
  const all = listMusic(site, target);
  if (!all.some(({ slug }) => slug === name)) {
    const nearest = findNearest(
      name,
      all.map(({ slug }) => slug),
    );
    return [problem('directive/release', at, { release: name, nearest })];
  }
  return playerOf(site, target) || isRecorded(site, target)
    ? []
    : [problem('directive/player', at, { release: name })];
}

const MISSING_RELEASE = {
  name: 'player',
  attribute: 'release',
  description: 'The name of its file, without ending.',
  example: directives.player.example,
};

function isRecorded(site: Site, { release, mix }: PlayerTarget): boolean {
  const isTarget = (entry: Entry<unknown>) => entry.slug === (mix ?? release);
  const others = mix === undefined ? [...site.remixes, ...site.mixes] : site.mixes;
  const releases = mix === undefined ? everyRelease(site) : [];
  const recordings = [
    ...releases.filter(isTarget).flatMap(({ data }) => recordingsOf(data)),
    ...others.filter(isTarget).map(({ data }) => recordingOf(data)),
  ];
  return recordings.some(hasSound);
}

interface Music {
  slug: string;
  player: () => Audio | undefined;
}

/** All music that a text can name, including announced releases. */
function listMusic(site: Site, { mix }: Pick<PlayerTarget, 'mix'>): Music[] {
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

/** The player of a release, a remix or a mix; undefined if it is on neither SoundCloud nor Mixcloud. */
function playerOf(site: Site, target: PlayerTarget): Audio | undefined {
  return listMusic(site, target)
    .find(({ slug }) => slug === (target.mix ?? target.release))
    ?.player();
}

/** The recordings of the mix, or of the release, remix or mix of that name; empty if there are none. */
function playablesOf(context: Context, { release: name, mix: mixName }: PlayerTarget): Playable[] {
  const { site } = context;
  const isTarget = (entry: Entry<unknown>) => entry.slug === (mixName ?? name);
  const release = mixName === undefined ? everyRelease(site).find(isTarget) : undefined;
  if (release) return releasePlayables(context, release);
  const remix = mixName === undefined ? site.remixes.find(isTarget) : undefined;
  if (remix) return remixPlayables(context, remix);
  const mix = site.mixes.find(isTarget);
  return mix ? mixPlayables(context, mix) : [];
}
