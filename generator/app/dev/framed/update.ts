/** Replaces only what differs between two versions of a page, so that sound, scroll position and what scripts have done stay. */
import { CODE, POLICY } from './served.ts';
import { STYLES } from './styles.ts';

const ISLAND = 'liner-island';
/** Nodes that stay: a policy that has come with the document, styles, and those that scripts have put beside the page. */
const KEPT = `${POLICY}, ${STYLES}, [data-deck], liner-overlay`;

/** Makes a live node what differs between the node that it was served as and its next version. */
export function update(live: Node, before: Node, after: Node): void {
  if (before.isEqualNode(after)) return;
  const isWhole = before instanceof Element && before.matches(`${ISLAND}, ${CODE}, link`);
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
  for (const island of [node, ...node.querySelectorAll(ISLAND)])
    if (island.matches(ISLAND)) island.dispatchEvent(new Event('liner:unmount'));
}
