/** The directive `player`: plays a release, a remix or a mix. */

import { optional } from '../../engine/content/schema/meta.ts';
import { slug } from '../../engine/content/schema/values/index.ts';
import type { Entry, Insert } from '../../engine/content/types.ts';
import { element, textElement } from '../../engine/lib/markup.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import type { Position, Problem } from '../../engine/problems/index.ts';
import type { Context } from '../../site/context.ts';
import { feedLink, type InsertKind } from '../../site/inserts.ts';
import type { Audio, Playable } from '../../site/parts.ts';
import { soundcloudPlayer } from '../../site/players.ts';
import { directive } from '../../site/schema/directives.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { releasePlayables, remixPlayables } from '../releases/recordings.ts';
import { hasSound, recordingOf, recordingsOf } from '../sound/recordings.ts';
import { mixPlayer } from './mixes.ts';
import { problem } from './problems.ts';
import { mixPlayables } from './recordings.ts';

type PlayerInsert = Extract<Insert, { name: 'player' }>;

/** What it is to play: a mix, or any music of that name. */
type PlayerTarget = Pick<PlayerInsert, 'release' | 'mix'>;

/** As a text writes it. */
export const directives = {
  player: directive(
    'nothing',
    'Plays a release, a remix or a mix: your own recordings where it has some (`audio`), or the player of SoundCloud (of a mix also that of Mixcloud), which loads after a click.',
    '::player{release=new-song}',
    {
      release: optional(slug, 'The name of its file, without ending.', 'new-song'),
      mix: optional(slug, 'The same of a mix, where a release has that name as well.', 'night-shift-07'),
    },
  ),
};

type PlayerDirectives = typeof directives;

declare module '../../engine/content/vocabulary.ts' {
  interface Directives extends PlayerDirectives {}
}

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
    const [heard] = playablesOf(context, insert);
    const listenTo = ({ title }: { title: string }) => site.words.music.listenTo({ title });
    if (heard) return element('p', {}, textElement('a', listenTo(heard), { href: heard.url }));
    const audio = playerOf(site, insert);
    return audio ? feedLink(site, listenTo(audio), audio.trackUrl) : '';
  },
};

function checkPlayer(site: Site, wanted: PlayerTarget, at: Position): Problem[] {
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

const MISSING_RELEASE = {
  name: 'player',
  attribute: 'release',
  description: 'The name of its file, without ending.',
  example: directives.player.example,
};

function isRecorded(site: Site, { release, mix }: PlayerTarget): boolean {
  const isIt = (entry: Entry<unknown>) => entry.slug === (mix ?? release);
  const others = mix === undefined ? [...site.remixes, ...site.mixes] : site.mixes;
  const releases = mix === undefined ? everyRelease(site) : [];
  const recordings = [
    ...releases.filter(isIt).flatMap(({ data }) => recordingsOf(data)),
    ...others.filter(isIt).map(({ data }) => recordingOf(data)),
  ];
  return recordings.some(hasSound);
}

interface Music {
  slug: string;
  player: () => Audio | undefined;
}

/** Everything that may be named, announced releases among them. */
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

/** The player of a release, a remix or a mix; undefined where no host of players has it. */
function playerOf(site: Site, wanted: PlayerTarget): Audio | undefined {
  return listMusic(site, wanted)
    .find(({ slug }) => slug === (wanted.mix ?? wanted.release))
    ?.player();
}

/** Of the mix, or of the release, remix or mix of that name; none where it is not there, or has no recordings. */
function playablesOf(context: Context, { release: name, mix: mixName }: PlayerTarget): Playable[] {
  const { site } = context;
  const isIt = (entry: Entry<unknown>) => entry.slug === (mixName ?? name);
  const release = mixName === undefined ? everyRelease(site).find(isIt) : undefined;
  if (release) return releasePlayables(context, release);
  const remix = mixName === undefined ? site.remixes.find(isIt) : undefined;
  if (remix) return remixPlayables(context, remix);
  const mix = site.mixes.find(isIt);
  return mix ? mixPlayables(context, mix) : [];
}
