/** What a browser may fetch before a visitor asks for it (the Speculation Rules API). */

/** Letters that mean something else in a URL pattern. */
const SPECIAL = /[\\+*?:{}()]/g;

/**
 * Same-site links are fetched ahead when the visitor is about to follow them; files to download are not.
 *
 * @param base the path that the site lives under: nothing beside it is fetched
 */
export function speculationRules(base: string): string {
  const inside = { href_matches: `${base.replace(SPECIAL, '\\$&')}*` };
  const plain = { not: { selector_matches: '[download], [target]' } };
  const json = JSON.stringify({ prefetch: [{ where: { and: [inside, plain] }, eagerness: 'moderate' }] });
  // It stands in a script element, which no text may close.
  return json.replaceAll('<', '\\u003c');
}
