/** Bringing an island to life: once, however often it is asked for. */
import type { HydrateModule, IslandModule } from './types.ts';

/** Modules that every island needs, relative to the loader: hydration first. Filled in by the bundler. */
declare const RUNTIME: string[];

const started = new WeakMap<HTMLElement, Promise<void>>();

/** Settles when the island is alive (`data-live`), or has failed and is plain HTML (`data-failed`). */
export function activate(island: HTMLElement): Promise<void> {
  let life = started.get(island);
  if (!life) {
    life = load(island).then(
      () => mark(island, 'live'),
      (error: unknown) => {
        console.error(error);
        mark(island, 'failed');
      },
    );
    started.set(island, life);
  }
  return life;
}

/** True once `activate` has settled. */
export function isSettled(island: HTMLElement): boolean {
  return 'live' in island.dataset || 'failed' in island.dataset;
}

function mark(island: HTMLElement, state: 'live' | 'failed'): void {
  island.dataset[state] = '';
}

// All at once: a module's own imports would be found only after it has arrived.
async function load(island: HTMLElement): Promise<void> {
  const { src = '', imports } = island.dataset;
  const files = [...RUNTIME, ...(imports ? imports.split(' ') : [])];
  const [module, runtime]: [IslandModule, HydrateModule] = await Promise.all([
    import(src),
    ...files.map((file) => import(file)),
  ]).then(([own, hydrate]) => [own, hydrate]);
  await runtime.hydrateIsland(island, module);
}
