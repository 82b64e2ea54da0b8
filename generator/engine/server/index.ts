/**
 * Serves a site as static hosts do: index.html for folders, a redirect to the slash if it is missing, and 404.html
 * with its status for what does not exist. The files come from a folder or from the caller.
 */
import { createServer, type Server } from 'node:http';
import { type AnswerOptions, answer, findRange } from './answer.ts';
import { nameAddresses } from './host-names.ts';
import { openServedFolder } from './served-folder.ts';

interface Listening {
  /** Called with errors of requests, except of visitors who have gone. */
  onError?: ((error: unknown) => void) | undefined;
  /** 0 for any that is free. */
  port: number;
  /** Number of ports to try, from `port` upwards, if others are in use. */
  tries?: number;
}

export { findRange };

type ServerOptions = AnswerOptions & Listening;

export interface ServeOptions extends Listening {
  root: string;
  /** The path that the site lives under: `/`, or `/site/`. */
  base?: string;
}

interface StaticServer {
  port: number;
  close(): Promise<void>;
}

export interface FolderServer extends StaticServer {
  /** Address of the home page. */
  url: string;
}

const LOOPBACK = '127.0.0.1';

/** @throws Node's EADDRINUSE if all ports that were tried are in use */
export async function startServer(options: ServerOptions): Promise<StaticServer> {
  const { host, port, tries = 1 } = options;
  const server = createServer((request, response) => {
    answer(request, response, options).catch((error: unknown) => {
      response.destroy();
      if (!isGone(error)) options.onError?.(error);
    });
  });
  return {
    port: await listen(server, port, host, port === 0 ? 1 : tries),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Serves a folder to this computer only. @throws Node's EADDRINUSE if all ports that were tried are in use */
export async function serveFolder({ root, base = '/', ...listening }: ServeOptions): Promise<FolderServer> {
  // Opened again each time: a build may have replaced it.
  const site = async () => openServedFolder(root, base);
  const server = await startServer({ ...listening, site, host: LOOPBACK });
  return { ...server, url: nameAddresses(LOOPBACK, server.port, base).url };
}

const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE', 'ERR_STREAM_DESTROYED']);

/** Returns true if an error only means that a visitor has gone. */
export function isGone(error: unknown): boolean {
  return error instanceof Error && 'code' in error && GONE.has(String(error.code));
}

/** Returns the port that was taken: `port`, or the next one that is free. */
export async function listen(server: Server, port: number, host: string, tries: number): Promise<number> {
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => {
        server.off('error', reject);
        resolve();
      });
    });
  } catch (error) {
    const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    if (inUse && tries > 1) return listen(server, port + 1, host, tries - 1);
    throw error;
  }
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}
