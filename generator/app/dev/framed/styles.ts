/** Stylesheets of the open page and of its next version. */

export const STYLES = 'link[rel="stylesheet"]';

/** Loads the styles that a page has and the document has not. @returns puts them in place of those that the page does not have */
export async function loadStyles(page: Document): Promise<() => void> {
  const here = [...document.querySelectorAll<HTMLLinkElement>(STYLES)];
  const wanted = [...page.querySelectorAll(STYLES)].map((each) => each.getAttribute('href') ?? '');
  const coming: HTMLLinkElement[] = [];
  let last: Element | undefined;
  for (const address of wanted) {
    const known = here.find((each) => each.getAttribute('href') === address);
    const link = known ?? startStyles(address);
    if (!known) {
      coming.push(link);
      if (last) last.after(link);
      else document.head.insertBefore(link, here[0] ?? null);
    }
    last = link;
  }
  await Promise.all(coming.map((link) => new Promise((resolve) => (link.onload = link.onerror = resolve))));
  return () => {
    for (const link of coming) link.media = '';
    for (const each of here) if (!wanted.includes(each.getAttribute('href') ?? '')) each.remove();
  };
}

/** Adds a stylesheet without effect, so that the page is never shown in the styles of another version. */
function startStyles(href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
}
