/** `liner dev` under way in a small site's folder. */
import { setTimeout as wait } from 'node:timers/promises';
import type { PageState } from '../../generator/app/dev/channel.ts';
import { PATIENCE } from './patience.ts';
import { type Run, startServer } from './runner.ts';
import type { TestSite } from './site.ts';

export interface Preview {
  /** Address of the home page. */
  url: string;
  /** The output in the terminal so far. */
  output(): string;
  /** Requests a path of the host, without following redirects. */
  fetch(path: string): Promise<Response>;
  /** The text of what is served at a path. */
  read(path: string): Promise<string>;
  /** The event that an open page at a path would receive now. */
  state(path: string): Promise<PageState>;
  stop(): Promise<Run>;
}

export async function startPreview(site: TestSite, words: string[] = ['--port', '0']): Promise<Preview> {
  const { run, done, ...server } = startServer(site.root, ['dev', ...words]);
  const url = await until(() => {
    if (run.code !== null) throw new Error(`It ended:\n${run.stderr}`);
    return /The site is at (\S+)/.exec(run.stderr)?.[1];
  });
  const ask = (path: string) => fetch(new URL(path, url), { redirect: 'manual' });
  return {
    url,
    output: () => run.stderr,
    fetch: ask,
    read: async (path) => (await ask(path)).text(),
    state: (path) => readState(new URL(`/__liner/events?path=${encodeURIComponent(path)}`, url)),
    stop() {
      server.stop();
      return done;
    },
  };
}

/** Waits until something is there or true, and gives it. */
export async function until<Result>(find: () => Promise<Result> | Result): Promise<Truthy<Result>> {
  const deadline = Date.now() + PATIENCE;
  // Most things happen at once; looking all the time for others would keep them from happening.
  for (let pause = 20; ; pause = Math.min(100, pause * 1.3)) {
    const found = await find();
    if (isTruthy(found)) return found;
    if (Date.now() > deadline) throw new Error(`It did not happen: ${find}`);
    await wait(pause);
  }
}

type Truthy<Value> = Exclude<Value, false | undefined>;

function isTruthy<Value>(value: Value): value is Truthy<Value> {
  return Boolean(value);
}

/** The first event that a page gets. */
async function readState(events: URL): Promise<PageState> {
  const response = await fetch(events);
  let text = '';
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    const data = /^data: (.*)\n\n/m.exec(text)?.[1];
    if (data !== undefined) return JSON.parse(data);
  }
  throw new Error(`No event came: ${text}`);
}
