/** Keeps an open page up to date. Sent to the browser as source text, so it refers to nothing outside of itself. */
import type { PageState } from './channel.ts';

/** @param show updates the overlay @param patch makes an open page the next version of it, if it can; otherwise the page is reloaded */
export function runClient(show: (state: PageState) => void, patch?: () => Promise<boolean>): void {
  const tag = document.currentScript;
  const { page: first = '', events = '', ...data } = tag instanceof HTMLElement ? tag.dataset : {};
  let { pathname: path } = location;
  let page = first;
  let styles = data['styles'] ?? '';
  let source: EventSource | undefined;

  // Browsers allow six connections to a host, so hidden tabs give theirs up.
  function followVisibility(): void {
    if (document.hidden) disconnect();
    else connect();
  }

  function connect(): void {
    if (source) return;
    path = location.pathname;
    source = new EventSource(`${events}?path=${encodeURIComponent(path)}`);
    source.onmessage = (message) => receive(JSON.parse(message.data));
  }

  function disconnect(): void {
    source?.close();
    source = undefined;
  }

  /** The same document may show another page, or the same one at another address. */
  function followAddress(): void {
    if (!source || path === location.pathname) return;
    disconnect();
    connect();
  }

  async function receive(state: PageState): Promise<void> {
    if (state.page !== undefined && state.page !== page) {
      page = state.page;
      if (!(await patch?.())) {
        reload();
        return;
      }
    }
    if (state.styles !== '' && state.styles !== styles) swapStyles(state.styles);
    show(state);
  }

  function reload(): void {
    disconnect();
    document.removeEventListener('visibilitychange', followVisibility);
    sessionStorage.setItem(nameMemory(), JSON.stringify([scrollX, scrollY]));
    location.reload();
  }

  function nameMemory(): string {
    return `liner scroll ${location.pathname}`;
  }

  function restoreScroll(): void {
    const kept = sessionStorage.getItem(nameMemory());
    sessionStorage.removeItem(nameMemory());
    if (kept === null) return;
    const [left, top]: number[] = JSON.parse(kept);
    const scroll = () => scrollTo({ left: left ?? 0, top: top ?? 0, behavior: 'instant' });
    scroll();
    // Late content may have moved the page.
    if (document.readyState !== 'complete') addEventListener('load', scroll, { once: true });
  }

  /** Removes the old stylesheet once the new one is loaded, so that the page is never unstyled. */
  function swapStyles(address: string): void {
    const old = [...document.querySelectorAll('link[rel="stylesheet"]')].filter(
      (link) => link.getAttribute('href') !== address,
    );
    const [first] = old.filter((link) => link.getAttribute('href') === styles);
    styles = address;
    if (!first) return;
    const fresh = document.createElement('link');
    fresh.rel = 'stylesheet';
    fresh.href = address;
    fresh.onload = () => first.remove();
    first.after(fresh);
  }

  restoreScroll();
  document.addEventListener('visibilitychange', followVisibility);
  // A page in the back/forward cache must not hold a connection.
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', followVisibility);
  if (patch) addEventListener('liner:page', followAddress);
  followVisibility();
}
