/** The content as sites: one for each language, and one for each private file. */

import type { Content, HiddenEntry } from '../../engine/content/types.ts';
import type { Problem } from '../../engine/problems/index.ts';
import { dressContent } from '../../site/looks/dress.ts';
import type { Site } from '../../site/site.ts';
import { modelSites } from '../../site/sites.ts';
import type { BuildInput } from './input.ts';
import { modelRooms } from './rooms.ts';
import type { Model, Sites } from './stages.ts';

type Modelled = { today: string; model?: Model | undefined; problems: Problem[] };

/** Models the content; no model if site.yaml cannot be read. */
export function modelContent(
  { content: written, hidden }: { content?: Content | undefined; hidden: readonly HiddenEntry[] },
  { features, style, isSecret, privateKey, today: dayIn }: BuildInput,
): Modelled {
  const today = dayIn(written?.site.data.timezone ?? 'UTC');
  const dressed = written && (style ? dressContent(written, style) : written);
  const content = dressed && isSecret ? withoutBucket(dressed) : dressed;
  if (!content) return { today, problems: [] };
  const [standard, ...others] = modelSites(content, today, features);
  const mark = (site: Site): Site => ({ ...site, isSecret });
  const sites: Sites = isSecret ? [mark(standard), ...others.map(mark)] : [standard, ...others];
  const { rooms, problems } = modelRooms(isSecret ? [] : hidden, content, today, { features, privateKey });
  return { today, model: { sites, rooms, hidden }, problems };
}

/** Recordings of drafts are in no bucket that everybody knows. */
function withoutBucket({ site, ...content }: Content): Content {
  const publish = site.data.publish && { ...site.data.publish, audio_host: undefined };
  return { ...content, site: { ...site, data: { ...site.data, publish } } };
}
