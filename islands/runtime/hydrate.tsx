/** Hydration with React, fetched for the first island of a page. */
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Slots, Slotted } from '../slots.ts';
import type { IslandModule } from './types.ts';

/**
 * Hydrates a marker's content. An island that fails, now or later, is put back as the static HTML it was. The event `liner:unmount` on the
 * marker ends it, before it is taken out of a page that stays: its effects are undone, and its content is gone.
 */
export function hydrateIsland(island: HTMLElement, { default: Component }: IslandModule): Promise<void> {
  const html = island.innerHTML;
  let refill = keepInput(island);
  return new Promise((resolve, reject) => {
    const root = hydrateRoot(island, <Alive onAlive={resolve}>{renderContent(Component, island)}</Alive>, {
      identifierPrefix: island.dataset['id'] ?? '',
      onRecoverableError: (error) => console.error(error),
      onUncaughtError: (error) => {
        // React has emptied the marker already if the first render failed.
        if (island.firstElementChild) refill = keepInput(island);
        // After React has emptied the marker, which follows this call.
        setTimeout(() => {
          root.unmount();
          restore(island, html);
          refill();
          reject(error);
        });
      },
    });
    island.addEventListener('liner:unmount', () => root.unmount(), { once: true });
  });
}

function renderContent(Component: ComponentType<Slotted>, island: HTMLElement): ReactNode {
  const props: object = JSON.parse(island.dataset['props'] ?? '{}');
  return <Component {...props} slots={readSlots(island)} />;
}

/** Calls back when the effects of the island have run. */
function Alive({ onAlive, children }: { onAlive: () => void; children?: ReactNode }): ReactNode {
  useEffect(onAlive, [onAlive]);
  return children;
}

function readSlots(island: HTMLElement): Slots {
  const slots = [...island.querySelectorAll<HTMLElement>('[data-slot]')];
  return Object.fromEntries(slots.map((slot) => [slot.dataset['slot'] ?? '', slot.innerHTML]));
}

/** Saves typed values and the focus, for the controls that exist afterwards. */
function keepInput(island: HTMLElement): () => void {
  const find = () => [...island.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
  const controls = find();
  const focused = controls.findIndex((control) => control === document.activeElement);
  const values = controls.map((control) => ('value' in control ? control.value : undefined));
  return () => {
    find().forEach((control, index) => {
      if (values[index]) Object.assign(control, { value: values[index] });
      if (index === focused) control.focus();
    });
  };
}

function restore(island: HTMLElement, html: string): void {
  island.innerHTML = html;
  delete island.dataset['near'];
  delete island.dataset['live'];
  island.dataset['failed'] = '';
}
