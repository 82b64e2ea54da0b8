/** Publishing by SFTP into a folder of a server of OpenSSH, as far as there is one on this machine. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import ssh2 from 'ssh2';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { DeployRefusal } from '../../generator/app/deploy/destination.ts';
import { readInventory } from '../../generator/app/deploy/inventory.ts';
import { temporaryOf } from '../../generator/app/deploy/plan.ts';
import { type ToSftp, toSftp } from '../../generator/app/deploy/to-sftp.ts';
import { ensureSshd } from '../helpers/find-sshd.mjs';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { type Sshd, startSshd } from '../helpers/sshd.ts';

const program = ensureSshd();

/** In bytes: several times what is under way at once, so that a small file arrives before this one is half there. */
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

  const at = (
    path: string,
    { trust, ...options }: Partial<Omit<ToSftp, 'trust'>> & { trust?: object } = {},
  ) =>
    toSftp({
      ...{ host: '127.0.0.1', port: server.port, user: server.user, path, replace: false, ...options },
      trust: { acceptHostKey: false, ask: undefined, environment: {}, home: server.home, ...trust },
    });

  async function publish(dist: string, live: string, options = {}) {
    const outlook = await at(live, options).look(await readInventory(dist));
    try {
      return { outlook, said: await outlook.deliver(() => {}) };
    } finally {
      await outlook.close();
    }
  }

  test('files go up, replace others in one step, and are deleted where the site no longer has them', async () => {
    const { dist, live, seen } = make(FILES);
    await publish(dist, live);
    expect(seen()).toEqual(FILES);
    writeFileSync(join(live, 'mine.txt'), 'mine');
    writeFileSync(join(dist, 'index.html'), 'new home');
    rmSync(join(dist, 'a'), { recursive: true });
    const { outlook } = await publish(dist, live);
    expect([...(outlook.published ?? [])].map(([path]) => path).sort()).toEqual(Object.keys(FILES).sort());
    expect(seen()).toEqual({ 'index.html': 'new home', 'mine.txt': 'mine' });
    expect(readdirSync(live).sort()).toEqual(['.liner', 'index.html', 'mine.txt']);
    const again = await at(live).look(await readInventory(dist));
    expect(again.isDone).toBe(true);
    await again.close();
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
    const outlook = await at(live).look(site);
    expect(outlook.notes[0]).toMatch(/^1 file will go into .*; 1 file of an earlier attempt will be used\.$/);
    await outlook.deliver(() => {});
    await outlook.close();
    expect(seen()['index.html']).toBe('new home');
    expect(seen()['a/big.bin']).toHaveLength(BIG);
  });

  test('a server that was never met is trusted only by word', async () => {
    rmSync(file());
    const unknown = new RegExp(
      `does not know the server 127.0.0.1.*${server.fingerprint.replace(/[+/]/g, '\\$&')}.*--accept-host-key`,
      's',
    );
    await expect(at('/x').check()).rejects.toThrow(unknown);
    await expect(at('/x', { trust: { ask: async () => false } }).check()).rejects.toThrow(
      'Nothing was published.',
    );
    expect(existsSync(file())).toBe(false);
    const questions: string[] = [];
    const ask = async (question: string) => questions.push(question) > 0;
    await at('/x', { trust: { ask } }).check();
    expect(questions).toEqual([expect.stringContaining(server.fingerprint)]);
    expect(readFileSync(file(), 'utf8')).toBe(server.knownHost);
    await at('/x').check();
    writeFileSync(file(), 'other.example ssh-ed25519 AAAA');
    await at('/x', { trust: { acceptHostKey: true } }).check();
    expect(readFileSync(file(), 'utf8')).toBe(`other.example ssh-ed25519 AAAA\n${server.knownHost}`);
  });

  test('a server with another key than before is never trusted', async () => {
    const other = await startSshd(program ?? '');
    onTestFinished(() => other.stop());
    const line = other.knownHost.replace(String(other.port), String(server.port));
    writeFileSync(file(), line);
    const trusting = { trust: { acceptHostKey: true, ask: async () => true } };
    await expect(at('/x', trusting).check()).rejects.toThrow(
      'has another key than the one that this computer knows',
    );
    writeFileSync(file(), `@revoked ${server.knownHost}`);
    await expect(at('/x', trusting).check()).rejects.toThrow('has been revoked');
  });

  test('what is wrong with the way there is said in words', async () => {
    const home = make({}).dist;
    mkdirSync(join(home, '.ssh'), { recursive: true });
    writeFileSync(join(home, '.ssh/known_hosts'), server.knownHost);
    const password = { LINER_SFTP_PASSWORD: 'secret' };
    const refused = at('/x', { trust: { home, environment: password } }).check();
    await expect(refused).rejects.toThrow(/refused to log in .* with the password\. .*LINER_SFTP_PASSWORD/);
    await expect(refused).rejects.not.toThrow('secret');
    await expect(at('/x', { port: 1 }).check()).rejects.toThrow(
      '(port 1) cannot be reached: it accepts no connections',
    );
    await expect(at('/').check()).rejects.toThrow('not all of its disk');
    const { dist } = make(FILES);
    await expect(publish(dist, '/proc/site')).rejects.toThrow(/What is there has not changed/);
  });

  test('where the folder cannot be read, the reason is said and the connection closed', async () => {
    const { dist, live } = make(FILES);
    mkdirSync(join(live, '.liner'), { recursive: true });
    const proxy = await startProxy(server.port, BIG);
    const options = { port: proxy.port, trust: { acceptHostKey: true } };
    const looked = at(live, options).look(await readInventory(dist));
    await expect(looked).rejects.toThrow(DeployRefusal);
    await expect(looked).rejects.toThrow(/^The server could not do it; .*\(.*\)\.$/);
    await expect.poll(proxy.countConnections).toBe(0);
  });

  test('a server that offers no SFTP is named as such', async () => {
    const key = join(server.home, '.ssh/id_ed25519');
    const { port, countConnections } = await startPasswordServer(key, 'password', false);
    const trust = { environment: { LINER_SFTP_PASSWORD: 'secret' }, acceptHostKey: true };
    await expect(at('/x', { port, trust }).check()).rejects.toThrow(/^You can log in .* does not offer SFTP/);
    await expect.poll(countConnections).toBe(0);
  });

  test.each([['password'], ['keyboard-interactive']])(
    'a server that asks for the password by %s gets it',
    async (method) => {
      const { port } = await startPasswordServer(join(server.home, '.ssh/id_ed25519'), method);
      const asks = (environment: object) =>
        at('/x', { port, trust: { environment, acceptHostKey: true } }).check();
      await expect(asks({})).rejects.toThrow('Add your key');
      await asks({ LINER_SFTP_PASSWORD: 'secret' });
    },
  );

  test('the command line takes an address', async () => {
    // A site that is wrong, and so is not built: the server is met before.
    const site = makeSite({
      'content/site.yaml': SITE_YAML,
      'content/releases/one.md': '---\ntitle: 28\n---\n',
    });
    rmSync(file());
    const to = `sftp://${server.user}@127.0.0.1:${server.port}${site.root}/live`;
    const unknown = await site.run(['publish', '--yes', '--to', to], { HOME: server.home });
    expect(unknown).toMatchObject({ code: 3, stderr: expect.stringContaining(server.fingerprint) });
    const run = await site.run(['publish', '--yes', '--accept-host-key', '--to', to], { HOME: server.home });
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

/** A server of another make, which takes no keys. @param key a private key for itself */
async function startPasswordServer(key: string, method: string, hasSftp = true): Promise<Host> {
  let connections = 0;
  const host = new ssh2.Server({ hostKeys: [readFileSync(key)] }, (client) => {
    connections += 1;
    client.on('close', () => {
      connections -= 1;
    });
    client.on('authentication', (asked) => {
      if (asked.method !== method)
        return asked.reject([method === 'password' ? 'password' : 'keyboard-interactive']);
      const judge = (word: string | undefined) => (word === 'secret' ? asked.accept() : asked.reject());
      if (asked.method === 'password') judge(asked.password);
      if (asked.method === 'keyboard-interactive')
        asked.prompt([{ prompt: 'Password: ', echo: false }], ([word]) => judge(word));
    });
    client.on('session', (accept) => {
      const session = accept();
      if (hasSftp) session.on('sftp', (start) => start());
    });
    client.on('error', () => {});
  });
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void host.close());
  return { port: portOf(host.address()), countConnections: () => connections };
}

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
