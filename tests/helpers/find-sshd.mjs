/** Finds the server of OpenSSH for the tests of publishing by SFTP, and installs it where there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/sbin/sshd', '/usr/local/sbin/sshd', '/opt/homebrew/sbin/sshd'];

const findSshd = () => PLACES.find((path) => existsSync(path));

/**
 * @returns {string | undefined} the path of sshd; undefined where it is not there and cannot be installed, which on a
 * machine for continuous integration is an error
 */
export function ensureSshd() {
  const found = findSshd();
  if (found) return found;
  const canInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;
  if (canInstall) {
    const steps = [
      ['update', '-qq'],
      ['install', '-y', '-qq', '--no-install-recommends', 'openssh-server', 'openssh-client'],
    ];
    for (const words of steps) spawnSync('apt-get', words, { stdio: 'inherit' });
  }
  const installed = findSshd();
  if (!installed && (canInstall || process.env['CI'])) {
    throw new Error('No sshd was found, and none could be installed.');
  }
  if (!installed) process.stderr.write('There is no sshd here: the tests of SFTP are left out.\n');
  return installed;
}
