/** Answers requests as static hosts do, from a folder or from memory. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lookup } from 'mrmime';
import { decodePercent } from '../lib/url.ts';
import { isAllowedHost } from './host-names.ts';

/** A file that is open. */
export interface ServedFile {
  /** Bytes. */
  size: number;
  /** The validator of this content, with its quotes, if there is one. */
  etag?: string;
  /** If it is not the usual one: 200, or 404 for 404.html in place of a missing file. */
  status?: number;
  /** The name holds a hash of the content. */
  immutable?: boolean;
  /** @param end the position after the last byte */
  read(start: number, end: number): Uint8Array | Readable;
  close?(): Promise<void>;
}

export interface ServedSite {
  /** The path that the site lives under: `/`, or `/site/`. */
  base: string;
  /** @param path below the base, decoded and without `.`, `..` and empty names: `music/index.html` */
  open(path: string): Promise<ServedFile | undefined>;
  /** Headers for a path of the host, which replace the server's own of the same name. */
  headersFor?(path: string): Record<string, string>;
  /** The destination of a path of the host that is redirected. */
  redirectFor?(path: string): string | undefined;
}

export type Handler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

export interface AnswerOptions {
  /** Asked for each request, as a build may have replaced the site. @param path that of the host */
  site(path: string): Promise<ServedSite>;
  /** The address that the server listens on. */
  host: string;
  /** Handlers of paths that are not the site's, by path of the host. */
  handlers?: ReadonlyMap<string, Handler> | undefined;
  /** Headers of every answer. */
  headers?: Readonly<Record<string, string>> | undefined;
}

/** Instructions for the host, which it never serves. */
const HIDDEN = ['_headers', '_redirects'];
/** Media types that `mrmime` does not know. */
const OTHER_TYPES: Record<string, string> = {
  '.aiff': 'audio/aiff',
  '.flac': 'audio/flac',
  '.ico': 'image/x-icon',
  '.m3u8': 'application/vnd.apple.mpegurl',
};
/** Seconds. */
const YEAR = 31_536_000;

export async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { site, host, handlers, headers: common = {} }: AnswerOptions,
): Promise<void> {
  const { headers, method, url = '/' } = request;
  for (const [name, value] of Object.entries(common)) response.setHeader(name, value);
  if (!isAllowedHost(headers.host, host)) {
    response
      .writeHead(403)
      .end('This server answers only to localhost, and to what npx liner dev --host lets in.\n');
    return;
  }
  if (method !== 'GET' && method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [path = '/', ...query] = url.split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const handler = handlers?.get(path);
  if (handler) return handler(request, response, new URL(path + search, 'http://localhost'));
  await answerPath(request, response, path, search, await site(path));
}

async function answerPath(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  search: string,
  site: ServedSite,
): Promise<void> {
  const moved = site.redirectFor?.(path);
  if (moved !== undefined) return redirect(response, moved);
  if (path !== site.base && (path === '/' || `${path}/` === site.base)) {
    return redirect(response, site.base + search);
  }
  const name = findName(path, site.base);
  const found = name === undefined ? undefined : await site.open(name);
  if (!found && name !== undefined && !path.endsWith('/')) {
    const index = await site.open(`${name}/index.html`);
    await index?.close?.();
    if (index) return redirect(response, `${path}/${search}`);
  }
  const file = found ?? (await openMissing(name, site));
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  const status = file.status ?? (found ? 200 : 404);
  const headers = {
    'Content-Type': typeOf(found && name !== undefined ? name : '404.html'),
    'Cache-Control': file.immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    ...site.headersFor?.(path),
    // A missing file may exist soon, so the cache rule of its folder does not apply.
    ...(status === 404 && { 'Cache-Control': 'no-cache' }),
  };
  try {
    await send(request, response, file, status, headers);
  } finally {
    await file.close?.();
  }
}

/** The page for a missing file: that of the folder at the root, such as `ar`, if it has one. */
async function openMissing(name: string | undefined, site: ServedSite): Promise<ServedFile | undefined> {
  const [folder, ...rest] = (name ?? '').split('/');
  const own = rest.length > 0 ? await site.open(`${folder}/404.html`) : undefined;
  return own ?? (await site.open('404.html'));
}

/** The name of a file below the base; undefined if the path cannot have one. */
export function findName(path: string, base: string): string | undefined {
  if (!path.startsWith(base)) return undefined;
  const name = decodePercent(path.slice(base.length))?.replace(/(^|\/)$/, '$1index.html');
  if (name === undefined) return undefined;
  const isPlain = name.split('/').every((part) => !['', '.', '..'].includes(part));
  return isPlain && !/[\0\\]/.test(name) && !HIDDEN.includes(name.toLowerCase()) ? name : undefined;
}

/** The media type of a file name, as hosts send it. */
export function typeOf(name: string): string {
  const type = lookup(name) ?? OTHER_TYPES[extname(name)] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

function redirect(response: ServerResponse, location: string): void {
  // A location that starts with two slashes would lead to another host. Browsers cache a 301 unless forbidden to.
  const headers = { Location: location.replace(/^\/+/, '/'), 'Cache-Control': 'no-cache' };
  response.writeHead(301, headers).end();
}

async function send(
  { method, headers: asked }: IncomingMessage,
  response: ServerResponse,
  file: ServedFile,
  status: number,
  headers: Record<string, string>,
): Promise<void> {
  const { size, etag } = file;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (etag) response.setHeader('ETag', etag);
  if (status === 200 && etag && asked['if-none-match']?.includes(etag)) {
    response.writeHead(304).end();
    return;
  }
  const isWhole = status !== 200 || method === 'HEAD' || (asked['if-range'] ?? etag) !== etag;
  const range = isWhole ? undefined : findRange(asked.range, size);
  if (range === 'unsatisfiable') {
    response.writeHead(416, { 'Content-Range': `bytes */${size}`, 'Content-Length': 0 }).end();
    return;
  }
  const { start, end } = range ?? { start: 0, end: size };
  response.setHeader('Accept-Ranges', 'bytes').setHeader('Content-Length', end - start);
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${size}`);
  response.writeHead(range ? 206 : status);
  const body = method === 'HEAD' || start === end ? undefined : file.read(start, end);
  if (body instanceof Readable) await pipeline(body, response);
  else response.end(body);
}

/**
 * The requested part of a file (RFC 9110, section 14). Undefined means the whole file: no range is asked for, or several, or one that is no range of bytes.
 * @param header of the name Range: `bytes=0-99`, `bytes=100-` or, for the last bytes, `bytes=-100`
 */
export function findRange(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  if (first !== '' && last !== '' && Number(first) > Number(last)) return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(Number(last) + 1, size);
  return start < end ? { start, end } : 'unsatisfiable';
}
