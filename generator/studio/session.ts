/** Who may use the studio: browsers that have opened an address with a token. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Session {
  /** In the address that is printed; it works as long as the studio runs. */
  token: string;
  /** A token for one use: an address that a browser is started with can be read in the list of processes. */
  issueOnce(): string;
  /** Whether a token is right. One for one use is used up. */
  redeem(token: string): boolean;
  /** Whether cookies contain the secret that `redeem` has been exchanged for. */
  isKnown(cookies: string | undefined): boolean;
  /** The header that gives a browser the secret. */
  cookie: string;
}

/** In bytes: 256 bits. */
const LENGTH = 32;

/** @param port names the cookie, as cookies are shared by all ports of a host */
export function openSession(port: number): Session {
  const [token, secret] = [makeSecret(), makeSecret()];
  const name = `liner-studio-${port}`;
  const once = new Set<string>();
  return {
    token,
    issueOnce() {
      const ticket = makeSecret();
      once.add(ticket);
      return ticket;
    },
    redeem: (given) => isEqual(given, token) || once.delete(given),
    isKnown: (cookies = '') =>
      cookies
        .split(';')
        .map((each) => each.trim().split('='))
        .some(([key, value = '']) => key === name && isEqual(value, secret)),
    cookie: `${name}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
  };
}

function makeSecret(): string {
  return randomBytes(LENGTH).toString('base64url');
}

/** In a time that does not depend on where they differ. */
function isEqual(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
