/** The page of a track: what there is to read, hear and see of it, and where else it is. */

import { htmlOf } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import { remember } from '../../engine/lib/remember.ts';
import { artistsOf, creditedTrack, creditLine, creditParts } from '../../site/artists.ts';
import { pictureOf } from '../../site/assets.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { creditRows } from '../../site/credit-rows.ts';
import { tempoAndKey, yearOf } from '../../site/format.ts';
import { definePage, type PageOf, type PlannedPage, standingIn } from '../../site/page.ts';
import type { PageCache } from '../../site/page-cache.ts';
import type {
  CreditPart,
  CreditRow,
  Link,
  LinkCard,
  Picture,
  SmallPrint,
  TrackRow,
} from '../../site/parts.ts';
import { artistAddress } from '../../site/roster.ts';
import { releaseRoute } from '../../site/routes.ts';
import { coverFocus, listImages, shareOf } from '../../site/share.ts';
import { everyRelease, isOut, type Site } from '../../site/site.ts';
import { trailTo } from '../../site/site-pages.ts';
import { projectText, type TextPart } from '../../site/text.ts';
import { releaseTitle } from '../../site/titles.ts';
import { formatDate, joinFacts } from '../../site/words/index.ts';
import { placeholderOf } from '../releases/cards.ts';
import { trackPageLd } from '../releases/json-ld.ts';
import { creditsOf, performanceOf } from '../releases/performers.ts';
import type { ShownVideo } from '../releases/record-page.ts';
import { releasePlayables } from '../releases/recordings.ts';
import { aiRows, licenseRows, rightsLines } from '../releases/release.ts';
import { musicians, showVideo } from '../releases/release-page.ts';
import type { Release } from '../releases/schema/release.ts';
import { sortTracks } from '../releases/track.ts';
import { anchorOf, listTrackPages, type TrackPage, trackRoutes } from '../releases/track-pages.ts';
import { listDiscs } from '../releases/tracks.ts';
import { fullTitle } from '../releases/works.ts';
import { indexPlayables } from '../sound/json-ld.ts';
import { audioProperties } from '../sound/playables.ts';

export interface TrackProps {
  title: string;
  /** The release that it is on. */
  badge: string;
  credit: CreditPart[];
  picture: Picture;
  facts: string[];
  /** Everything that its row on the release has. */
  row: TrackRow;
  story: TextPart[];
  videos: ShownVideo[];
  credits: CreditRow[];
  dateLabel: string;
  smallPrint: SmallPrint[];
  rights: string[];
  /** Other releases that it is on. */
  appearances: LinkCard[];
  previous?: Link | undefined;
  next?: Link | undefined;
  back: Link;
}

type TrackPageOf = PageOf<'track', TrackProps>;

export function trackPages(context: Context, pageCache: PageCache): PlannedPage<TrackPageOf>[] {
  const { site } = context;
  return everyRelease(site).flatMap((entry) =>
    listTrackPages(site, entry).map((page) => {
      const { route } = page;
      const place = { route, standing: standingIn(site, route, 'own') };
      const inputs: [Entry<Release>, { index: number; others: readonly Appearance[] }] = [
        entry,
        { index: page.index, others: listAppearances(site).get(route) ?? [] },
      ];
      return pageCache.plan<typeof inputs, TrackPageOf>(place, inputs, (from, own, { index, others }) =>
        trackPage(from, own, { ...page, index }, others),
      );
    }),
  );
}

/** Another release that names a track as one of its own, and the anchor of its row there. */
interface Appearance {
  slug: string;
  title: string;
  type: Release['type'];
  year: string;
  anchor: string;
}

/** Keyed by the routes of pages. */
const listAppearances = remember((site: Site): ReadonlyMap<string, Appearance[]> => {
  const found = new Map<string, Appearance[]>();
  for (const entry of everyRelease(site)) {
    const { slug, data } = entry;
    const routes = (data.tracks ?? []).some((track) => track.same_as) ? trackRoutes(site, entry) : undefined;
    for (const track of data.tracks ?? []) {
      const route = track.same_as && routes?.get(anchorOf(track));
      if (!route) continue;
      const { title, type, release_date: date = '' } = data;
      const appearance = { slug, title, type, year: yearOf(date), anchor: anchorOf(track) };
      found.set(route, [...(found.get(route) ?? []), appearance]);
    }
  }
  return found;
});

