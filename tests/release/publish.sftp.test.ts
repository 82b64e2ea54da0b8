/** Publishing by SFTP into a folder of a server of OpenSSH, as far as there is one on this machine. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DeployRefusal } from '../../generator/app/deploy/destination.ts';
import { readInventory } from '../../generator/app/deploy/inventory.ts';
import { toSftp } from '../../generator/app/deploy/sftp/index.ts';
import { arrivalOf, temporaryOf } from '../../generator/app/deploy/upload/plan.ts';
import { ensureSshd } from '../helpers/find-servers.mjs';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { type Sshd, startSshd } from '../helpers/sshd.ts';

const program = ensureSshd();

/** Bytes: several times what is under way at once, so that a small file arrives before this one is half there. */
const BIG = 16_000_000;

describe.skipIf(!program)('by SFTP', () => {
  let server: Sshd;
  beforeAll(async () => {
    server = await startSshd(program ?? '');
  });
  afterAll(() => server.stop());
  const file = () => join(server.home, '.ssh/known_hosts');
  beforeEach(() => writeFileSync(file(), server.knownHost));

  const FILES = { 'index.html': 'home', 'a/index.html': 'a', 'a/big.bin': 'x'.repeat(300_000) };

  function make(files: Record<string, string>) {
    const { root, write, list, read } = makeSite({});
    for (const [path, text] of Object.entries(files)) write(`dist/${path}`, text);
    const live = join(root, 'live/site');
    mkdirSync(join(root, 'live'));
    const seen = () =>
      Object.fromEntries(
        list('live/site')
          .filter((path) => !/(^|\/)\.liner/.test(path))
          .map((path) => [path, read(`live/site/${path}`)]),
      );
    return { dist: join(root, 'dist'), live, seen };
  }

  interface Options {
    port?: number;
    acceptHostKey?: boolean;
    environment?: NodeJS.ProcessEnv;
    below?: string;
  }

  const at = (
    path: string,
    { port = server.port, acceptHostKey = false, environment, below }: Options = {},
  ) =>
    toSftp(
      { to: 'sftp', host: '127.0.0.1', port, user: server.user, path },
      {
        ...{ baseUrl: 'https://artist.test', replace: false, acceptHostKey, mayAsk: false, below },
        environment: { ...server.environment, ...environment },
      },
    );

  async function publish(dist: string, live: string, options = {}) {
    const preview = await at(live, options).compare(await readInventory(dist));
    try {
      return { preview, outcome: await preview.deliver(() => {}) };
    } finally {
      await preview.close();
    }
  }

  test('files go up, replace others in one step, and are deleted where the site no longer has them', async () => {
    const { dist, live, seen } = make(FILES);
    await publish(dist, live);
    expect(seen()).toEqual(FILES);
    writeFileSync(join(live, 'mine.txt'), 'mine');
    writeFileSync(join(dist, 'index.html'), 'new home');
    rmSync(join(dist, 'a'), { recursive: true });
    const { preview } = await publish(dist, live);
    expect([...(preview.published ?? [])].map(([path]) => path).sort()).toEqual(Object.keys(FILES).sort());
    expect(seen()).toEqual({ 'index.html': 'new home', 'mine.txt': 'mine' });
    expect(readdirSync(live).sort()).toEqual(['.liner', 'index.html', 'mine.txt']);
    const again = await at(live).compare(await readInventory(dist));
    expect(again.isDone).toBe(true);
    await again.close();
  });

  test('a folder below a site comes and goes by itself, also before there is a site', async () => {
    const { dist, live, seen } = make(FILES);
    const below = 'preview-x/';
    await publish(dist, live, { below });
    const shown = Object.fromEntries(Object.entries(FILES).map(([path, text]) => [below + path, text]));
    expect(seen()).toEqual(shown);
    await publish(dist, live);
    expect(seen()).toEqual({ ...FILES, ...shown });
    const empty = await at(live, { below }).compare({ folder: dist, files: new Map() });
    await empty.deliver(() => {});
    await empty.close();
    expect(seen()).toEqual(FILES);
    expect(readdirSync(live).sort()).toEqual(['.liner', 'a', 'index.html']);
  });

  test('a connection that breaks off leaves the site as it was, and the next attempt goes on', async () => {
    const { dist, live, seen } = make(FILES);
    await publish(dist, live);
    writeFileSync(join(dist, 'a/big.bin'), 'y'.repeat(BIG));
    writeFileSync(join(dist, 'index.html'), 'new home');
    const proxy = await startProxy(server.port, 0.75 * BIG);
    writeFileSync(file(), server.knownHost.replace(String(server.port), String(proxy.port)));
    const attempt = publish(dist, live, { port: proxy.port });
    await expect(attempt).rejects.toThrow(
      /connection to the server was lost\.\nWhat is there has not changed/,
    );
    expect(seen()).toEqual(FILES);
    const site = await readInventory(dist);
    const temporary = temporaryOf('index.html', site.files.get('index.html')?.digest ?? '');
    expect(existsSync(join(live, temporary))).toBe(true);
    writeFileSync(file(), server.knownHost);
    const preview = await at(live).compare(site);
    expect(preview.notes[0]).toMatch(/^1 file will go into .*; 1 file of an earlier attempt will be used\.$/);
    await preview.deliver(() => {});
    await preview.close();
    expect(seen()['index.html']).toBe('new home');
    expect(seen()['a/big.bin']).toHaveLength(BIG);
  });

  test('an unknown server is trusted only if it is asked for', async () => {
    rmSync(file());
    const unknown = at('/x').check();
    await expect(unknown).rejects.toThrow('does not know the server 127.0.0.1');
    await expect(unknown).rejects.toThrow(`Its key is ${server.fingerprint};`);
    await expect(unknown).rejects.toThrow('--accept-host-key');
    expect(existsSync(file())).toBe(false);
    await at('/x', { acceptHostKey: true }).check();
    expect(readFileSync(file(), 'utf8')).toBe(server.knownHost);
    await at('/x').check();
  });

  test('a server with another key than before is never trusted', async () => {
    const other = await startSshd(program ?? '');
    onTestFinished(() => other.stop());
    writeFileSync(file(), other.knownHost.replace(String(other.port), String(server.port)));
    const changed = at('/x', { acceptHostKey: true }).check();
    await expect(changed).rejects.toThrow('has another key than the one that this computer knows');
    await expect(changed).rejects.toThrow(`ssh-keygen -R "[127.0.0.1]:${server.port}"`);
    writeFileSync(file(), `@revoked * ${server.knownHost.split(' ').slice(1).join(' ')}`);
    await expect(at('/x', { acceptHostKey: true }).check()).rejects.toThrow('has been revoked');
  });

  test('the passphrase of a key is answered with, and asked for no password', async () => {
    const locked = await startSshd(program ?? '', { passphrase: ' s"e$c\'r' });
    onTestFinished(() => locked.stop());
    writeFileSync(join(locked.home, '.ssh/known_hosts'), locked.knownHost);
    const log = (secrets: NodeJS.ProcessEnv) =>
      at('/x', { port: locked.port, environment: { ...locked.environment, ...secrets } }).check();
    await log({ LINER_SFTP_PASSPHRASE: ' s"e$c\'r' });
    await expect(log({})).rejects.toThrow(/refused to log you in.*LINER_SFTP_PASSPHRASE/s);
    await expect(log({ LINER_SFTP_PASSPHRASE: 'wrong' })).rejects.toThrow('refused to log you in');
    // A password is for the server, and a passphrase never goes there.
    await expect(log({ LINER_SFTP_PASSWORD: ' s"e$c\'r' })).rejects.toThrow('refused to log you in');
  });

  test('a failed connection is explained', async () => {
    const other = await startSshd(program ?? '');
    onTestFinished(() => other.stop());
    writeFileSync(file(), server.knownHost + other.knownHost);
    const password = { ...server.environment, LINER_SFTP_PASSWORD: 'secret' };
    const refused = at('/x', { port: other.port, environment: password }).check();
    await expect(refused).rejects.toThrow(/refused to log you in.*Permission denied.*LINER_SFTP_PASSWORD/s);
    await expect(refused).rejects.not.toThrow('secret');
    await expect(at('/x', { port: 1 }).check()).rejects.toThrow(/cannot be reached.*Connection refused/s);
    await expect(at('/').check()).rejects.toThrow('not all of its disk');
    await expect(at('/x', { environment: { PATH: '' } }).check()).rejects.toThrow('needs OpenSSH');
    const { dist } = make(FILES);
    await expect(publish(dist, '/proc/site')).rejects.toThrow(/What is there has not changed/);
  });

  test('links are not followed', async () => {
    const { root } = makeSite({ 'outside/index.html': 'outside' });
    const { dist, live, seen } = make(FILES);
    mkdirSync(live);
    symlinkSync(join(root, 'outside'), join(live, 'a'));
    await expect(publish(dist, live)).rejects.toThrow('a file where there is a folder, or a folder where');
    rmSync(join(live, 'a'));
    const site = await readInventory(dist);
    const arrival = arrivalOf(temporaryOf('index.html', site.files.get('index.html')?.digest ?? ''));
    for (const name of [arrival, '.liner-new', '.liner'])
      symlinkSync(join(root, 'outside/index.html'), join(live, name));
    await publish(dist, live);
    expect(seen()).toEqual(FILES);
    expect(readFileSync(join(root, 'outside/index.html'), 'utf8')).toBe('outside');
    // Reading it would never end.
    rmSync(join(live, '.liner'));
    symlinkSync('/dev/zero', join(live, '.liner'));
    await expect(publish(dist, live)).rejects.toThrow('that Liner did not publish');
  });

  test('names may hold whatever a file system takes', async () => {
    const files = { '-rf *.html': 'a', 'it\'s "b" [c]/$(d) é\n.txt': 'b', 'empty.txt': '' };
    const { dist, live, seen } = make(files);
    await publish(dist, live);
    expect(seen()).toEqual(files);
  });

  test('where the folder cannot be read, the reason is reported and the connection closed', async () => {
    const { dist, live } = make(FILES);
    mkdirSync(join(live, '.liner'), { recursive: true });
    const proxy = await startProxy(server.port, BIG);
    const options = { port: proxy.port, acceptHostKey: true };
    const compared = at(live, options).compare(await readInventory(dist));
    await expect(compared).rejects.toThrow(DeployRefusal);
    await expect(compared).rejects.toThrow(/^The server could not do it; .*\(.*\)\.$/);
    await expect.poll(proxy.countConnections).toBe(0);
  });

  test('a server that offers no SFTP is named as such', async () => {
    const other = await startSshd(program ?? '', { hasSftp: false });
    onTestFinished(() => other.stop());
    writeFileSync(file(), other.knownHost);
    const attempt = at('/x', { port: other.port, environment: other.environment }).check();
    writeFileSync(join(other.home, '.ssh/known_hosts'), other.knownHost);
    await expect(attempt).rejects.toThrow(/^You can log in .* does not offer SFTP/);
  });

  test.each([
    ["you@host's password: ", true],
    ["new@code.token.example's password: ", true],
    ['(you@host) Password: ', true],
    ['(you@new.example) Password for new@new.example:', true],
    ["Enter passphrase for key '/home/you/.ssh/id_ed25519': ", false],
    ['Enter PIN for ED25519-SK key: ', false],
    ['(you@host) Verification code: ', false],
    ['(password@host) Token: ', false],
    ['(you@host) One-time password (OATH) for `you`: ', false],
    ['(you@host) Enter your 2FA password code: ', false],
    ['(you@host) New password: ', false],
    ['(you@host) Your name: ', false],
    ['Are you sure you want to continue connecting (yes/no/[fingerprint])? ', false],
  ])('the password answers "%s": %s', async (question, isAnswered) => {
    const { root, write } = makeSite({});
    write('bin/ssh', fakeSsh(question));
    chmodSync(join(root, 'bin/ssh'), 0o755);
    const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
    const login = at(join(root, 'live'), { environment: { PATH, LINER_SFTP_PASSWORD: ' s"e$c\'r' } }).check();
    if (isAnswered) await login;
    else await expect(login).rejects.toThrow(/refused to log you in|not for the password/);
  });

  test('a host that wants a code is named as such', async () => {
    const { root, write } = makeSite({});
    write('bin/ssh', fakeSsh('(you@host) Verification code: '));
    chmodSync(join(root, 'bin/ssh'), 0o755);
    const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
    const login = at('/x', { environment: { PATH, LINER_SFTP_PASSWORD: 'hunter2' } }).check();
    await expect(login).rejects.toThrow(/asks "Verification code:", .*LINER_SFTP_PASSWORD/);
    await expect(login).rejects.not.toThrow('hunter2');
  });

  test('a version of OpenSSH that takes no password is refused', async () => {
    const { root, write } = makeSite({});
    write('bin/ssh', '#!/bin/sh\necho OpenSSH_8.4p1 Debian-5, OpenSSL 1.1.1w >&2\n');
    chmodSync(join(root, 'bin/ssh'), 0o755);
    const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
    const login = at('/x', { environment: { PATH, LINER_SFTP_PASSWORD: 'secret' } }).check();
    await expect(login).rejects.toThrow('needs OpenSSH 8.5 or later, and here is 8.4');
  });

  test('a server that answers with anything but SFTP is refused', async () => {
    const { root, write } = makeSite({});
    write('bin/ssh', '#!/bin/sh\necho Welcome to your server; sleep 1\n');
    chmodSync(join(root, 'bin/ssh'), 0o755);
    const PATH = `${join(root, 'bin')}:${process.env['PATH']}`;
    await expect(at('/x', { environment: { PATH } }).check()).rejects.toThrow('a way that is not SFTP');
  });

  test('the command line takes an address', async () => {
    // A site that is wrong, and so is not built: the server is met before.
    const site = makeSite({
      'content/site.yaml': SITE_YAML,
      'content/releases/one.md': '---\ntitle: 28\n---\n',
    });
    rmSync(file());
    const to = `sftp://${server.user}@127.0.0.1:${server.port}${site.root}/live`;
    const unknown = await site.run(['publish', '--yes', '--to', to], {
      PATH: server.environment['PATH'] ?? '',
    });
    expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining(server.fingerprint) });
    const run = await site.run(['publish', '--yes', '--accept-host-key', '--to', to], {
      PATH: server.environment['PATH'] ?? '',
    });
    expect(run.code, run.stderr).toBe(1);
    expect(readFileSync(file(), 'utf8')).toBe(server.knownHost);
    expect(site.exists('live')).toBe(false);
  });
});

