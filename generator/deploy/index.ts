/** Publishing: opens the place where a site goes. */
import { NETLIFY_TOKEN } from '../content/schema/publish.ts';
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
  /** Whether somebody is there to answer. */
  mayAsk: boolean;
  /** Digests of the site as it was when it was last published from here, if known. */
  published: ReadonlyMap<string, string> | undefined;
  /** Where tokens and passwords are. */
  environment: NodeJS.ProcessEnv;
}

/** What each of them needs is loaded with it. */
export async function openDestination(target: Target, options: DeployOptions): Promise<Destination> {
  const { root, sources, out, replace, mayAsk, published, environment } = options;
  switch (target.to) {
    case 'git': {
      const { toGit } = await import('./to-git.ts');
      return toGit({ ...target, root, out, mayAsk, published });
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
    default:
      throw new Error(`Publishing to ${target.to} is not there yet.`);
  }
}
