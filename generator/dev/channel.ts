/** The line to the open pages: each is told how it should be by now, and told again when that changes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PageState } from './state.ts';

export interface Channel {
  /** Takes a page's request for events (server-sent events, HTML standard 9.2). */
  join(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Tells every open page what has changed for it. */
  announce(): Promise<void>;
}

interface Listener {
  path: string;
  response: ServerResponse;
  /** What it was told last. */
  told: string;
}

/** In milliseconds: how soon a page asks again when the server has gone, for it may be starting once more. */
const RETRY = 500;

/** @param describe how the page at a path should be */
export function openChannel(describe: (path: string) => Promise<PageState>): Channel {
  const listeners = new Set<Listener>();

  async function tell(listener: Listener): Promise<void> {
    const state = JSON.stringify(await describe(listener.path));
    if (listener.told === state || !listeners.has(listener)) return;
    listener.told = state;
    listener.response.write(`data: ${state}\n\n`);
  }

  return {
    async join(request, response, path) {
      const listener = { path, response, told: '' };
      listeners.add(listener);
      request.once('close', () => listeners.delete(listener));
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: ${RETRY}\n\n`);
      await tell(listener);
    },
    async announce() {
      await Promise.all([...listeners].map(tell));
    },
  };
}
