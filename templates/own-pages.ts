/** The pages that a site adds: the bundler puts a list of its own files in `templates/pages` in the place of this module. */
import type { ComponentType } from 'react';

/** A file of such a page: its component has the name of the file. */
export interface OwnPageModule {
  route: string;
  title: string;
  description?: string;
  /** A place in the menu: true, or the words that it has there. */
  menu?: boolean | string;
  /** Addresses of other hosts that it shows in frames. */
  embeds?: string[];
  [component: string]: ComponentType | unknown;
}

/** By the names of their files: `TourDiary`. */
export const ownPages: Record<string, OwnPageModule> = {};
