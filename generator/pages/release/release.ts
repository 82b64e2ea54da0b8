/** The page of a release. */
import { type Release, typeRow } from '../../content/schema/music.ts';
import type { Entry } from '../../content/types.ts';
import { artistsOf, creditLine } from '../../model/artists.ts';
import { releaseFacts } from '../../model/cards.ts';
import { formatDate } from '../../model/format.ts';
import { albumLd, videoLd } from '../../model/json-ld/index.ts';
import { youtubeVideo } from '../../model/media.ts';
import { type Context, linkTo } from '../../model/page-context.ts';
import type { MusicCard } from '../../model/parts.ts';
import { releasePlatforms } from '../../model/platforms.ts';
import {
  bodySections,
  outLabel,
  reminderOf,
  rightsLines,
  smallPrint,
  trackRows,
} from '../../model/release.ts';
import { releaseRoute } from '../../model/routes.ts';
import { musicProperties } from '../../model/seo.ts';
import { isOut } from '../../model/site.ts';
import type { Listed } from '../discography.ts';
import {
  cardFacts,
  RELATED_LIMIT,
  type RecordPage,
  type ReleaseProps,
  recordPage,
  shareLink,
} from './record.ts';

/** @param related cards of other releases that are out; at most 15 are shown */
export function releasePage(context: Context, listed: Listed<Release>, related: MusicCard[]): RecordPage {
  const { site } = context;
  const { entry, card } = listed;
  const { data } = entry;
  const props = projectRelease(context, listed, related);
  // The day that a video came out is not known before its release.
  const video = props.announced ? undefined : props.video;
  return recordPage(context, listed, props, {
    type: typeRow(data.type).openGraph,
    properties: musicProperties(site, data, releaseRoute(entry.slug)),
    lastmod: data.release_date?.length === 10 && !props.announced ? data.release_date : undefined,
    jsonLd: (thing) => [
      albumLd(site, entry, thing),
      ...(video ? [videoLd(card.title, video, thing, data.release_date ?? site.year)] : []),
    ],
  });
}

function projectRelease(
  context: Context,
  { entry, card }: Listed<Release>,
  related: MusicCard[],
): ReleaseProps {
  const { data } = entry;
  const announced = isOut(data, context.site.today) ? undefined : announcement(context, entry);
  const platforms = releasePlatforms(context.site.settings, data);
  return {
    ...cardFacts(context, card, creditLine(artistsOf(context.site, data))),
    kind: data.type,
    facts: releaseFacts(data),
    announced,
    dateLabel: data.release_date && !announced ? formatDate(data.release_date) : '',
    platforms: announced ? [] : platforms,
    share: shareLink(context, entry.slug, { platforms, announced: announced !== undefined }),
    video: data.video && youtubeVideo(data.video.title, data.video.url, card.picture),
    sections: bodySections(entry),
    tracks: trackRows(data),
    lyrics: data.lyrics?.trim() ?? '',
    credits: Object.entries(data.credits ?? {}).map(([role, name]) => ({ role, name })),
    moods: data.mood_tags ?? [],
    smallPrint: smallPrint(data),
    rights: rightsLines(data),
    related: related.slice(0, RELATED_LIMIT),
  };
}

/** Shown in place of the platforms until its day. */
function announcement(context: Context, entry: Entry<Release>): ReleaseProps['announced'] {
  const { presave_url: presave } = entry.data;
  const reminder = reminderOf(entry);
  return {
    label: outLabel(entry.data),
    presave: presave ? linkTo(context, 'Pre-Save', presave) : undefined,
    reminder: reminder && linkTo(context, 'Remind Me', reminder.route),
  };
}
