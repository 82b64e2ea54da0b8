/** What a page of the preview and the studio around it say to each other. Sent to the browser as source text, so it refers to nothing outside of itself. */
import type { FromPage, FromStudio, PageFiles, Part } from './messages.ts';
import type { Parts } from './parts.ts';

/**
 * @param studio the origin of the studio
 * @param move gives the page another address
 * @returns reports that the page has changed, or has to be loaded again for that
 */
export function talkToStudio(
  studio: string,
  parts: Parts,
  move: (path: string) => void,
): (isChanged: boolean) => void {
  const OUTLINE = 'data-outlined';
  /** In pixels, as something may be fixed there. */
  const MARGIN = 80;
  /** On every ground one of the two colours can be seen. */
  const styles = `
    html[data-selecting] [data-at] { cursor: pointer; }
    html[data-selecting] [data-at]:hover:not(:has([data-at]:hover)), [${OUTLINE}] {
      outline: 2px solid #1c4fd8 !important; outline-offset: 2px !important; box-shadow: 0 0 0 2px #fff, 0 0 0 6px #fff !important; }
    html[data-selecting] [data-at]:hover:not(:has([data-at]:hover)) { outline-style: dashed !important; }
    img:is([${OUTLINE}], [data-at]:hover) { outline-offset: -4px !important; box-shadow: none !important; }`;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  /** Paths of links that lead to an entry. */
  let routes: readonly string[] = [];
  let shown: Part | undefined;

  function send(message: FromPage): void {
    window.parent.postMessage(message, studio);
  }

  function announce(): void {
    const { title } = document;
    // Their addresses have the origin of the published site.
    const translations = [...document.querySelectorAll<HTMLLinkElement>('link[hreflang]')].map(pathOf);
    const links = listPaths('a[href]');
    send({ type: 'page', path: location.pathname, title, translations, links, files: listFiles() });
  }

  function pathOf({ href }: { href: string }): string {
    return new URL(href).pathname;
  }

  /** Of links within the site, each once. */
  function listPaths(selector: string): string[] {
    const links = [...document.querySelectorAll<HTMLLinkElement | HTMLAnchorElement>(selector)];
    return [...new Set(links.filter(({ href }) => href.startsWith(`${location.origin}/`)).map(pathOf))];
  }

  function listFiles(): PageFiles {
    const content = document.querySelector<HTMLMetaElement>('meta[property="og:image"]')?.content;
    return {
      card: content ? pathOf({ href: content }) : undefined,
      feeds: listPaths('link[rel="alternate"][type="application/rss+xml"]'),
      calendar: listPaths('main a[href$=".ics"]')[0],
      documents: listPaths('main a[href$=".pdf"]'),
      links: listPaths('main a[href*="/l/"]').find((path) => /\/l\/[^/]+\/$/.test(path)),
    };
  }

  async function read(path: string): Promise<void> {
    const url = new URL(path, location.href);
    const response = url.origin === location.origin ? await fetch(url).catch(() => undefined) : undefined;
    send({ type: 'file', path, content: response?.ok ? await response.blob() : undefined });
  }

  function show(part: Part | undefined): void {
    for (const element of document.querySelectorAll(`[${OUTLINE}]`)) element.removeAttribute(OUTLINE);
    const element = part && parts.locate(part);
    if (!element) return;
    element.setAttribute(OUTLINE, '');
    const isSame = shown?.file === part.file && shown.path.join('/') === part.path.join('/');
    shown = part;
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const { top, bottom } = element.getBoundingClientRect();
    const isInSight = top >= MARGIN && bottom <= innerHeight - MARGIN;
    // Not again with each letter that is typed.
    if (!isSame && !isInSight)
      element.scrollIntoView({ block: 'center', behavior: isCalm ? 'instant' : 'smooth' });
  }

  function receive(message: FromStudio): void {
    switch (message.type) {
      case 'values':
        routes = message.routes;
        parts.take(message.files);
        break;
      case 'select':
        document.documentElement.toggleAttribute('data-selecting', message.isOn);
        break;
      case 'show':
        show(message.part);
        if (!message.part) shown = undefined;
        break;
      case 'move':
        if (location.pathname === message.from) move(message.to);
        break;
      case 'read':
        void read(message.path);
    }
  }

  function choose(event: MouseEvent): void {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey, isTrusted } = event;
    // Islands repeat a click that came too early.
    if (
      !isTrusted ||
      !(target instanceof Element) ||
      button !== 0 ||
      altKey ||
      ctrlKey ||
      metaKey ||
      shiftKey
    )
      return;
    const link = target.closest('a');
    const isSelecting = 'selecting' in document.documentElement.dataset;
    const message = isSelecting ? messageOf(target, link) : undefined;
    if (message) {
      event.preventDefault();
      event.stopImmediatePropagation();
      send(message);
    } else if (link && link.origin !== location.origin) {
      // The studio shows no other websites.
      link.target = '_blank';
    }
  }

  function messageOf(target: Element, link: HTMLAnchorElement | null): FromPage | undefined {
    const isElsewhere = link?.origin === location.origin && link.pathname !== location.pathname;
    if (isElsewhere && routes.includes(link.pathname)) return { type: 'link', path: link.pathname };
    const part = isElsewhere ? undefined : parts.find(target);
    return part && { type: 'part', part };
  }

  addEventListener('message', ({ origin, source, data }: MessageEvent<FromStudio>) => {
    if (origin === studio && source === window.parent) receive(data);
  });
  addEventListener('click', choose, true);
  // Also for a page that comes back from the history.
  addEventListener('pageshow', announce);
  return (isChanged) => {
    if (isChanged) announce();
    else send({ type: 'reload' });
  };
}
