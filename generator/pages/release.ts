import { htmlOf } from '../content/entry.ts';
import type { Release, Remix } from '../content/schema/music.ts';
import type { BodySection, Entry } from '../content/types.ts';
import { outLabel, reminderOf } from '../model/announced.ts';
import { KIND_LABELS, releaseFacts, remixCard, smartRoute } from '../model/cards.ts';
import { formatDate, formatDuration, trackAnchor } from '../model/format.ts';
import { youtubeVideo } from '../model/media.ts';
import type { MusicCard, PlatformButton, TrackRow } from '../model/props/parts.ts';
import { isOut } from '../model/site.ts';
import { type Context, linkTo } from './context.ts';
import { remixPlayer } from './home.ts';
import type { ReleaseProps } from './props/music.ts';
import { rightsLines, smallPrint } from './small-print.ts';

/** Explore More Releases shows this many at most, so that pages stay bounded. */
const RELATED_LIMIT = 15;

/** @param related cards of other releases that are out; at most 15 are shown */
export function projectRelease(
  context: Context,
  entry: Entry<Release>,
  card: MusicCard,
  related: MusicCard[],
): ReleaseProps {
  const { data } = entry;
  const announced = isOut(data, context.site.today) ? undefined : announcement(context, entry);
  return {
    ...cardFacts(context, card, entry.slug),
    kind: data.type,
    facts: releaseFacts(data),
    announced,
    dateLabel: data.release_date && !announced ? formatDate(data.release_date) : '',
    platforms: announced ? [] : platformButtons(data.streaming_links ?? {}),
    video: data.video && youtubeVideo(data.video.title, data.video.url, card.picture),
    sections: bodySections(entry),
    tracks: trackRows(data.tracks ?? []),
    lyrics: data.lyrics?.trim() ?? '',
    credits: Object.entries(data.credits ?? {}).map(([role, name]) => ({ role, name })),
    moods: data.mood_tags ?? [],
    smallPrint: smallPrint(data),
    rights: rightsLines(data),
    related: related.slice(0, RELATED_LIMIT),
  };
}

export function projectRemix(context: Context, entry: Entry<Remix>, cards: MusicCard[]): ReleaseProps {
  const { data } = entry;
  const card = remixCard(entry, context.site, context.pictures);
  return {
    ...cardFacts(context, card, entry.slug),
    kind: 'remix',
    facts: card.facts,
    dateLabel: data.year ? String(data.year) : '',
    platforms: platformButtons({
      spotify: data.spotify_url,
      apple: data.apple_music_url,
      youtube: data.youtube_url,
      soundcloud: data.soundcloud_url,
    }),
    audio: remixPlayer(context, entry, { featured: false }),
    sections: bodySections(entry),
    tracks: [],
    lyrics: '',
    credits: data.original_artist ? [{ role: 'Original', name: data.original_artist }] : [],
    moods: [],
    smallPrint: [],
    rights: [],
    related: cards.slice(0, RELATED_LIMIT),
  };
}

/** What stands in place of the platforms until its day. */
function announcement(context: Context, entry: Entry<Release>): ReleaseProps['announced'] {
  const { presave_url: presave } = entry.data;
  const reminder = reminderOf(entry);
  return {
    label: outLabel(entry.data),
    presave: presave ? linkTo(context, 'Pre-Save', presave) : undefined,
    reminder: reminder && linkTo(context, 'Remind Me', reminder.route),
  };
}

function cardFacts(context: Context, card: MusicCard, slug: string) {
  return {
    title: card.title,
    url: card.url,
    badge: `${KIND_LABELS[card.kind]} • ${card.year}`,
    artist: context.site.settings.artist.name,
    picture: card.picture,
    description: card.description,
    back: linkTo(context, '← Back to Releases', '/music/releases/'),
    share: linkTo(context, 'Share', smartRoute(slug)),
  };
}

/** The four platforms in their fixed order; one without an address is shown, but inert. */
export function platformButtons(links: NonNullable<Release['streaming_links']>): PlatformButton[] {
  return [
    { name: 'Spotify', url: links.spotify },
    { name: 'Apple Music', url: links.apple },
    { name: 'YouTube', url: links.youtube },
    { name: 'SoundCloud', url: links.soundcloud },
  ];
}

/** The body's cards. What stands before the first heading, or `story` alone, tells the story. */
export function bodySections(entry: Entry<unknown>): BodySection[] {
  const { body } = entry;
  const story = () => htmlOf(entry, ['story']);
  const opening = body.intro || (body.sections.length === 0 ? story() : '');
  const untitled = opening ? [{ id: 'story-concept', title: 'Story & Concept', html: opening }] : [];
  return [...untitled, ...body.sections];
}

function trackRows(tracks: NonNullable<Release['tracks']>): TrackRow[] {
  return [...tracks]
    .sort((a, b) => a.track_number - b.track_number)
    .map(({ track_number, title, description = '', duration }) => ({
      id: trackAnchor(track_number),
      number: String(track_number).padStart(2, '0'),
      title,
      description,
      duration: duration ? formatDuration(duration) : '',
    }));
}

/** The cards that follow `index`, starting over at the end; never the one at `index`, and no more than are shown. */
export function neighbours(cards: MusicCard[], index: number): MusicCard[] {
  const rest = Math.min(RELATED_LIMIT, cards.length - 1);
  return Array.from({ length: rest }, (_, step) => cards[(index + step + 1) % cards.length]).filter(
    (card) => card !== undefined,
  );
}
