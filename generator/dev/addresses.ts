/** Where a server is found. */
import { networkInterfaces } from 'node:os';
import type { Addresses } from './tell.ts';

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
 * Whether a request may be answered that names `host` in its header. A server of this computer alone must not answer
 * to other names: a page elsewhere could have its own name point here, and read what is not published.
 */
export function isAddressed(header: string | undefined, host: string): boolean {
  if (!isLocal(host)) return true;
  const name = (header ?? '')
    .replace(/:\d+$/, '')
    .replace(/^\[|\]$/g, '')
    .toLowerCase();
  return isLocal(name) || name.endsWith('.localhost');
}

function isLocal(name: string): boolean {
  return name === 'localhost' || name === '::1' || /^127(\.\d+){3}$/.test(name);
}
