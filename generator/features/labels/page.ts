/** The page of a label: what it is, who is on it, and its records. */
import { bodyText } from '../../engine/content/entry.ts';
import { artistsOf, mainArtists } from '../../site/artists.ts';
import { findPicture, pictureOf } from '../../site/assets.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { feedAlternates } from '../../site/feed.ts';
import { labelLd } from '../../site/json-ld/label.ts';
import { artistReference, CONTEXT } from '../../site/json-ld/thing.ts';
import type { LabelEntry } from '../../site/labels.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import { sortRoster } from '../../site/roster.ts';
import { labelRoute, ROUTES } from '../../site/routes.ts';
import { shareOf } from '../../site/share.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText } from '../../site/text.ts';
import { withArtist } from '../../site/titles.ts';
import { artistCard } from '../artists/list.ts';
import type { ArtistProps } from '../artists/page.ts';
import { releaseCard } from '../releases/cards.ts';

export function labelPages(context: Context): PageOf<'artist', ArtistProps>[] {
  return context.site.labels.map((entry) => labelPage(context, entry));
}

/** Lists its records: those announced, then those that are out, newest first. */
export function releasesOf(site: Site, { data: { name } }: LabelEntry) {
  return everyRelease(site).filter(({ data }) => data.label?.name === name);
}

function labelPage(context: Context, entry: LabelEntry): PageOf<'artist', ArtistProps> {
  const { site } = context;
  const { name, logo, description, accent, profiles = [] } = entry.data;
  const route = labelRoute(entry.slug);
  const props = projectLabel(context, entry);
  return definePage(context, 'artist', props, {
    route,
    title: name,
    description: description ?? `${withArtist(site, name)}.`,
    trail: [trailTo(site, 'music'), trailTo(site, 'releases'), [name, route]],
    accent,
    alternates: feedAlternates(site, name, route),
    share: shareOf(context, { title: name, facts: props.facts, picture: logo, alt: name }),
    jsonLd: [
      {
        '@context': CONTEXT,
        ...labelLd(site, entry),
        ...(description && { description }),
        ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
        ...(site.settings.artist.kind === 'label' && { parentOrganization: artistReference(site) }),
        mainEntityOfPage: site.urls.absolute(route),
      },
    ],
    embedded: { players: playersIn(props.text) },
  });
}

function projectLabel(context: Context, entry: LabelEntry): ArtistProps {
  const { site, assets } = context;
  const { name, logo, description = '', profiles = [], email } = entry.data;
  const records = releasesOf(site, entry);
  const slugs = new Set(
    records.flatMap(({ data }) => mainArtists(artistsOf(site, data)).map(({ slug }) => slug)),
  );
  const people = sortRoster(site).filter(({ slug }) => slugs.has(slug));
  return {
    name,
    picture: findPicture(assets, logo) && pictureOf(assets, logo, 'album', name),
    facts: [],
    description,
    profiles: profiles.map((each) => linkTo(context, each.name, each.url)),
    links: email ? [linkTo(context, email, `mailto:${email}`)] : [],
    text: projectText(context, bodyText(entry), { title: name, poster: logo }),
    members:
      people.length > 0
        ? [
            {
              title: sitePage(site, 'artists').title,
              people: people.map((each) => artistCard(context, each)),
            },
          ]
        : [],
    groups: [],
    quotes: [],
    awards: [],
    releases: records.map((each) => releaseCard(context, each)),
    appearances: [],
    mixes: [],
    shows: [],
    videos: [],
    news: [],
    back: linkTo(context, backLabel(site, sitePage(site, 'releases').title), ROUTES.releases),
  };
}
