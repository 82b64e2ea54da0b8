/** Islands that a site adds: the bundler replaces this module by a list of the site's files in `islands`. */
import type { ReactNode } from 'react';
import type { Slotted } from './slots.ts';

/** A site declares the props of its islands here: `declare module 'linernotes/islands/own.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to.
export interface OwnIslands {}

/** Keyed by the names of their files. */
// Empty here; the bundler's list has the islands of the site.
export const ownIslands = {} as {
  [Name in keyof OwnIslands]: (props: OwnIslands[Name] & Slotted) => ReactNode;
};
