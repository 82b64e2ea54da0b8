/** Addresses of SFTP: `sftp://you@your-name.example:2222/var/www/site`. */
import { type Publish, SFTP_PASSWORD } from '../../../site/schema/publish.ts';

/**
 * A path from the home folder begins with `/~/`.
 *
 * @returns a message if it is not such an address
 */
export function readAddress(address: string): Publish | string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [user, path] = [decode(url?.username), decode(url?.pathname)];
  if (url?.protocol !== 'sftp:' || url.hostname === '' || user === undefined || path === undefined)
    return refuseAddress(address);
  if (url.password !== '')
    return `Leave the password out of --to: others can see the command line. Put it into the environment variable ${SFTP_PASSWORD}.`;
  const folder = path.replace(/^\/~\//, '');
  if (folder === '' || folder === '/') return `--to ${address} names no folder on the server.`;
  const port = url.port === '' ? undefined : Number(url.port);
  // An address of IPv6 has brackets in a URL: RFC 3986, section 3.2.2.
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  return { to: 'sftp', host, user: user || undefined, port, path: folder };
}

export function refuseAddress(address: string): string {
  return `--to ${withoutPassword(address)} is not an address that Liner can publish to. Write it like sftp://you@your-name.example/var/www/site, with %25 for each % in it.`;
}

/** Others may see what is printed, and Git would keep passwords and tokens in its settings. */
export function withoutPassword(address: string): string {
  return address.replace(/^(https?:\/\/)[^/]*@/i, '$1').replace(/^(\w+:\/\/[^/@:]*):[^/]*@/, '$1@');
}

/** Undefined for a `%` that stands for nothing. */
function decode(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