function trackPage(
  context: Context,
  entry: Entry<Release>,
  page: TrackPage,
  appearances: readonly Appearance[],
): TrackPageOf {
  const { site } = context;
  const { words } = site;
  const { data, slug } = entry;
  const { track, route } = page;
  const playables = releasePlayables(context, entry);
  const props = projectTrack(context, entry, page, appearances);
  const { title, row } = props;
  const artist = creditLine(artistsOf(site, creditedTrack(data, track)), words);
  const year = yearOf(data.release_date ?? site.undatedYear);
  const from = words.music.from({ title: data.title });
  const description = track.description ?? `${words.music.by({ title, name: artist })}. ${from}.`;
  const share = shareOf(context, {
    title,
    artist,
    alt: words.music.by({ title, name: artist }),
    facts: [from, year].filter(Boolean),
    picture: data.artwork_url,
    focus: coverFocus(context, data.artwork_url),
  });
  const thing = {
    url: site.urls.absolute(route),
    images: listImages(context, data.artwork_url, share),
    description,
  };
  return definePage(context, 'track', props, {
    ...{ route, title, description, share },
    cover: data.artwork_url,
    fullTitle: releaseTitle(site, { title, type: data.title, year, artist }),
    trail: [
      trailTo(site, 'music'),
      trailTo(site, 'releases'),
      [data.title, releaseRoute(slug)],
      [title, route],
    ],
    type: 'music.song',
    properties: [
      ...musicians(site, data),
      { property: 'music:album', content: site.urls.absolute(releaseRoute(slug)) },
      ...(track.duration ? [{ property: 'music:duration', content: String(track.duration) }] : []),
      ...audioProperties(site, row.playable),
    ],
    jsonLd: [
      trackPageLd(site, entry, track, thing, {
        index: sortTracks(data).indexOf(track),
        heard: indexPlayables(site, playables),
      }),
    ],
    lastmod: data.release_date?.length === 10 && isOut(data, site.today) ? data.release_date : undefined,
    embedded: { players: props.videos.map(({ player }) => player) },
  });
}

function projectTrack(
  context: Context,
  entry: Entry<Release>,
  { track, index, route }: TrackPage,
  appearances: readonly Appearance[],
): TrackProps {
  const { site } = context;
  const { words } = site;
  const { data, slug } = entry;
  const title = fullTitle(data, track, words);
  const rows = listDiscs(site, data, releasePlayables(context, entry)).flatMap(({ tracks }) => tracks);
  const [row] = rows.filter(({ id }) => id === anchorOf(track));
  if (!row) throw new Error(`No row for ${route}`);
  const routes = listTrackPages(site, entry).map((page) => page.route);
  const place = routes.indexOf(route);
  const neighbour = (at: number) => {
    const other = listTrackPages(site, entry)[at];
    return other && linkTo(context, fullTitle(data, other.track, words), other.route);
  };
  const cover = words.music.coverOf({ title: data.title });
  const picture = pictureOf(context.assets, data.artwork_url, placeholderOf(data.type), cover);
  const html = htmlOf(entry, ['tracks', index, 'story']);
  return {
    title,
    row,
    picture,
    badge: data.title,
    credit: creditParts(
      artistsOf(site, creditedTrack(data, track)),
      words,
      ({ name, url }) => artistAddress(site, name) ?? url,
    ),
    facts: [...tempoAndKey(row), row.duration].filter(Boolean),
    story: html ? projectText(context, [html], { title, isBelowHeading: true }) : [],
    videos: track.video ? [showVideo(context, track.video, picture)] : [],
    credits: creditRows(site, creditsOf({ ...performanceOf(data, track), credits: track.credits }, words)),
    dateLabel: data.release_date && isOut(data, site.today) ? formatDate(data.release_date, words) : '',
    smallPrint: [
      {
        term: words.kinds[data.type],
        text: data.title,
        link: linkTo(context, data.title, `${releaseRoute(slug)}#${row.id}`),
      },
      ...(track.isrc ? [{ term: 'ISRC', text: track.isrc }] : []),
      ...aiRows(site, { made_with_ai: track.made_with_ai ?? data.made_with_ai }),
      ...licenseRows(site, data),
    ],
    rights: rightsLines(data),
    appearances: appearances.map((other) => ({
      title: other.title,
      text: joinFacts([words.kinds[other.type], other.year].filter(Boolean), words),
      link: linkTo(context, other.title, `${releaseRoute(other.slug)}#${other.anchor}`),
    })),
    previous: neighbour(place - 1),
    next: neighbour(place + 1),
    back: linkTo(context, backLabel(site, data.title), releaseRoute(slug)),
  };
}
