import { type RefObject, useEffect, useRef, useState } from 'react';
import { listFocusable, moveTab } from './focus.ts';

/** Between opening and moving the focus in, in milliseconds. */
const FOCUS_DELAY = 100;

/** Width from which on the desktop navigation is shown instead of the menu. */
const DESKTOP = '(min-width: 64rem)';

interface Modal {
  panel: RefObject<HTMLDivElement | null>;
  trigger: RefObject<HTMLButtonElement | null>;
}

/** Makes a popover modal, which the browser opens and closes, also before scripts: adds focus, and stops scrolling behind it. */
export function useModal(): Modal {
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const update = () => setOpen(element.matches(':popover-open'));
    const close = () => element.hidePopover();
    const desktop = matchMedia(DESKTOP);
    update();
    element.addEventListener('toggle', update);
    element.addEventListener('click', hideAfterChoice);
    desktop.addEventListener('change', close);
    return () => {
      element.removeEventListener('toggle', update);
      element.removeEventListener('click', hideAfterChoice);
      desktop.removeEventListener('change', close);
    };
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (!open || !element) return;
    const release = holdFocus(element);
    return () => {
      release();
      trigger.current?.focus();
    };
  }, [open]);

  return { panel, trigger };
}

// A link to the page that is open already would leave the menu over it.
function hideAfterChoice({ currentTarget, target }: MouseEvent): void {
  const chosen = target instanceof Element && target.closest('a');
  if (chosen && currentTarget instanceof HTMLElement) currentTarget.hidePopover();
}

function holdFocus(element: HTMLElement): () => void {
  const root = document.documentElement;
  const { overflow } = root.style;
  const timer = setTimeout(() => listFocusable(element)[0]?.focus(), FOCUS_DELAY);
  // WebKitGTK leaves Shift+Tab without a key.
  const stay = (event: KeyboardEvent) => [event.key, event.code].includes('Tab') && moveTab(event, element);
  root.style.overflow = 'hidden';
  document.addEventListener('keydown', stay);
  return () => {
    clearTimeout(timer);
    root.style.overflow = overflow;
    document.removeEventListener('keydown', stay);
  };
}
