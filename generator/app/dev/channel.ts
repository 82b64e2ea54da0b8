/** The connection to open pages: each receives its current state, and every change of it. */
import type { IncomingMessage, ServerResponse } from 'node:http';

export interface PageState {
  /** The digest of the page; undefined while it cannot be made, so that the old one stays. */
  page?: string | undefined;
  /** The address of the stylesheet; empty while there is no site. */
  styles: string;
  /** Problems that keep the site, or this page, from being made. */
  problems: ShownProblem[];
  /** Entries that a build leaves out. */
  drafts: Draft[];
}

export interface ShownProblem {
  message: string;
  /** `content/site.yaml:3:7`; empty if there is none. */
  place: string;
  /** The lines around the place, or nothing. */
  frame: string;
  hint: string;
}

export interface Draft {
  title: string;
  /** The address of its page, or of the page that lists it. */
  url: string;
  /** True for the page itself. */
  here: boolean;
}

export interface Channel {
  /** Accepts a page's request for events (server-sent events, HTML standard 9.2). */
  join(request: IncomingMessage, response: ServerResponse, path: string): Promise<void>;
  /** Sends every open page what has changed for it. */
  announce(): Promise<void>;
}

interface Listener {
  path: string;
  response: ServerResponse;
  /** The last state that it received, as JSON. */
  sent: string;
}

/** Milliseconds: how soon a page reconnects, since the server may be restarting. */
const RETRY = 500;

/** @param describe returns the state of the page at a path */
export function openChannel(describe: (path: string) => Promise<PageState>): Channel {
  const listeners = new Set<Listener>();

  async function send(listener: Listener): Promise<void> {
    const state = JSON.stringify(await describe(listener.path));
    if (listener.sent === state || !listeners.has(listener)) return;
    listener.sent = state;
    listener.response.write(`data: ${state}\n\n`);
  }

  return {
    async join(request, response, path) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      const listener = { path, response, sent: '' };
      listeners.add(listener);
      request.once('close', () => listeners.delete(listener));
      response.write(`retry: ${RETRY}\n\n`);
      await send(listener);
    },
    async announce() {
      await Promise.all([...listeners].map(send));
    },
  };
}
