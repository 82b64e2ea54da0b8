/** The last step of a build: every file is made, looked at and handed to a sink. */
import { type Artifact, type Body, readArtifact, readBody } from '../artifact.ts';
import { mapPool } from '../lib/pool.ts';
import type { OnProgress } from '../lib/progress.ts';
import type { SiteUrls } from '../lib/url.ts';
import { isError, type Problem } from '../problems/index.ts';
import { type ContentLink, checkLinks } from './links/index.ts';
import { createInspector } from './links/inspect.ts';
import { checkPaths } from './paths.ts';
import { isPage, type Sink } from './sink.ts';

export { type Beginning, isPage, memory, nowhere, type Sink } from './sink.ts';

export interface PublishOptions {
  urls: SiteUrls;
  /** Every link of the content, with its place. */
  links: readonly ContentLink[];
  explain: Explain;
  onProgress?: OnProgress | undefined;
}

/** An error thrown while the page at a path was rendered, as a problem of its template. */
export type Explain = (error: unknown, path: string) => Problem | Promise<Problem>;

/** Bodies under way at once. */
const CONCURRENCY = 8;

/** Returns what is wrong with the site as it is written. Where there is an error among it, nothing was committed. */
export async function publish(
  artifacts: readonly Artifact[],
  sink: Sink,
  options: PublishOptions,
): Promise<Problem[]> {
  const { sound, problems } = checkPaths(artifacts);
  const { make, inspections } = sink.begin(sound);
  const pages = new Map(inspections);
  const failures: Problem[] = [];
  const inspect = createInspector();
  let done = sound.length - make.length;
  try {
    await mapPool(make, CONCURRENCY, async (artifact) => {
      const { body, problem } = await produce(artifact, options.explain);
      // A compressed page that fails is reported by its page.
      if (problem && isPage(artifact)) failures.push(problem);
      if (body !== undefined) {
        const inspection = isPage(artifact) ? inspect(toText(body)) : undefined;
        if (inspection) pages.set(artifact.path, inspection);
        sink.write(artifact, body, inspection);
      }
      done += 1;
      options.onProgress?.(done, sound.length, artifact.path);
    });
    const files = sound.map(({ path }) => path);
    problems.push(...foldRepeats(failures), ...checkLinks({ ...options, pages, files }));
    if (!problems.some(isError)) return [...problems, ...sink.commit()];
  } catch (error) {
    sink.discard();
    throw error;
  }
  sink.discard();
  return problems;
}

export type Produced = { body: Body; problem?: undefined } | { body?: undefined; problem: Problem };

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

/** A template that fails on every page is one error: the first page names it, the others are counted. */
function foldRepeats(failures: readonly Problem[]): Problem[] {
  const counts = new Map<string, { first: Problem; others: number }>();
  for (const first of failures) {
    const place = [first.at?.file, first.at?.line, first.at?.column].join(':');
    const known = counts.get(place);
    if (known) known.others += 1;
    else counts.set(place, { first, others: 0 });
  }
  return [...counts.values()].map(({ first, others }) => {
    if (others === 0) return first;
    const pages = others === 1 ? 'another page' : `${others} other pages`;
    return { ...first, message: `${first.message} The same goes for ${pages}.` };
  });
}
