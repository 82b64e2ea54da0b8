/** Makes the files of a site, many at once. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Artifact, type Body, COMPRESSIBLE, readArtifact, readBody } from '../artifact.ts';
import { mapPool, settleAll } from '../lib/pool.ts';
import type { Problem } from '../problems/index.ts';
import { type Inspection, inspectHtml } from './links/inspect.ts';
import { isPage } from './sink.ts';

/** An error thrown while the page at a path was rendered, as a problem of its template. */
export type Explain = (error: unknown, path: string) => Problem | Promise<Problem>;

/** The content of a file, or the problem that keeps it from being made. */
export type Produced = { body: Body; problem?: undefined } | { body?: undefined; problem: Problem };

/** A file that was made, with the inspection of a page. */
type ProducedFile = Produced & { inspection: Inspection | undefined };

/**
 * Files made at once, besides pages and texts: as many as there are cores and threads of Node.js to draw and compress them. One more
 * takes ten megabytes, and no time off on two cores.
 */
const CONCURRENCY = Math.min(availableParallelism(), 4);

/** @param take receives each file as soon as it is made */
export async function makeFiles(
  artifacts: readonly Artifact[],
  explain: Explain,
  take: (artifact: Artifact, made: ProducedFile) => void,
): Promise<void> {
  const make = async (artifact: Artifact) => {
    const produced = await produce(artifact, explain);
    const isInspected = produced.body !== undefined && isPage(artifact);
    take(artifact, {
      ...produced,
      inspection: isInspected ? inspectHtml(toText(produced.body)) : undefined,
    });
  };
  // Yields to pictures, which are drawn in other threads meanwhile.
  const makeInTurn = async (artifact: Artifact) => {
    await make(artifact);
    await nextTurn();
  };
  await settleAll([
    mapPool(
      artifacts.filter(({ path }) => !COMPRESSIBLE.test(path)),
      CONCURRENCY,
      make,
    ),
    mapPool(
      artifacts.filter(({ path }) => COMPRESSIBLE.test(path)),
      1,
      makeInTurn,
    ),
  ]);
}

/** The content of a file. A page whose template fails is a problem; everything else that is thrown is not caught. */
export async function produce(artifact: Artifact, explain: Explain): Promise<Produced> {
  try {
    return { body: await readArtifact(artifact) };
  } catch (error) {
    // A compressed page is made from its page.
    const page = artifact.path.replace(/\.(?:br|gz)$/, '');
    if (isPage({ path: page })) return { problem: await explain(error, page) };
    throw error;
  }
}

function toText(body: Body): string {
  const content = readBody(body);
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}
