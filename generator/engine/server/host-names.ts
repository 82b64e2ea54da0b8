/** The names that a server is found under. */
import { isIP } from 'node:net';
import { hostname, networkInterfaces } from 'node:os';

export interface Addresses {
  url: string;
  /** The addresses for other computers of the network. */
  network: string[];
}

const EVERYWHERE = ['0.0.0.0', '::'];

/** @param base the path of the site's home */
export function nameAddresses(host: string, port: number, base: string): Addresses {
  const at = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
  if (!EVERYWHERE.includes(host)) return { url: at(host), network: [] };
  return { url: at('127.0.0.1'), network: listNetwork().map(at) };
}

function listNetwork(): string[] {
  const all = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address);
}

/**
 * Returns true if a request with this `Host` header may be answered. A page elsewhere could point its own name here (DNS rebinding) and
 * read unpublished pages, so names other than the computer's own are refused; addresses cannot be redirected like that.
 * @param host that the server listens on
 */
export function isAllowedHost(header: string | undefined, host: string): boolean {
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  if (isLocal(name) || name.endsWith('.localhost')) return true;
  if (isLocal(host)) return false;
  const own = hostname().toLowerCase();
  return isIP(name) > 0 || [host.toLowerCase(), own, `${own}.local`].includes(name);
}

function isLocal(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d+){3}$/.test(name);
}
