/**
 * Changes an open page into its next version: only what differs between the two versions as they were served is replaced, so that
 * sound, scroll position and what scripts have done stay. Sent to the browser as source text, so it refers to nothing outside of itself.
 */

/** Settles with false if the page has to be reloaded. */
export type Patch = () => Promise<boolean>;

export function createPatch(): Patch {
  const MARKER = 'liner-island';
  const CLIENT = 'script[data-events]';
  /** The page as it was served, which scripts have changed since; undefined if that is another version already. */
  let served = fetchPage().then((page) =>
    page instanceof Document && versionOf(page) === versionOf(document) ? page : undefined,
  );
  let hasNewIslands = false;

  async function patch(): Promise<boolean> {
    const [before, after] = [await served, await fetchPage()];
    // The studio shows another one, which must not be interrupted.
    if (after === 'gone') return true;
    if (!before || !after || listFixed(before) !== listFixed(after)) return false;
    served = Promise.resolve(after);
    hasNewIslands = false;
    update(document.documentElement, before.documentElement, after.documentElement);
    if (hasNewIslands) dispatchEvent(new Event('liner:page'));
    return true;
  }

  async function fetchPage(): Promise<Document | 'gone' | undefined> {
    const response = await fetch(location.href).catch(() => undefined);
    if (response?.status === 404) return 'gone';
    const isPage = response?.ok && response.headers.get('Content-Type')?.startsWith('text/html');
    return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
  }

  function versionOf(page: Document): string | undefined {
    return page.querySelector<HTMLElement>(CLIENT)?.dataset['page'];
  }

  /** Scripts and security policies count only for the document that comes with them; other fonts are another look. */
  function listFixed(page: Document): string {
    const fixed = page.querySelectorAll(
      `script:not([type$="json"], ${CLIENT}), meta[http-equiv], link[as="font"]`,
    );
    return [...fixed].map(({ outerHTML }) => outerHTML).join('\n');
  }

  function update(live: Node, before: Node, after: Node): void {
    if (before.isEqualNode(after)) return;
    const isWhole = before instanceof Element && before.matches(`${MARKER}, link:not([rel="stylesheet"])`);
    if (before.nodeName !== after.nodeName || isWhole) {
      replace(live, after);
      return;
    }
    if (live instanceof CharacterData) live.data = after.nodeValue ?? '';
    if (live instanceof Element && before instanceof Element && after instanceof Element) {
      updateAttributes(live, before, after);
      updateChildren(live, before, after);
    }
  }

  function updateAttributes(live: Element, before: Element, after: Element): void {
    // The next stylesheet is put beside the old one until it is there.
    if (live.matches('link[rel="stylesheet"]')) return;
    for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name);
    for (const { name, value } of [...after.attributes])
      if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }

  /** Pairs the children of two versions: equal ones at the beginning and the end, and what is between them in its order. */
  function updateChildren(live: Element, before: Element, after: Element): void {
    const now = [...live.childNodes];
    const old = [...before.childNodes];
    const next = [...after.childNodes];
    // Scripts add things at the end; whatever else they have changed is replaced.
    if (old.some((node, index) => now[index]?.nodeName !== node.nodeName)) {
      for (const node of now) end(node);
      live.replaceChildren(...next.map(adopt));
      return;
    }
    const isSame = (one: number, other: number) => old[one]?.isEqualNode(next[other] ?? null) === true;
    let start = 0;
    while (start < old.length && start < next.length && isSame(start, start)) start += 1;
    let tail = 0;
    const most = Math.min(old.length, next.length) - start;
    while (tail < most && isSame(old.length - 1 - tail, next.length - 1 - tail)) tail += 1;
    const [leaving, coming] = [old.slice(start, old.length - tail), next.slice(start, next.length - tail)];
    const follower = now[old.length - tail] ?? null;
    coming.forEach((node, index) => {
      const [known, place] = [leaving[index], now[start + index]];
      if (known && place) update(place, known, node);
      else live.insertBefore(adopt(node), follower);
    });
    for (const node of now.slice(start + coming.length, start + leaving.length)) {
      end(node);
      node.parentNode?.removeChild(node);
    }
  }

  function replace(live: Node, after: Node): void {
    end(live);
    live.parentNode?.replaceChild(adopt(after), live);
  }

  function adopt(node: Node): Node {
    if (node instanceof Element)
      hasNewIslands ||= node.matches(MARKER) || node.querySelector(MARKER) !== null;
    return document.importNode(node, true);
  }

  /** Islands undo what they have done outside of themselves. */
  function end(node: Node): void {
    if (!(node instanceof Element)) return;
    for (const island of [node, ...node.querySelectorAll(MARKER)])
      if (island.matches(MARKER)) island.dispatchEvent(new Event('liner:unmount'));
  }

  let queue: Promise<boolean> = Promise.resolve(true);
  return () => {
    queue = queue.then(patch);
    return queue;
  };
}
