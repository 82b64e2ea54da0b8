/** The home page: the first screen, and the sections that home.yaml orders. */

import { findPicture, largestOf } from '../../site/assets.ts';
import { type Context, linkTo } from '../../site/context.ts';
import { artistLd } from '../../site/json-ld/artist.ts';
import { webSiteLd } from '../../site/json-ld/web-site.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link } from '../../site/parts.ts';
import { listPressPhotos } from '../../site/press-photos.ts';
import { ROUTES } from '../../site/routes.ts';
import { siteShare } from '../../site/share.ts';
import { siteTitle } from '../../site/titles.ts';
import { type Lead, projectLead } from './home-lead.ts';
import { type HomeSection, projectSections } from './home-sections.ts';

export interface HomeProps {
  artist: string;
  tagline: string;
  location: string;
  /** The music of the first screen: the latest release, or the latest mix if there is no release. */
  lead?: Lead | undefined;
  /** The profile to follow, `Follow on Instagram`. */
  follow?: Link | undefined;
  /** The following sections, in order. */
  sections: HomeSection[];
}

export function homePage(context: Context): PageOf<'home', HomeProps> {
  const { settings, pages, urls, words } = context.site;
  const { artist } = settings;
  const share = siteShare(context);
  const lead = projectLead(context);
  const props = {
    artist: artist.name,
    tagline: artist.tagline ?? '',
    location: artist.location ?? '',
    lead,
    follow: followLink(context),
    sections: projectSections(context, lead),
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
      artistLd(context.site, portraitOf(context) ?? (share && urls.origin + share.images[0].url)),
    ],
    embedded: { players: props.sections.map(playerOf) },
  });
}

function playerOf(section: HomeSection): { embedUrl: string } | undefined {
  if (section.name === 'video') return section.video.player;
  return 'audio' in section ? section.audio : undefined;
}

/** A photo of the artist: from the page About, or the first of the press kit. */
function portraitOf({ site, assets }: Context): string | undefined {
  const files = [site.pages.about?.data.image, ...listPressPhotos(site).map(({ file }) => file)];
  const photo = files.map((file) => findPicture(assets, file)).find((picture) => picture !== undefined);
  return photo && site.urls.origin + largestOf(photo);
}

/** The profile to follow: Instagram, or else the first one. */
function followLink(context: Context) {
  const profiles = context.site.settings.social ?? [];
  const profile = profiles.find(({ name }) => name === 'Instagram') ?? profiles[0];
  return (
    profile && linkTo(context, context.site.words.links.followOn({ platform: profile.name }), profile.url)
  );
}
