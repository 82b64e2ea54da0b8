/** How the preview answers: from memory, as a static host would. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Channel } from './channel.ts';
import { clientScript, injectClient } from './inject.ts';
import { typeOf } from './media-types.ts';
import type { Pages } from './pages.ts';
import { readBody } from './renderer.ts';
import { isPage } from './snapshot.ts';
import { CLIENT_PATH, EVENTS_PATH } from './state.ts';

/** In seconds: a file whose name holds its hash never changes. */
const YEAR = 31_536_000;

export function createAnswer(pages: Pages, channel: Channel) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const { path, search, query } = divideUrl(request.url ?? '/');
    await pages.ready;
    if (path === EVENTS_PATH) await channel.join(request, response, query.get('path') ?? '/');
    else if (path === CLIENT_PATH) send(response, 200, path, clientScript());
    else await answerPath(response, path, search, pages);
  };
}

async function answerPath(
  response: ServerResponse,
  path: string,
  search: string,
  pages: Pages,
): Promise<void> {
  const { snapshot } = pages;
  const found = snapshot?.find(path);
  if (snapshot && found?.kind === 'file') {
    const { artifact, status } = found;
    if (!isPage(artifact.path)) {
      const body = await readBody(artifact);
      return send(response, status, artifact.path, body, artifact.immutable);
    }
    const { rendered, problem } = await snapshot.renderer.render(artifact);
    return send(response, problem ? 500 : status, '.html', injectClient(rendered, snapshot.styles));
  }
  if (found?.kind === 'redirect') {
    // A location that starts with two slashes would lead to another host. Not for ever: the next site may differ.
    response.writeHead(302, { Location: found.to.replace(/^\/+/, '/') + search }).end();
    return;
  }
  const isFile = /\.\w+$/.test(path) && !isPage(path);
  if (isFile) response.writeHead(404).end();
  else send(response, snapshot ? 404 : 500, '.html', injectClient(undefined, ''));
}

function send(
  response: ServerResponse,
  status: number,
  path: string,
  body: string | Buffer,
  immutable = false,
): void {
  response.writeHead(status, {
    'Content-Type': typeOf(path),
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': immutable ? `public, max-age=${YEAR}, immutable` : 'no-cache',
  });
  response.end(body);
}

function divideUrl(url: string): { path: string; search: string; query: URLSearchParams } {
  const [path = '/', ...rest] = url.split('?');
  const search = rest.join('?');
  return { path, search: search ? `?${search}` : '', query: new URLSearchParams(search) };
}
