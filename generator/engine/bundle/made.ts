/** Results of bundling that the site knows: addresses of scripts, and the pages of its own templates. */
import type { Position } from '../problems/problem.ts';

/** The addresses of the player's beginning, which fetches the rest when play is pressed. */
export interface PlayerAssets {
  script: string;
  imports: string[];
  styles: string;
}

/** The scripts of pages that have one thing: a choice of platforms, one of languages, days to count, and a missing path to report. */
export interface PageScripts {
  smartLink: string;
  languages: string;
  countdown: string;
  notFound: string;
  unlock: string;
}

/** Each island's module, and what it imports beyond the modules that the loader fetches for all. */
export type IslandTable = Readonly<Record<string, { url: string; imports: string[] }>>;

/** A page of a site's own `templates/pages/TourDiary.tsx`. */
export interface TemplatePage {
  /** `TourDiary`, the name of the file and of its component. */
  name: string;
  /** Route without the base path: `/tour-diary/`. */
  route: string;
  title: string;
  /** May be empty. */
  description: string;
  /** A place in the menu: true, or the words that it has there. */
  menu: boolean | string;
  /** Addresses of other hosts that it shows in frames. */
  embeds: string[];
  at: Position;
}
