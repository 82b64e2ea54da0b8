/** Follows a served site to all that its pages name: pages, scripts, styles, fonts, pictures, files. */
import { Parser } from 'htmlparser2';

/** Attributes that hold addresses; several of them are divided by blanks or commas. */
const SINGLE = ['href', 'src', 'action', 'data-src', 'data-fallback'];
const SEVERAL = ['srcset', 'imagesrcset', 'data-imports'];
/** At once: plain hosts keep no more than five waiting. */
const BATCH = 4;

/**
 * What each path of the host answers to a plain request: `200`, or `301 /elsewhere/`.
 * @param siteUrl the public address of the site, without closing slash, under which pages name themselves
 */
export async function crawl(
  start: readonly string[],
  origin: string,
  siteUrl: string,
): Promise<Map<string, string>> {
  const { pathname } = new URL(`${siteUrl}/`);
  const answers = new Map<string, string>();
  const waiting = [...start];
  const follow = async (path: string) => {
    const response = await fetch(origin + path, { redirect: 'manual' });
    answers.set(path, `${response.status} ${response.headers.get('location') ?? ''}`.trim());
    const type = response.headers.get('content-type') ?? '';
    const found = response.ok ? listAddresses(await response.text(), type) : [];
    for (const address of found) {
      const url = new URL(address.replace(`${siteUrl}/`, pathname), origin + path);
      if (url.origin === origin) waiting.push(url.pathname + url.search);
    }
  };
  while (waiting.length > 0) {
    const next = new Set(waiting.splice(0, BATCH).filter((path) => !answers.has(path)));
    for (const path of next) answers.set(path, 'under way');
    await Promise.all([...next].map(follow));
  }
  return answers;
}

/** All but the answers that are as they should be. */
export function listFaults(answers: ReadonlyMap<string, string>): string[] {
  return [...answers].filter(([, answer]) => answer !== '200').map((entry) => entry.join(': '));
}

function listAddresses(text: string, type: string): string[] {
  if (type.startsWith('text/html')) return listInHtml(text);
  if (type.startsWith('text/css')) return matchAll(text, /url\(["']?((?!data:)[^"')]+)["']?\)/g);
  if (type.includes('javascript')) return matchAll(text, /["'](\.{1,2}\/[\w./-]+\.(?:js|css))["']/g);
  if (type.includes('xml')) return matchAll(text, /<loc>([^<]+)<\/loc>/g);
  if (type.includes('manifest')) return matchAll(text, /"src": ?"([^"]+)"/g);
  return [];
}

function listInHtml(html: string): string[] {
  const addresses: string[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const key of SINGLE) addresses.push(attributes[key] ?? '');
      for (const key of SEVERAL)
        for (const part of (attributes[key] ?? '').split(/,\s+|\s+(?=\/)/))
          addresses.push(part.split(' ')[0] ?? '');
      if (name === 'meta' && /^https?:/.test(attributes['content'] ?? ''))
        addresses.push(attributes['content'] ?? '');
    },
  });
  parser.end(html);
  return addresses.filter((address) => address !== '' && URL.canParse(address, 'http://site.example'));
}

function matchAll(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, address = '']) => address);
}
