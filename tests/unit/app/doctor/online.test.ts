/** Findings about a site online, from servers on this computer with and without faults, and from a simulated network. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Finding } from '../../../../generator/app/doctor/finding.ts';
import {
  type Answer,
  LONGEST_BODY,
  type Network,
  network,
} from '../../../../generator/app/doctor/network.ts';
import { checkOnline } from '../../../../generator/app/doctor/online.ts';
import { type HostOptions, startHost } from '../../../helpers/host.ts';
import { PATIENCE } from '../../../helpers/patience.ts';

const FILES = {
  'index.html': '<link href="/assets/main.css"><h1>Home</h1>',
  '404.html': 'Not found',
  'sitemap.xml': '<urlset/>',
  'assets/main.css': 'a{}',
};

function makeFolder(files: Record<string, string> = FILES): string {
  const folder = mkdtempSync(join(tmpdir(), 'liner-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, 'assets'));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  return folder;
}

const NOW = Date.now();

/** Findings other than ok. */
async function examine(options: Partial<HostOptions> = {}, out = makeFolder()): Promise<string[]> {
  const host = await startHost({ folder: makeFolder(), ...options });
  onTestFinished(() => host.stop());
  return tell(await checkOnline({ baseUrl: host.url, out, now: NOW }, network));
}

const tell = (findings: Finding[]) =>
  findings
    .filter(({ level }) => level !== 'ok')
    .map(({ level, topic, message }) => `${level} ${topic}: ${message}`);

test('of a site that is as it should be, nothing is reported', async () => {
  expect(await examine()).toEqual([]);
});

test('a certificate that nobody vouches for is an error, and the rest is looked at all the same', async () => {
  expect(await examine({ secure: true })).toEqual([
    'error certificate: Browsers do not trust the certificate: it is self-signed.',
  ]);
});

const FAULTS: [name: string, fault: HostOptions['fault'], says: string[]][] = [
  [
    'without headers, and without parts of files',
    ({ url }, response) => {
      if (url === '/assets/main.css') response.end('a{}');
      else if (url === '/') response.end(FILES['index.html']);
      return url === '/' || url === '/assets/main.css';
    },
    [
      'warning security: Headers that protect visitors are missing: Content-Security-Policy, Cross-Origin-Opener-Policy, Permissions-Policy, Referrer-Policy, X-Content-Type-Options.',
      'warning caching: Pages have no Cache-Control header, so browsers guess how long to keep them.',
      'warning caching: Pictures, styles and scripts are downloaded again although they never change (no Cache-Control).',
      'warning range requests: The server only sends whole files: listeners cannot skip within audio, and Safari does not play it.',
    ],
  ],
  [
    'that answers every address with Home',
    ({ url }, response) => {
      if (url?.includes('no-such-page')) response.end(FILES['index.html']);
      return url?.includes('no-such-page') ?? false;
    },
    [
      'error missing pages: An address without a page answers with the status 200, so search engines treat it as a page.',
    ],
  ],
  [
    'with a page of its own for what is missing',
    ({ url }, response) => {
      if (url?.includes('no-such-page')) response.writeHead(404).end('nginx');
      return url?.includes('no-such-page') ?? false;
    },
    ['warning missing pages: An address without a page shows another page than 404.html.'],
  ],
  [
    'whose files have not arrived',
    ({ url }, response) => {
      if (url?.startsWith('/assets/')) response.writeHead(404).end();
      return url?.startsWith('/assets/') ?? false;
    },
    [
      expect.stringMatching(
        /^error files: .*assets\/main\.css, which Home needs, answers with the status 404\.$/,
      ),
    ],
  ],
  [
    'that is closed',
    (_, response) => {
      response.writeHead(503).end();
      return true;
    },
    [expect.stringMatching(/^error home page: .* answers with the status 503\.$/)],
  ],
  [
    'that has moved',
    (_, response) => {
      response.writeHead(301, { location: 'https://www.artist.example/' }).end();
      return true;
    },
    [expect.stringMatching(/^error home page: .* redirects to https:\/\/www\.artist\.example\/\.$/)],
  ],
];

test.each(FAULTS)('a host %s is reported', async (_, fault, says) => {
  expect(await examine({ fault: fault ?? (() => false) })).toEqual(says);
});

test('a site that is not the one that was built last is reported', async () => {
  const newer = makeFolder({
    ...FILES,
    'index.html': `${FILES['index.html']}new`,
    'sitemap.xml': '<urlset></urlset>',
  });
  expect(await examine({}, newer)).toEqual([
    'warning newest version: What is online is not what was built last here: Home, sitemap.xml differ.',
  ]);
  const [nothing] = await examine({}, join(newer, 'nowhere'));
  expect(nothing).toBe('warning newest version: Nothing is built here that could be compared.');
});

test('a server that does not answer is reported', async () => {
  const host = await startHost({ folder: makeFolder() });
  await host.stop();
  expect(tell(await checkOnline({ baseUrl: host.url, out: '.', now: NOW }, network))).toEqual([
    expect.stringMatching(/^error server: .* cannot be reached: .*ECONNREFUSED/),
  ]);
});

