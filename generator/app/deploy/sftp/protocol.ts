/**
 * A client of the SSH File Transfer Protocol, version 3: https://datatracker.ietf.org/doc/html/draft-ietf-secsh-filexfer-02.
 * Requests are sent without waiting for the answers to earlier ones.
 */
import type { Readable, Writable } from 'node:stream';
import { NoticeError, notice } from '../../publish-notices.ts';

/** Numbers of packets: section 3. */
const INIT = 1;
const VERSION = 2;
const STATUS = 101;
export const REQUEST = {
  ...{ open: 3, close: 4, read: 5, write: 6, lstat: 7, opendir: 11, readdir: 12 },
  ...{ remove: 13, mkdir: 14, rmdir: 15, stat: 17, rename: 18, extended: 200 },
} as const;

/** Codes of failures: section 7. */
export const CODE = { ok: 0, endOfFile: 1, noSuchFile: 2 } as const;

/** The server refused a request. */
export class SftpError extends Error {
  override readonly name = 'SftpError';
  readonly code: number;
  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** A number of 32 bits, one of 64 bits, or a string. */
type Field = number | bigint | string | Buffer;

export interface Session {
  /** Agrees on the version. Comes before all requests. */
  start(): Promise<void>;
  /** Names of the extensions that the server offers. */
  extensions: ReadonlySet<string>;
  /** @throws SftpError, or what has ended the session */
  request(type: number, ...fields: Field[]): Promise<PacketReader>;
  /** Lets all requests fail, now and later. */
  end(reason: Error): void;
}

interface SessionOptions {
  /** Milliseconds for the first answer: logging in is part of it. */
  loginTime: number;
  onEnd: () => void;
}

/** Milliseconds in which no request is answered while some are open. */
const SILENCE = 60_000;
/** Bytes: OpenSSH sends at most 256 KiB. More is not SFTP, such as the greeting of a login script. */
const LONGEST = 1024 * 1024;
const VERSION_NUMBER = 3;

interface Waiting {
  resolve(packet: PacketReader): void;
  reject(error: Error): void;
}

export function openSession(
  input: Writable,
  output: Readable,
  { loginTime, onEnd }: SessionOptions,
): Session {
  const waiting = new Map<number, Waiting>();
  const extensions = new Set<string>();
  let ended: Error | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;
  let answered = 0;
  let received = Buffer.alloc(0);

  const end = (reason: Error) => {
    if (ended) return;
    ended = reason;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(reason);
    waiting.clear();
    onEnd();
  };
  const startTimer = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => end(new NoticeError(notice('no-answer', {}))), limit);
  };
  const send = (id: number, packet: Buffer) =>
    new Promise<PacketReader>((resolve, reject) => {
      if (ended) return reject(ended);
      if (waiting.size === 0) startTimer(id === 0 ? loginTime : SILENCE);
      waiting.set(id, { resolve, reject });
      input.write(packet);
    });

  /** @throws RangeError for a packet that is too short */
  const receive = (packet: PacketReader) => {
    // The first packet has the version in place of the number of its request.
    const id = packet.type === VERSION ? 0 : packet.number();
    const request = waiting.get(id);
    if (waiting.delete(id)) answered += 1;
    if (packet.type !== STATUS) return request?.resolve(packet);
    const code = packet.number();
    if (code === CODE.ok) request?.resolve(packet);
    else request?.reject(new SftpError(code, packet.isAtEnd() ? `code ${code}` : packet.text()));
  };
  const receiveAll = () => {
    while (received.length >= 4) {
      const length = received.readUInt32BE(0);
      if (length > LONGEST) throw new RangeError();
      if (received.length < 4 + length) return;
      receive(new PacketReader(received.subarray(4, 4 + length)));
      received = received.subarray(4 + length);
    }
  };
  output.on('data', (chunk: Buffer) => {
    const before = answered;
    received = Buffer.concat([received, chunk]);
    try {
      receiveAll();
    } catch {
      end(new NoticeError(notice('sftp-garbled', {})));
    }
    if (waiting.size === 0) clearTimeout(timer);
    else if (!ended && answered > before) startTimer(SILENCE);
  });

  return {
    extensions,
    end,
    async start() {
      const version = await send(0, encode(INIT, [VERSION_NUMBER]));
      version.number();
      while (!version.isAtEnd()) {
        extensions.add(version.text());
        version.text();
      }
    },
    request(type, ...fields) {
      lastId += 1;
      return send(lastId, encode(type, [lastId, ...fields]));
    },
  };
}

function encode(type: number, fields: readonly Field[]): Buffer {
  const body = Buffer.concat([Buffer.of(type), ...fields.map(encodeField)]);
  return Buffer.concat([encodeField(body.length), body]);
}

function encodeField(field: Field): Buffer {
  const number = Buffer.alloc(typeof field === 'bigint' ? 8 : 4);
  if (typeof field === 'bigint') number.writeBigUInt64BE(field);
  else if (typeof field === 'number') number.writeUInt32BE(field);
  else return Buffer.concat([encodeField(Buffer.byteLength(field)), Buffer.from(field)]);
  return number;
}

interface Attributes {
  bytes: number;
  /** Links are none: they are not followed. */
  isFolder: boolean;
  isLink: boolean;
}

/** Reads the fields of a packet in their order. */
export class PacketReader {
  readonly type: number;
  readonly #packet: Buffer;
  #at = 1;

  constructor(packet: Buffer) {
    this.#packet = packet;
    this.type = packet.readUInt8(0);
  }

  isAtEnd(): boolean {
    return this.#at >= this.#packet.length;
  }

  number(): number {
    this.#at += 4;
    return this.#packet.readUInt32BE(this.#at - 4);
  }

  bytes(): Buffer {
    const length = this.number();
    this.#at += length;
    return this.#packet.subarray(this.#at - length, this.#at);
  }

  text(): string {
    return this.bytes().toString('utf8');
  }

  /** Section 5: flags list which of them are present. */
  attributes(): Attributes {
    const flags = this.number();
    const bytes = flags & 1 ? this.number() * 2 ** 32 + this.number() : 0;
    if (flags & 2) this.#at += 8;
    const mode = flags & 4 ? this.number() : 0;
    if (flags & 8) this.#at += 8;
    // Extended attributes: a name and a value each.
    if (flags >>> 31) for (let left = this.number() * 2; left > 0; left -= 1) this.bytes();
    const kind = mode & 0o170000;
    return { bytes, isFolder: kind === 0o040000, isLink: kind === 0o120000 };
  }
  /** Reads the entries of READDIR, without `.` and `..`. */
  entries(): (Attributes & { name: string })[] {
    const entries = Array.from({ length: this.number() }, () => {
      const name = this.text();
      // The line that `ls -l` would print.
      this.text();
      return { name, ...this.attributes() };
    });
    // Others would lead out of the folder.
    return entries.filter(({ name }) => !/^\.{0,2}$|[/\0]/.test(name));
  }
}
