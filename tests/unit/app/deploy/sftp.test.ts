/** Publishing by SFTP to servers that hang or send wrong answers. */
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSftpStore } from '../../../../generator/app/deploy/sftp/index.ts';
import { openSession, REQUEST } from '../../../../generator/app/deploy/sftp/protocol.ts';

const [VERSION, STATUS, HANDLE, DATA, NAME, ATTRIBUTES] = [2, 101, 102, 103, 104, 105];
const FOLDER = 0o040755;
const FILE = 0o100644;
/** Attributes follow that have the mode alone. */
const HAS_MODE = 4;

const number = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const text = (value: string) => Buffer.concat([number(Buffer.byteLength(value)), Buffer.from(value)]);
const packet = (type: number, ...fields: Buffer[]) => {
  const body = Buffer.concat([Buffer.of(type), ...fields]);
  return Buffer.concat([number(body.length), body]);
};
const names = (entries: [name: string, mode: number][]) =>
  Buffer.concat([
    number(entries.length),
    ...entries.flatMap(([name, mode]) => [text(name), text(''), number(HAS_MODE), number(mode)]),
  ]);

/** A server that answers each request, known by its type and the path that it names, in its own way. */
function startServer(answer: (type: number, path: string, id: Buffer) => Buffer | undefined) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const session = openSession(input, output, { loginTime: 1000, onEnd: () => {} });
  input.on('data', (data: Buffer) => {
    const type = data.readUInt8(4);
    const path = data.length > 13 ? data.toString('utf8', 13, 13 + data.readUInt32BE(9)) : '';
    const reply = type === 1 ? packet(VERSION, number(3)) : answer(type, path, data.subarray(5, 9));
    if (reply) output.write(reply);
  });
  return { session, output };
}

/** Lists a folder. @param read the entries of a folder, by the path in which it is opened */
function listWith(read: (path: string) => [name: string, mode: number][] | undefined) {
  const opened = new Map<string, string | undefined>();
  const { session } = startServer((type, path, id) => {
    if (type === REQUEST.opendir) {
      opened.set(path, path);
      return packet(HANDLE, id, text(path));
    }
    const entries = type === REQUEST.readdir && opened.has(path) ? read(path) : undefined;
    opened.delete(path);
    if (entries) return packet(NAME, id, names(entries));
    return packet(STATUS, id, number(type === REQUEST.readdir ? 1 : 0), text(''), text(''));
  });
  return openSftpStore(session, '/live', () => {}).list();
}

describe('a server that stops answering', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('ends with a message after a minute, and so does all that waits', async () => {
    const { session } = startServer(() => undefined);
    await session.start();
    const attempts = Promise.allSettled([
      session.request(REQUEST.stat, '/live'),
      session.request(REQUEST.stat, '/a'),
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await attempts).toEqual(
      Array(2).fill({
        status: 'rejected',
        reason: expect.objectContaining({ message: 'The server does not answer.' }),
      }),
    );
    await expect(session.request(REQUEST.stat, '/b')).rejects.toThrow('does not answer');
  });

  test('is not waited for any longer if it sends parts of an answer', async () => {
    const { session, output } = startServer(() => undefined);
    await session.start();
    const attempt = session.request(REQUEST.stat, '/live').catch((error: Error) => error.message);
    output.write(number(1000));
    for (let left = 12; left > 0; left -= 1) {
      output.write('x');
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await Promise.race([attempt, 'still waiting'])).toBe('The server does not answer.');
  });

  test('has time as long as it answers something', async () => {
    const { session } = startServer((type, _, id) =>
      type === REQUEST.stat ? undefined : packet(STATUS, id, number(0), text(''), text('')),
    );
    await session.start();
    const slow = session.request(REQUEST.stat, '/slow').catch((error: Error) => error.message);
    for (let left = 12; left > 0; left -= 1) {
      await session.request(REQUEST.mkdir, '/x');
      await vi.advanceTimersByTimeAsync(10_000);
    }
    expect(await Promise.race([slow, 'still waiting'])).toBe('still waiting');
  });
});

describe('a listing', () => {
  test('has no name that leads elsewhere', async () => {
    const odd = ['.', '..', '', '../../x/.liner-0123456789abcdef.part', 'a/b', '/etc', 'x\0y'];
    const { files, folders } = await listWith((path) =>
      path === '/live'
        ? [...odd, 'a.txt'].flatMap((name) => [[name, FILE] as [string, number], [name, FOLDER]])
        : [],
    );
    expect([...files.keys()]).toEqual(['a.txt']);
    expect([...folders]).toEqual(['a.txt']);
  });

  test('of folders within folders ends', async () => {
    const deep = (levels: number) =>
      listWith((path) => (path.split('/').length - 2 < levels ? [['a', FOLDER]] : []));
    expect((await deep(64)).folders.size).toBe(64);
    await expect(deep(65)).rejects.toThrow('more than 64 levels');
  });

  test('that never ends is given up, and so is a file', async () => {
    const many = names(Array.from({ length: 50_000 }, (_, index) => [`${index}`, FILE]));
    const { session } = startServer((type, _, id) => {
      if (type === REQUEST.opendir || type === REQUEST.open) return packet(HANDLE, id, text('x'));
      if (type === REQUEST.readdir) return packet(NAME, id, many);
      if (type === REQUEST.read) return packet(DATA, id, number(900_000), Buffer.alloc(900_000));
      return packet(ATTRIBUTES, id, number(0));
    });
    const store = openSftpStore(session, '/live', () => {});
    await expect(store.list()).rejects.toThrow('more than a million files');
    await expect(store.read('.liner')).rejects.toThrow('.liner has more than 64 MB');
  });
});
