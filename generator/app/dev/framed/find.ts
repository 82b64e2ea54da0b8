/** Finds where the texts and pictures of a page are written, by what they are: no template has to mark them. */
import type { Part, ValuesOfFile } from './messages.ts';
import {
  countShared,
  fold,
  keyOf,
  listHighest,
  listPlaces,
  type Place,
  type Places,
  squeeze,
} from './places.ts';

/** Elements whose texts are in no file, or that belong to scripts. */
const SKIPPED = 'script, style, template, noscript, svg, liner-overlay, [data-deck]';
/** The name of a picture in its address. */
const PICTURE = /\/([^/]+)-[0-9a-f]{8}(?:-\d+)?\.\w+$/;
/** Letters of the longest text that is looked for. */
const LONGEST = 5000;

/** An element, and the places that it may be written at. */
type Candidate = readonly [element: Element, places: readonly Place[]];

/** The part that each element shows. @param files those of the page's own entry first */
export function findParts(body: Element, files: readonly ValuesOfFile[]): Map<Element, Part> {
  const candidates = visit(body, { places: listPlaces(files), own: files[0]?.file }).found;
  const parts = new Map<Element, Part>();
  for (const [element, [place, ...others]] of candidates)
    if (place && others.length === 0) parts.set(element, place);
  const counts = new Map<string, number>();
  for (const [element, several] of candidates) {
    if (parts.has(element)) continue;
    const likely = listNearest(element, several, parts);
    const key = likely.map(({ file, path }) => `${file} ${path.join('/')}`).join('\n');
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    const place = likely[count] ?? likely[0];
    if (place) parts.set(element, place);
  }
  return parts;
}

interface Visited {
  /** The folded text of the element. */
  text: string;
  isFound: boolean;
  found: Candidate[];
}

interface Known {
  places: Places;
  /** The file of the page's own entry. */
  own: string | undefined;
}

/** Finds the candidates in an element; the smallest of nested elements with one text wins. */
function visit(element: Element, known: Known): Visited {
  if (element.matches(SKIPPED)) return { text: '', isFound: false, found: [] };
  const found: Candidate[] = [];
  let text = '';
  let inner: Visited | undefined;
  for (const child of element.childNodes) {
    if (child instanceof Text) text += fold(child.data);
    if (!(child instanceof Element)) continue;
    const below = visit(child, known);
    text += below.text;
    found.push(...below.found);
    if (below.text !== '') inner = below;
  }
  const isSame = inner?.isFound === true && inner.text === text;
  const own = choose(element, keyOfElement(element), known);
  const isLong = text.length > LONGEST || text === '';
  const places = own ?? (isSame || isLong ? undefined : choose(element, `text ${text}`, known));
  if (!places) return { text, isFound: isSame, found };
  // The name of a platform in a link that the entry has to it is that of the link.
  const inside = found.filter(([, [place]]) => !own || place?.file === own[0]?.file);
  return { text, isFound: true, found: [...inside, [boxOf(element), places]] };
}

/** Places with a key that an element can show. What pages write in their lists is in no menu and no footer. */
function choose(
  element: Element,
  key: string | undefined,
  { places, own }: Known,
): readonly Place[] | undefined {
  const all = key === undefined ? [] : (places.get(key) ?? []);
  if (all.length === 0) return undefined;
  const isInMain = element.closest('main') !== null;
  const possible = all.filter(
    ({ file, path }) => isInMain || path.length < 2 || file === own || file === 'site.yaml',
  );
  const shown = squeeze(element.textContent);
  // `Night Drive` rather than `night-drive`.
  const exact = possible.filter(({ text }) => text === shown);
  const best = exact.length > 0 ? exact : possible;
  return best.length > 0 ? best : undefined;
}

/** The key of what an element shows in other ways than by its text. */
function keyOfElement(element: Element): string | undefined {
  if (element instanceof HTMLImageElement) {
    const [, name] = PICTURE.exec(element.getAttribute('src') ?? '') ?? [];
    return name && keyOf('picture', name);
  }
  if (element instanceof HTMLTimeElement) return keyOf('text', element.dateTime);
  // Links within the site are where all entries are named.
  if (!(element instanceof HTMLAnchorElement) || element.origin === location.origin) return undefined;
  return keyOf('link', element.href.replace(/^(?:mailto|tel):/, ''));
}

/** The block of a text, if there is nothing else in it: lines of inline text would be outlined each by itself. */
function boxOf(element: Element): Element {
  const { parentElement: above } = element;
  const isAlone = above !== null && above.textContent.trim() === element.textContent.trim();
  const isBlock = element.matches('img') || getComputedStyle(element).display !== 'inline';
  return isBlock || !isAlone ? element : boxOf(above);
}

/** Narrows places of one text to those near the places of neighbours on the page; the title of a page is no track of the same name. */
function listNearest(
  element: Element,
  several: readonly Place[],
  parts: ReadonlyMap<Element, Part>,
): readonly Place[] {
  for (const each of element.closest('h1') ? [] : ancestorsOf(element)) {
    const neighbours = [...parts].filter(([other]) => each.contains(other)).map(([, part]) => part);
    const scores = several.map((place) =>
      Math.max(0, ...neighbours.map((other) => countShared(other, place))),
    );
    const best = Math.max(...scores);
    const likely = several.filter((_, index) => scores[index] === best);
    if (best > 0) return best === 1 ? listHighest(likely) : likely;
  }
  return listHighest(several);
}

function ancestorsOf({ parentElement: above }: Element): Element[] {
  return above === null || above === document.body ? [] : [above, ...ancestorsOf(above)];
}
