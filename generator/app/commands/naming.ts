/** The command to type: `liner` if it is installed here, otherwise the name of its package. */
import { sep } from 'node:path';
import type { Environment } from './environment.ts';

/**
 * The same environment, whose messages name a command that works there: without an installed Liner, `npx liner` would fetch
 * somebody else's package.
 */
export function nameCommands(environment: Environment, folder: string): Environment {
  if (isInstalledFor(environment.packageRoot, folder)) return environment;
  const { stdout, stderr } = environment;
  return { ...environment, stdout: rename(stdout), stderr: rename(stderr) };
}

/** @param packageRoot a checkout, or a folder in the node_modules of the folder that it was installed in */
export function isInstalledFor(packageRoot: string, folder: string): boolean {
  const home = packageRoot.split(`${sep}node_modules${sep}`, 1)[0];
  return home === packageRoot || folder === home || folder.startsWith(`${home}${sep}`);
}

function rename(stream: NodeJS.WriteStream): NodeJS.WriteStream {
  return new Proxy(stream, {
    get(target, key) {
      if (key === 'write')
        return (text: string, done?: () => void) =>
          target.write(text.replaceAll('npx liner ', 'npx linernotes '), done);
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
