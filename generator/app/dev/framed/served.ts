const CLIENT = 'script[data-events]';
/** Scripts that run. */
export const CODE = `script:not([type$="json"], ${CLIENT})`;
export const POLICY = 'meta[http-equiv="Content-Security-Policy"]';

export async function fetchPage(): Promise<Document | 'gone' | undefined> {
  const response = await fetch(location.href).catch(() => undefined);
  if (response?.status === 404) return 'gone';
  const isPage = response?.ok && response.headers.get('Content-Type')?.startsWith('text/html');
  return isPage ? new DOMParser().parseFromString(await response.text(), 'text/html') : undefined;
}

export function versionOf(page: Document): string | undefined {
  return page.querySelector<HTMLElement>(CLIENT)?.dataset['page'];
}

/** Returns true if the open document can become the next version: it keeps its original policy, and replaced code would still run. */
export function canFollow(before: Document, after: Document): boolean {
  const [old, next] = [listCode(before), listCode(after)];
  const isReplaced = old.some((each) => !next.includes(each)) && next.some((each) => !old.includes(each));
  const allowed = listAllowed(document);
  return !isReplaced && listAllowed(after).every((each) => allowed.includes(each));
}

function listCode(page: Document): string[] {
  return [...page.querySelectorAll(CODE)].map((each) => each.getAttribute('src') ?? each.innerHTML);
}

/** Lists the sources that a page may load, by type: `frame-src https://player.vimeo.com`. */
function listAllowed(page: Document): string[] {
  const policy = page.querySelector<HTMLMetaElement>(POLICY)?.content ?? '';
  return policy.split(';').flatMap((directive) => {
    const [type, ...sources] = directive.trim().split(' ');
    return sources.map((source) => `${type} ${source}`);
  });
}
