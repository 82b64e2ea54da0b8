/** Requests like those of a browser, except that redirects are not followed and bad certificates are accepted. */
import { lookup } from 'node:dns/promises';
import { type ClientRequest, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isIP } from 'node:net';
import { connect, type TLSSocket } from 'node:tls';

/** A site as known before its address is requested. */
export interface OnlineSite {
  /** Address with a slash at its end. */
  baseUrl: string;
  /** The folder of the finished site. */
  out: string;
  /** Milliseconds since 1970. */
  now: number;
}

export interface Answer {
  status: number;
  /** Keyed by lower-case names. */
  headers: Record<string, string | undefined>;
  /** Its beginning, if it is larger than `LONGEST_BODY`. */
  body: Buffer;
}

interface Certificate {
  /** Reason why browsers do not trust it; undefined if they do. */
  fault: string | undefined;
  /** Milliseconds since 1970. */
  until: number;
}

/** The network, as far as the checks need it. */
export interface Network {
  /** @throws if there is no answer */
  ask(url: string, headers?: Record<string, string>): Promise<Answer>;
  resolve(hostname: string): Promise<string[]>;
  certificateOf(hostname: string, port: number): Promise<Certificate>;
}

/** Milliseconds for an answer with its body. */
const TIMEOUT = 15_000;
const TOO_SLOW = 'it does not answer within 15 seconds';
/** Bytes: more of a body is not read. */
export const LONGEST_BODY = 2 * 1024 * 1024;

export const network: Network = {
  ask: (url, headers = {}) =>
    new Promise((resolve, reject) => {
      const request = url.startsWith('https:') ? requestSecure : requestPlain;
      const options = {
        headers: { 'user-agent': 'Liner doctor', ...headers },
        // The certificate is checked separately.
        rejectUnauthorized: false,
        agent: false as const,
      };
      const asked = request(url, options, (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const finish = () => {
          const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: response.statusCode ?? 0,
            headers: Object.fromEntries(entries),
            body: Buffer.concat(chunks).subarray(0, LONGEST_BODY),
          });
        };
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes <= LONGEST_BODY) return;
          finish();
          response.destroy();
        });
        response.on('error', reject);
        response.on('end', finish);
      });
      endLate(asked, reject);
      asked.on('error', reject);
      asked.end();
    }),
  resolve: async (hostname) => {
    try {
      return (await lookup(hostname, { all: true })).map(({ address }) => address);
    } catch {
      return [];
    }
  },
  certificateOf: (hostname, port) =>
    new Promise((resolve, reject) => {
      const socket = connect(
        {
          ...{ host: hostname, port, rejectUnauthorized: false },
          // An address in numbers is no name to ask for: RFC 6066.
          ...(isIP(hostname) === 0 && { servername: hostname }),
        },
        () => {
          const { valid_to: until } = socket.getPeerCertificate();
          const fault = socket.authorized ? undefined : String(socket.authorizationError);
          socket.destroy();
          resolve({ fault, until: Date.parse(until) });
        },
      );
      endLate(socket, reject);
      socket.on('error', reject);
    }),
};

/** Ends what takes too long, even if something arrives all the time. */
function endLate(asked: ClientRequest | TLSSocket, reject: (error: Error) => void): void {
  const timer = setTimeout(() => {
    reject(new Error(TOO_SLOW));
    asked.destroy();
  }, TIMEOUT);
  asked.on('close', () => clearTimeout(timer));
}
