/** Shows an address in the browser of whoever sits at the computer. */
import { spawn } from 'node:child_process';

/** @returns the command and its words, by the name of the platform as Node.js gives it */
export function openerFor(platform: NodeJS.Platform, url: string): [string, ...string[]] {
  if (platform === 'darwin') return ['open', url];
  // The empty word is the title of the window, which `start` would take the address for.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""', url];
  return ['xdg-open', url];
}

export function openBrowser(url: string, onFailure: () => void): void {
  const [command, ...words] = openerFor(process.platform, url);
  const child = spawn(command, words, { stdio: 'ignore', detached: true });
  child.once('error', onFailure);
  child.unref();
}
