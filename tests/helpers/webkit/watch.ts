/**
 * A server before the site's own, as WebDriver tells nothing of a page's errors and requests: it adds a script to each
 * page that keeps them, one of the site's own origin, which every policy allows, and keeps what was not answered well.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';

declare global {
  interface Window {
    /** Errors, warnings, failed pictures and violations of the policy, since the page began. */
    complaints: string[];
  }
}

export interface Watch {
  origin: string;
  /** Paths that were answered with an error. */
  failed: string[];
  /** Where requests for other hosts go; they are refused. */
  proxy: string;
  /** Other hosts, with their port. */
  foreign: string[];
  close: () => void;
}

/** Runs in every page before its own scripts. */
function keepComplaints(): void {
  window.complaints = [];
  const keep = (text: unknown) => window.complaints.push(String(text));
  const describe = (target: EventTarget | null) => (target instanceof Element ? target.outerHTML : '');
  const hear = (event: Event) =>
    keep(event instanceof ErrorEvent ? event.message : `failed: ${describe(event.target)}`);
  addEventListener('error', hear, true);
  addEventListener('unhandledrejection', ({ reason }) => keep(reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    keep(`${violatedDirective}: ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const)
    console[level] = (...words: unknown[]) => keep(words.join(' '));
}

const SCRIPT = '/liner-watch.js';

/** @param origin of the site's own server */
export async function watchSite(origin: string): Promise<Watch> {
  const failed: string[] = [];
  const foreign: string[] = [];
  const server = createServer((request, response) => void pass(origin, request, response, failed));
  const proxy = createServer((request, response) => {
    foreign.push(new URL(request.url ?? '').host);
    response.writeHead(403).end();
  });
  proxy.on('connect', ({ url = '' }, socket) => {
    foreign.push(url);
    socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
  });
  const [own, others] = await Promise.all([listen(server), listen(proxy)]);
  return {
    origin: own,
    failed,
    proxy: others,
    foreign,
    close: () => {
      for (const each of [server, proxy]) {
        each.closeAllConnections();
        each.close();
      }
    },
  };
}

async function pass(
  origin: string,
  { url = '/' }: IncomingMessage,
  response: ServerResponse,
  failed: string[],
): Promise<void> {
  if (url === SCRIPT) {
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${keepComplaints})()`);
    return;
  }
  const answer = await fetch(origin + url, { redirect: 'manual' });
  if (answer.status >= 400) failed.push(url);
  const type = answer.headers.get('content-type') ?? '';
  const body = type.startsWith('text/html')
    ? (await answer.text()).replace('<head>', `<head><script src="${SCRIPT}"></script>`)
    : Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type, ...pick(answer.headers) }).end(body);
}

/** The headers that a page notices. */
function pick(headers: Headers): Record<string, string> {
  const entries = ['content-security-policy', 'location', 'cache-control'].map((name) => [
    name,
    headers.get(name),
  ]);
  return Object.fromEntries(entries.filter(([, value]) => value !== null));
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve, reject) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`);
      else reject(new Error('The server has no port.'));
    });
  });
}
