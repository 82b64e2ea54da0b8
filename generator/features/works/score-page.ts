/** The page of a film, a series, a game or a play with music by the artist. */

import { bodyText } from '../../engine/content/entry.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import { type AwardRow, awardRows } from '../../site/awards.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { creditRows } from '../../site/credit-rows.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { CreditRow, Link, MusicCard, Photo, Picture, TrackRow, Video } from '../../site/parts.ts';
import { photoOf } from '../../site/photos.ts';
import { videoOf, watchLabel } from '../../site/players.ts';
import { ROUTES, scoreRoute } from '../../site/routes.ts';
import { listImages, shareOf } from '../../site/share.ts';
import { everyRelease } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { joinList } from '../../site/words/index.ts';
import { releaseCard } from '../releases/cards.ts';
import { cueRows } from '../sound/cues.ts';
import { scoreLd } from './score-ld.ts';
import { type ScoreEntry, scoreCard, sheetOf } from './scores.ts';

export interface ScoreProps {
  title: string;
  facts: string[];
  description: string;
  /** Still, or the film that plays in its place. */
  still?: Picture | undefined;
  trailer?: { player?: Video | undefined; poster: Picture; watch: Link } | undefined;
  /** Directors, producers and so on, and the artist's role. */
  credits: CreditRow[];
  text: TextPart[];
  /** Further ones. */
  stills: Photo[];
  awards: AwardRow[];
  cues: TrackRow[];
  /** The release with its music. */
  album?: MusicCard | undefined;
  links: Link[];
  back: Link;
}

export function scorePages(context: Context): PageOf<'score', ScoreProps>[] {
  return context.site.scores.map((entry) => scorePage(context, entry));
}

function scorePage(context: Context, entry: ScoreEntry): PageOf<'score', ScoreProps> {
  const { site } = context;
  const { title, still, description } = entry.data;
  const route = scoreRoute(entry.slug);
  const props = projectScore(context, entry);
  const share = shareOf(context, { title, facts: props.facts, picture: still });
  const page = {
    url: site.urls.absolute(route),
    images: listImages(context, still, share),
    description:
      description ?? `${joinList([title, ...props.facts, ...directedBy(props, site)], site.words)}.`,
  };
  return definePage(context, 'score', props, {
    route,
    title,
    description: page.description,
    trail: [trailTo(site, 'scores'), [title, route]],
    cover: still,
    share,
    jsonLd: [scoreLd(site, entry, page)],
    embedded: { players: [props.trailer?.player, ...playersIn(props.text)] },
  });
}

/** Names the director, for a description. */
function directedBy({ credits: [first] }: ScoreProps, { words }: Context['site']): string[] {
  return first ? [`${words.music.labelled({ label: first.role })} ${joinList(first.names, words)}`] : [];
}

function projectScore(context: Context, entry: ScoreEntry): ScoreProps {
  const { site, assets } = context;
  const { words } = site;
  const {
    title,
    still,
    still_alt: alt = title,
    stills = [],
    description = '',
    awards,
    links = [],
  } = entry.data;
  const poster = findPicture(assets, still) && pictureOf(assets, still, 'album', alt);
  const album = everyRelease(site).find(({ slug }) => slug === entry.data.album);
  return {
    title,
    facts: scoreCard(context, entry).facts,
    description,
    still: poster,
    trailer: trailerOf(context, entry),
    credits: creditRows(site, creditsOf(context, entry)),
    text: projectText(context, bodyText(entry), { title, poster: still }),
    stills: stills.flatMap((each) => photoOf(context, each) ?? []),
    awards: awardRows(awards, words),
    cues: cueRows(context, sheetOf(entry)),
    album: album && releaseCard(context, album),
    links: links.map(({ name, url }) => linkTo(context, name, url)),
    back: linkTo(context, backLabel(site, sitePage(site, 'scores').title), ROUTES.scores),
  };
}

/** Returns the trailer of a score. Its poster is the still, or else the thumbnail of the player. */
function trailerOf(context: Context, { data }: ScoreEntry): ScoreProps['trailer'] {
  const { title, trailer, still } = data;
  if (trailer === undefined) return undefined;
  const poster = pictureOf(context.assets, still, 'album', '');
  const label = `${title} – ${context.site.words.scores.trailer}`;
  return {
    player: videoOf(label, trailer, poster),
    poster,
    watch: linkTo(context, watchLabel(trailer, context.site.words), trailer),
  };
}

function creditsOf({ site: { settings, words } }: Context, { data }: ScoreEntry) {
  const { kind, director, production, broadcaster, role = words.music.roles.composer, credits = [] } = data;
  const rows = [
    { role: words.scores.director, names: director },
    { role: words.scores.production, names: production },
    {
      role: kind === 'radio' ? words.scores.broadcast : words.scores.broadcaster,
      names: broadcaster,
    },
    { role, names: [settings.artist.name] },
  ];
  return [...rows.flatMap(({ role, names }) => (names ? [{ role, names }] : [])), ...credits];
}
