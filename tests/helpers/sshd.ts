/** A server of OpenSSH on this computer, for one user with one key, and the folder in which that user's `.ssh` is. */
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface Sshd {
  port: number;
  user: string;
  /** Has `.ssh` with the user's key; `known_hosts` is not there yet. */
  home: string;
  /** Finds an `ssh` that reads `.ssh` there. */
  environment: NodeJS.ProcessEnv;
  /** The line of the server in `known_hosts`. */
  knownHost: string;
  /** `SHA256:…` */
  fingerprint: string;
  stop(): Promise<void>;
}

/** @param options.passphrase of the user's key */
export async function startSshd(program: string, { hasSftp = true, passphrase = '' } = {}): Promise<Sshd> {
  const folder = mkdtempSync(join(tmpdir(), 'liner-sshd-'));
  const home = join(folder, 'home');
  mkdirSync(join(home, '.ssh'), { recursive: true, mode: 0o700 });
  const [hostKey, userKey] = [join(folder, 'host'), join(home, '.ssh/id_ed25519')];
  for (const [file, secret] of [
    [hostKey, ''],
    [userKey, passphrase],
  ] as const)
    execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', secret, '-C', '', '-f', file]);
  // Where it separates its privileges; Debian makes it when the service starts.
  if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
  const port = await findPort();
  const config = join(folder, 'config');
  writeFileSync(
    config,
    [
      `Port ${port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${hostKey}`,
      `AuthorizedKeysFile ${userKey}.pub`,
      'PidFile none',
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'PermitRootLogin yes',
      ...(hasSftp ? ['Subsystem sftp internal-sftp'] : []),
    ].join('\n'),
  );
  const server = spawn(program, ['-D', '-e', '-f', config], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  await waitForPort(port);
  const [type, key] = readFileSync(`${hostKey}.pub`, 'utf8').split(' ');
  const described = execFileSync('ssh-keygen', ['-l', '-f', `${hostKey}.pub`], { encoding: 'utf8' });
  return {
    ...{ port, home, user: userInfo().username, environment: writeSsh(folder, home) },
    knownHost: `[127.0.0.1]:${port} ${type} ${key?.trim()}\n`,
    fingerprint: described.split(' ')[1] ?? '',
    async stop() {
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** OpenSSH takes the home folder from the list of users, not from the environment. */
function writeSsh(folder: string, home: string): NodeJS.ProcessEnv {
  const [bin, config] = [join(folder, 'bin'), join(home, '.ssh/config')];
  const settings = {
    IdentityFile: join(home, '.ssh/id_ed25519'),
    IdentityAgent: 'none',
    UserKnownHostsFile: join(home, '.ssh/known_hosts'),
    GlobalKnownHostsFile: 'none',
    HashKnownHosts: 'no',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} ${value}\n`);
  writeFileSync(config, lines.join(''));
  mkdirSync(bin);
  const ssh = execFileSync('sh', ['-c', 'command -v ssh'], { encoding: 'utf8' }).trim();
  writeFileSync(join(bin, 'ssh'), `#!/bin/sh\nexec ${ssh} -F ${config} "$@"\n`, { mode: 0o755 });
  return { ...process.env, PATH: `${bin}:${process.env['PATH']}` };
}

function findPort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Until somebody listens there. */
async function waitForPort(port: number): Promise<void> {
  for (;;) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
