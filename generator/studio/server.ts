/** The studio's own server: who may ask, what is asked, and the answer. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { findRange, isGone, listen } from '../engine/server/index.ts';
import type { Events } from './events.ts';
import { guard, guardHeaders, originOf, type Refusal } from './guard.ts';
import { findAsset, type ShownAsset } from './library.ts';
import { type Outcome, refuse } from './outcome.ts';
import { type StudioFiles, writePage } from './pages.ts';
import type { Session } from './session.ts';
import type { Api } from './taking.ts';
import { openThumbnails, type Thumbnails } from './thumbnails.ts';
import type { Workspace } from './workspace.ts';

interface StudioServer {
  port: number;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** 0 for any that is free. */
  port: number;
  session: Session;
  events: Events;
  files: StudioFiles;
  /** Origins besides the preview that its pages show in a frame. */
  framed: readonly string[];
  /** Workspace with the pictures. */
  workspace: Workspace;
  /** Undefined until the preview has been started. */
  api(): Api | undefined;
  /** An unexpected error in words, for the page and for the terminal. */
  describe(error: unknown): string;
  onError(error: unknown): void;
}

const LOOPBACK = '127.0.0.1';
/** The number of ports to try. */
const TRIES = 20;
/** Bytes: the largest text that people write, a few times over. */
const LARGEST_BODY = 8_000_000;
/** Bytes: browsers send the cookies of all programs of this computer, as cookies know no ports. */
const LARGEST_HEAD = 65_536;
/** Levels of lists and groups in a request: content files have half a dozen. */
const DEEPEST = 50;

/** @throws Node's EADDRINUSE if no port is free */
export async function startStudioServer(options: ServerOptions): Promise<StudioServer> {
  let port = options.port;
  const thumbnails = openThumbnails();
  const server = createServer({ maxHeaderSize: LARGEST_HEAD }, (request, response) => {
    answer(request, response, { ...options, port, thumbnails }).catch((error: unknown) => {
      if (isGone(error)) return void response.destroy();
      options.onError(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, { message: options.describe(error) });
    });
  });
  server.on('clientError', refuseBroken);
  port = await listen(server, options.port, LOOPBACK, options.port === 0 ? 1 : TRIES);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: ServerOptions & { thumbnails: Thumbnails },
): Promise<void> {
  const { port, session, events, files } = options;
  const api = options.api();
  const { method = 'GET', url = '/', headers } = request;
  const preview = api?.preview ?? originOf(port);
  for (const [name, value] of Object.entries(guardHeaders(preview, options.framed)))
    response.setHeader(name, value);
  const pageAt = (place: string) => (Object.hasOwn(files, place) ? files[place] : undefined);
  const isPage = (place: string) => pageAt(`GET ${place}`) !== undefined;
  const refusal = guard({ method, url, headers }, { port, isKey: session.isKey, isPage });
  if (refusal) return refuseRequest(response, refusal);
  if (!api) return send(response, 503, { message: 'The studio is being started. Try again in a moment.' });
  const { pathname, searchParams } = new URL(url, originOf(port));
  const isHead = method === 'HEAD';
  const name = `${isHead ? 'GET' : method} ${pathname}`;
  const page = pageAt(name);
  if (page) {
    const isAdmitted = !isHead && session.redeem(searchParams.get('token') ?? '');
    response.writeHead(200, { 'Content-Type': page.type });
    const body =
      pathname === '/' ? writePage(isAdmitted ? session.key : undefined, api.isNewSite) : page.body;
    response.end(isHead ? undefined : body);
    return;
  }
  if (name === 'GET /api/events' && !api.isNewSite) return events.join(request, response);
  if (name === 'GET /api/asset') {
    const asset = await findAsset(options.workspace, searchParams.get('path') ?? '');
    const small = asset && (await options.thumbnails.find(asset, searchParams.get('size')));
    if (!small) return sendAsset(request, response, asset);
    return void response.writeHead(200, { 'Content-Type': 'image/webp' }).end(small);
  }
  const handle = api.find(name);
  if (!handle) return send(response, 404, { message: `There is nothing at ${pathname}.` });
  const body = method === 'POST' ? await readJson(request) : { value: undefined };
  if ('refused' in body) return sendOutcome(response, body);
  sendOutcome(response, await handle({ query: searchParams, body: body.value, stream: request }));
}

/** A drawing that is opened by itself could run scripts: in a sandbox it has no origin. Browsers wind a recording by asking for parts. */
async function sendAsset(
  { headers }: IncomingMessage,
  response: ServerResponse,
  asset: ShownAsset | undefined,
): Promise<void> {
  if (!asset) return send(response, 404, { message: 'There is no such picture or recording.' });
  const { file, bytes, type } = asset;
  const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  response.setHeader('Content-Security-Policy', policy);
  const range = findRange(headers.range, bytes);
  if (range === 'unsatisfiable')
    return void response.writeHead(416, { 'Content-Range': `bytes */${bytes}` }).end();
  const { start, end } = range ?? { start: 0, end: bytes };
  if (range) response.setHeader('Content-Range', `bytes ${start}-${end - 1}/${bytes}`);
  response.writeHead(range ? 206 : 200, {
    'Content-Type': type,
    'Content-Length': end - start,
    'Accept-Ranges': 'bytes',
  });
  if (start === end) return void response.end();
  await pipeline(createReadStream(file, { start, end: end - 1 }), response);
}

function refuseRequest(response: ServerResponse, { status, message }: Refusal): void {
  // The rest of an upload is not waited for.
  response.setHeader('Connection', 'close');
  send(response, status, { message });
}

async function readJson(request: IncomingMessage): Promise<Outcome<unknown>> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    // The rest is read nevertheless: browsers look at an answer only when they have sent all.
    if (size <= LARGEST_BODY) pieces.push(piece);
    else pieces.length = 0;
  }
  if (size > LARGEST_BODY) return refuse(413, 'The request is too large.');
  try {
    const value: unknown = JSON.parse(Buffer.concat(pieces).toString('utf8'));
    return isDeeper(value, DEEPEST) ? refuse(400, 'The request is nested too deep.') : { value };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(400, 'The request is no JSON.');
  }
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((each) => isDeeper(each, levels - 1));
}

/** A request that is no HTTP, or whose headers are too large, which Node.js answers with an empty page. */
function refuseBroken(error: Error, socket: Duplex): void {
  if (!socket.writable) return;
  const isLarge = 'code' in error && error.code === 'HPE_HEADER_OVERFLOW';
  const reason = isLarge
    ? 'Other programs have left too many cookies for 127.0.0.1 in this browser. Delete its cookies, or use another browser.'
    : 'The request is no HTTP.';
  const status = isLarge ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const head = [`HTTP/1.1 ${status}`, 'Connection: close', 'Content-Type: text/plain; charset=utf-8'];
  socket.end(`${head.join('\r\n')}\r\n\r\n${reason}\n`);
}

function sendOutcome(response: ServerResponse, outcome: Outcome<unknown>): void {
  const { status, body } = 'value' in outcome ? { status: 200, body: outcome.value } : outcome.refused;
  send(response, status, body);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
