/** Where a site goes: a folder to publish, the memory of a preview, or nowhere at all. */
import type { Artifact, Body } from '../artifact.ts';
import type { Problem } from '../problems/index.ts';
import type { Inspection } from './links/inspect.ts';

/** Takes one site: `begin`, then a `write` for each file to make, then `commit` or `discard`. */
export interface Sink {
  /** Is shown every file of the site, and says which of them are to be made now. */
  begin(artifacts: readonly Artifact[]): Beginning;
  write(artifact: Artifact, body: Body, inspection: Inspection | undefined): void;
  /** Nothing is wrong with the site: it takes the place of the last one. Returns warnings. */
  commit(): Problem[];
  /** The last site stays. Nothing of this one is left. */
  discard(): void;
}

/** A file as the disk has it after it was written. */
export interface WrittenFile {
  bytes: number;
  /** In milliseconds. */
  modified: number;
  /** The same for all names of one file. On Windows it is rounded, and tells files apart only together with the time. */
  inode: number;
}

export interface Beginning {
  make: readonly Artifact[];
  /** Of pages that need not be made, by path. */
  inspections: ReadonlyMap<string, Inspection>;
}

const PAGE = /\.html$/;

export function isPage({ path }: Pick<Artifact, 'path'>): boolean {
  return PAGE.test(path);
}

/** For a check: every page is rendered, and nothing is kept. */
export const nowhere: Sink = {
  begin: (artifacts) => ({ make: artifacts.filter(isPage), inspections: new Map() }),
  write: () => undefined,
  commit: () => [],
  discard: () => undefined,
};

/** For a preview: a page is made on request, by `produce`. */
export const memory: Sink = { ...nowhere, begin: () => ({ make: [], inspections: new Map() }) };
