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
  const settled = new AbortController();
  let refill = keepInput(island, settled.signal);
  return new Promise((resolve, reject) => {
    const settle = () => {
      settled.abort();
      resolve();
    };
    const root = hydrateRoot(island, <Alive onAlive={settle}>{renderContent(Component, island)}</Alive>, {
      identifierPrefix: island.dataset['id'] ?? '',
      onRecoverableError: (error) => {
        console.error(error);
        // React has replaced the island, for example as a translator had changed its texts.
        refill();
      },
      onUncaughtError: (error) => {
        // React has emptied the marker already if the first render failed.
        if (island.firstElementChild) refill = keepInput(island, settled.signal);
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

/**
 * Moves typed values and the focus to the controls that have taken the place of the present ones. Those keep what was typed until
 * they were taken out.
 * @param signal ends the watch over the focus
 */
function keepInput(island: HTMLElement, signal: AbortSignal): () => void {
  const find = () => [...island.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
  const controls = find();
  let focused = document.activeElement;
  const follow = ({ target }: Event) => {
    if (target instanceof Element && target.isConnected) focused = target;
  };
  document.addEventListener('focusin', follow, { signal });
  return () => {
    find().forEach((control, index) => {
      const before = controls[index];
      if (!before || before === control) return;
      copyInput(before, control);
      if (before !== focused) return;
      control.focus();
      if (isWritten(before) && isWritten(control) && before.selectionStart !== null)
        control.setSelectionRange(before.selectionStart, before.selectionEnd);
    });
  };
}

/** Copies values and ticks, also those that were cleared. A page cannot set the files of a field. */
function copyInput(before: HTMLElement, control: HTMLElement): void {
  if ('checked' in before) Object.assign(control, { checked: before.checked });
  // A button that is given no value gets an empty one.
  const isOther = 'value' in before && 'value' in control && before.value !== control.value;
  if (isOther && !('files' in before && before.files)) Object.assign(control, { value: before.value });
}

function isWritten(control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement {
  return control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
}

function restore(island: HTMLElement, html: string): void {
  island.innerHTML = html;
  delete island.dataset['near'];
  delete island.dataset['live'];
  island.dataset['failed'] = '';
}
