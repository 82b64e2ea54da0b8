/**
 * Serves a folder as static hosts do: index.html for folders, 404.html for what is not there, with the headers and
 * redirects that the folder asks for.
 */
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import serve from 'serve-handler';
import { HOST_FILES, readHostFiles } from './host-files.ts';

export interface ServerOptions {
  /** The folder to serve. */
  root: string;
  /** 0 for any that is free. */
  port: number;
  host?: string;
  /** The path that the site lives under: `/`, or `/site/`. */
  base?: string;
  /** How many ports to try, from `port` upwards, where others are in use. */
  tries?: number;
}

export interface StaticServer {
  /** Of the site's home page. */
  url: string;
  close(): Promise<void>;
}

const HOST = '127.0.0.1';
/** What has no lifetime of its own is asked for again. */
const DEFAULTS = { 'Cache-Control': 'no-cache' };
/** A path that no site has. */
const NOWHERE = '/.liner-nothing';

/** @throws Node's EADDRINUSE where all ports that were tried are in use */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { root, port, host = HOST, base = '/', tries = 1 } = options;
  const server = createServer((request, response) => {
    answer(request, response, root, base).catch(() => response.destroy());
  });
  const taken = await listen(server, port, host, port === 0 ? 1 : tries);
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${base}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Gives the port that was taken: `port`, or the next one that is free. */
export async function listen(server: Server, port: number, host: string, tries: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (inUse && tries > 1) return listen(server, port + 1, host, tries - 1);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  root: string,
  base: string,
): Promise<void> {
  const [path = '/', ...query] = (request.url ?? '/').split('?');
  const search = query.length > 0 ? `?${query.join('?')}` : '';
  const inside = findInside(path, base);
  // Read anew each time: a build may have replaced the folder.
  const host = readHostFiles(root);
  const moved = host.redirectFor(path);
  if (moved !== undefined) return redirect(response, moved);
  if (inside === undefined) {
    if (`${path}/` === base) return redirect(response, base + search);
    request.url = NOWHERE;
  } else if (HOST_FILES.includes(inside.slice(1))) request.url = NOWHERE;
  else if (inside.endsWith('/')) request.url = `${inside}index.html`;
  else if (isFolder(root, inside)) return redirect(response, `${path}/${search}`);
  else request.url = inside;
  await serve(request, response, {
    public: root,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers: [{ source: '**', headers: listHeaders({ ...DEFAULTS, ...host.headersFor(path) }) }],
  });
}

function listHeaders(headers: Record<string, string>): { key: string; value: string }[] {
  return Object.entries(headers).map(([key, value]) => ({ key, value }));
}

/** The path below the base, with its leading slash; undefined for one that lies elsewhere. */
function findInside(path: string, base: string): string | undefined {
  const sound = path.startsWith(base) && !path.includes('%00');
  return sound ? path.slice(base.length - 1) : undefined;
}

function redirect(response: ServerResponse, location: string): void {
  // A location that starts with two slashes would lead to another host.
  response.writeHead(301, { Location: location.replace(/^\/+/, '/') }).end();
}

function isFolder(root: string, path: string): boolean {
  try {
    return statSync(join(root, decodeURIComponent(path))).isDirectory();
  } catch {
    return false;
  }
}
