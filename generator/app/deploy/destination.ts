/** What every place that a site is published to has in common. */
import type { OnProgress } from '../../engine/lib/progress.ts';
import type { Inventory } from './inventory.ts';

/** Publishing would do harm, or cannot succeed: nothing has been touched. */
export class DeployRefusal extends Error {
  override readonly name = 'DeployRefusal';
}

/** Publishing has failed on its way: the message says what visitors see now, and what to do. */
export class DeployFailure extends Error {
  override readonly name = 'DeployFailure';
}

export interface Destination {
  /** As it is written in a sentence: `the folder /var/www/site`. */
  name: string;
  /** Whether it can be reached at all, asked before the site is built. @throws DeployRefusal */
  check(): Promise<void>;
  /** Compares what is there with the site. @throws DeployRefusal */
  look(site: Inventory): Promise<Outlook>;
}

export interface Outlook {
  /** Digests of the files that are published, by their paths; undefined where nothing is known of them. */
  published: ReadonlyMap<string, string> | undefined;
  /** What will be done besides, a line each. */
  notes: readonly string[];
  /** There is nothing to do. */
  isDone: boolean;
  /**
   * Publishes.
   *
   * @returns the closing line
   * @throws DeployFailure
   */
  deliver(onProgress: OnProgress): Promise<string>;
  close(): Promise<void>;
}
