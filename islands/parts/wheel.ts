/** Pixels of a sideways gesture before it counts. */
const DISTANCE = 30;
/** A pause of this length ends a gesture, in milliseconds: trackpads coast on. */
const REST = 120;

/** Calls back once for each sideways gesture of a wheel or trackpad. Upright ones scroll: an endless row must not hold the page. */
export function watchWheel(element: HTMLElement, onGesture: (forward: boolean) => void): () => void {
  let travelled = 0;
  let spent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = () => {
    travelled = 0;
    spent = false;
  };
  const turn = (event: WheelEvent) => {
    // Shift turns an upright wheel sideways; not every browser reports it so.
    const distance = event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX;
    if (Math.abs(distance) <= Math.abs(event.deltaY) && !event.shiftKey) return;
    event.preventDefault();
    clearTimeout(timer);
    timer = setTimeout(end, REST);
    travelled += distance;
    if (spent || Math.abs(travelled) < DISTANCE) return;
    spent = true;
    onGesture(document.dir === 'rtl' ? travelled < 0 : travelled > 0);
  };
  element.addEventListener('wheel', turn, { passive: false });
  return () => {
    clearTimeout(timer);
    element.removeEventListener('wheel', turn);
  };
}
