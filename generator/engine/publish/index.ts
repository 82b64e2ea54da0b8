/** The last step of a build: every file is made, inspected and handed to a sink. */
import type { Artifact } from '../artifact.ts';
import type { OnProgress } from '../lib/progress.ts';
import type { SiteUrls } from '../lib/url.ts';
import { isError, type Problem } from '../problems/index.ts';
import { type ContentLink, checkLinks, type HiddenPages } from './links/index.ts';
import { createInterner, type Inspection } from './links/inspect.ts';
import { type Explain, makeFiles } from './make.ts';
import { checkPaths } from './paths.ts';
import { isPage, type Sink } from './sink.ts';

export { type Explain, type Produced, produce } from './make.ts';
export { isPage, memory, nowhere, type PublishPlan, type Sink } from './sink.ts';

export interface PublishOptions {
  explain: Explain;
  urls: SiteUrls;
  /** The addresses of the other languages. */
  otherUrls?: readonly SiteUrls[] | undefined;
  /** Every link of the content, with its place. */
  links: readonly ContentLink[];
  /** Pages that are not on the site yet, by the addresses that they will have. */
  hidden?: HiddenPages | undefined;
  /** Addresses of pages by others that people write for them. */
  routesByName?: (() => ReadonlyMap<string, string>) | undefined;
  /** Returns true if lists leave a link of the content out, as its page would be empty. */
  isLeftOut?: ((url: string) => boolean) | undefined;
  onProgress?: OnProgress | undefined;
}

/** Returns the problems of the written site. If one of them is an error, nothing was committed. */
export async function publish(
  artifacts: readonly Artifact[],
  sink: Sink,
  options: PublishOptions,
): Promise<Problem[]> {
  const { sound, problems } = checkPaths(artifacts);
  const { make, inspections } = sink.begin(sound);
  const pages = new Map(inspections);
  const failures = new Map<string, Problem>();
  const keep = createInterner();
  let done = sound.length - make.length;
  try {
    await makeFiles(make, options.explain, (artifact, made) => {
      const { path } = artifact;
      const { body, problem, inspection: found } = made;
      // A compressed page that fails is reported by its page.
      if (problem && isPage(artifact)) failures.set(path, problem);
      const inspection = found && keep(found);
      if (inspection) pages.set(path, inspection);
      if (body !== undefined) sink.write(artifact, body, inspection);
      done += 1;
      options.onProgress?.(done, sound.length, path);
    });
    const files = sound.map(({ path }) => path);
    problems.push(...foldRepeats(inOrder(files, failures).values()));
    problems.push(...checkLinks({ ...options, pages: inOrder<Inspection>(files, pages), files }));
    if (!problems.some(isError)) return [...problems, ...sink.commit()];
  } catch (error) {
    sink.discard();
    throw error;
  }
  sink.discard();
  return problems;
}

/** The problems of links in the content of a site that is not published. */
export function checkUnpublished(artifacts: readonly Artifact[], options: PublishOptions): Problem[] {
  return checkLinks({ ...options, files: artifacts.map(({ path }) => path), pages: new Map() });
}

/** The values in the order of the files, so that problems are in the same order whichever file was made first. */
function inOrder<Value>(files: readonly string[], found: ReadonlyMap<string, Value>): Map<string, Value> {
  return new Map(
    files.flatMap((path) => {
      const value = found.get(path);
      return value === undefined ? [] : [[path, value]];
    }),
  );
}

/** A template that fails on every page is one error: the first page names it, the others are counted. */
function foldRepeats(failures: Iterable<Problem>): Problem[] {
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
    // It may end with a message of another program.
    const message = /[.!?]$/.test(first.message) ? first.message : `${first.message}.`;
    return { ...first, message: `${message} The same goes for ${pages}.` };
  });
}
