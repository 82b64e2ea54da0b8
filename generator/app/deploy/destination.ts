/** The interface of destinations, and their failures. */
import type { OnProgress } from '../../engine/lib/progress.ts';
import { type Notice, NoticeError } from '../publish-notices.ts';
import type { Inventory } from './inventory.ts';

/** Publishing would do harm, or cannot succeed: nothing has been touched. */
export class DeployRefusal extends NoticeError {
  override readonly name = 'DeployRefusal';
  /** The option that permits it nevertheless. */
  readonly unless: Permission | undefined;

  constructor(reason: Notice, unless?: Permission) {
    super(reason);
    this.unless = unless;
  }
}

/** Options of `liner publish` that permit what may do harm. */
export type Permission = 'replace' | 'accept-host-key';

/** Publishing has failed halfway. The message describes what visitors see now, and what to do. */
export class DeployFailure extends NoticeError {
  override readonly name = 'DeployFailure';
}

export interface DeployOptions {
  root: string;
  sources: readonly string[];
  out: string;
  baseUrl: string;
  /** A folder below, with a slash at the end, that alone is published: the rest of the site stays as it is. */
  below?: string | undefined;
  /** Folder of that kind that stays as it is. */
  kept?: string | undefined;
  /** Permits replacing foreign files, or another site. */
  replace: boolean;
  /** Trusts the key of a new server. */
  acceptHostKey: boolean;
  /** Lets programs ask for a password in the terminal. */
  mayAsk: boolean;
  /** Digests of the site as it was last published from here, if known. */
  published: ReadonlyMap<string, string> | undefined;
  /** Variables with tokens and passwords. */
  environment: NodeJS.ProcessEnv;
}

export interface Destination {
  /** Name within a sentence: `the folder /var/www/site`. */
  name: string;
  /** Makes sure that it can be reached, before the site is built. @throws DeployRefusal */
  check(): Promise<void>;
  /** Compares what is there with the site. @throws DeployRefusal */
  compare(site: Inventory): Promise<Preview>;
}

/** Changes that publishing would make. */
export interface Preview {
  /** Digests of the files that are published, by path; undefined if unknown. */
  published: ReadonlyMap<string, string> | undefined;
  /** Lines about what else will happen. */
  notes: readonly string[];
  /** True if there is nothing to do. */
  isDone: boolean;
  /** Publishes. @returns the closing line. @throws DeployFailure */
  deliver(onProgress: OnProgress): Promise<Notice>;
  close(): Promise<void>;
}
