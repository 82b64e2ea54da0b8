import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { indexAfterKey } from './focus.ts';
import { isHovered } from './pointer.ts';

interface Disclosure {
  root: RefObject<HTMLDivElement | null>;
  /** False in the page as it was built. */
  live: boolean;
  open: boolean;
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
    const list = element.querySelector('ul');
    setLive(true);
    const hover = (over: boolean) => {
      hovered.current = over;
      setOpen(over);
    };
    // The pointer, or the focus, may have come first: the stylesheet has opened the list already.
    if (isHovered(element)) hover(true);
    else if (isWithin(list, document.activeElement)) setOpen(true);
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerenter', (event) => event.pointerType !== 'touch' && hover(true), {
      signal,
    });
    element.addEventListener('pointerleave', (event) => event.pointerType !== 'touch' && hover(false), {
      signal,
    });
    // The focus can come in from the button before React has shown what is set above.
    element.addEventListener('focusin', ({ target }) => isWithin(list, target) && setOpen(true), { signal });
    element.addEventListener('keydown', (event) => handleKey(event, element, setOpen), { signal });
    element.addEventListener(
      'focusout',
      ({ relatedTarget }) => hovered.current || isWithin(element, relatedTarget) || setOpen(false),
      { signal },
    );
    return () => stop.abort();
  }, []);

  // Wherever the focus is: what the pointer has opened can be dismissed by it, without moving the pointer.
  useEffect(() => {
    if (!open) return;
    const dismiss = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      if (isWithin(root.current, document.activeElement)) root.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', dismiss);
    return () => document.removeEventListener('keydown', dismiss);
  }, [open]);

  // A click right after hovering must not close what the pointer has just opened.
  return { root, live, open, toggle: () => setOpen(hovered.current || !open) };
}

function isWithin(element: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && element !== null && element.contains(target);
}

function handleKey(event: KeyboardEvent, element: HTMLElement, setOpen: (open: boolean) => void): void {
  const links = [...element.querySelectorAll('a')];
  const current = links.findIndex((link) => link === document.activeElement);
  const next = indexAfterKey(event.key, current, links.length, 'y');
  if (next === undefined || (current < 0 && event.key !== 'ArrowDown')) return;
  event.preventDefault();
  // The list must be there before it can take the focus.
  flushSync(() => setOpen(true));
  links[next]?.focus();
}
