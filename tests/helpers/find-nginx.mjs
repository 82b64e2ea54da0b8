/** Finds an nginx for the tests of hosts, and installs one where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/usr/local/bin/nginx',
  '/opt/homebrew/bin/nginx',
];

const findNginx = () => PLACES.find((path) => existsSync(path));

/**
 * @returns {string | undefined} the path of nginx; undefined where it is not there and cannot be installed, which on a
 * machine for continuous integration is an error
 */
export function ensureNginx() {
  const found = findNginx();
  if (found) return found;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    const steps = [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'nginx-light'],
    ];
    for (const words of steps) spawnSync('apt-get', words, { stdio: 'inherit' });
  }
  const installed = findNginx();
  if (!installed && (canInstall || process.env['CI'])) {
    throw new Error('No nginx was found, and none could be installed.');
  }
  if (!installed) process.stderr.write('There is no nginx here: its tests are left out.\n');
  return installed;
}
