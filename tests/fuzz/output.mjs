/** Invariants of a published folder, whatever its files were made from. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** By the ending of a file: what is wrong with its text, in words. */
const CHECKS = {
  '.html': (text) => findJunk(text) ?? findBrokenData(text),
  '.xml': (text) => findJunk(text) ?? findForbidden(text),
  '.ics': (text) => findJunk(text) ?? findLongLine(text),
  '.json': findBrokenJson,
  '.webmanifest': findBrokenJson,
};

const ADDRESS = /\s(?:href|src|poster|action)="([^"]*)"/g;
const DATA = /<script[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>/g;

/** @returns the first fault of a folder in words, or nothing */
export function checkOutput(dist) {
  const base = findBase(readFileSync(join(dist, 'index.html'), 'utf8'));
  for (const path of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const check = CHECKS[extname(path)];
    if (!check) continue;
    const text = readFileSync(join(dist, path), 'utf8');
    const fault = check(text) ?? (path.endsWith('.html') ? findDeadLink(text, dist, base) : undefined);
    if (fault) return [`${path} ${fault}`];
  }
  return [];
}

function findJunk(text) {
  const junk = /(?<![\w.])(?:NaN|Infinity|Invalid Date|undefined)(?!\w)|\[object \w|\ufffd/.exec(text);
  return junk ? `holds ${junk[0]}` : undefined;
}

function findBrokenData(text) {
  return [...text.matchAll(DATA)].map(([, json]) => findBrokenJson(json)).find(Boolean);
}

function findBrokenJson(text) {
  try {
    JSON.parse(text);
    return undefined;
  } catch {
    return 'holds JSON that cannot be read';
  }
}

function findForbidden(text) {
  // All but the Char of XML 1.0, section 2.2, and an ampersand that begins no entity.
  const forbidden =
    /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/iu;
  // Texts in CDATA need no escapes.
  return forbidden.test(text.replace(/<!\[CDATA\[[\s\S]*?\]\]>/g, '')) ? 'is not well-formed' : undefined;
}

function findLongLine(text) {
  return text.split('\r\n').some((line) => Buffer.byteLength(line) > 75 || line.includes('\n'))
    ? 'has a line that is too long or ends wrong'
    : undefined;
}

function findBase(home) {
  const canonical = /rel="canonical" href="([^"]*)"/.exec(home)?.[1];
  return canonical ? new URL(canonical.replaceAll('&amp;', '&')).pathname : '/';
}

function findDeadLink(text, dist, base) {
  for (const [, address] of text.matchAll(ADDRESS)) {
    if (!address.startsWith('/') || address.startsWith('//')) continue;
    const path = decode(address.replaceAll('&amp;', '&').replace(/[?#].*/, ''));
    const isInside = path?.startsWith(base);
    const file = isInside && join(dist, path.slice(base.length), path.endsWith('/') ? 'index.html' : '');
    if (!file || !existsSync(file)) return `links to ${address}, which does not exist`;
  }
  return undefined;
}

function decode(address) {
  try {
    return decodeURIComponent(address);
  } catch {
    return undefined;
  }
}
