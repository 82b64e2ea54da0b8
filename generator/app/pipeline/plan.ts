/** Everything that a site publishes, before any of it is written. */

import { listAllRedirects } from '../../site/redirects/index.ts';
import { projectEditions } from './editions.ts';
import { listFiles, planShared } from './files.ts';
import type { BuildInput } from './input.ts';
import type { Mode } from './mode.ts';
import { planRooms } from './private-editions.ts';
import type { Model, Plan, PlannedAssets } from './stages.ts';

export async function planSite(
  { sites, rooms: modelled }: Model,
  assets: PlannedAssets,
  input: BuildInput,
  mode: Mode,
): Promise<Plan> {
  const editions = projectEditions(sites, assets, mode.memory);
  const rooms = await planRooms(modelled, editions[0], assets.templates, input, mode.media);
  const made = mode.listMade(editions.flatMap(({ pages }) => pages));
  const tools = { ...assets, cache: input.cache };
  return {
    ...{ editions, rooms, made, redirects: listAllRedirects(sites) },
    files: listFiles(editions, [...planShared(made, tools), ...assets.artifacts], rooms, tools),
    problems: rooms.flatMap(({ problems }) => problems),
  };
}
