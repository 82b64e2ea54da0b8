/** The studio's own server: who may ask, what is asked, and the answer. */
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { findRange, isGone, listen } from '../engine/server/index.ts';
import { API, type Studio } from './api.ts';
import type { Events } from './events.ts';
import { ENTRY_RULES, guard, guardHeaders, originOf, type Refusal } from './guard.ts';
import { findAsset, type ShownAsset } from './library.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { StudioFiles } from './pages.ts';
import type { Session } from './session.ts';

interface StudioServer {
  port: number;
  close(): Promise<void>;
}

export interface ServerOptions {
  /** 0 for any that is free. */
  port: number;
  /** Asked once, when the port is known. */
  session(port: number): Session;
  events: Events;
  /** Its own pages. */
  files: StudioFiles;
  /** Undefined until the preview has been started. */
  studio(): Studio | undefined;
  /** An unexpected error in words, for the page and for the terminal. */
  describe(error: unknown): string;
  onError(error: unknown): void;
}

const LOOPBACK = '127.0.0.1';
/** The number of ports to try. */
const TRIES = 20;
/** In bytes: the largest text that people write, a few times over. */
const LARGEST_BODY = 8_000_000;

/** @throws Node's EADDRINUSE if no port is free */
export async function startStudioServer(options: ServerOptions): Promise<StudioServer> {
  let port = options.port;
  let session: Session | undefined;
  const server = createServer((request, response) => {
    if (!session) return void response.destroy();
    answer(request, response, { ...options, port, current: session }).catch((error: unknown) => {
      if (isGone(error)) return void response.destroy();
      options.onError(error);
      if (response.headersSent) response.destroy();
      else send(response, 500, { message: options.describe(error) });
    });
  });
  port = await listen(server, options.port, LOOPBACK, options.port === 0 ? 1 : TRIES);
  session = options.session(port);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type Answering = ServerOptions & { port: number; current: Session };

async function answer(request: IncomingMessage, response: ServerResponse, options: Answering): Promise<void> {
  const { port, current, events } = options;
  const studio = options.studio();
  const { method = 'GET', url = '/', headers } = request;
  const preview = studio?.preview ?? originOf(port);
  for (const [name, value] of Object.entries(guardHeaders(preview))) response.setHeader(name, value);
  const asked = { method, url, headers };
  const guarding = { port, isKnown: current.isKnown };
  const token = readToken(asked);
  const refusal = guard(asked, guarding, token === undefined ? undefined : ENTRY_RULES);
  if (refusal) return refuseRequest(response, refusal);
  if (token !== undefined) return admit(response, current, token, headers.cookie);
  if (!studio) return send(response, 503, { message: 'The studio is being started. Try again in a moment.' });
  const { pathname, searchParams } = new URL(url, originOf(port));
  const isHead = method === 'HEAD';
  const name = `${isHead ? 'GET' : method} ${pathname}`;
  const page = Object.hasOwn(options.files, name) ? options.files[name] : undefined;
  if (page) {
    response.writeHead(200, { 'Content-Type': page.type });
    response.end(isHead ? undefined : page.body);
    return;
  }
  if (name === 'GET /api/events') return events.join(request, response);
  if (name === 'GET /api/asset')
    return sendAsset(request, response, await findAsset(studio.workspace, searchParams.get('path') ?? ''));
  const handle = Object.hasOwn(API, name) ? API[name] : undefined;
  if (!handle) return send(response, 404, { message: `There is nothing at ${pathname}.` });
  const body = method === 'POST' ? await readJson(request) : { value: undefined };
  if ('refused' in body) return sendOutcome(response, body);
  sendOutcome(response, await handle(studio, { query: searchParams, body: body.value, stream: request }));
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

/** The token in the address by which the studio is entered. */
function readToken({ method, url }: { method: string; url: string }): string | undefined {
  if (method !== 'GET' || !url.startsWith('/?')) return undefined;
  return new URLSearchParams(url.slice(2)).get('token') ?? undefined;
}

/** Exchanges a token for the cookie, and takes it out of the address. */
function admit(response: ServerResponse, session: Session, token: string, cookies: string | undefined): void {
  const isAdmitted = session.redeem(token) || session.isKnown(cookies);
  if (isAdmitted) response.writeHead(303, { Location: '/', 'Set-Cookie': session.cookie }).end();
  else
    refuseRequest(response, {
      status: 401,
      message: 'This address is an old one. Open the address that npx liner studio has printed.',
    });
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
    return { value: JSON.parse(Buffer.concat(pieces).toString('utf8')) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return refuse(400, 'The request is no JSON.');
  }
}

function sendOutcome(response: ServerResponse, outcome: Outcome<unknown>): void {
  const { status, body } = 'value' in outcome ? { status: 200, body: outcome.value } : outcome.refused;
  send(response, status, body);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}
