/** The home page: the first screen, and the sections that home.yaml orders. */

import { findPicture, largestOf, type NameLogo } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { artistLd } from '../../site/json-ld/artist.ts';
import { webSiteLd } from '../../site/json-ld/web-site.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link, Picture } from '../../site/parts.ts';
import { ROUTES } from '../../site/routes.ts';
import { coverFocus, shareOf, siteShare } from '../../site/share.ts';
import { siteTitle } from '../../site/titles.ts';
import { type EventRow, eventRow } from '../shows/row.ts';
import { isOff, splitEvents } from '../shows/shows.ts';
import { projectAnnounced } from './home-announced.ts';
import { type Lead, projectLead } from './home-lead.ts';
import { listNewestRows, type NewestRow } from './home-newest.ts';
import { listPhotos, type Opening, projectOpening } from './home-opening.ts';
import { type HomeSection, projectSections } from './home-sections.ts';

export interface HomeProps {
  artist: string;
  tagline: string;
  location: string;
  /** Logo in place of the letters of the name. */
  logo?: NameLogo | undefined;
  /** The music of the first screen: an announced release, the latest one, or the latest mix if there is no release. */
  lead?: Lead | undefined;
  /** The picture or the film of the first screen, if home.yaml chooses one and no announced release has its place. */
  opening?: Opening | undefined;
  /** The next shows, the nearest first. */
  shows: EventRow[];
  /** The newest music of every kind. */
  newest: NewestRow[];
  /** The profile to follow, `Follow on Instagram`. */
  follow?: Link | undefined;
  /** Photos of the artist: that of home.yaml, or that of the page About and those of the press kit. None if there is a cover or a film. */
  photos: Picture[];
  /** The next show that takes place. */
  next?: EventRow | undefined;
  /** The following sections, in order. */
  sections: HomeSection[];
}

const MOST_SHOWS = 6;

export function homePage(context: Context): PageOf<'home', HomeProps> {
  const { settings, pages, urls, words } = context.site;
  const { artist } = settings;
  const latest = projectLead(context);
  const announced = projectAnnounced(context);
  const lead = announced ?? latest;
  const opening = announced ? undefined : projectOpening(context);
  const share = homeShare(context, announced, opening);
  const props = {
    artist: artist.name,
    logo: context.assets.shell.logo,
    tagline: artist.tagline ?? '',
    location: artist.location ?? '',
    // Under the still of a film, the music of another one would pass for its own.
    lead: opening?.record === undefined || opening.record === lead?.url ? lead : undefined,
    opening,
    shows: splitEvents(context.site.events, context.site.today)
      .upcoming.slice(0, MOST_SHOWS)
      .map((event) => eventRow(context, event)),
    newest: listNewestRows(context),
    follow: followLink(context),
    photos: announced ? [] : choosePhotos(context, opening),
    next: nextShow(context),
    sections: projectSections(context, { lead: latest, announced, opening }),
  };
  return definePage(context, 'home', props, {
    route: ROUTES.home,
    title: artist.name,
    fullTitle: siteTitle(context.site),
    description:
      pages.home?.data.description ?? artist.description ?? words.descriptions.home({ name: artist.name }),
    trail: [],
    cover: lead?.cover,
    share,
    jsonLd: [
      webSiteLd(context.site),
      artistLd(context.site, portraitOf(context) ?? (share && urls.origin + share.images[0].url), (file) => {
        const picture = findPicture(context.assets, file);
        return picture && urls.origin + largestOf(picture);
      }),
    ],
    embedded: { players: [opening?.video?.player, ...props.sections.map(playerOf)] },
  });
}

function playerOf(section: HomeSection): { embedUrl: string } | undefined {
  if (section.name === 'video') return section.video.player;
  return 'audio' in section ? section.audio : undefined;
}

/** Shares what leads the page. */
function homeShare(context: Context, announced: Lead | undefined, opening: Opening | undefined) {
  const shared = { title: context.site.settings.artist.name, alt: siteTitle(context.site) };
  if (opening) return shareOf(context, { ...shared, picture: opening.file });
  if (!announced?.announced) return siteShare(context);
  const {
    cover,
    title,
    announced: { label },
  } = announced;
  const focus = coverFocus(context, cover);
  return shareOf(context, { ...shared, badge: label, facts: [title], picture: cover, focus });
}

/** A photo of the artist: from the page About, or the first of the press kit. */
function portraitOf(context: Context): string | undefined {
  const [photo] = listPhotos(context);
  return photo && context.site.urls.origin + largestOf(photo.picture);
}

function choosePhotos(context: Context, opening: Opening | undefined): Picture[] {
  if (opening) return opening.video ? [] : [opening.picture];
  const isCover = context.site.pages.home?.data.lead === 'cover';
  return isCover ? [] : listPhotos(context).map(({ picture }) => picture);
}

/** A composer for film is no promoter of concerts: they are listed below. */
function nextShow(context: Context): EventRow | undefined {
  const { settings, scores } = context.site;
  if (settings.artist.kind === 'composer' && scores.length > 0) return undefined;
  const { upcoming } = splitEvents(context.site.events, context.site.today);
  const next = upcoming.find((event) => !isOff(event));
  return next && eventRow(context, next);
}

/** Pages about an artist, which nobody follows. */
const CATALOGUES = ['IMDb', 'Discogs', 'Genius', 'MusicBrainz', 'Wikipedia'];

/** The profile to follow: Instagram, or else the first one. */
function followLink(context: Context) {
  const profiles = (context.site.settings.social ?? []).filter(({ name }) => !CATALOGUES.includes(name));
  const profile = profiles.find(({ name }) => name === 'Instagram') ?? profiles[0];
  return (
    profile && linkTo(context, context.site.words.links.followOn({ platform: profile.name }), profile.url)
  );
}
