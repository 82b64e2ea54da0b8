/** A web host that sends a folder as generator/docs/hosts.md asks for, and any other header that a test needs. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Host {
  /** `http://127.0.0.1:4000/` */
  url: string;
  stop(): Promise<void>;
}

export interface HostOptions {
  folder: string;
  /** Answers in another way than it should; true if it has. */
  fault?: (...words: Parameters<RequestListener>) => boolean;
  /** With a certificate that it has made itself. */
  secure?: boolean;
}

const HEADERS = {
  'content-security-policy': "frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'permissions-policy': 'camera=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=31536000',
  'x-content-type-options': 'nosniff',
};

export async function startHost({ folder, fault, secure = false }: HostOptions): Promise<Host> {
  const answer: RequestListener = (request, response) => {
    if (fault?.(request, response)) return;
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const file = join(folder, pathname.replace(/\/$/, '/index.html'));
    const isThere = existsSync(file) && statSync(file).isFile();
    const body = isThere ? readFileSync(file) : readFileSync(join(folder, '404.html'));
    const lifetime =
      isThere && pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    const isPart = isThere && request.headers.range === 'bytes=0-0';
    response.writeHead(isPart ? 206 : isThere ? 200 : 404, { ...HEADERS, 'cache-control': lifetime });
    response.end(isPart ? body.subarray(0, 1) : body);
  };
  const server = secure ? createSecureServer(makeCertificate(), answer) : createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `${secure ? 'https' : 'http'}://127.0.0.1:${port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function makeCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(join(tmpdir(), 'liner-certificate-'));
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const words = [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:prime256v1',
    '-nodes',
    '-days',
    '90',
  ];
  const name = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', [...words, ...name, '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const made = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true, force: true });
  return made;
}
