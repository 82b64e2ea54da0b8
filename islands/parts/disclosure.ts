import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexAfterKey } from './focus.ts';

interface Disclosure {
  root: RefObject<HTMLDivElement | null>;
  /** False in the page as it was built. */
  live: boolean;
  open: boolean;
  /** Handles a click on the trigger. */
  toggle: () => void;
}

/** A list of links below a button: opened by pointer, key or touch, closed by leaving it, Escape or a second press. */
export function useDisclosure(): Disclosure {
  const root = useRef<HTMLDivElement>(null);
  const hovered = useRef(false);
  const [live, setLive] = useState(false);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    setLive(true);
    const hover = (over: boolean) => {
      hovered.current = over;
      setOpen(over);
    };
    // The pointer, or the focus, may have come first: the stylesheet has opened the list already.
    if (element.matches(':hover') && matchMedia('(hover: hover)').matches) hover(true);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && hover(true), {
      signal,
    });
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hover(false), {
      signal,
    });
    element.addEventListener('keydown', (event) => handleKey(event, element, setOpen), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => hovered.current || isWithin(element, relatedTarget) || setOpen(false),
      { signal },
    );
    return () => stop.abort();
  }, []);

  // A click right after hovering must not close what the pointer has just opened.
  return { root, live, open, toggle: () => setOpen(hovered.current || !open) };
}

function isWithin(element: HTMLElement, target: EventTarget | null): boolean {
  return target instanceof Node && element.contains(target);
}

function handleKey(event: KeyboardEvent, element: HTMLElement, setOpen: (open: boolean) => void): void {
  const trigger = element.querySelector('button');
  const links = [...element.querySelectorAll('a')];
  if (event.key === 'Escape') {
    setOpen(false);
    if (isWithin(element, document.activeElement)) trigger?.focus();
    return;
  }
  const current = links.findIndex((link) => link === document.activeElement);
  const next = indexAfterKey(event.key, current, links.length, 'y');
  if (next === undefined || (current < 0 && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  // The list must be there before it can take the focus.
  flushSync(() => setOpen(true));
  links[next]?.focus();
}
