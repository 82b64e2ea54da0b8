/** A server that answers as Netlify's API does (https://docs.netlify.com/api/get-started/#file-digest-method). */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'token-of-a-test';
export const SITE_ID = '3970e0fe-8564-4903-9a55-c5f8de49fb8b';

interface Deploy {
  id: string;
  files: Record<string, string>;
  /** How often it is asked for before its digests are compared, and before it is ready. */
  waits: number;
  error?: string | undefined;
}

/** Simulated failures: called for each request, and done in place of an answer. */
export type Fault =
  | 'drop'
  | { status: number; retryAfter?: number; headers?: Record<string, string>; body?: unknown }
  | undefined;

export interface FakeNetlify {
  /** The address of the API. */
  base: string;
  /** `PUT /deploys/1/files/index.html`, in the order in which they came. */
  requests: string[];
  /** The contents that are published, by path. */
  live(): Record<string, string>;
  fault: (request: string, count: number) => Fault;
  /** The reason why the next deploy fails in the end. */
  failure: string | undefined;
  stop(): Promise<void>;
}

export async function startNetlify(): Promise<FakeNetlify> {
  const contents = new Map<string, Buffer>();
  const deploys = new Map<string, Deploy>();
  let published: Record<string, string> = {};
  const fake = {
    requests: [] as string[],
    fault: (): Fault => undefined,
    failure: undefined as string | undefined,
    live: () =>
      Object.fromEntries(
        Object.entries(published).map(([path, sha]) => [
          path.slice(1),
          contents.get(sha)?.toString() ?? '(missing)',
        ]),
      ),
  };

  const missing = ({ files }: Deploy) =>
    [...new Set(Object.values(files))].filter((sha) => !contents.has(sha));
  const describe = (deploy: Deploy) => {
    const { id, waits, error } = deploy;
    if (waits > 0) return { id, state: 'preparing', required: null };
    const required = missing(deploy);
    if (required.length > 0) return { id, state: 'uploading', required };
    if (error !== undefined) return { id, state: 'error', required, error_message: error };
    published = deploy.files;
    return { id, state: 'ready', required };
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').replace('/api/v1', '');
    const name = `${request.method} ${path}`;
    fake.requests.push(name);
    const send = (status: number, body: unknown, headers: Record<string, string> = {}) =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body));
    const fault = result.fault(name, fake.requests.filter((each) => each === name).length);
    if (fault === 'drop') return void request.socket.destroy();
    const body = await readBody(request);
    if (fault)
      return send(fault.status, fault.body ?? { message: 'Something went wrong' }, {
        ...fault.headers,
        ...(fault.retryAfter !== undefined && { 'retry-after': String(fault.retryAfter) }),
      });
    if (request.headers.authorization !== `Bearer ${TOKEN}`)
      return send(401, { code: 401, message: 'Access Denied' });
    const [, kind, id = '', part, ...rest] = path.replace(/\?.*/, '').split('/').map(decodeURIComponent);
    if (kind === 'sites' && id !== SITE_ID && id !== 'artist.netlify.app')
      return send(404, { message: 'Not Found' });
    if (kind === 'sites' && !part) return send(200, { id: SITE_ID, ssl_url: 'https://artist.netlify.app' });
    if (kind === 'sites' && part === 'files') {
      const all = Object.entries(published).map(([file, sha]) => ({ path: file, sha }));
      const page = Number(/page=(\d+)/.exec(path)?.[1] ?? 1);
      const next = `<${result.base}/sites/${SITE_ID}/files?page=${page + 1}>; rel="next"`;
      return send(200, all.slice(3 * (page - 1), 3 * page), all.length > 3 * page ? { link: next } : {});
    }
    if (kind === 'sites' && part === 'deploys') {
      const { files, async } = JSON.parse(body.toString());
      const deploy = { id: String(deploys.size + 1), files, waits: async ? 2 : 0, error: result.failure };
      deploys.set(deploy.id, deploy);
      return send(200, describe(deploy));
    }
    const deploy = deploys.get(id);
    if (!deploy) return send(404, { message: 'Not Found' });
    if (part !== 'files') {
      deploy.waits -= 1;
      return send(200, describe(deploy));
    }
    const sha = createHash('sha1').update(body).digest('hex');
    if (deploy.files[`/${rest.join('/')}`] !== sha)
      return send(422, { message: 'The file has another digest' });
    contents.set(sha, body);
    send(200, { path: `/${rest.join('/')}`, sha });
  }

  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of the network, as it listens on a port.
  const { port } = server.address() as AddressInfo;
  const result: FakeNetlify = Object.assign(fake, {
    base: `http://127.0.0.1:${port}/api/v1`,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  });
  return result;
}

export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}
