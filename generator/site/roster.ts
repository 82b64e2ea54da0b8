/** Finds the artists of `artists/` by name. */

import type { Data } from '../engine/content/grammar.ts';
import type { Content, Entry } from '../engine/content/types.ts';
import { fold } from '../engine/lib/fold.ts';
import { remember } from '../engine/lib/remember.ts';
import type { SiteUrls } from '../engine/lib/url.ts';
import { artistRoute } from './routes.ts';

export type RosterArtist = Entry<Data<'artists'>>;

export interface WithRoster {
  artists: readonly RosterArtist[];
}

export interface WithUrls {
  urls: SiteUrls;
}

const byName = remember(
  (artists: readonly RosterArtist[]) => new Map(artists.map((entry) => [fold(entry.data.name), entry])),
);

/** Returns undefined for anybody without a file. */
export function findArtist({ artists }: WithRoster, name: string): RosterArtist | undefined {
  return artists.length === 0 ? undefined : byName(artists).get(fold(name));
}

/** Returns true if the file of an artist has a text below its keys. */
export function hasBiography({ body }: Pick<RosterArtist, 'body'>): boolean {
  return body.intro.length + body.sections.length > 0;
}

/** Returns true for artists with a biography and press photos. */
export function hasPressKit(entry: Pick<RosterArtist, 'body' | 'data'>): boolean {
  return hasBiography(entry) && (entry.data.press_photos ?? []).length > 0;
}

/** The address of their page with the base path. */
export function artistAddress(site: WithRoster & WithUrls, name: string): string | undefined {
  const found = findArtist(site, name);
  return found && site.urls.href(artistRoute(found.slug));
}

/** The groups among the artists that one of them is a member of, in the order of their page. */
export function groupsOf(site: WithRoster, { data: { name } }: RosterArtist): RosterArtist[] {
  return sortRoster(site).filter(({ data: { members = [] } }) => members.some((each) => each.name === name));
}

/** Sorts artists in the order of their page: first those who are still there. */
export function sortRoster({ artists }: WithRoster): RosterArtist[] {
  const rank = ({ data }: RosterArtist) => (data.former ? 10_000 : 0) + (data.order ?? 9999);
  return [...artists].sort((a, b) => rank(a) - rank(b));
}

/** Replaces file names of artists by their names. @param known the artists by whose names others are known, in the default language */
export function nameArtists(content: Content, known: readonly RosterArtist[] = content.artists): Content {
  if (content.artists.length === 0) return content;
  const names = new Map(content.artists.map(({ slug, data }) => [slug, data.name]));
  const aliases = new Map(known.map(({ slug, data }) => [fold(data.name), names.get(slug) ?? data.name]));
  const nameOf = (written: string) => names.get(written) ?? aliases.get(fold(written)) ?? written;
  const { events: list } = content.pages;
  const { site } = content;
  const { members } = site.data.artist;
  return {
    ...content,
    site: renamed(site, {
      ...site.data,
      artist: {
        ...site.data.artist,
        ...(members && { members: members.map((each) => nameOne(each, nameOf)) }),
      },
    }),
    artists: content.artists.map((entry) => renamed(entry, nameMembers(entry.data, nameOf))),
    releases: content.releases.map((entry) => renamed(entry, nameRelease(entry.data, nameOf))),
    remixes: content.remixes.map((entry) => renamed(entry, nameRemix(entry.data, nameOf))),
    mixes: content.mixes.map((entry) => renamed(entry, nameAll(entry.data, nameOf))),
    news: content.news.map((entry) => renamed(entry, nameAll(entry.data, nameOf))),
    pages: {
      ...content.pages,
      ...(list && {
        events: renamed(list, {
          ...list.data,
          events: list.data.events?.map((event) => ({
            ...nameAll(event, nameOf),
            ...(event.support && { support: event.support.map((each) => nameOne(each, nameOf)) }),
          })),
        }),
      }),
    },
  };
}

type NameOf = (written: string) => string;

/** Returns the same entry if nothing in it has changed: a preview keeps what it has made from those. */
function renamed<Value>(entry: Entry<Value>, data: Value): Entry<Value> {
  return data === entry.data ? entry : { ...entry, data };
}

/** Returns the same list if nothing in it has changed. */
function mapChanged<Value>(list: readonly Value[], change: (value: Value) => Value): readonly Value[] {
  const changed = list.map(change);
  return changed.some((value, index) => value !== list[index]) ? changed : list;
}

function nameOne<Named extends { name: string }>(each: Named, nameOf: NameOf): Named {
  const name = nameOf(each.name);
  return name === each.name ? each : { ...each, name };
}

function nameAll<Value extends { artists?: string[] | undefined }>(data: Value, nameOf: NameOf): Value {
  const { artists } = data;
  return artists?.some((name) => nameOf(name) !== name) ? { ...data, artists: artists.map(nameOf) } : data;
}

function nameMembers(data: Data<'artists'>, nameOf: NameOf): Data<'artists'> {
  const { members } = data;
  const named = members && mapChanged(members, (each) => nameOne(each, nameOf));
  return named === members ? data : { ...data, members: [...(named ?? [])] };
}

type Release = Data<'releases'>;
type Credits = Pick<Release, 'artists' | 'credits'>;

function nameRelease(data: Release, nameOf: NameOf): Release {
  const named = nameCredited(data, nameOf);
  const { tracks } = named;
  const changed = tracks && mapChanged(tracks, (track) => nameCredited(track, nameOf));
  return changed === tracks ? named : { ...named, tracks: [...(changed ?? [])] };
}

function nameCredited<Value extends Credits>(data: Value, nameOf: NameOf): Value {
  const { artists, credits } = data;
  const named = artists && mapChanged(artists, (each) => nameOne(each, nameOf));
  const credited =
    credits &&
    mapChanged(credits, (each) => {
      const names = mapChanged(each.names, nameOf);
      return names === each.names ? each : { ...each, names: [...names] };
    });
  if (named === artists && credited === credits) return data;
  return { ...data, ...(named && { artists: [...named] }), ...(credited && { credits: [...credited] }) };
}

function nameRemix(data: Data<'remixes'>, nameOf: NameOf): Data<'remixes'> {
  const { original_artist: original } = data;
  const name = original && nameOf(original);
  return name === original ? data : { ...data, original_artist: name };
}
