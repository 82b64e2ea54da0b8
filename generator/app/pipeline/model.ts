/** The content as sites: one for each language, and one for each private file. */

import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { dressContent } from '../../site/looks/dress.ts';
import type { Site } from '../../site/site.ts';
import { modelSites } from '../../site/sites.ts';
import type { BuildInput } from './input.ts';
import { type ModelledRoom, modelRooms } from './rooms.ts';

export type Sites = readonly [Site, ...Site[]];

export interface Model {
  /** The site in each language, the default first. */
  sites: Sites;
  rooms: readonly ModelledRoom[];
  /** Entries that are not on the site itself. */
  hidden: readonly HiddenEntry[];
}

type Modelled = { today: string; model?: Model | undefined; problems: Problem[] };

/** No model if site.yaml cannot be read. */
export function modelContent(
  { content: written, hidden }: { content?: Content | undefined; hidden: readonly HiddenEntry[] },
  { features, style, privateKey, today: dayIn }: BuildInput,
): Modelled {
  const today = dayIn(written?.site.data.timezone ?? 'UTC');
  const content = written && (style ? dressContent(written, style) : written);
  if (!content) return { today, problems: [] };
  const sites = modelSites(content, today, features);
  const { rooms, problems } = modelRooms(hidden, content, today, { features, privateKey });
  return { today, model: { sites, rooms, hidden }, problems };
}
