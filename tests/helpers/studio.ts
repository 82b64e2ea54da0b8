/** `liner studio` under way in a small site's folder, and a browser that was admitted to it. */
import type { IncomingHttpHeaders } from 'node:http';
import { request } from 'node:http';
import type { StudioEvent } from '../../generator/studio/protocol/index.ts';
import { until } from './dev.ts';
import { type Run, startServer } from './runner.ts';
import type { TestSite } from './site.ts';

export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

export interface RunningStudio {
  /** With a token for one browser, as it was printed last. */
  address: string;
  port: number;
  /** The secret of its pages. */
  key: string;
  output(): string;
  /** Sends a request as it is, with nothing added. */
  ask(asked: {
    method?: string;
    url: string;
    headers?: IncomingHttpHeaders;
    body?: string | Uint8Array;
  }): Promise<Answered>;
  /** As a page of the studio does; expects a success. */
  get<Answer>(url: string): Promise<Answer>;
  post<Answer>(url: string, body?: object): Promise<Answer>;
  upload<Answer>(name: string, bytes: string | Uint8Array, folder?: string): Promise<Answer>;
  /** The same, whatever comes of it. */
  tryGet(url: string): Promise<{ status: number; body: unknown }>;
  tryPost(url: string, body?: object): Promise<{ status: number; body: unknown }>;
  tryUpload(
    name: string,
    bytes: string | Uint8Array,
    folder?: string,
  ): Promise<{ status: number; body: unknown }>;
  /** The text of a page of the preview. */
  preview(path: string): Promise<string>;
  /** Collects what is sent to an open page from now on. */
  listen(): Promise<{ events: StudioEvent[]; stop(): void }>;
  /** At once, as a crash. */
  kill(): void;
  /** Once it has ended by itself. */
  ended: Promise<Run>;
  stop(): Promise<Run>;
}

export async function startStudio(
  site: TestSite,
  words: string[] = ['--port', '0'],
  environment: Record<string, string> = {},
): Promise<RunningStudio> {
  const { run, done, ...server } = startServer(site.root, ['studio', '--no-open', ...words], environment);
  const lastAddress = () => [...run.stderr.matchAll(/http:\S+\?token=\S+/g)].at(-1)?.[0];
  const printed = await until(() => {
    if (run.code !== null) throw new Error(`It ended:\n${run.stderr}`);
    return lastAddress();
  });
  const { host, port, search } = new URL(printed);
  const send: RunningStudio['ask'] = ({ method = 'GET', url, headers = {}, body }) =>
    new Promise((resolve, reject) => {
      const asked = request(
        { host: '127.0.0.1', port, method, path: url, headers, setHost: false },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(pieces).toString(),
            }),
          );
        },
      );
      asked.on('error', reject);
      asked.end(body);
    });
  const admitted = await send({ url: `/${search}`, headers: { host } });
  const key = /name="liner-key" content="([^"]+)"/.exec(admitted.text)?.[1] ?? '';
  await until(() => lastAddress() !== printed);
  const page = {
    ...{ host, 'x-liner-studio': key },
    ...{ 'sec-fetch-site': 'same-origin', origin: `http://${host}` },
  };
  const post = (url: string, body: object = {}) => {
    const headers = { ...page, 'content-type': 'application/json' };
    return send({ method: 'POST', url, headers, body: JSON.stringify(body) });
  };
  const upload = (name: string, bytes: string | Uint8Array, folder?: string) => {
    const query = new URLSearchParams({ name, ...(folder && { folder }) });
    const length = String(Buffer.byteLength(bytes));
    const headers = { ...page, 'content-length': length };
    return send({ method: 'PUT', url: `/api/asset?${query}`, headers, body: bytes });
  };
  const get: RunningStudio['get'] = async (url) => readDone(await send({ url, headers: page }));
  return {
    get address() {
      return lastAddress() ?? printed;
    },
    ...{ port: Number(port), key, ask: send, get },
    output: () => run.stderr,
    post: async (url, body) => readDone(await post(url, body)),
    tryGet: async (url) => readAny(await send({ url, headers: page })),
    tryPost: async (url, body) => readAny(await post(url, body)),
    upload: async (name, bytes, folder) => readDone(await upload(name, bytes, folder)),
    tryUpload: async (name, bytes, folder) => readAny(await upload(name, bytes, folder)),
    async preview(path) {
      const { preview } = await get<{ preview: string }>('/api/site');
      return (await fetch(new URL(path, preview))).text();
    },
    listen: () => listenTo(port, page),
    kill: server.kill,
    ended: done,
    stop() {
      server.stop();
      return done;
    },
  };
}

function readDone({ status, text }: Answered) {
  if (status !== 200) throw new Error(`${status}: ${text}`);
  return JSON.parse(text);
}

function readAny({ status, text }: Answered): { status: number; body: unknown } {
  return { status, body: JSON.parse(text) };
}

function listenTo(port: string, headers: IncomingHttpHeaders): ReturnType<RunningStudio['listen']> {
  return new Promise((resolve, reject) => {
    const events: StudioEvent[] = [];
    const asked = request({ host: '127.0.0.1', port, path: '/api/events', headers }, (response) => {
      let text = '';
      response.on('data', (piece) => {
        text += piece;
        const messages = text.split('\n\n');
        text = messages.pop() ?? '';
        for (const message of messages)
          if (message.startsWith('data: ')) events.push(JSON.parse(message.slice(6)));
      });
      response.on('error', () => undefined);
      resolve({ events, stop: () => asked.destroy() });
    });
    asked.on('error', reject);
    asked.end();
  });
}
