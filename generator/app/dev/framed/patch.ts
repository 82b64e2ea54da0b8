/**
 * Changes an open page into its next version: only what differs between the two versions as they were served is replaced, so that
 * sound, scroll position and what scripts have done stay. Sent to the browser as source text, so it refers to nothing outside of itself.
 */

export interface Patch {
  /** Settles with false if the page has to be reloaded. */
  patch(): Promise<boolean>;
  /** Gives the page the address that its next version has. */
  move(path: string): void;
}

export function createPatch(): Patch {
  const MARKER = 'liner-island';
  const CLIENT = 'script[data-events]';
  const CODE = `script:not([type$="json"], ${CLIENT})`;
  const STYLES = 'link[rel="stylesheet"]';
  const POLICY = 'meta[http-equiv="Content-Security-Policy"]';
  /** What stays: a policy that has come with the document, styles, and what scripts have put beside the page. */
  const KEPT = `${POLICY}, ${STYLES}, [data-deck], liner-overlay`;
  let { pathname: path } = location;
  /** The page as it was served, which scripts have changed since; undefined if that is another version already. */
  let served = fetchPage().then((page) =>
    page instanceof Document && versionOf(page) === versionOf(document) ? page : undefined,
  );

  async function patch(): Promise<boolean> {
    const [before, after] = [await served, await fetchPage()];
    // The studio gives it the address of its next version.
    if (after === 'gone') return true;
    if (!before || !after || !canFollow(before, after)) return false;
    served = Promise.resolve(after);
    const showStyles = await loadStyles(after);
    update(document.documentElement, before.documentElement, after.documentElement);
    showStyles();
    dispatchEvent(new Event('liner:page'));
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

  /** A document keeps the policy that it came with, and code in place of other code would run beside it. */
  function canFollow(before: Document, after: Document): boolean {
    const [old, next] = [listCode(before), listCode(after)];
    const isReplaced = old.some((each) => !next.includes(each)) && next.some((each) => !old.includes(each));
    const allowed = listAllowed(document);
    return !isReplaced && listAllowed(after).every((each) => allowed.includes(each));
  }

  function listCode(page: Document): string[] {
    return [...page.querySelectorAll(CODE)].map((each) => each.getAttribute('src') ?? each.innerHTML);
  }

  /** What a page may load, by type: `frame-src https://player.vimeo.com`. */
  function listAllowed(page: Document): string[] {
    const policy = page.querySelector<HTMLMetaElement>(POLICY)?.content ?? '';
    return policy.split(';').flatMap((directive) => {
      const [type, ...sources] = directive.trim().split(' ');
      return sources.map((source) => `${type} ${source}`);
    });
  }

  /** Loads the styles that a page has and this document has not. @returns puts them in place of those that it does not have */
  async function loadStyles(page: Document): Promise<() => void> {
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

  /** Without effect, so that the page is never shown in the styles of another version. */
  function startStyles(href: string): HTMLLinkElement {
    return Object.assign(document.createElement('link'), { rel: 'stylesheet', href, media: 'not all' });
  }

  function update(live: Node, before: Node, after: Node): void {
    if (before.isEqualNode(after)) return;
    const isWhole = before instanceof Element && before.matches(`${MARKER}, ${CODE}, link`);
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
    for (const { name } of [...before.attributes]) if (!after.hasAttribute(name)) live.removeAttribute(name);
    for (const { name, value } of [...after.attributes])
      if (before.getAttribute(name) !== value) live.setAttribute(name, value);
  }

  /** Pairs the children of two versions: equal ones at the beginning and the end, and what is between them in its order. */
  function updateChildren(live: Element, before: Element, after: Element): void {
    const now = listChildren(live);
    const old = listChildren(before);
    const next = listChildren(after);
    // Scripts add things at the end; whatever else they have changed is replaced.
    if (old.some((node, index) => now[index]?.nodeName !== node.nodeName)) {
      for (const node of now) remove(node);
      live.append(...next.map(adopt));
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
    for (const node of now.slice(start + coming.length, start + leaving.length)) remove(node);
  }

  function listChildren({ childNodes }: Element): ChildNode[] {
    return [...childNodes].filter((node) => !(node instanceof Element && node.matches(KEPT)));
  }

  function replace(live: Node, after: Node): void {
    end(live);
    live.parentNode?.replaceChild(adopt(after), live);
  }

  function remove(node: ChildNode): void {
    end(node);
    node.remove();
  }

  function adopt(node: Node): Node {
    if (!(node instanceof HTMLScriptElement) || !node.matches(CODE)) return document.importNode(node, true);
    // One that was parsed does not run. A module that has run once does not run again.
    const script = document.createElement('script');
    for (const { name, value } of node.attributes) script.setAttribute(name, value);
    script.text = node.text;
    return script;
  }

  /** Islands undo what they have done outside of themselves. */
  function end(node: Node): void {
    if (!(node instanceof Element)) return;
    for (const island of [node, ...node.querySelectorAll(MARKER)])
      if (island.matches(MARKER)) island.dispatchEvent(new Event('liner:unmount'));
  }

  // The player has put another page into this document.
  addEventListener('liner:page', () => {
    if (path === location.pathname) return;
    path = location.pathname;
    served = fetchPage().then((page) => (page instanceof Document ? page : undefined));
  });

  let queue: Promise<boolean> = Promise.resolve(true);
  return {
    patch() {
      queue = queue.then(patch);
      return queue;
    },
    move(to) {
      path = to;
      history.replaceState(history.state, '', to);
      dispatchEvent(new Event('liner:page'));
    },
  };
}
