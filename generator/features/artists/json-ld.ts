/** Structured data of one of the artists. */
import type { MusicGroup, Organization, Person, WithContext } from 'schema-dts';
import { awardsLd } from '../../site/awards.ts';
import { isMember, rolesOf } from '../../site/identity.ts';
import { memberLd } from '../../site/json-ld/artist.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { artistReference, CONTEXT, rosterReference } from '../../site/json-ld/thing.ts';
import { groupsOf, type RosterArtist } from '../../site/roster.ts';
import { artistRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';

/** @param image absolute */
export function rosterLd(
  site: Site,
  entry: RosterArtist,
  image: string | undefined,
): WithContext<Person> | WithContext<MusicGroup> | WithContext<Organization> {
  const { name, description, location, email, former, profiles = [], members = [] } = entry.data;
  const place = location && { '@type': 'Place' as const, name: location };
  const roles = rolesOf(entry.data);
  const memberOf = [
    ...(!former && isMember(site, entry) ? [artistReference(site)] : []),
    ...groupsOf(site, entry)
      .filter(({ data }) => !data.former && !data.members?.some((each) => each.name === name && each.until))
      .map((group) => rosterReference(site, group)),
  ];
  const known = {
    ...(image && { image }),
    ...(description && { description }),
    ...awardsLd(entry.data.awards),
    ...(email && { email }),
    ...(profiles.length > 0 && { sameAs: profiles.map(({ url }) => url) }),
    ...(memberOf.length > 0 && { memberOf: oneOrAll(memberOf) }),
    mainEntityOfPage: site.urls.absolute(artistRoute(entry.slug)),
  };
  const reference = rosterReference(site, entry);
  const group = {
    ...known,
    ...(place && { location: place }),
    ...(entry.data.formed && { foundingDate: String(entry.data.formed) }),
    // Their portraits are on their own pages.
    ...(members.length > 0 && { member: members.map((each) => memberLd(site, each, () => undefined)) }),
  };
  switch (reference['@type']) {
    case 'Person':
      return {
        '@context': CONTEXT,
        ...reference,
        ...known,
        ...(roles.length > 0 && { jobTitle: oneOrAll(roles) }),
        ...(place && { homeLocation: place }),
      };
    case 'MusicGroup':
      return { '@context': CONTEXT, ...reference, ...group };
    case 'Organization':
      return { '@context': CONTEXT, ...reference, ...group };
  }
}
