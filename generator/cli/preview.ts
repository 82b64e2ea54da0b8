/** `liner preview`: the finished site on this computer, as a web host would serve it. */
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as z from 'zod';
import { recoverSite } from '../engine/publish/siblings.ts';
import { serveFolder } from '../engine/server/index.ts';
import { type Environment, EXIT } from './environment.ts';
import { describeFailure } from './failure.ts';
import { waitForSignal } from './interrupt.ts';

interface PreviewOptions {
  out: string;
  port: number;
}

/** Serves until the process receives SIGINT or SIGTERM. */
export async function runPreview(
  { stderr, speech }: Environment,
  { out, port }: PreviewOptions,
): Promise<number> {
  const root = resolve(out);
  recoverSite(root);
  if (!existsSync(join(root, 'index.html'))) {
    const missing = `There is no finished site in ${out} yet. Run npx liner build first.`;
    stderr.write(`${speech.phrase(missing)}\n`);
    return EXIT.content;
  }
  const onError = (error: unknown) => stderr.write(`${describeFailure(error, false)}\n`);
  const server = await serveFolder({ root, port, base: readBase(root), onError });
  const stopped = waitForSignal();
  // Printed after the handlers are set: a reader may stop it at once.
  stderr.write(`${speech.write('served-at', { url: server.url })}\n`);
  await stopped;
  await server.close();
  return EXIT.done;
}

const manifest = z.object({ scope: z.string().regex(/^\/(?:[^/]+\/)*$/) });

/** The base path of the site, from its web manifest. */
function readBase(root: string): string {
  const file = join(root, 'site.webmanifest');
  if (!existsSync(file)) return '/';
  const parsed = manifest.safeParse(parseJson(readFileSync(file, 'utf8')));
  return parsed.success ? parsed.data.scope : '/';
}

/** Returns undefined for invalid JSON, as others may have changed the file. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}
