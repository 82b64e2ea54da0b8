/** The page of a remix. */
import type { Remix } from '../../content/schema/music/index.ts';
import { routeOf } from '../../kinds.ts';
import { artistsOf } from '../../model/artists.ts';
import { embedCode } from '../../model/embeds.ts';
import { heardAt, remixLd } from '../../model/json-ld/index.ts';
import { remixPlayer } from '../../model/media.ts';
import type { Context } from '../../model/page-context.ts';
import type { RelatedCard } from '../../model/parts.ts';
import { remixPlatforms } from '../../model/platforms.ts';
import { remixPlayables } from '../../model/playables.ts';
import { audioProperties } from '../../model/seo.ts';
import { formatDate } from '../../words/index.ts';
import type { Listed } from '../discography.ts';
import {
  type RecordPage,
  type ReleaseProps,
  recordPage,
  type SharedProps,
  sharedProps,
  shareLink,
} from './record.ts';

export function remixPage(
  context: Context,
  listed: Listed<Remix>,
  related: RelatedCard[],
): RecordPage['page'] {
  const { site } = context;
  const musician = site.urls.absolute(routeOf('pages/about'));
  const props = projectRemix(context, listed, related);
  const playables = props.playable ? [props.playable] : [];
  return recordPage(context, listed, props, {
    playables,
    type: 'music.song',
    properties: [{ property: 'music:musician', content: musician }, ...audioProperties(site, props.playable)],
    jsonLd: (thing) => [remixLd(site, listed.entry, thing, heardAt(site, playables))],
  });
}

function projectRemix(
  context: Context,
  { entry, card }: Listed<Remix>,
  related: RelatedCard[],
): ReleaseProps {
  const { data } = entry;
  const playables = remixPlayables(context, entry);
  const artist = context.site.settings.artist.name;
  const platforms = remixPlatforms(context.site.settings, data);
  const own: Omit<ReleaseProps, keyof SharedProps> = {
    kind: 'remix',
    facts: card.facts,
    dateLabel: data.year ? formatDate(String(data.year), context.site.words) : '',
    platforms,
    formats: [],
    share: shareLink(context, entry.slug, { platforms, announced: false }),
    audio: remixPlayer(context.site, data, { featured: false }),
    playable: playables[0],
    embed: embedCode(context, { slug: entry.slug, title: data.title, artist, playables }),
    videos: [],
    discs: [],
    total: '',
    lyrics: '',
    note: '',
    quotes: [],
    credits: data.original_artist
      ? [{ role: context.site.words.music.original, names: [data.original_artist] }]
      : [],
    moods: [],
    smallPrint: [],
    rights: [],
  };
  return Object.assign(
    own,
    sharedProps(context, { entry, card }, { artists: artistsOf(context.site, {}), related }),
  );
}