test('of a page without end, only the beginning is read', async () => {
  let sent = 0;
  const host = await startHost({
    folder: makeFolder(),
    fault(_, response) {
      const timer = setInterval(() => {
        sent += 1_000_000;
        response.write(Buffer.alloc(1_000_000, 'x'));
      }, 1);
      response.on('close', () => clearInterval(timer));
      return true;
    },
  });
  onTestFinished(() => host.stop());
  const { status, body } = await network.ask(host.url);
  expect([status, body.length]).toEqual([200, LONGEST_BODY]);
  const before = sent;
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(sent - before).toBeLessThan(20_000_000);
});

test('large files are compared as far as they are read', async () => {
  const make = (size: number) => makeFolder({ ...FILES, 'sitemap.xml': 'x'.repeat(size) });
  const folder = make(LONGEST_BODY + 10);
  expect(await examine({ folder }, folder)).toEqual([]);
  expect(await examine({ folder }, make(LONGEST_BODY - 1))).toEqual([
    expect.stringContaining('sitemap.xml differs'),
  ]);
});

test.each(['a page', 'a certificate'])('%s that trickles in is not waited for', async (what) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  let isConnected = false;
  const server = createServer((socket) => {
    isConnected = true;
    socket.on('error', () => {});
    const head = what === 'a page' ? 'HTTP/1.1 200 OK\r\n\r\n' : '\x16\x03\x03\x40\x00';
    socket.write(Buffer.from(head, 'latin1'));
    const timer = setInterval(() => socket.write('x'), 5);
    socket.on('close', () => clearInterval(timer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const work =
    what === 'a page' ? network.ask(`http://127.0.0.1:${port}/`) : network.certificateOf('127.0.0.1', port);
  const outcome = work.then(String, (error: Error) => error.message);
  await vi.waitUntil(() => isConnected, { interval: 5, timeout: PATIENCE });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await outcome).toBe('it does not answer within 15 seconds');
});

/** A network in which these addresses answer, and names without an answer are unknown. */
function pretend(
  answers: Record<string, Partial<Answer>>,
  { days = 60, fault }: { days?: number; fault?: string } = {},
): Network {
  const hosts = Object.keys(answers).map((url) => new URL(url).hostname);
  return {
    resolve: async (hostname) => (hosts.includes(hostname) ? ['192.0.2.1'] : []),
    certificateOf: async () => ({ fault, until: NOW + days * 86_400_000 }),
    async ask(url) {
      const answer = answers[url];
      if (!answer) throw new Error('connect ECONNREFUSED');
      return { status: 200, headers: {}, body: Buffer.from(''), ...answer };
    },
  };
}

const HOME = 'https://artist.example/';
const to = (location: string) => ({ status: 301, headers: { location } });

const PROTECTED = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

const NETWORKS: [name: string, network: Network, says: string][] = [
  ['without DNS', pretend({}), 'error DNS: artist.example has no address: nobody can reach it.'],
  [
    'that other sites may show in a frame',
    pretend({
      [HOME]: { headers: { ...PROTECTED, 'content-security-policy': "default-src 'self'" } },
      [`${HOME}liner-doctor/no-such-page/`]: { status: 404 },
    }),
    'warning security: Headers that protect visitors are missing: Content-Security-Policy.',
  ],
  [
    'whose certificate runs out',
    pretend({ [HOME]: {} }, { days: 3.5 }),
    'warning certificate: The certificate expires in 3 days.',
  ],
  [
    'whose certificate has run out',
    pretend({ [HOME]: {} }, { fault: 'CERT_HAS_EXPIRED' }),
    'error certificate: Browsers do not trust the certificate: it has expired.',
  ],
  [
    'that is also there without a lock',
    pretend({ [HOME]: {}, 'http://artist.example/': {} }),
    `warning http: http://artist.example/ does not redirect to ${HOME}: it answers with the status 200.`,
  ],
  [
    'whose http leads elsewhere',
    pretend({ [HOME]: {}, 'http://artist.example/': to('https://other.example/') }),
    `warning http: http://artist.example/ redirects to https://other.example/, not to ${HOME}.`,
  ],
  [
    'without www',
    pretend({ [HOME]: {} }),
    'warning www: www.artist.example has no DNS record, but people type it.',
  ],
  [
    'that is there twice',
    pretend({ [HOME]: {}, 'https://www.artist.example/': {} }),
    `warning www: https://www.artist.example/ does not redirect to ${HOME}: it answers with the status 200.`,
  ],
];

test.each(NETWORKS)('an address %s is reported', async (_, made, says) => {
  expect(tell(await checkOnline({ baseUrl: HOME, out: '.', now: NOW }, made))).toContain(says);
});

test('of an address to which the others lead, nothing is reported', async () => {
  const made = pretend({
    [HOME]: {},
    'http://artist.example/': to(HOME),
    'https://www.artist.example/': to(HOME),
  });
  const found = await checkOnline({ baseUrl: HOME, out: '.', now: NOW }, made);
  const topics = ['DNS', 'certificate', 'http', 'www'];
  expect(found.filter(({ topic }) => topics.includes(topic)).map(({ level }) => level)).toEqual([
    'ok',
    'ok',
    'ok',
    'ok',
  ]);
});
