/** Follows a served site to all that its pages name: pages, scripts, styles, fonts, pictures, files. */
import { get, type IncomingMessage } from 'node:http';
import { arrayBuffer } from 'node:stream/consumers';
import { Parser } from 'htmlparser2';

/** Attributes that hold addresses; several of them are separated by spaces or commas. */
const SINGLE = ['href', 'src', 'action', 'data-src', 'data-fallback'];
const SEVERAL = ['srcset', 'imagesrcset', 'data-imports'];
/** At once: plain hosts keep no more than five waiting. */
const BATCH = 4;

/** To a plain request. */
export interface Answer {
  status: number;
  /** Where it leads instead. */
  location: string;
  /** Without parameters: `text/html`. */
  type: string;
}

/** Answers of the host by path. @param siteUrl the public address of the site, without closing slash, under which pages name themselves */
export async function crawl(
  start: readonly string[],
  origin: string,
  siteUrl: string,
): Promise<Map<string, Answer>> {
  const { pathname } = new URL(`${siteUrl}/`);
  const answers = new Map<string, Answer>();
  const waiting = [...start];
  const follow = async (path: string) => {
    const response = await ask(origin + path);
    const { statusCode: status = 0, headers } = response;
    const type = (headers['content-type'] ?? '').replace(/;.*/, '');
    answers.set(path, { status, location: headers.location ?? '', type });
    const body = await arrayBuffer(response);
    const found = status === 200 ? listAddresses(body, type) : [];
    for (const address of found) {
      const url = new URL(address.replace(`${siteUrl}/`, pathname), origin + path);
      if (url.origin === origin) waiting.push(url.pathname + url.search);
    }
  };
  const known = new Set<string>();
  while (waiting.length > 0) {
    const next = new Set(waiting.splice(0, BATCH).filter((path) => !known.has(path)));
    for (const path of next) known.add(path);
    await Promise.all([...next].map(follow));
  }
  return answers;
}

/** Without `fetch`, which ends the process if a host closes the connection while the end of a large answer waits to be read. */
function ask(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => void get(url, resolve).on('error', reject));
}

/** All but the answers that are as they should be. */
export function listFaults(answers: ReadonlyMap<string, Answer>): string[] {
  return [...answers]
    .filter(([, { status }]) => status !== 200)
    .map(([path, { status, location }]) => `${path}: ${status} ${location}`.trim());
}

function listAddresses(body: ArrayBuffer, type: string): string[] {
  const text = new TextDecoder().decode(/^(?:text|application)\//.test(type) ? body : undefined);
  if (type === 'text/html') return listInHtml(text);
  if (type === 'text/css') return matchAll(text, /url\(["']?((?!data:)[^"')]+)["']?\)/g);
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
