/** The page of a release. */

import type { Entry } from '../../engine/content/types.ts';
import { firstDayOf } from '../../engine/lib/text.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { videoLd } from '../../site/json-ld/video.ts';
import type { MusicCard, Playable, RelatedCard, Video } from '../../site/parts.ts';
import { releasePlatforms } from '../../site/platforms/index.ts';
import { releaseVideos, videoOf, watchLabel } from '../../site/players.ts';
import { quotesOf } from '../../site/quotes.ts';
import { releaseRoute } from '../../site/routes.ts';
import { isOut } from '../../site/site.ts';
import { formatDate } from '../../site/words/index.ts';
import { embedCode } from '../sound/embeds.ts';
import { heardAt } from '../sound/json-ld.ts';
import { audioProperties } from '../sound/open-graph.ts';
import { archiveOf } from '../sound/playables.ts';
import { releaseFacts } from './cards.ts';
import type { Listed } from './discography.ts';
import { formatRows } from './formats.ts';
import { albumLd } from './json-ld/release.ts';
import { musicProperties } from './open-graph.ts';
import {
  type ReleasePage,
  type ReleaseProps,
  recordPage,
  type SharedProps,
  sharedProps,
  shareLink,
} from './record.ts';
import { releasePlayables } from './recordings.ts';
import { outLabel, reminderOf, rightsLines, smallPrint } from './release.ts';
import type { Release } from './schema/release.ts';
import { typeRow } from './schema/types.ts';
import { listDiscs, totalLabel } from './tracks.ts';

/** @param related cards of other releases that are out; at most 15 are shown */
export function releasePage(context: Context, listed: Listed<Release>, related: RelatedCard[]): ReleasePage {
  const { site } = context;
  const { entry, card } = listed;
  const { data } = entry;
  const playables = releasePlayables(context, entry);
  const props = projectRelease(context, listed, related, playables);
  return recordPage(context, listed, props, {
    playables,
    type: typeRow(data.type).openGraph,
    properties: [
      ...musicProperties(site, data, releaseRoute(entry.slug)),
      ...audioProperties(site, playables[0]),
    ],
    lastmod: data.release_date?.length === 10 && !props.announced ? data.release_date : undefined,
    jsonLd: (thing) => [
      albumLd(site, entry, thing, heardAt(site, playables)),
      ...listPlayable(context, entry, card).map(({ player, date }) =>
        videoLd(card.title, player, thing, date),
      ),
    ],
  });
}

function projectRelease(
  context: Context,
  { entry, card }: Listed<Release>,
  related: RelatedCard[],
  playables: Playable[],
): ReleaseProps {
  const { data } = entry;
  const { words } = context.site;
  const announced = isOut(data, context.site.today) ? undefined : announcement(context, entry);
  const artists = artistsOf(context.site, data);
  const artist = creditLine(artists, words);
  const platforms = releasePlatforms(context.site.settings, data);
  const formats = formatRows(context.site, data, announced === undefined);
  const own: Omit<ReleaseProps, keyof SharedProps> = {
    kind: data.type,
    facts: releaseFacts(data),
    announced,
    dateLabel: data.release_date && !announced ? formatDate(data.release_date, words) : '',
    platforms: announced ? [] : platforms,
    formats,
    share: shareLink(context, entry.slug, {
      platforms,
      formats: data.formats,
      announced: announced !== undefined,
    }),
    videos: releaseVideos(data).map(({ title, url, date }) => {
      const player = videoOf(title, url, card.picture);
      const dateLabel = date ? formatDate(date, words) : '';
      return {
        title,
        dateLabel,
        player,
        link: player ? undefined : linkTo(context, watchLabel(url, words), url),
      };
    }),
    discs: listDiscs(context.site, data, playables),
    playable: data.tracks ? undefined : playables[0],
    archive: archiveOf(context, entry),
    embed: embedCode(context, { slug: entry.slug, title: data.title, artist, playables }),
    total: totalLabel(data, playables),
    lyrics: data.lyrics?.trim() ?? '',
    language: data.language,
    note: data.note ?? '',
    quotes: quotesOf(data, words),
    credits: data.credits ?? [],
    moods: data.mood_tags ?? [],
    smallPrint: smallPrint(data, words),
    rights: rightsLines(data),
  };
  return Object.assign(own, sharedProps(context, { entry, card }, { artists, related }));
}

/** The videos that are out, with their players. Without a date of its own, one comes out with its release. */
function listPlayable(
  { site }: Context,
  { data }: Entry<Release>,
  { picture }: MusicCard,
): { player: Video; date: string }[] {
  return releaseVideos(data).flatMap(({ title, url, date = data.release_date ?? site.year }) => {
    const player = videoOf(title, url, picture);
    return player && firstDayOf(date) <= site.today ? [{ player, date }] : [];
  });
}

/** Shown in place of the platforms until its day. */
function announcement(context: Context, entry: Entry<Release>): ReleaseProps['announced'] {
  const { presave_url: presave } = entry.data;
  const { words } = context.site;
  const reminder = reminderOf(entry);
  return {
    label: outLabel(entry.data, words),
    presave: presave ? linkTo(context, words.music.preSave, presave) : undefined,
    reminder: reminder && linkTo(context, words.music.remindMe, reminder.route),
  };
}
