/** All that a site publishes, before anything of it is written. */

import type { Artifact } from '../../engine/artifact.ts';
import type { Problem } from '../../engine/problems/index.ts';
import type { PlannedPage } from '../../site/page.ts';
import { listAllRedirects } from '../../site/redirects/index.ts';
import type { Redirect } from '../../site/routes.ts';
import type { PlannedAssets } from './assets.ts';
import { type Editions, projectEditions } from './editions.ts';
import { listFiles, planShared } from './files.ts';
import type { BuildInput } from './input.ts';
import type { PrivateEdition } from './lock.ts';
import type { Mode } from './mode.ts';
import type { Model } from './model.ts';
import { planRooms } from './private-editions.ts';

export interface Plan {
  editions: Editions;
  rooms: readonly PrivateEdition[];
  /** The pages whose colours are known. */
  made: readonly PlannedPage[];
  redirects: readonly Redirect[];
  /** Every file but those for hosts. */
  files: readonly Artifact[];
  problems: Problem[];
}

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
