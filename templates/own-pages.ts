/** Pages that a site adds: the bundler replaces this module by a list of the site's files in `templates/pages`. */
import type { ComponentType } from 'react';

/** A file of such a page: its component has the name of the file. */
export interface OwnPageModule {
  route: string;
  title: string;
  description?: string;
  /** Adds it to the menu: true, or its label there. */
  menu?: boolean | string;
  /** Addresses of other hosts that it shows in frames. */
  embeds?: string[];
  [component: string]: ComponentType | unknown;
}

/** Keyed by the names of their files: `TourDiary`. */
export const ownPages: Record<string, OwnPageModule> = {};
