/**
 * Navigation during playback (html.spec.whatwg.org, Navigation API): the next page is fetched and replaces this one, so that the sound
 * goes on. While nothing plays, and in any unusual case, the browser does a full page load.
 */
import { readFragment } from '../../generator/engine/lib/url.ts';
import type { Deck } from './deck.ts';
import { fits, loadStyles, swapPage } from './swap.ts';

/** @param turned is called when the new page is shown */
export function followNavigation(deck: Deck, turned: () => void): void {
  // Firefox has it since 147, Safari since 26.2.
  const navigation: Navigation | undefined = window.navigation;
  /** The path of the page that is shown: entries of the history may share this document. */
  let shown = location.pathname;

  navigation?.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url);
    if (!isFollowed(event, url, shown, deck.isPlaying)) return;
    const handler = async () => {
      const page = await fetchPage(url, event.signal);
      if (event.signal.aborted) return;
      if (!page || !fits(page)) {
        location.reload();
        return;
      }
      await loadStyles(page);
      if (event.signal.aborted) return;
      shown = url.pathname;
      await withTransition(() => {
        swapPage(page);
        // Now, as a picture of the new page is taken after this.
        event.scroll();
      });
      takeFocus(url.hash);
      turned();
    };
    event.intercept({ focusReset: 'manual', scroll: 'manual', handler });
  });
}

function isFollowed(event: NavigateEvent, url: URL, shown: string, isPlaying: boolean): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType, destination } = event;
  if (!canIntercept || hashChange || downloadRequest !== null || formData || navigationType === 'reload')
    return false;
  // A history entry of this document with another page, which no browser would load by itself.
  if (destination.sameDocument) return navigationType === 'traverse' && url.pathname !== shown;
  return isPlaying && url.origin === location.origin && isPage(url.pathname);
}

/** Files have an ending; embedded players are pages for other sites. */
function isPage(path: string): boolean {
  return /\/[^./]*(\.html)?$/.test(path) && !path.includes('/embed/');
}

/** Returns undefined if the answer is not this page as HTML. */
async function fetchPage(url: URL, signal: AbortSignal): Promise<Document | undefined> {
  try {
    const response = await fetch(url, { signal });
    const isHtml = response.headers.get('Content-Type')?.startsWith('text/html');
    if (!response.ok || response.redirected || !isHtml) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

/** The cover travels to its page, as it does when browsers load that. */
async function withTransition(swap: () => void): Promise<void> {
  if (!document.startViewTransition || matchMedia('(prefers-reduced-motion: reduce)').matches) {
    swap();
    return;
  }
  const { ready, finished, updateCallbackDone } = document.startViewTransition(swap);
  // The page is shown even if it cannot be animated.
  Promise.allSettled([ready, finished]);
  await updateCallbackDone;
}

function takeFocus(hash: string): void {
  // Its target has been scrolled to, and the keyboard goes on from there.
  if (hash && document.getElementById(readFragment(hash))) return;
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
