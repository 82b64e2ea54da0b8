/** Elements as text, for XML and for HTML that is written outside of templates. */

/** Characters that XML 1.0 forbids (w3.org/TR/xml, 2.2): control characters, halves of characters, two non-characters. */
const FORBIDDEN = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** A text without the characters that XML forbids. */
export function dropForbidden(text: string): string {
  return text.replace(FORBIDDEN, '');
}

/** Writes the characters that a pattern finds as entities. */
export function escapeWith(pattern: RegExp, text: string): string {
  return text.replace(pattern, (character) => ENTITIES[character] ?? character);
}

/** A text escaped for an element, but not for an attribute. */
export function escapeText(text: string): string {
  return escapeWith(/[&<>]/g, text);
}

/** A text escaped for an element or an attribute, without the characters that XML forbids. */
export function escapeMarkup(text: string): string {
  return escapeWith(/[&<>"]/g, dropForbidden(text));
}

/** Data as JSON for a script element, which no text in it can close. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** @param attributes those that are undefined are left out @param inner markup, not text; without it the element closes itself */
export function element(
  name: string,
  attributes: Record<string, string | undefined> = {},
  inner?: string,
): string {
  const given = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeMarkup(value)}"`],
  );
  const tag = `<${name}${given.join('')}`;
  return inner === undefined ? `${tag}/>` : `${tag}>${inner}</${name}>`;
}

/** An element that holds a text; none if the text is missing or empty. */
export function textElement(
  name: string,
  text: string | undefined,
  attributes: Record<string, string | undefined> = {},
): string {
  return text ? element(name, attributes, escapeMarkup(text)) : '';
}
