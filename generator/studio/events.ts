/** News for the open pages of the studio (server-sent events, HTML standard 9.2). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { StudioEvent } from './protocol/index.ts';

export interface Events {
  join(request: IncomingMessage, response: ServerResponse): void;
  send(event: StudioEvent): void;
}

export function openEvents(): Events {
  const listeners = new Set<ServerResponse>();
  return {
    join(request, response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      if (request.method === 'HEAD') {
        response.end();
        return;
      }
      listeners.add(response);
      request.once('close', () => listeners.delete(response));
      response.flushHeaders();
    },
    send(event) {
      for (const response of listeners) response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
  };
}
