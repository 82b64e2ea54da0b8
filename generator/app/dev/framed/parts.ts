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

  /** A text, its paragraphs and their lines, as they may be in elements of their own, each with the line that it begins on. */
  function divide(text: string): [string, number][] {
    const plain = text.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/<[^>\n]+>/g, '');
    if (!plain.includes('\n')) return [[plain, 0]];
    const lines = plain.split('\n').map((line, index): [string, number] => [line, index]);
    const paragraphs = [...plain.matchAll(/\S.*(?:\n[^\S\n]*\S.*)*/g)].map(
      ({ 0: paragraph, index }): [string, number] => [
        paragraph,
        plain.slice(0, index).split('\n').length - 1,
      ],
    );
    return [[plain, 0], ...paragraphs, ...lines];
  }

  /** All places of each text, in the order of the files. */
  function listPlaces(): Map<string, Part[]> {
    const places = new Map<string, Part[]>();
    for (const { file, values } of files)
      for (const { path, text, isPicture, line } of values) {
        // `115 BPM`, for the key `bpm`.
        const withUnit: [string, number][] = /^\d+$/.test(text) ? [[text + path.at(-1), 0]] : [];
        for (const [part, offset] of isPicture ? [[text, 0] as const] : [...divide(text), ...withUnit]) {
          const key = (isPicture ? 'picture ' : '') + fold(part);
          const known = places.get(key) ?? [];
          const place = { file, path, ...(line !== undefined && { line: line + offset }) };
          if (!known.some((each) => isAt(each, place))) places.set(key, [...known, place]);
        }
      }
    places.delete('');
    places.delete('picture ');
    return places;
  }

  function isAt(one: Part, other: Part): boolean {
    return one.file === other.file && one.path.join('/') === other.path.join('/');
  }

  function mark(): void {
    isStale = false;
    for (const element of document.querySelectorAll(`[${MARK}]`)) element.removeAttribute(MARK);
    const places = listPlaces();
    const found: [Element, readonly Part[]][] = [];

    /** The folded text of an element; the smallest element with a text is the one that is marked. */
    function visit(element: Element): { text: string; isFound: boolean } {
      if (element.matches(SKIPPED)) return { text: '', isFound: false };
      const own = placesOf(element, places);
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
      const known = own ?? (isSame || text.length > LONGEST ? undefined : places.get(text));
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
    const counts = new Map<readonly Part[], number>();
    for (const [element, several] of found) {
      if (parts.has(element)) continue;
      const likely = nearest(element, several);
      const count = counts.get(several) ?? 0;
      counts.set(several, count + 1);
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
  function placesOf(element: Element, places: ReadonlyMap<string, Part[]>): Part[] | undefined {
    if (element instanceof HTMLImageElement) {
      const [, name = ''] = PICTURE.exec(element.getAttribute('src') ?? '') ?? [];
      return places.get(`picture ${fold(name)}`);
    }
    if (element instanceof HTMLTimeElement) return places.get(fold(element.dateTime));
    if (element instanceof HTMLAnchorElement && element.origin !== location.origin)
      return places.get(fold(element.getAttribute('href')?.replace(/^(?:mailto|tel):/, '') ?? ''));
    return undefined;
  }

  /** Of several places with one text, those beside which the neighbours on the page are written. The title of a page is no track of the same name. */
  function nearest(element: Element, several: readonly Part[]): readonly Part[] {
    const own = several.filter(({ file }) => file === several[0]?.file);
    const shortest = Math.min(...own.map(({ path }) => path.length));
    const highest = own.filter(({ path }) => path.length === shortest);
    if (element.closest('h1')) return highest;
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      const neighbours = [...parts].filter(([each]) => around?.contains(each)).map(([, part]) => part);
      const scores = several.map((place) => Math.max(0, ...neighbours.map((each) => shared(each, place))));
      const best = Math.max(...scores);
      if (best === 0) continue;
      const likely = several.filter((_, index) => scores[index] === best);
      return best === 1 ? highest : likely;
    }
    return highest;
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
