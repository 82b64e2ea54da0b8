/** Publishing: opens the place where a site goes. */
import { homedir } from 'node:os';
import { NETLIFY_TOKEN } from '../../site/schema/publish.ts';
import type { Destination } from './destination.ts';
import type { Target } from './target.ts';

export interface DeployOptions {
  /** The folder of the project. */
  root: string;
  /** The folders of the content and the pictures. */
  sources: readonly string[];
  /** The folder of the finished site. */
  out: string;
  /** Files of others may be replaced. */
  replace: boolean;
  /** A server that was never met before is trusted. */
  acceptHostKey: boolean;
  /** Asks whoever is there; undefined where nobody is. */
  ask: ((question: string) => Promise<boolean>) | undefined;
  /** Digests of the site as it was when it was last published from here, if known. */
  published: ReadonlyMap<string, string> | undefined;
  /** Where tokens and passwords are. */
  environment: NodeJS.ProcessEnv;
}

/** What each of them needs is loaded with it. */
export async function openDestination(target: Target, options: DeployOptions): Promise<Destination> {
  const { root, sources, out, replace, acceptHostKey, ask, published, environment } = options;
  switch (target.to) {
    case 'git': {
      const { toGit } = await import('./to-git.ts');
      return toGit({ ...target, root, out, sources, mayAsk: ask !== undefined, published });
    }
    case 'folder': {
      const { toFolder } = await import('./to-folder.ts');
      return toFolder({ path: target.path, root, sources: [...sources, out], replace });
    }
    case 'netlify': {
      const { toNetlify } = await import('./to-netlify.ts');
      const { [NETLIFY_TOKEN]: token, NETLIFY_API_URL: base } = environment;
      return toNetlify({ site: target.site, token, base });
    }
    case 'sftp': {
      const { toSftp } = await import('./to-sftp.ts');
      return toSftp({
        ...target,
        replace,
        trust: { acceptHostKey, ask, environment, home: environment['HOME'] ?? homedir() },
      });
    }
  }
}
