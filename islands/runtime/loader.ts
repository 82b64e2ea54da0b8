/** The one script of every page: small enhancements at once, islands by strategy. React is fetched after the first interaction. */
import { activate, forgetMissed, isSettled } from './activate.ts';
import { watchImages } from './images.ts';
import { keepFocus } from './keep-focus.ts';

/** Delay between the ready document and the start, in milliseconds. */
const START = 20;
/** The distance from the viewport at which an island hydrates, in pixels. */
const MARGIN = 50;

const MARKER = 'liner-island';
// Not `pointerover`: browsers send it for a mouse that merely rests where a page opens.
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click', 'wheel', 'scroll'];

const awake = new Promise<void>((resolve) => {
  const notice = (event: Event) => {
    notePointer(event);
    if (isRest(event)) return;
    resolve();
    // A touched island is hydrated at once, whatever its strategy.
    const island = islandAround(event.target);
    if (island) activate(island);
    // In Safari, Tab leaves out links: a player far below can only be reached by its button.
    if (event instanceof KeyboardEvent && event.key === 'Tab')
      for (const each of document.querySelectorAll<HTMLElement>(MARKER)) comeNear(each);
  };
  for (const sign of SIGNS) addEventListener(sign, notice, { capture: true, passive: true });
});

/** Returns true if the pointer did not move: some browsers send such a move for a mouse. */
function isRest(event: Event): boolean {
  return event instanceof MouseEvent && event.type === 'pointermove' && !event.movementX && !event.movementY;
}

/** Notes the pointer for islands that come alive under it. Devices with a touch screen may have a mouse as well. */
function notePointer(event: Event): void {
  if (event instanceof PointerEvent && event.type !== 'click')
    document.documentElement.dataset['pointer'] = event.pointerType;
}

const inView = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting || !(target instanceof HTMLElement)) continue;
      inView.unobserve(target);
      comeNear(target);
      if (target.dataset['when'] === 'visible') awake.then(() => activate(target));
    }
  },
  { rootMargin: `${MARGIN}px` },
);

function comeNear(island: HTMLElement): void {
  if (!('failed' in island.dataset)) keepFocus(island, () => (island.dataset['near'] = ''));
}

function schedule(island: HTMLElement): void {
  const { when, params = '' } = island.dataset;
  const address = new URLSearchParams(location.search);
  inView.observe(island);
  if (params.split(' ').some((name) => address.has(name))) activate(island);
  if (when === 'load') awake.then(() => activate(island));
  // Safari has no idle callbacks.
  if (when === 'idle') awake.then(() => (window.requestIdleCallback ?? setTimeout)(() => activate(island)));
}

function scheduleAll(): void {
  for (const island of document.querySelectorAll<HTMLElement>(MARKER)) schedule(island);
}

function islandAround(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(MARKER) : null;
}

const waiting = new Set<HTMLElement>();

/** Buttons, and links that open something on this page. */
const CONTROLS = 'button, a[data-opens]';

/** The browser opens popovers by itself, and links in tabs if a modifier key is held. */
function isForTheBrowser(control: HTMLElement, { ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  if (control instanceof HTMLButtonElement) return control.popoverTargetElement !== null;
  return ctrlKey || metaKey || shiftKey || altKey;
}

/** Remembers the first click on each island that is not hydrated yet, and repeats it afterwards. */
function replayClick(event: MouseEvent): void {
  const island = islandAround(event.target);
  const control = event.target instanceof Element && event.target.closest<HTMLElement>(CONTROLS);
  if (!island || !control || isSettled(island) || isForTheBrowser(control, event)) return;
  event.preventDefault();
  event.stopPropagation();
  if (waiting.has(island)) return;
  waiting.add(island);
  const index = [...island.querySelectorAll(CONTROLS)].indexOf(control);
  activate(island).then(() => {
    waiting.delete(island);
    // By its place: an island that failed has been put back as new elements.
    island.querySelectorAll(CONTROLS)[index]?.dispatchEvent(new MouseEvent('click', event));
  });
}

addEventListener('click', replayClick, true);
addEventListener('online', () => forgetMissed(schedule));
// Another page has taken the place of this one while the player goes on.
addEventListener('liner:page', scheduleAll);

function start(): void {
  const mount = () => (document.documentElement.dataset['mounted'] = '');
  // If it arrives late, the page has become plain meanwhile.
  const island = islandAround(document.activeElement);
  if (island) keepFocus(island, mount);
  else mount();
  watchImages();
  scheduleAll();
}

setTimeout(start, START);
