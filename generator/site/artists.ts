/** The artists of a release, the line of credit that names them, and whether the artist of the site is one of them. */

import type { Data } from '../engine/content/grammar.ts';
import { fold } from '../engine/lib/fold.ts';
import { isolateParts } from '../engine/lib/isolate.ts';
import { remember } from '../engine/lib/remember.ts';
import type { CreditPart } from './parts.ts';
import { findArtist, type RosterArtist } from './roster.ts';
import type { CreditedArtist } from './schema/people.ts';
import type { Site as Settings } from './schema/site.ts';
import { isVarious } from './various.ts';
import type { Words } from './words/index.ts';

export interface Artist extends CreditedArtist {
  /** The artist whose site it is. */
  isOwn: boolean;
  /** The name of their file in `artists/`. */
  slug?: string | undefined;
}

/** The artist of a site, and those of `artists/`. */
interface WithArtists {
  settings: Pick<Settings, 'artist'>;
  artists: readonly RosterArtist[];
}

type Credited = Pick<Data<'releases'>, 'artists'>;

/** Between the name in one script and the same in another: `Noor Vale | نور`. */
const BETWEEN = /\s+[|/]\s+/;

/** Folded, so that they can be compared: the whole name first, then its parts in several scripts, then the other names. */
export function ownNames({ name, alternate_names: others = [] }: Settings['artist']): Set<string> {
  return new Set([name, ...name.split(BETWEEN), ...others].map(fold));
}

/** Folded names, which every release is compared with, by the artist of the site. */
const ownNamesOf = remember(ownNames);

/** Returns artists in the order of the sleeve: by default the artist of the site, who is also the main one if only guests are named. */
export function artistsOf(site: WithArtists, { artists = [] }: Credited): Artist[] {
  const { name: ownName } = site.settings.artist;
  const own = ownNamesOf(site.settings.artist);
  const named = artists.map((artist) => ({
    ...artist,
    isOwn: own.has(fold(artist.name)),
    slug: findArtist(site, artist.name)?.slug,
  }));
  if (named.some(({ role, isOwn }) => role === 'main' || isOwn)) return named;
  return [{ name: ownName, role: 'main', isOwn: true }, ...named];
}

/** The artists of a track: those of its release by default, and the main ones of its release beside guests of the track. */
export function creditedTrack(release: Credited, track: Credited): Credited {
  if (!track.artists) return release;
  const main = release.artists?.filter(isMain) ?? [];
  return track.artists.some(isMain) ? track : { artists: [...main, ...track.artists] };
}

function isMain({ role }: CreditedArtist): boolean {
  return role === 'main';
}

/** Returns the artists without guests. */
export function mainArtists(artists: readonly Artist[]): Artist[] {
  return artists.filter(isMain);
}

/** False for a release of others on which an artist of the site only appears. A label owns the releases of all its artists. */
export function isOwnRelease(site: WithArtists, release: Credited): boolean {
  return site.settings.artist.kind === 'label' || mainArtists(artistsOf(site, release)).some(isOfSite);
}

/** The artist of the site, or one of `artists/`. */
export function isOfSite({ isOwn, slug }: Artist): boolean {
  return isOwn || slug !== undefined;
}

/** Writes a credit as on a sleeve: `A & B feat. C`, `A, B & C with D`, `A, remixed by B`. */
export function creditLine(artists: readonly CreditedArtist[], words: Words): string {
  const parts = creditParts(artists, words);
  return isolateParts(words.language.dir, (keep) => parts.map(({ text }) => keep(text)).join(''));
}

/** The words between the artists of a role and those before them. */
function leadsOf({ music, lists }: Words): [role: CreditedArtist['role'], lead: string][] {
  return [
    ['main', ''],
    ['with', ` ${music.with} `],
    ['featuring', ` ${music.featuring} `],
    ['remixer', `${lists.comma}${music.remixedBy} `],
  ];
}

/** Splits a line of credit, so that each name can be a link. @param addressOf the page of an artist */
export function creditParts(
  artists: readonly CreditedArtist[],
  words: Words,
  addressOf: (artist: CreditedArtist) => string | undefined = ({ url }) => url,
): CreditPart[] {
  const parts = leadsOf(words).flatMap(([role, lead]): CreditPart[] => {
    const names = artists.filter((artist) => artist.role === role);
    return names.flatMap((artist, index) => {
      const between = index === names.length - 1 ? ' & ' : words.lists.comma;
      return [
        separator(index === 0 ? lead : between),
        { text: nameIn(artist, words), url: addressOf(artist), isName: true },
      ];
    });
  });
  // Nobody comes before the first name.
  return parts.slice(1);
}

/** Many in one name are in the words of the page. An artist may be called `Divers`, so only two words mean many. */
function nameIn({ name }: CreditedArtist, { music }: Words): string {
  return name.includes(' ') && isVarious(name) ? music.variousArtists : name;
}

function separator(text: string): CreditPart {
  return { text, isName: false };
}