interface Host {
  port: number;
  /** How many are open. */
  countConnections: () => number;
}

/** A program that asks for a password as ssh does, and then is the server itself. */
function fakeSsh(question: string): string {
  return `#!/bin/sh
[ "$1" = -V ] && echo OpenSSH_9.2p1 >&2 && exit
[ "$SSH_ASKPASS_REQUIRE" = force ] || exit 1
answer=$("$SSH_ASKPASS" '${question.replaceAll("'", "'\\''")}') || answer=none
unset NODE_OPTIONS
[ "$answer" = ' s"e$c'"'"'r' ] || { echo 'you@host: Permission denied (password).' >&2; exit 255; }
exec ${SERVERS.find((path) => existsSync(path))}
`;
}

/** As packages of Debian, Fedora, macOS and Alpine install it. */
const SERVERS = [
  '/usr/lib/openssh/sftp-server',
  '/usr/libexec/openssh/sftp-server',
  '/usr/libexec/sftp-server',
  '/usr/lib/ssh/sftp-server',
];

/** Passes on what is sent to a port, and breaks off after so many bytes. */
async function startProxy(port: number, bytes: number): Promise<Host> {
  const sockets: Socket[] = [];
  let left = bytes;
  const proxy = createServer((socket) => {
    const server = connect(port, '127.0.0.1');
    sockets.push(socket, server);
    for (const each of [socket, server]) each.on('error', () => {});
    socket.on('data', (chunk) => {
      left -= chunk.length;
      if (left < 0) for (const each of [socket, server]) each.destroy();
      else server.write(chunk);
    });
    server.pipe(socket);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    proxy.close();
  });
  return {
    port: portOf(proxy.address()),
    countConnections: () => sockets.filter((socket) => !socket.destroyed).length,
  };
}

function portOf(address: AddressInfo | string | null): number {
  return typeof address === 'object' && address ? address.port : 0;
}
