/** One of `artists/` as data, in the shape of the artist of the site: with their own releases, and those that they appear on. */

import type { Works } from '../../features/artists/works.ts';
import type { Context } from '../../site/context.ts';
import { ARTIST_SCHEMA_ROUTE, feedFile } from '../../site/feed.ts';
import { rolesOf } from '../../site/identity.ts';
import { artistSubject } from '../../site/quotes.ts';
import { hasPressKit, type RosterArtist } from '../../site/roster.ts';
import { artistCalendar, artistPressRoute, artistRoute, ROUTES } from '../../site/routes.ts';
import { describeMix, describeQuotes, describeRelease, distinct } from './index.ts';
import type { Artist } from './schema.ts';

export function projectRosterArtist(context: Context, entry: RosterArtist, works: Works): Artist {
  const { slug, data } = entry;
  const { absolute } = context.site.urls;
  const { name, description, location, kind, email, members, profiles = [], links = [] } = data;
  const route = artistRoute(slug);
  return {
    $schema: absolute(ARTIST_SCHEMA_ROUTE),
    version: 1,
    url: absolute(route),
    name,
    description,
    location,
    roles: rolesOf(data),
    type: kind ?? (members && 'group'),
    members: members?.map(({ name: each, role, instrument, from, until, url }) => ({
      ...{ name: each, role, instrument, from, until, url },
    })),
    language: context.site.settings.language.replace('_', '-'),
    contacts: email ? { general: email } : {},
    links: distinct([...profiles, ...links]),
    press_quotes: describeQuotes(context.site, artistSubject(slug), data.press_quotes),
    press_kit_url: absolute(hasPressKit(entry) ? artistPressRoute(slug) : ROUTES.press),
    events_url: works.events.length > 0 ? absolute(artistCalendar(slug)) : undefined,
    feeds: {
      atom: absolute(feedFile(route, 'atom')),
      rss: absolute(feedFile(route, 'rss')),
      json: absolute(feedFile(route, 'json')),
    },
    releases: listReleases(context, works),
    remixes: [],
    mixes: works.mixes.map((mix) => describeMix(context, mix)),
  };
}

/** Returns the releases in the order of the site. */
function listReleases(context: Context, { releases, appearances }: Works): Artist['releases'] {
  const own = new Set(releases);
  const others = new Set(appearances.map(({ entry }) => entry));
  return context.site.releases
    .filter((entry) => own.has(entry) || others.has(entry))
    .map((entry) => ({
      ...describeRelease(context, entry),
      appears_on: own.has(entry) ? undefined : (true as const),
    }));
}
