/** The artist as a person or a group, its members, and its identifiers in catalogues. */

import { fold } from '../engine/lib/fold.ts';
import { remember } from '../engine/lib/remember.ts';
import { yearOf } from './format.ts';
import { findArtist, type RosterArtist } from './roster.ts';
import type { ArtistKind } from './schema/artist-kinds.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Site } from './site.ts';
import { joinList, type Words, writeDigits } from './words/index.ts';

export type Member = NonNullable<Settings['artist']['members']>[number];
type Identifiers = NonNullable<Settings['artist']['identifiers']>;
type WithSettings = Pick<Site, 'settings'>;

/** Kinds of artists that are groups, with members or without. */
const GROUPS: readonly (ArtistKind | undefined)[] = ['band', 'ensemble', 'choir', 'label', 'collective'];

type Named = Pick<Site, 'settings' | 'artists'>;

/**
 * Returns true for groups: the kind is one, or there are members, or files in `artists/` if no kind is given. One of the same name among
 * them is a person with a band, or with side projects.
 */
export function isGroup({ settings: { artist }, artists }: Named): boolean {
  if (GROUPS.includes(artist.kind)) return true;
  const others = artist.kind === undefined ? artists.map(({ data }) => data.name) : [];
  const names = artist.members?.map(({ name }) => name) ?? others;
  return names.length > 0 && !names.some((name) => fold(name) === fold(artist.name));
}

/** Returns the type of a group in structured data; undefined for a person. A label is a company, not a group of musicians. */
export function groupType(site: Named): 'MusicGroup' | 'Organization' | undefined {
  if (site.settings.artist.kind === 'label') return 'Organization';
  return isGroup(site) ? 'MusicGroup' : undefined;
}

/** Returns true if one of `artists/` belongs to the group: if site.yaml lists members, only those of them. */
export function isMember(site: Named, { data }: RosterArtist): boolean {
  const { members } = site.settings.artist;
  return isGroup(site) && (members?.some(({ name }) => fold(name) === fold(data.name)) ?? true);
}

/** Returns true if one of `artists/` is a person: by their kind, an instrument, or as a member of a group. */
export function isPerson({ settings, artists }: Named, { data }: RosterArtist): boolean {
  if (data.kind !== undefined) return data.kind === 'person';
  const { members = [] } = settings.artist;
  return (
    data.instrument !== undefined ||
    members.some(({ name }) => fold(name) === fold(data.name)) ||
    memberNames(artists).has(fold(data.name))
  );
}

/** Folded names of the members of all groups among the artists. */
const memberNames = remember(
  (artists: readonly RosterArtist[]) =>
    new Set(artists.flatMap(({ data: { members = [] } }) => members.map(({ name }) => fold(name)))),
);

/** Returns true if a member has left by `year`; not yet in the year of leaving. */
function isFormer({ until }: Member, year: string): boolean {
  return until !== undefined && until < Number(year);
}

/** Present members, then former ones; no group is empty. */
export interface MemberGroup<Person = Member> {
  isFormer: boolean;
  list: Person[];
}

/** The members in site.yaml. What it does not say of one with a file in `artists/` is as the file has it. */
export function listMembers(site: Pick<Site, 'settings' | 'artists'>): Member[] {
  return (site.settings.artist.members ?? []).map((member) => {
    const { role, instrument, photo, photo_alt } = findArtist(site, member.name)?.data ?? {};
    return {
      ...(role && { role }),
      ...(instrument && { instrument }),
      ...(photo && !member.photo && { photo, ...(photo_alt && { photo_alt }) }),
      ...member,
    };
  });
}

/** @param members by default those in site.yaml */
export function groupMembers(
  site: Pick<Site, 'settings' | 'artists' | 'today'>,
  members = listMembers(site),
): MemberGroup[] {
  const year = yearOf(site.today);
  return [false, true]
    .map((former) => ({
      isFormer: former,
      list: members.filter((member) => isFormer(member, year) === former),
    }))
    .filter(({ list }) => list.length > 0);
}

/** `2012–2019`, `since 2015`, `until 2019`, or nothing. */
export function memberYears(
  { from, until }: Pick<Member, 'from' | 'until'>,
  { about, language }: Words,
): string {
  if (from === undefined) return until === undefined ? '' : about.untilYear({ year: until });
  if (until === undefined) return about.since({ year: from });
  return writeDigits(from === until ? String(from) : `${from}–${until}`, language);
}

/** Lists the instrument and the role of a person, if known. */
export function rolesOf({ instrument, role }: Pick<Member, 'instrument' | 'role'>): string[] {
  return [instrument, role].flatMap((fact) => fact || []);
}

/** `Kim Ro, drums, 2012–2019`: for plain texts. */
export function describeMember(member: Member, words: Words): string {
  const facts = [member.name, ...rolesOf(member), memberYears(member, words)];
  return joinList(facts.filter(Boolean), words);
}

/** Pages about the artist in catalogues. */
export function identityPages({ settings }: WithSettings): string[] {
  const { musicbrainz, isni, wikidata, discogs }: Identifiers = settings.artist.identifiers ?? {};
  return [
    musicbrainz && `https://musicbrainz.org/artist/${musicbrainz}`,
    isni && `https://isni.org/isni/${isni}`,
    wikidata && `https://www.wikidata.org/entity/${wikidata}`,
    discogs && `https://www.discogs.com/artist/${discogs}`,
  ].filter((url) => url !== undefined);
}

const IDENTIFIER_NAMES: Record<keyof Identifiers, string> = {
  musicbrainz: 'MusicBrainz',
  isni: 'ISNI',
  ipi: 'IPI',
  wikidata: 'Wikidata',
  discogs: 'Discogs',
};

/** The identifiers of the artist with their names, in the order of the table. */
export function listIdentifiers({ settings }: WithSettings): { name: string; value: string }[] {
  const identifiers: Identifiers = settings.artist.identifiers ?? {};
  return Object.entries(IDENTIFIER_NAMES).flatMap(([key, name]) => {
    const value: unknown = Reflect.get(identifiers, key);
    return typeof value === 'string' ? [{ name, value }] : [];
  });
}
