/** Requests to public services: slow, small, and to no other host than the one that was asked for. */

/** Network and clock, injected so that tests need neither. */
export interface Web {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (milliseconds: number) => Promise<void>;
}

interface Caller {
  readonly version: string;
  readonly contact: string;
}

interface Rules {
  /** Media types that are wanted: `application/json`. */
  readonly accept: string;
  /** Bytes. */
  readonly largest: number;
  /** A redirect may always stay on its own host. */
  readonly mayLeadTo?: (host: string) => boolean;
}

type Answer =
  | { readonly bytes: Uint8Array }
  /** Reason as a clause: `it answered 404`. */
  | { readonly failed: string; readonly status?: number };

export interface Client {
  get(url: string, rules: Rules): Promise<Answer>;
}

/** Milliseconds between two requests to a host: MusicBrainz allows one a second. */
const PAUSE = 1000;
/** Milliseconds. */
const TIMEOUT = 30_000;
/** Times that a service which is busy is asked again. */
const RETRIES = 3;
/** Seconds, before it is asked again, if it does not say when; and at most. */
const RETRY = { usual: 5, longest: 60 };
const MOST_REDIRECTS = 5;

export function openClient(web: Web, { version, contact }: Caller): Client {
  const last = new Map<string, number>();
  // Contacts come from a file of the site; a header is one line.
  const agent = `Liner/${version} ( ${contact.replace(/[^\x20-\x7e]/g, '')} )`;
  const space = async (host: string) => {
    const rest = (last.get(host) ?? -PAUSE) + PAUSE - web.now();
    if (rest > 0) await web.wait(rest);
    last.set(host, web.now());
  };
  const send = async (url: URL, accept: string) => {
    await space(url.host);
    const headers = { 'User-Agent': agent, Accept: accept };
    return web.fetch(url.href, { headers, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT) });
  };
  const get = async (given: string, rules: Rules): Promise<Answer> => {
    let url = new URL(given);
    for (let hops = 0, tries = 0; hops <= MOST_REDIRECTS; ) {
      if (!isPublic(url)) return { failed: `${url.host || url.protocol} is no public host with https` };
      const response = await send(url, rules.accept);
      const to = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && to !== null) {
        const next = URL.canParse(to, url) ? new URL(to, url) : undefined;
        if (!next || !(next.host === url.host || rules.mayLeadTo?.(next.hostname)))
          return { failed: `it leads to ${next?.host ?? 'nowhere'}` };
        url = next;
        hops += 1;
      } else if ((response.status === 503 || response.status === 429) && tries < RETRIES) {
        tries += 1;
        await web.wait(1000 * readRetry(response.headers.get('retry-after')));
      } else if (!response.ok) return { failed: `it answered ${response.status}`, status: response.status };
      else return readBody(response, rules.largest);
    }
    return { failed: 'it leads from one address to the next without an end' };
  };
  return {
    get: async (url, rules) => {
      try {
        return await get(url, rules);
      } catch (error) {
        // fetch throws a TypeError without a network, and a DOMException when time is up.
        if (!(error instanceof TypeError || error instanceof DOMException)) throw error;
        return {
          failed: error.name === 'TimeoutError' ? 'it did not answer in time' : 'it cannot be reached',
        };
      }
    },
  };
}

/** Names with a dot; no addresses of this computer or its network. */
function isPublic({ protocol, hostname, port, username }: URL): boolean {
  const isName =
    /^(?!.*\.(?:local|localhost|internal|home|lan)$)[a-z\d-]+(?:\.[a-z\d-]+)*\.[a-z][a-z\d-]+$/.test(
      hostname,
    );
  return protocol === 'https:' && isName && port === '' && username === '';
}

/** Seconds, from a header in seconds. */
function readRetry(header: string | null): number {
  const seconds = /^\d+$/.test(header ?? '') ? Number(header) : RETRY.usual;
  return Math.min(Math.max(seconds, 1), RETRY.longest);
}

/** Stops reading a body once it exceeds `largest` bytes. */
async function readBody(response: Response, largest: number): Promise<Answer> {
  const tooLarge: Answer = { failed: `it has more than ${largest / 1_000_000} MB` };
  if (Number(response.headers.get('content-length') ?? 0) > largest) return tooLarge;
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > largest) return tooLarge;
    parts.push(part);
  }
  return { bytes: Buffer.concat(parts) };
}

/** Bytes: a square of 6000 pixels as a PNG. */
const LARGEST = 40_000_000;

type Cover =
  | { readonly bytes: Uint8Array; readonly ending: 'jpg' | 'png' | 'webp' }
  | { readonly failed: string };

/** Fetches a picture, whose kind is that of its bytes, whatever its name says. */
export async function fetchCover(url: string, client: Client): Promise<Cover> {
  if (!URL.canParse(url)) return { failed: 'it is no address' };
  const { hostname } = new URL(url);
  const answer = await client.get(url, {
    accept: 'image/jpeg, image/png, image/webp',
    largest: LARGEST,
    // The archive of covers keeps them at the Internet Archive.
    mayLeadTo: (host) => hostname === 'coverartarchive.org' && /(?:^|\.)archive\.org$/.test(host),
  });
  if ('failed' in answer) return answer;
  const ending = endingOf(answer.bytes);
  return ending === undefined ? { failed: 'it is no JPEG, PNG or WebP' } : { bytes: answer.bytes, ending };
}

function endingOf(bytes: Uint8Array): 'jpg' | 'png' | 'webp' | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}
