/** The content as sites: one for each language, and one for each private file. */

import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { dressContent } from '../../site/looks/dress.ts';
import { modelSites } from '../../site/sites.ts';
import type { BuildInput } from './input.ts';
import { modelRooms } from './rooms.ts';
import type { Model } from './stages.ts';

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
