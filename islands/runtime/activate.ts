/** Hydrates an island once, however often it is requested. */
import { keepFocus } from './keep-focus.ts';
import type { HydrateModule, IslandModule } from './types.ts';

/** Modules that every island needs, relative to the loader: hydration first. Filled in by the bundler. */
declare const RUNTIME: string[];

const started = new WeakMap<HTMLElement, Promise<void>>();
/** Islands whose modules have not arrived. */
const missed = new Set<HTMLElement>();

/** Settles when the island is alive (`data-live`), or has failed and is plain HTML (`data-failed`). */
export function activate(island: HTMLElement): Promise<void> {
  let life = started.get(island);
  if (!life) {
    life = bringToLife(island).catch((error: unknown) => {
      console.error(error);
      keepFocus(island, () => {
        delete island.dataset['near'];
        island.dataset['failed'] = '';
      });
    });
    started.set(island, life);
  }
  return life;
}

/** True once `activate` has settled. */
export function isSettled(island: HTMLElement): boolean {
  return 'live' in island.dataset || 'failed' in island.dataset;
}

/** Resets islands that failed without a network, and hands them over to be scheduled again. */
export function forgetMissed(schedule: (island: HTMLElement) => void): void {
  for (const island of missed) {
    started.delete(island);
    delete island.dataset['failed'];
    schedule(island);
  }
  missed.clear();
}

async function bringToLife(island: HTMLElement): Promise<void> {
  const load = () => loadModules(island);
  // One lost connection is no reason to give up.
  const [module, runtime] = await load()
    .catch(load)
    .catch((error: unknown) => {
      missed.add(island);
      throw error;
    });
  await runtime.hydrateIsland(island, module);
  island.dataset['live'] = '';
}

// All at once: a module's own imports would be found only after it has arrived.
async function loadModules(island: HTMLElement): Promise<[IslandModule, HydrateModule]> {
  const { src = '', imports } = island.dataset;
  const files = [src, ...RUNTIME, ...(imports?.split(' ') ?? [])];
  const [module, runtime] = await Promise.all(files.map((file) => import(file)));
  return [module, runtime];
}
