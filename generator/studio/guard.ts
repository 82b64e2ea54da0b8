/**
 * Guards the studio. It writes files, so that pages of the web, and those of the preview, must never reach it: not by another name that
 * leads here, not by a form, not in a frame. Each rule stands for one attack.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** The parts of a request that the rules read. */
interface GuardedRequest {
  method: string;
  /** Original path with its query. */
  url: string;
  headers: IncomingHttpHeaders;
}

/** The state that the rules compare it with. */
interface Guarding {
  port: number;
  /** Returns true if a secret is that of the studio's pages. */
  isKey(given: string): boolean;
  /** Returns true if something at a path is the same for everybody: the page, its script and its styles. */
  isPage(pathname: string): boolean;
}

export interface Refusal {
  status: 400 | 401 | 403 | 405 | 415 | 421;
  message: string;
}

interface Rule {
  name: string;
  refuse(request: GuardedRequest, guarding: Guarding): Refusal | undefined;
}

/** The header with the secret of the studio's pages: no form can send it. */
const KEY_HEADER = 'x-liner-studio';
/** Path of elements that a page loads without headers: the secret is in the address. */
const SHOWN = '/api/asset';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT']);
/** Sent by a page of the studio, or by the address line. */
const OWN_SITES = new Set(['same-origin', 'none']);

/** Rules in the order in which they are asked; the first refusal is the answer. */
export const RULES: readonly Rule[] = [
  {
    // A page elsewhere can have its own name lead here (DNS rebinding).
    name: 'host',
    refuse: ({ headers }, { port }) =>
      hostsOf(port).includes(headers.host ?? '')
        ? undefined
        : { status: 421, message: `The studio answers only to ${hostsOf(port)[0]}.` },
  },
  {
    name: 'target',
    refuse: ({ url }) =>
      /^\/(?![/\\])/.test(url)
        ? undefined
        : { status: 400, message: 'The address must begin with one slash.' },
  },
  {
    name: 'method',
    refuse: ({ method }) =>
      METHODS.has(method) ? undefined : { status: 405, message: `${method} means nothing here.` },
  },
  {
    name: 'origin',
    refuse: ({ headers }, { port }) =>
      headers.origin === undefined || headers.origin === originOf(port)
        ? undefined
        : { status: 403, message: 'Pages of other origins may not ask the studio for anything.' },
  },
  {
    // Other ports of this computer are of the same site: the preview is not of the same origin.
    name: 'site',
    refuse: ({ headers }) => {
      const site = headers['sec-fetch-site'];
      return site === undefined || OWN_SITES.has(String(site))
        ? undefined
        : { status: 403, message: 'Pages of other origins may not ask the studio for anything.' };
    },
  },
  {
    // Other programs of this computer can ask whatever they like.
    name: 'key',
    refuse: (request, { port, isKey, isPage }) => {
      const { pathname, searchParams } = new URL(request.url, originOf(port));
      const isShown = pathname === SHOWN && !isWrite(request.method);
      const given = request.headers[KEY_HEADER] ?? (isShown ? searchParams.get('key') : null);
      return isPage(pathname) || isKey(String(given))
        ? undefined
        : { status: 401, message: 'Open the address that npx liner studio has printed.' };
    },
  },
  {
    // A program without these headers is no browser.
    name: 'own page',
    refuse: ({ method, headers }, { port }) =>
      !isWrite(method) || headers.origin === originOf(port) || headers['sec-fetch-site'] === 'same-origin'
        ? undefined
        : { status: 403, message: 'Only pages of the studio may change something.' },
  },
  {
    // Forms and simple requests are sent without asking first (Fetch standard, CORS-safelisted); uploads by PUT are not.
    name: 'type',
    refuse: ({ method, headers }) =>
      !isWrite(method) || isJson(headers['content-type']) || method === 'PUT'
        ? undefined
        : { status: 415, message: 'Send JSON, as application/json.' },
  },
];

/** Returns undefined for a request that may be answered. */
export function guard(
  request: GuardedRequest,
  guarding: Guarding,
  rules: readonly Rule[] = RULES,
): Refusal | undefined {
  for (const { refuse } of rules) {
    const refusal = refuse(request, guarding);
    if (refusal) return refusal;
  }
  return undefined;
}

/** The origin of the studio's own pages. */
export function originOf(port: number): string {
  return `http://${hostsOf(port)[0]}`;
}

/** Browsers leave out the port of the protocol. */
function hostsOf(port: number): [string, ...string[]] {
  return port === 80 ? ['127.0.0.1', '127.0.0.1:80'] : [`127.0.0.1:${port}`];
}

function isWrite(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD';
}

function isJson(type: string | undefined): boolean {
  return /^application\/json\s*(?:;|$)/i.test(type ?? '');
}

/**
 * Headers of every answer. The studio is shown in no frame, loads nothing from elsewhere, and sends its address nowhere.
 * @param preview the origin of the preview
 * @param framed other origins that pages of the studio show in a frame
 */
export function guardHeaders(preview: string, framed: readonly string[] = []): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' data: blob: ${preview}`,
    'media-src': `'self' blob: ${preview}`,
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': [preview, ...framed].join(' '),
    'frame-ancestors': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
  };
  return {
    'Content-Security-Policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cache-Control': 'no-store',
  };
}
