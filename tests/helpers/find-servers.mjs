/** Finds the servers that tests of hosting and publishing need, and installs missing ones on Debian. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/**
 * @param {string} name as people call it
 * @param {string[]} places where it may be installed
 * @param {string[]} packages of Debian
 * @returns {string | undefined} the path of the server; undefined if it is missing and cannot be installed, which is an error in
 * continuous integration
 */
function ensureServer(name, places, packages) {
  const find = () => places.find((path) => existsSync(path));
  const found = find();
  if (found) return found;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      stdio: 'inherit',
    });
  }
  const installed = find();
  if (!installed && (canInstall || process.env['CI']))
    throw new Error(`No ${name} was found, and none could be installed.`);
  if (!installed) process.stderr.write(`There is no ${name} on this machine: its tests are skipped.\n`);
  return installed;
}

/** @returns {string | undefined} the path of nginx */
export function ensureNginx() {
  const places = [
    '/usr/sbin/nginx',
    '/usr/local/sbin/nginx',
    '/usr/local/bin/nginx',
    '/opt/homebrew/bin/nginx',
  ];
  return ensureServer('nginx', places, ['nginx-light']);
}

/** @returns {string | undefined} the path of the server of OpenSSH */
export function ensureSshd() {
  const places = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'];
  return ensureServer('sshd', places, ['openssh-server', 'openssh-client']);
}
