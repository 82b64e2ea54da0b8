/** Finds a Chromium for the browser tests, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const KNOWN_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Chromium's flags for tests: no calls home, and no sandbox where it cannot run, as root. */
export const BROWSER_FLAGS = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} the path of a browser */
export function findBrowser() {
  return [chromium.executablePath(), ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/** @returns {string} the path of a browser, installed if need be; throws where none can be had */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const isDebian = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  const steps = isDebian
    ? [
        ['apt-get', 'update', '-qq'],
        ['apt-get', 'install', '-y', '-qq', 'chromium'],
      ]
    : [['npx', 'playwright', 'install', 'chromium']];
  for (const [command = '', ...words] of steps) spawnSync(command, words, { stdio: 'inherit' });
  const installed = findBrowser();
  if (!installed) throw new Error('No Chromium was found, and none could be installed.');
  return installed;
}
