/** The artist: a person, or a group with its members. */
import type { MusicGroup, Organization, Person, WithContext } from 'schema-dts';
import { awardsLd } from '../awards.ts';
import { groupType, identityPages, listIdentifiers, listMembers, type Member, rolesOf } from '../identity.ts';
import { sortRoster } from '../roster.ts';
import type { Site } from '../site.ts';
import { oneOrAll } from './artists.ts';
import { artistId, CONTEXT, referenceTo, rosterReference } from './thing.ts';

/** The absolute address of a picture below the assets folder; undefined if none is named or it cannot be shown. */
type FindImage = (file: string | undefined) => string | undefined;

/** @param image absolute */
export function artistLd(
  site: Site,
  image: string | undefined,
  findImage: FindImage,
): WithContext<Person> | WithContext<MusicGroup> | WithContext<Organization> {
  const { artist } = site.settings;
  const known = describeArtist(site, image);
  const type = groupType(site);
  if (type) {
    const members = membersLd(site, findImage);
    return {
      '@context': CONTEXT,
      '@type': type,
      ...known,
      ...(artist.location && { location: { '@type': 'Place', name: artist.location } }),
      ...contactOf(site),
      ...(members.length > 0 && { member: members }),
    };
  }
  return {
    '@context': CONTEXT,
    '@type': 'Person',
    ...known,
    ...(artist.roles && { jobTitle: artist.roles }),
    ...(artist.location && { homeLocation: { '@type': 'Place', name: artist.location } }),
    ...contactOf(site),
  };
}

/** Properties that persons and groups share. */
function describeArtist(site: Site, image: string | undefined) {
  const { artist } = site.settings;
  const identifiers = listIdentifiers(site);
  return {
    '@id': artistId(site),
    name: artist.name,
    ...(artist.alternate_names && { alternateName: artist.alternate_names }),
    url: site.urls.absolute('/'),
    ...(image && { image }),
    ...(artist.description && { description: artist.description }),
    ...awardsLd(site.pages.about?.data.awards),
    ...(identifiers.length > 0 && {
      identifier: identifiers.map(({ name, value }) => ({
        '@type': 'PropertyValue' as const,
        propertyID: name,
        value,
      })),
    }),
  };
}

function contactOf(site: Site) {
  const { emails, social = [], platforms = [] } = site.settings;
  const profiles = [...social, ...platforms].map(({ url }) => url).filter((url) => !isSearch(url));
  const pages = [...new Set([...profiles, ...identityPages(site)])];
  const points = contactPointsLd(site);
  return {
    ...(emails?.general && { email: emails.general }),
    ...(pages.length > 0 && { sameAs: pages }),
    ...(points.length > 0 && { contactPoint: points }),
  };
}

/** The people to write to. */
function contactPointsLd({ settings }: Site) {
  return (settings.contacts ?? []).map(({ name, role, company, territory, email, phone, url }) => ({
    '@type': 'ContactPoint' as const,
    name: company ? `${name}, ${company}` : name,
    ...(role && { contactType: role }),
    ...(territory && { areaServed: territory }),
    ...(email && { email }),
    ...(phone && { telephone: phone }),
    ...(url && { url }),
  }));
}

/** The members in site.yaml, or else the artists of `artists/`. */
function membersLd(site: Site, findImage: FindImage) {
  if (site.settings.artist.members)
    return listMembers(site).map((member) => memberLd(site, member, findImage));
  return sortRoster(site).flatMap((entry) => {
    const { former, ...data } = entry.data;
    // Who has left at an unknown time would seem to be there still.
    if (former && former.until === undefined) return [];
    return inRole(rosterReference(site, entry), { ...data, ...former });
  });
}

/** A member of a group, in their role. */
export function memberLd(site: Site, member: Member, findImage: FindImage) {
  const { name, url, photo, profiles = [] } = member;
  const image = findImage(photo);
  const person = referenceTo(site, name) ?? {
    '@type': 'Person' as const,
    name,
    ...(url && { url }),
    ...(image && { image }),
    ...(profiles.length > 0 && { sameAs: profiles.map((profile) => profile.url) }),
  };
  return inRole(person, member);
}

/** Puts a role or years between the group and the person (schema.org/Role). */
function inRole<Person extends object>(
  person: Person,
  { from, until, ...member }: Pick<Member, 'instrument' | 'role' | 'from' | 'until'>,
) {
  const roles = rolesOf(member);
  if (roles.length === 0 && (from ?? until) === undefined) return person;
  return {
    '@type': 'OrganizationRole' as const,
    ...(roles.length > 0 && { roleName: oneOrAll(roles) }),
    ...(from && { startDate: String(from) }),
    ...(until && { endDate: String(until) }),
    member: person,
  };
}

/** Names of what is searched for in the addresses of platforms. */
const SEARCHED = ['q', 'query', 'search_query', 'term'];

/** A search finds many things, and is the identity of none. */
function isSearch(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return pathname.split('/').includes('search') || SEARCHED.some((name) => searchParams.has(name));
}
