/** Facts about a new artist. */
import type { ArtistKind } from '../../../site/schema/artist-kinds.ts';
import type { GROUNDS } from '../../../site/schema/grounds.ts';
import type { Host } from '../hosts/index.ts';

export interface ArtistFacts {
  name: string;
  kind: ArtistKind;
  look: (typeof GROUNDS)[number];
  /** One of the looks that come with Liner; undefined for the default. */
  style?: string | undefined;
  /** The colour of all pages, `#8a1c4a`; undefined for that of each cover. */
  accent?: string | undefined;
  /** A photo in the assets folder: `photos/portrait.jpg`. */
  picture?: string | undefined;
  /** The address of the site: `https://night-owl.example`. */
  baseUrl: string;
  host: Host;
  location?: string | undefined;
  /** `Europe/Lisbon`. */
  timezone?: string | undefined;
  email?: string | undefined;
  /** The codes of its languages, the default first: `['en', 'ar']`; undefined for English only. */
  languages?: readonly string[] | undefined;
}

/** The facts about an artist who is not asked. */
export const DEFAULTS = {
  kind: 'solo',
  baseUrl: 'https://example.com',
  look: 'auto',
  host: 'github',
} as const;

export interface NewFile {
  /** Relative to the artist's folder, with forward slashes. */
  path: string;
  text: string;
  /** Set for programs, which can be run. */
  isProgram?: boolean;
}
