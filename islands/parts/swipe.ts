import type { PointerEvent } from 'react';

/** Pixels that a finger moves sideways before it is a swipe. */
const FAR = 40;

interface Swipe {
  /** True if the last press was a swipe: the click that follows it is ignored. */
  moved: boolean;
  start?: { x: number; y: number };
}

/** Handlers that turn a sideways swipe into a step: towards where lines begin is forth. */
export function watchSwipe(swipe: Swipe, step: (by: 1 | -1) => void) {
  return {
    onPointerDown: ({ clientX: x, clientY: y, isPrimary }: PointerEvent) => {
      swipe.moved = false;
      // Two fingers enlarge the picture.
      if (isPrimary) swipe.start = { x, y };
      else delete swipe.start;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const { start } = swipe;
      if (!start) return;
      delete swipe.start;
      const x = clientX - start.x;
      if (Math.abs(x) < FAR || Math.abs(x) < Math.abs(clientY - start.y)) return;
      swipe.moved = true;
      const forth = document.dir === 'rtl' ? x > 0 : x < 0;
      step(forth ? 1 : -1);
    },
    onPointerCancel: () => {
      delete swipe.start;
    },
  };
}
