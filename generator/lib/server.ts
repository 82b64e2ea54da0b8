/** Serves a folder as static hosts do: index.html for folders, 404.html for what is not there. */
import { statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import serve from 'serve-handler';

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
/** In seconds. */
const YEAR = 31_536_000;
/** Files under a name that holds their hash never change. */
const HEADERS = [
  { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
  { source: 'assets/**', headers: [{ key: 'Cache-Control', value: `public, max-age=${YEAR}, immutable` }] },
];
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
  if (inside === undefined) {
    if (`${path}/` === base) return redirect(response, base + search);
    request.url = NOWHERE;
  } else if (inside.endsWith('/')) request.url = `${inside}index.html`;
  else if (isFolder(root, inside)) return redirect(response, `${path}/${search}`);
  else request.url = inside;
  await serve(request, response, {
    public: root,
    cleanUrls: false,
    directoryListing: false,
    etag: true,
    headers: HEADERS,
  });
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
