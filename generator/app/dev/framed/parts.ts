/**
 * Finds where the texts and pictures of a page are written, by what they are: no template has to tell. What is not found is not marked.
 * Sent to the browser as source text, so it refers to nothing outside of itself.
 */
import type { Part, ValuesOfFile } from './messages.ts';

export interface Parts {
  /** Marks the page again. @param files those of its own entry first */
  take(files: readonly ValuesOfFile[]): void;
  /** The part that an element belongs to. */
  find(element: Element): Part | undefined;
  /** The element of a value, or of what is in it. */
  locate(part: Part): Element | undefined;
}

interface Place extends Part {
  /** As it is written. */
  text: string;
}

export function findParts(): Parts {
  /** What is in no file, or belongs to scripts. */
  const SKIPPED = 'script, style, template, noscript, svg, liner-overlay, [data-deck]';
  /** The name of a picture in its address. */
  const PICTURE = /\/([^/]+)-[0-9a-f]{8}(?:-\d+)?\.\w+$/;
  /** Letters of the longest text that is looked for. */
  const LONGEST = 5000;
  const MARK = 'data-at';
  let files: readonly ValuesOfFile[] = [];
  let parts = new Map<Element, Part>();
  let isStale = false;

  new MutationObserver(() => {
    isStale = true;
  }).observe(document.body, { childList: true, characterData: true, subtree: true });

  /** Letters and digits only: spaces, quotes, case and the signs of Markdown differ between files and pages. */
  function fold(text: string): string {
    return text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  }

  /** As people see it. */
  function squeeze(text: string): string {
    return text.replace(/\s+/g, ' ').trim();
  }

  /** All places of each text, in the order of the files. */
  function listPlaces(): Map<string, Place[]> {
    const places = new Map<string, Place[]>();
    for (const [index, { file, values }] of files.entries())
      for (const { as, text, ...place } of values) {
        // Years and numbers of other entries are everywhere.
        if (index > 0 && /^\d+$/.test(text)) continue;
        const key = `${as} ${fold(text)}`;
        const known = places.get(key) ?? [];
        places.set(key, [...known, { file, ...place, text: squeeze(text) }]);
      }
    return places;
  }

  /** Those of several places that an element can show. What pages write in their lists is in no menu and no footer. */
  function choose(element: Element, places: readonly Place[] = []): readonly Place[] | undefined {
    const isInMain = element.closest('main') !== null;
    const possible = places.filter(
      ({ file, path }) => isInMain || path.length < 2 || file === files[0]?.file || file === 'site.yaml',
    );
    const shown = squeeze(element.textContent);
    // `Night Drive` rather than `night-drive`.
    const exact = possible.filter(({ text }) => text === shown);
    const best = exact.length > 0 ? exact : possible;
    return best.length > 0 ? best : undefined;
  }

  function mark(): void {
    isStale = false;
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    const places = listPlaces();
    const found: [Element, readonly Place[]][] = [];

    /** The folded text of an element; the smallest element with a text is the one that is marked. */
    function visit(element: Element): { text: string; isFound: boolean } {
      if (element.matches(SKIPPED)) return { text: '', isFound: false };
      const start = found.length;
      let text = '';
      let inner: { text: string; isFound: boolean } | undefined;
      for (const child of element.childNodes) {
        if (child instanceof Text) text += fold(child.data);
        if (!(child instanceof Element)) continue;
        const below = visit(child);
        text += below.text;
        if (below.text !== '') inner = below;
      }
      const isSame = inner?.isFound === true && inner.text === text;
      const own = choose(element, places.get(keyOf(element) ?? ''));
      const isLong = text.length > LONGEST || text === '';
      const known = own ?? (isSame || isLong ? undefined : choose(element, places.get(`text ${text}`)));
      if (!known) return { text, isFound: isSame };
      // The name of a platform in a link that the entry has to it is that of the link.
      const inside = found.splice(start);
      found.push(...inside.filter(([, [place]]) => !own || place?.file === own[0]?.file), [
        boxOf(element),
        known,
      ]);
      return { text, isFound: true };
    }

    visit(document.body);
    parts = new Map();
    for (const [element, [place, ...others]] of found)
      if (place && others.length === 0) parts.set(element, place);
    const counts = new Map<string, number>();
    for (const [element, several] of found) {
      if (parts.has(element)) continue;
      const likely = nearest(element, several);
      const key = likely.map(({ file, path }) => `${file} ${path.join('/')}`).join('\n');
      const count = counts.get(key) ?? 0;
      counts.set(key, count + 1);
      const place = likely[count] ?? likely[0];
      if (place) parts.set(element, place);
    }
    for (const [element, { file, path }] of parts) element.setAttribute(MARK, `${file}#${path.join('/')}`);
  }

  /** The block of a text, if there is nothing else in it: lines of inline text would be outlined each by itself. */
  function boxOf(element: Element): Element {
    const { parentElement: above } = element;
    const isAlone = above !== null && above.textContent.trim() === element.textContent.trim();
    const isBlock = element.matches('img') || getComputedStyle(element).display !== 'inline';
    return isBlock || !isAlone ? element : boxOf(above);
  }

  /** What an element shows in other ways than by its text. */
  function keyOf(element: Element): string | undefined {
    if (element instanceof HTMLImageElement) {
      const [, name] = PICTURE.exec(element.getAttribute('src') ?? '') ?? [];
      return name && `picture ${fold(name)}`;
    }
    if (element instanceof HTMLTimeElement) return `text ${fold(element.dateTime)}`;
    // Links within the site are where all entries are named.
    if (!(element instanceof HTMLAnchorElement) || element.origin === location.origin) return undefined;
    return `link ${fold(element.href.replace(/^(?:mailto|tel):/, ''))}`;
  }

  /** Of several places with one text, those beside which the neighbours on the page are written. The title of a page is no track of the same name. */
  function nearest(element: Element, several: readonly Place[]): readonly Place[] {
    const around = element.closest('h1') ? [] : ancestorsOf(element);
    for (const each of around) {
      const neighbours = [...parts].filter(([other]) => each.contains(other)).map(([, part]) => part);
      const scores = several.map((place) => Math.max(0, ...neighbours.map((other) => shared(other, place))));
      const best = Math.max(...scores);
      const likely = several.filter((_, index) => scores[index] === best);
      if (best > 0) return best === 1 ? highest(likely) : likely;
    }
    return highest(several);
  }

  function ancestorsOf({ parentElement: above }: Element): Element[] {
    return above === null || above === document.body ? [] : [above, ...ancestorsOf(above)];
  }

  /** Those of the first file that are in the fewest lists. */
  function highest(places: readonly Place[]): readonly Place[] {
    const own = places.filter(({ file }) => file === places[0]?.file);
    const shortest = Math.min(...own.map(({ path }) => path.length));
    return own.filter(({ path }) => path.length === shortest);
  }

  /** How far two places are the same. */
  function shared(one: Part, other: Part): number {
    if (one.file !== other.file) return 0;
    const end = one.path.findIndex((step, index) => other.path[index] !== step);
    return 1 + (end < 0 ? one.path.length : end);
  }

  /** The higher, the more it stands for its value: a heading before a link in a menu. */
  function rank(element: Element): number {
    if (!element.checkVisibility()) return 0;
    return (
      1 + (element.closest('main') ? 2 : 0) + (element.closest('h1, h2') || element.matches('img') ? 1 : 0)
    );
  }

  function refresh(): void {
    if (isStale) mark();
  }

  return {
    take(next) {
      files = next;
      mark();
    },
    find(element) {
      refresh();
      const marked = element.closest(`[${MARK}]`);
      return marked ? parts.get(marked) : undefined;
    },
    locate(part) {
      refresh();
      const here = part.path.join('/');
      const inFile = [...parts].filter(([, { file }]) => file === part.file);
      const exact = inFile.filter(([, { path }]) => path.join('/') === here);
      const below = inFile.filter(([, { path }]) => here !== '' && path.join('/').startsWith(`${here}/`));
      const shown = (exact.length > 0 ? exact : below).map(([element]) => element);
      return shown.reduce<Element | undefined>(
        (best, each) => (rank(each) > (best ? rank(best) : 0) ? each : best),
        undefined,
      );
    },
  };
}
