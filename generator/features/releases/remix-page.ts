/** The page of a remix. */

import { artistsOf } from '../../site/artists.ts';
import type { Context } from '../../site/context.ts';
import { listFigures } from '../../site/figures.ts';
import { remixPlatforms } from '../../site/music-platforms.ts';
import type { RelatedCard } from '../../site/parts.ts';
import { remixPlayer } from '../../site/players.ts';
import { ROUTES } from '../../site/routes.ts';
import { formatDate } from '../../site/words/index.ts';
import { embedCode } from '../sound/embeds.ts';
import { indexPlayables } from '../sound/json-ld.ts';
import { audioProperties } from '../sound/playables.ts';
import type { CatalogueEntry } from './discography.ts';
import { remixLd } from './json-ld.ts';
import {
  type ReleasePage,
  type ReleaseProps,
  recordPage,
  type SharedProps,
  sharedProps,
  shareLink,
} from './record-page.ts';
import { remixPlayables } from './recordings.ts';
import type { Remix } from './schema/remix.ts';

export function remixPage(
  context: Context,
  listed: CatalogueEntry<Remix>,
  related: RelatedCard[],
): ReleasePage {
  const { site } = context;
  const musician = site.urls.absolute(ROUTES.about);
  const props = projectRemix(context, listed, related);
  const playables = props.playable ? [props.playable] : [];
  return recordPage(context, listed, props, {
    playables,
    type: 'music.song',
    properties: [{ property: 'music:musician', content: musician }, ...audioProperties(site, props.playable)],
    jsonLd: (thing) => [remixLd(site, listed.entry, thing, indexPlayables(site, playables))],
  });
}

function projectRemix(
  context: Context,
  { entry, card }: CatalogueEntry<Remix>,
  related: RelatedCard[],
): ReleaseProps {
  const { data } = entry;
  const playables = remixPlayables(context, entry);
  const artist = context.site.settings.artist.name;
  const platforms = remixPlatforms(context.site.settings, data);
  const dateLabel = data.year ? formatDate(String(data.year), context.site.words) : '';
  const own: Omit<ReleaseProps, keyof SharedProps> = {
    kind: 'remix',
    facts: card.facts,
    figures: listFigures(context.site.words, { ...data, dateLabel }),
    dateLabel,
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
    awards: [],
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
