/** Access to the studio: for pages that a token in their address has admitted. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

export interface Session {
  /** Returns the token in the address that is printed. It admits one browser, whose history keeps it; then there is another one. */
  token(): string;
  /** Returns a token for a browser that is started: its address can be read in the list of processes. */
  issueOnce(): string;
  /** Returns true for a valid token, which it uses up. */
  redeem(token: string): boolean;
  /**
   * The secret that pages get for a token, and send with each request. They keep it for their origin, which includes the port: a
   * cookie would be sent to all ports of this computer.
   */
  key: string;
  isKey(given: string): boolean;
}

/** Bytes: 256 bits. */
const LENGTH = 32;

/** @param onUsed called when a browser was admitted by the printed token, with the next one */
export function openSession(onUsed: (token: string) => void): Session {
  const key = makeSecret();
  const unused = new Set<string>();
  const issueOnce = () => {
    const token = makeSecret();
    unused.add(token);
    return token;
  };
  let printed = issueOnce();
  return {
    token: () => printed,
    issueOnce,
    redeem(given) {
      if (!unused.delete(given)) return false;
      if (given === printed) {
        printed = issueOnce();
        onUsed(printed);
      }
      return true;
    },
    key,
    isKey: (given) => isEqual(given, key),
  };
}

function makeSecret(): string {
  return randomBytes(LENGTH).toString('base64url');
}

/** Compares two texts in a time that does not depend on where they differ. */
function isEqual(given: string, secret: string): boolean {
  const [a, b] = [given, secret].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
