/** The destination of a site: a folder to publish, the memory of a preview, or nowhere. */
import type { Artifact, Body } from '../artifact.ts';
import type { Problem } from '../problems/index.ts';
import type { Inspection } from './links/inspect.ts';

/** Takes one site: `begin`, then a `write` for each file to make, then `commit` or `discard`. */
export interface Sink {
  /** Receives every file of the site, and returns those that are to be made now. */
  begin(artifacts: readonly Artifact[]): PublishPlan;
  write(artifact: Artifact, body: Body, inspection: Inspection | undefined): void;
  /** Puts the site in the place of the last one, as it has no errors. Returns warnings. */
  commit(): Problem[];
  /** Leaves the last site, and nothing of this one. */
  discard(): void;
}

/** A file as the disk has it after it was written. */
export interface WrittenFile {
  bytes: number;
  /** Milliseconds. */
  modified: number;
  /** Equal for all names of one file. On Windows it is rounded, and identifies a file only together with the time. */
  inode: number;
}

export interface PublishPlan {
  make: readonly Artifact[];
  /** Inspections of pages that need not be made, by path. */
  inspections: ReadonlyMap<string, Inspection>;
}

const PAGE = /\.html$/;

export function isPage({ path }: Pick<Artifact, 'path'>): boolean {
  return PAGE.test(path);
}

/** Sink for a check: every page is rendered, and nothing is kept. */
export const nowhere: Sink = {
  begin: (artifacts) => ({ make: artifacts.filter(isPage), inspections: new Map() }),
  write: () => undefined,
  commit: () => [],
  discard: () => undefined,
};

/** Sink for a preview: a page is made on request, by `produce`. */
export const memory: Sink = { ...nowhere, begin: () => ({ make: [], inspections: new Map() }) };
