/** The artists of a release, the line of credit that names them, and whether the artist of the site is one of them. */

import type { Data } from '../engine/content/grammar.ts';
import { fold } from '../engine/lib/fold.ts';
import { isolateParts } from '../engine/lib/isolate.ts';
import { remember } from '../engine/lib/remember.ts';
import type { CreditedArtist } from './schema/people.ts';
import type { Site as Settings } from './schema/site.ts';
import type { Words } from './words/index.ts';

/** One of the artists of a release, or of one of its tracks. */
export interface Artist extends CreditedArtist {
  /** The artist whose site it is. */
  isOwn: boolean;
}

/** A piece of a line of credit: a name, or the words between two of them. */
export interface CreditPart {
  text: string;
  /** Their page elsewhere, for a name. */
  url?: string | undefined;
  isName: boolean;
}

/** The artist of a site. */
interface ArtistSettings {
  settings: Pick<Settings, 'artist'>;
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

/** In the order of the sleeve. By default the artist of the site, who is also the main one if only guests are named. */
export function artistsOf(site: ArtistSettings, { artists = [] }: Credited): Artist[] {
  const { name: ownName } = site.settings.artist;
  const own = ownNamesOf(site.settings.artist);
  const named = artists.map((artist) => ({ ...artist, isOwn: own.has(fold(artist.name)) }));
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

/** Those whose work it is; the others are guests on it. */
export function mainArtists(artists: readonly Artist[]): Artist[] {
  return artists.filter(isMain);
}

/** False for a release of others on which the artist of the site only appears. A label owns the releases of all its artists. */
export function isOwnRelease(site: ArtistSettings, release: Credited): boolean {
  if (site.settings.artist.kind === 'label') return true;
  return mainArtists(artistsOf(site, release)).some(({ isOwn }) => isOwn);
}

/** As on a sleeve: `A & B feat. C`, `A, B & C with D`, `A, remixed by B`. */
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

/** The same in pieces, so that each name can be a link. */
export function creditParts(artists: readonly CreditedArtist[], words: Words): CreditPart[] {
  const parts = leadsOf(words).flatMap(([role, lead]): CreditPart[] => {
    const names = artists.filter((artist) => artist.role === role);
    return names.flatMap(({ name, url }, index) => {
      const between = index === names.length - 1 ? ' & ' : words.lists.comma;
      return [separator(index === 0 ? lead : between), { text: name, url, isName: true }];
    });
  });
  // Nobody comes before the first name.
  return parts.slice(1);
}

function separator(text: string): CreditPart {
  return { text, isName: false };
}
