import { isHovered } from './pointer.ts';

/** Reasons to pause a carousel; it runs while there are none. */
type Reason = 'visitor' | 'pointer' | 'focus' | 'drag' | 'hidden';

export interface Autoplay {
  /** Adds or removes a reason to wait; the time to the next move starts again. */
  hold: (reason: Reason, held: boolean) => void;
  /** Starts the time to the next move again. */
  restart: () => void;
}

/** Calls `move` every `delay` milliseconds while there is no reason to wait. It starts held by the visitor. */
export function createAutoplay(delay: number, move: () => void): Autoplay {
  const reasons = new Set<Reason>(['visitor']);
  let timer: ReturnType<typeof setInterval> | undefined;
  const restart = () => {
    clearInterval(timer);
    if (reasons.size === 0) timer = setInterval(move, delay);
  };
  const hold = (reason: Reason, held: boolean) => {
    if (reasons.has(reason) === held) return;
    if (held) reasons.add(reason);
    else reasons.delete(reason);
    restart();
  };
  return { hold, restart };
}

/** Holds it while the mouse or the keyboard's focus is in `region`, and while the page is hidden. */
export function holdForVisitor(region: HTMLElement, { hold }: Autoplay, signal: AbortSignal): void {
  const hover = ({ type, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') hold('pointer', type === 'pointerenter');
  };
  const focus = () => hold('focus', region.querySelector(':focus-visible') !== null);
  const hide = () => hold('hidden', document.hidden);
  hold('pointer', isHovered(region));
  focus();
  hide();
  region.addEventListener('pointerenter', hover, { signal });
  region.addEventListener('pointerleave', hover, { signal });
  region.addEventListener('focusin', focus, { signal });
  // Once the focus has arrived elsewhere.
  region.addEventListener('focusout', () => queueMicrotask(focus), { signal });
  document.addEventListener('visibilitychange', hide, { signal });
}
