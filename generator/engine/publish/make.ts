/** Makes the files of a site, many at once, and a large site's pages in two threads. */
import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Artifact, type Body, readArtifact, readBody } from '../artifact.ts';
import { mapBatches, mapPool, settleAll } from '../lib/pool.ts';
import { SHARES } from '../lib/thread.ts';
import type { Problem } from '../problems/index.ts';
import { type Inspection, inspectHtml } from './links/inspect.ts';
import type { MadePage } from './page-job.ts';
import { isPage, type WrittenFile } from './sink.ts';

/** An error thrown while the page at a path was rendered, as a problem of its template. */
export type Explain = (error: unknown, path: string) => Problem | Promise<Problem>;

export type Produced = { body: Body; problem?: undefined } | { body?: undefined; problem: Problem };

/** What became of a file: its content, a problem, or a page that the other thread has written. */
export interface Made {
  body?: Body | undefined;
  problem?: Problem | undefined;
  written?: WrittenFile | undefined;
  /** Of a page. */
  inspection?: Inspection | undefined;
}

export type Share = (
  pages: readonly object[],
  folder: string | undefined,
) => Promise<(MadePage | undefined)[] | undefined>;

export interface MakeOptions {
  explain: Explain;
  /** Has pages made in the other thread, into a folder; settles with undefined where they are to be made here. */
  share?: Share | undefined;
  /** So many pages are shared. */
  shareFrom?: number | undefined;
}

/**
 * Bodies under way at once, besides pages and texts: as many as there are cores and threads of Node.js to draw and compress them. One more
 * takes ten megabytes, and no time off on two cores.
 */
const CONCURRENCY = Math.min(availableParallelism(), 4);
/** Pages of one message. Those of neighbours show the same cards, which are sent and rendered once. */
const BATCH = 32;
/** Of 2000 pages, a second thread saves 3 % of the time, and costs a fifth more memory and processor time; of 20,000, it saves a fifth. */
const SHARE_FROM = 4000;

/**
 * @param folder see `Beginning`
 * @param take is given each file as soon as it is made
 */
export async function makeFiles(
  artifacts: readonly Artifact[],
  folder: string | undefined,
  { explain, share, shareFrom = SHARE_FROM }: MakeOptions,
  take: (artifact: Artifact, made: Made) => void,
): Promise<void> {
  const pages = artifacts.flatMap((artifact) => (artifact.page ? [{ artifact, page: artifact.page }] : []));
  const isShared = share !== undefined && pages.length >= shareFrom;
  const makeHere = async (artifact: Artifact) => {
    const made = await produce(artifact, explain);
    const inspection =
      made.body !== undefined && isPage(artifact) ? inspectHtml(toText(made.body)) : undefined;
    take(artifact, { ...made, inspection });
  };
  const makeBatch = async (batch: typeof pages) => {
    const made = await share?.(
      batch.map(({ page }) => page),
      folder,
    );
    for (const [index, { artifact }] of batch.entries()) {
      const page = made?.[index];
      if (page) take(artifact, page);
      else await makeHere(artifact);
    }
    return [];
  };
  // Between two of them there is a turn for pictures, which are drawn beside them in threads of their own.
  const makeInTurn = async (artifact: Artifact) => {
    await makeHere(artifact);
    await nextTurn();
  };
  await settleAll([
    mapPool(
      artifacts.filter(({ page, isText }) => !page && !isText),
      CONCURRENCY,
      makeHere,
    ),
    mapPool(
      artifacts.filter(({ page, isText }) => isText || (page && !isShared)),
      1,
      makeInTurn,
    ),
    ...(isShared ? [mapBatches(pages, BATCH, SHARES, makeBatch)] : []),
  ]);
}

/** The content of a file. A page whose template fails is a problem; everything else that is thrown is not caught. */
export async function produce(artifact: Artifact, explain: Explain): Promise<Produced> {
  try {
    return { body: await readArtifact(artifact) };
  } catch (error) {
    // A compressed page is made of its page.
    const page = artifact.path.replace(/\.(?:br|gz)$/, '');
    if (isPage({ path: page })) return { problem: await explain(error, page) };
    throw error;
  }
}

function toText(body: Body): string {
  const content = readBody(body);
  return typeof content === 'string' ? content : Buffer.from(content).toString('utf8');
}
