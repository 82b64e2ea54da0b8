/** A folder elsewhere, as far as publishing into it needs it. Paths are relative to it, with forward slashes. */
import type { Listing } from './plan.ts';

export interface Store {
  /** How many things it does at once. */
  concurrency: number;
  /** Everything in it. Links are listed as files and never followed. */
  list(): Promise<Listing>;
  /** The text of a file; undefined where there is none. */
  read(path: string): Promise<string | undefined>;
  write(path: string, text: string): Promise<void>;
  /** @param file on this computer */
  put(file: string, path: string): Promise<void>;
  /** The size of a file in bytes. */
  sizeOf(path: string): Promise<number>;
  /** Replaces what is there, in one step. */
  rename(from: string, to: string): Promise<void>;
  remove(path: string): Promise<void>;
  makeFolder(path: string): Promise<void>;
  /** Only where it is empty. */
  removeFolder(path: string): Promise<void>;
  close(): Promise<void>;
}
