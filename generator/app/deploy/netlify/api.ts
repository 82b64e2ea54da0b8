/** Requests to Netlify's API (https://docs.netlify.com/api/get-started/), repeated if that helps. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Notice, NoticeError, notice } from '../../publish-notices.ts';
import { DeployRefusal } from '../destination.ts';
import {
  isPassing,
  type Pause,
  type Retry,
  readWait,
  reasonOf,
  repeat,
  TIMEOUT,
  UPLOAD_TIMEOUT,
} from '../repeat.ts';

export interface NetlifyApi {
  /** @param path below the API's address @param content an object becomes JSON, bytes stay @throws ApiError if repeating does not help */
  request(method: string, path: string, content?: object | Uint8Array): Promise<Answer>;
  pause: Pause;
}

export interface Answer {
  body: unknown;
  /** The query of the next page of a list, with its `?`. It is at the same address: the token goes nowhere else. */
  next: string | undefined;
}

interface ApiOptions {
  /** `https://api.netlify.com/api/v1`. */
  base: string;
  token: string;
  pause?: Pause | undefined;
}

class ApiError extends NoticeError {
  override readonly name = 'ApiError';
  /** The status of the answer; 0 without one. */
  readonly status: number;
  constructor(status: number, reason: Notice) {
    super(reason);
    this.status = status;
  }
}

/** @param said why Netlify's answer cannot be used */
export function refuseAnswer(said: string): ApiError {
  return new ApiError(0, notice('netlify-garbled', { said }));
}

/** Bytes: a list of 100,000 files has some 20 MB. */
const LONGEST = 32 * 1024 * 1024;

export function openApi({ base, token, pause = sleep }: ApiOptions): NetlifyApi {
  return {
    pause,
    request: (method, path, content) =>
      repeat(() => tryRequest(`${base}${path}`, method, token, content), pause),
  };
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
      // Following it would send the list of all files to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(content && isBytes(content) ? UPLOAD_TIMEOUT : TIMEOUT),
    });
    const body = parse(await readText(response), token);
    if (response.ok) return { body, next: nextOf(response.headers.get('link')) };
    const error = new ApiError(response.status, describe(response.status, body));
    if (!isPassing(response.status)) throw error;
    return { error, wait: readWait(response.headers.get('retry-after')) };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    const reason = strike(reasonOf(error), token);
    const unreachable = notice('netlify-unreachable', { said: reason });
    return { error: new ApiError(0, unreachable), wait: undefined };
  }
}

function isBytes(content: object): content is Uint8Array {
  return content instanceof Uint8Array;
}

/** @throws ApiError for a text that is too long */
async function readText({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    // Leaving the loop cancels the rest.
    if (bytes > LONGEST) throw refuseAnswer('Netlify answers with more than 32 MB.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Whatever the server sends back may be printed. */
function strike(text: string, token: string): string {
  return text.replaceAll(token, '…');
}

/** Parses an answer, with the token struck out. */
function parse(text: string, token: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (typeof value === 'string' ? strike(value, token) : value));
  } catch {
    return undefined;
  }
}

/** RFC 8288: `<https://…?page=2>; rel="next"`; in part. */
function nextOf(link: string | null): string | undefined {
  const found = /<[^>?]*(\?[^>#]*)?[^>]*>;\s*rel="?next"?/.exec(link ?? '');
  return found ? (found[1] ?? '') : undefined;
}

function describe(status: number, body: unknown): Notice {
  const said = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  return notice('netlify-status', { status, said });
}

/** Turns an error about the token or the site into plain words. */
export function explainAccess(error: unknown, site: string): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 401 || error.status === 403) return new DeployRefusal(notice('netlify-bad-token', {}));
  if (error.status === 404) return new DeployRefusal(notice('netlify-no-site', { site }));
  return new DeployRefusal(error.notice);
}
