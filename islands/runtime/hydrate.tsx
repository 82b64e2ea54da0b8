/** React's part: fetched when the first island of a page is due. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Slots, Slotted } from '../slots.ts';
import type { IslandModule } from './types.ts';

/** Hydrates a marker's content. An island that fails, now or later, is put back as the static HTML it was. */
export function hydrateIsland(island: HTMLElement, { default: Component }: IslandModule): Promise<void> {
  const html = island.innerHTML;
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(island, <Alive onAlive={resolve}>{renderContent(Component, island)}</Alive>, {
      identifierPrefix: island.dataset['id'] ?? '',
      onRecoverableError: (error) => console.error(error),
      onUncaughtError: (error) => {
        // After React has emptied the marker, which follows this call.
        setTimeout(() => {
          root.unmount();
          restore(island, html);
          reject(error);
        });
      },
    });
  });
}

function renderContent(Component: ComponentType<Slotted>, island: HTMLElement): ReactNode {
  const props: object = JSON.parse(island.dataset['props'] ?? '{}');
  return <Component {...props} slots={readSlots(island)} />;
}

/** Calls back when the island's own effects have run. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

function readSlots(island: HTMLElement): Slots {
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')];
  return Object.fromEntries(slots.map((slot) => [slot.dataset['slot'] ?? '', slot.innerHTML]));
}

function restore(island: HTMLElement, html: string): void {
  island.innerHTML = html;
  delete island.dataset['near'];
  delete island.dataset['live'];
  island.dataset['failed'] = '';
}
