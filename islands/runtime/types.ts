/** The contract between loader and hydration. */
import type { ComponentType } from 'react';
import type { Slotted } from '../slots.ts';

export interface IslandModule {
  default: ComponentType<Slotted>;
}

export interface HydrateModule {
  /** Settles when the island answers to clicks; rejects when it failed and its static HTML is back. */
  hydrateIsland: (island: HTMLElement, module: IslandModule) => Promise<void>;
}
