/** Requests to Netlify's API (https://docs.netlify.com/api/get-started/), repeated if that helps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { DeployRefusal } from '../destination.ts';

export interface NetlifyApi {
  /**
   * @param path below the address of the API, or a whole address
   * @param content an object is sent as JSON, bytes as they are
   * @throws ApiError if repeating does not help
   */
  request(method: string, path: string, content?: object | Uint8Array): Promise<Answer>;
  pause: Pause;
}

export interface Answer {
  body: unknown;
  /** The address of the next page of a list. */
  next: string | undefined;
}

/** Waits. */
export type Pause = (milliseconds: number) => Promise<unknown>;

export interface ApiOptions {
  /** `https://api.netlify.com/api/v1`. */
  base: string;
  token: string;
  pause?: Pause | undefined;
}

export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** The status of the answer; 0 without one. */
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const ATTEMPTS = 6;
/** In milliseconds: before the second attempt; twice as long before each further one. */
const FIRST_PAUSE = 1000;
/** In milliseconds: Netlify's limits are per minute. */
const LONGEST_PAUSE = 60_000;
/** In milliseconds, of one request: large files on slow lines. */
const TIMEOUT = 5 * 60_000;

export function openApi({ base, token, pause = sleep }: ApiOptions): NetlifyApi {
  return {
    pause,
    async request(method, path, content) {
      const url = /^https?:/.test(path) ? path : `${base}${path}`;
      for (let attempt = 1; ; attempt += 1) {
        const result = await tryRequest(url, method, token, content);
        if (!('wait' in result)) return result;
        if (attempt === ATTEMPTS) throw result.error;
        await pause(result.wait ?? Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (attempt - 1)));
      }
    },
  };
}

/** A failure that may be retried, after so many milliseconds if the answer has a number. */
interface Retry {
  wait: number | undefined;
  error: ApiError;
}

async function tryRequest(
  url: string,
  method: string,
  token: string,
  content: object | Uint8Array | undefined,
): Promise<Answer | Retry> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'user-agent': 'Liner',
        ...(content && {
          'content-type': isBytes(content) ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(content && { body: isBytes(content) ? new Uint8Array(content) : JSON.stringify(content) }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const text = await response.text();
    if (response.ok) return { body: parse(text), next: nextOf(response.headers.get('link')) };
    const error = new ApiError(response.status, describe(response.status, text));
    if (response.status !== 429 && response.status < 500) throw error;
    return { error, wait: readWait(response.headers.get('retry-after')) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return { error: new ApiError(0, `Netlify cannot be reached: ${reasonOf(error)}.`), wait: undefined };
  }
}

function isBytes(content: object): content is Uint8Array {
  return content instanceof Uint8Array;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** RFC 8288: `<https://…?page=2>; rel="next"`. */
function nextOf(link: string | null): string | undefined {
  return /<([^>]+)>;\s*rel="?next"?/.exec(link ?? '')?.[1];
}

/** Seconds (RFC 9110), in milliseconds. */
function readWait(text: string | null): number | undefined {
  return text !== null && /^\d+$/.test(text) ? Math.min(LONGEST_PAUSE, Number(text) * 1000) : undefined;
}

function describe(status: number, text: string): string {
  const body = parse(text);
  const message = typeof body === 'object' && body !== null && 'message' in body ? `: ${body.message}` : '';
  return `Netlify answers with the status ${status}${message}.`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.name === 'TimeoutError') return 'it does not answer';
  return error.cause instanceof Error ? error.cause.message : error.message;
}

/** Turns an error about the token or the site into plain words. */
export function explainAccess(error: unknown, site: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 401 || error.status === 403)
    return new DeployRefusal(
      'Netlify does not accept the token in the environment variable NETLIFY_AUTH_TOKEN. Make a new one at https://app.netlify.com/user/applications (Personal access tokens).',
    );
  if (error.status === 404)
    return new DeployRefusal(
      `Netlify has no site "${site}" for this token. The ID is in its settings there, as Project ID; write it into content/site.yaml as  publish: {to: netlify, site: …}`,
    );
  return new DeployRefusal(error.message);
}
