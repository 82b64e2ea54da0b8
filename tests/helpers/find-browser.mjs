/** Finds the browsers of the tests, and installs a Chromium if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import fg from 'fast-glob';
import { chromium } from 'playwright';

/** Chromium without windows: the same pages in two thirds of the time. */
const SHELL = '/usr/bin/chromium-headless-shell';

const KNOWN_PLACES = [
  SHELL,
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
  '--font-render-hinting=none',
];

/** Until one has brought a browser. Pages fall back to the fonts when theirs are late. */
const DEBIAN = [
  ['apt-get', 'update', '-qq'],
  [
    'apt-get',
    'install',
    '-y',
    '-qq',
    '--no-install-recommends',
    'chromium-headless-shell',
    'fonts-liberation',
  ],
  ['apt-get', 'install', '-y', '-qq', 'chromium'],
];

const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';
const WEBKIT = ['/usr/lib', '/usr/libexec'];

/** @returns {string | undefined} the path of a Firefox */
export function findFirefox() {
  return FIREFOX.find((path) => existsSync(path));
}

/** @returns {string | undefined} the path of WebKitGTK's plain browser, which is in a folder of the machine's architecture */
export function findMiniBrowser() {
  const found = WEBKIT.filter((folder) => existsSync(folder)).flatMap((folder) =>
    fg.globSync(['webkit2gtk-4.*/MiniBrowser', '*/webkit2gtk-4.*/MiniBrowser'], {
      cwd: folder,
      absolute: true,
    }),
  );
  return found.sort().at(-1);
}

/**
 * @param {string} project `firefox` or `webkit`
 * @returns {string | undefined} how to install what its tests need and this machine does not have
 */
export function whatIsMissing(project) {
  if (project === 'firefox' && !findFirefox())
    return 'No Firefox was found. On Debian: apt-get install firefox-esr';
  if (
    project === 'webkit' &&
    !(existsSync(WEBKIT_DRIVER) && existsSync('/usr/bin/Xvfb') && findMiniBrowser())
  )
    return 'No WebKitGTK with its driver and Xvfb was found. On Debian: apt-get install webkit2gtk-driver xvfb';
}

/** @returns {string | undefined} the path of a Chromium */
export function findBrowser() {
  return [chromium.executablePath(), ...KNOWN_PLACES].find((path) => path && existsSync(path));
}

/** Milliseconds: without a network, the other browser has to do. */
const PATIENCE = 60_000;

/** Adds the shell to a Chromium with windows, on machines of tests: those where this is done as root. */
export function addShell() {
  if (!isDebian() || existsSync(SHELL)) return;
  const words = ['install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'];
  spawnSync('apt-get', words, { stdio: 'ignore', timeout: PATIENCE });
}

function isDebian() {
  return existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
}

/** @returns {string} the path of a Chromium, installed if need be; throws where none can be had */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  const steps = isDebian() ? DEBIAN : [['npx', 'playwright', 'install', 'chromium']];
  let installed;
  for (const [command = '', ...words] of steps) {
    spawnSync(command, words, { stdio: 'inherit' });
    installed = findBrowser();
    if (installed) break;
  }
  if (!installed) throw new Error('No Chromium was found, and none could be installed.');
  return installed;
}
