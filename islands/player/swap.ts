/** Replaces the page in the document by another one. */

/** Elements of the head that pages share and that stay. All others belong to the page. */
const KEPT = [
  'script:not([type="application/ld+json"])',
  'link:is([rel=stylesheet], [rel=preload], [rel=modulepreload])',
  'meta:is([charset], [http-equiv], [name=viewport])',
  'style',
].join();

/** The parts of a page. What scripts have added is something else: toasts, the player, the preview's messages. */
const PARTS = 'a, aside, header, main, nav, footer';

/** The stylesheet for parts that few pages have. */
const SELDOM = 'link[data-seldom]';

/** True if a page can be shown in this document: of the same build, and allowed the same. */
export function fits(page: Document): boolean {
  const shared = [...page.querySelectorAll(`link[rel=stylesheet]:not(${SELDOM})`)];
  return page.querySelector('main') !== null && shared.every(isHere) && policyOf(document) === policyOf(page);
}

/** Settles once the document has the styles of a page, which may also fail to load. */
export async function loadStyles(page: Document): Promise<void> {
  const sheet = page.querySelector(SELDOM);
  if (!sheet || isHere(sheet)) return;
  const link = document.importNode(sheet);
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
    document.querySelector('link[rel=stylesheet]')?.after(link);
  });
}

export function swapPage(page: Document): void {
  for (const island of document.querySelectorAll('body > :not([data-deck]) liner-island'))
    island.dispatchEvent(new Event('liner:unmount'));
  takeAttributes(page.documentElement);
  for (const element of [...document.head.children]) if (!element.matches(KEPT)) element.remove();
  if (!page.querySelector(SELDOM)) document.querySelector(SELDOM)?.remove();
  document.head.append(
    ...[...page.head.children].filter((element) => !element.matches(KEPT) || isNewFont(element)),
  );
  // The script of the player stays, with other words.
  const [here, there] = [document, page].map((each) => each.querySelector<HTMLElement>('[data-player]'));
  if (here && there) here.dataset['player'] = there.dataset['player'];
  const old = partsOf(document);
  old[0]?.before(...partsOf(page));
  for (const part of old) part.remove();
  runScripts(page);
  dispatchEvent(new Event('liner:page'));
}

/** Other languages may have their own fonts. */
function isNewFont(element: Element): boolean {
  return element.matches('link[rel=preload]') && !isHere(element);
}

function isHere(element: Element): boolean {
  return document.head.querySelector(`[href="${element.getAttribute('href')}"]`) !== null;
}

/** Language, direction, and the colours of its cover. */
function takeAttributes(html: HTMLElement): void {
  for (const name of ['lang', 'dir', 'style']) {
    const value = html.getAttribute(name);
    if (value === null) document.documentElement.removeAttribute(name);
    else document.documentElement.setAttribute(name, value);
  }
}

function partsOf({ body }: Document): Element[] {
  return [...body.children].filter((element) => element.matches(PARTS));
}

let turns = 0;

/** Scripts of a single page run each time that it is shown: under a new address of the same file. */
function runScripts(page: Document): void {
  turns += 1;
  const addresses = [...page.querySelectorAll('script[src]')].map(
    (script) => script.getAttribute('src') ?? '',
  );
  const known = new Map(
    [...document.head.querySelectorAll('script[src]')].map((script) => [script.getAttribute('src'), script]),
  );
  for (const address of addresses) {
    if (known.delete(address)) continue;
    const script = document.createElement('script');
    script.type = 'module';
    script.src = `${address}#${turns}`;
    document.head.append(script);
  }
  // Of the page before.
  for (const script of known.values()) script.remove();
}

/** A document keeps the policy that it came with, even if the next page has another. */
function policyOf(page: Document): string | undefined {
  return page.querySelector('meta[http-equiv=Content-Security-Policy]')?.outerHTML;
}
