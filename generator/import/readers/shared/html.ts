/** Addresses of HTML. */

/** An address in a text, which the site shows as a link. */
export const ADDRESS = /((?:https?:\/\/|www\.)[^\s<>"]+)/i;

/** An address on the web without a password; undefined for anything else, such as `javascript:`. */
export function webAddress(given: string | undefined, base?: string): string | undefined {
  const text = given?.trim();
  // With a base that is none, whole addresses cannot be parsed either.
  const page = base !== undefined && URL.canParse(base) ? base : undefined;
  if (!text || text.startsWith('#') || text.length > 2000 || !URL.canParse(text, page)) return undefined;
  const url = new URL(text, page);
  if (!/^https?:$/.test(url.protocol) || url.username || url.password) return undefined;
  return url.href;
}

/** The same, or an address to write to or to call. */
export function linkAddress(given: string | undefined, base?: string): string | undefined {
  return /^(?:mailto|tel):[^\s<>"]+$/i.exec(given?.trim() ?? '')?.[0] ?? webAddress(given, base);
}
