/** The islands that a site adds: the bundler puts a list of its own files in `islands` in the place of this module. */
import type { ReactNode } from 'react';
import type { Slotted } from './slots.ts';

/** A site declares the props of its islands here: `declare module 'linernotes/islands/own.ts'`. */
// biome-ignore lint/suspicious/noEmptyInterface: it is there to be added to.
export interface OwnIslands {}

/** By the names of their files. */
// Here are none; what a site declares is in the list that takes this one's place.
export const ownIslands = {} as {
  [Name in keyof OwnIslands]: (props: OwnIslands[Name] & Slotted) => ReactNode;
};
