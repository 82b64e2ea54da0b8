/** A store that answers as S3 does, checks each signature by itself, and goes wrong where a test asks for it. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { readBody } from './netlify.ts';

export const KEYS = { AWS_ACCESS_KEY_ID: 'AKIATEST', AWS_SECRET_ACCESS_KEY: 'secret-of-a-test' };

export interface StoredFile {
  bytes: Buffer;
  headers: Record<string, string>;
  etag: string;
}

/** `drop` cuts the request off half read, `lose` the answer to one that was carried out; a status is the answer. */
export type Fault =
  | 'drop'
  | 'lose'
  | { status: number; code?: string; headers?: Record<string, string> }
  | undefined;

export interface FakeBucket {
  endpoint: string;
  files: Map<string, StoredFile>;
  /** `PUT index.html`, in the order in which they came. */
  requests: string[];
  fault: (request: string, count: number) => Fault;
  /** Milliseconds of its clock before the one of this computer. */
  ahead: number;
  /** The status with which a store of an older kind refuses `If-Match`. */
  unconditional: number | undefined;
  /** The texts of the site as a browser shows them, without the manifest. */
  live(): Record<string, string>;
  stop(): Promise<void>;
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Signature Version 4, as the store computes it from what has arrived. */
function isSigned({ method = '', headers, url = '' }: IncomingMessage, body: Buffer): boolean {
  const [, key, date = '', region = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d+)\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      headers.authorization ?? '',
    ) ?? [];
  const { pathname, searchParams } = new URL(url, 'http://store.test');
  const search = [...searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const canonical = [
    method,
    pathname.split('/').map(decodeURIComponent).map(encode).join('/'),
    search.join('&'),
    ...names.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    names,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const time = String(headers['x-amz-date']);
  const text = ['AWS4-HMAC-SHA256', time, `${date}/${region}/s3/aws4_request`, sha256(canonical)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce(
    hmac,
    hmac(`AWS4${KEYS.AWS_SECRET_ACCESS_KEY}`, date),
  );
  return (
    key === KEYS.AWS_ACCESS_KEY_ID &&
    ['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => names.split(';').includes(name)) &&
    headers['x-amz-content-sha256'] === sha256(body) &&
    signature === hmac(signing, text).toString('hex')
  );
}

/** Reads a date as milliseconds since 1970. */
function readTime(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

export async function startBucket(): Promise<FakeBucket> {
  const files = new Map<string, StoredFile>();
  const toXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://store.test');
    const [, bucket, ...rest] = pathname.split('/').map(decodeURIComponent);
    const path = rest.join('/');
    const name = `${method} ${path || 'list'}`;
    fake.requests.push(name);
    const date = new Date(Date.now() + fake.ahead).toUTCString();
    const send = (status: number, text: string | Buffer, more: Record<string, string> = {}) => {
      response.writeHead(status, { date, ...more }).end(method === 'HEAD' ? undefined : text);
    };
    const refuse = (status: number, code: string, more: Record<string, string> = {}) =>
      send(status, `<Error><Code>${code}</Code><Message>${code} it is.</Message></Error>`, more);
    const fault = fake.fault(name, fake.requests.filter((each) => each === name).length);
    if (fault === 'drop') return void request.socket.destroy();
    const body = await readBody(request);
    if (fault && fault !== 'lose') return refuse(fault.status, fault.code ?? 'InternalError', fault.headers);
    const skew = readTime(String(headers['x-amz-date'])) - Date.parse(date);
    if (Math.abs(skew) > 15 * 60_000) return refuse(403, 'RequestTimeTooSkewed');
    if (!isSigned(request, body)) return refuse(403, 'SignatureDoesNotMatch');
    if (bucket !== 'site') return refuse(404, 'NoSuchBucket');
    const file = files.get(path);
    if (method === 'GET' && path === '') {
      const from = searchParams.get('continuation-token') ?? '';
      const prefix = searchParams.get('prefix') ?? '';
      const names = [...files.keys()].filter((each) => each.startsWith(prefix) && each > from).sort();
      const page = names.slice(0, 3);
      const next =
        names.length > 3 ? `<NextContinuationToken>${toXml(page.at(-1) ?? '')}</NextContinuationToken>` : '';
      return send(
        200,
        `<ListBucketResult>${page.map((each) => `<Key>${toXml(each)}</Key>`).join('')}${next}</ListBucketResult>`,
      );
    }
    if (method === 'GET' || method === 'HEAD')
      return file ? send(200, file.bytes, { ...file.headers, etag: file.etag }) : refuse(404, 'NoSuchKey');
    if (method === 'PUT') {
      const { 'if-match': match, 'if-none-match': none } = headers;
      if ((match || none) && fake.unconditional) return refuse(fake.unconditional, 'NotImplemented');
      if ((match && match !== file?.etag) || (none && file)) return refuse(412, 'PreconditionFailed');
      const kept = Object.entries(headers).filter(([each]) =>
        /^(?:content-(?:type|encoding|disposition)|cache-control|x-amz-meta-.+)$/.test(each),
      );
      const etag = `"${createHash('md5').update(body).digest('hex')}"`;
      files.set(path, {
        bytes: body,
        etag,
        headers: Object.fromEntries(kept.map(([each, value]) => [each, String(value)])),
      });
    } else files.delete(path);
    if (fault === 'lose') return void request.socket.destroy();
    send(method === 'PUT' ? 200 : 204, '', { etag: files.get(path)?.etag ?? '' });
  }

  const server = createServer((request, response) => void answer(request, response).catch(() => {}));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const fake: FakeBucket = {
    endpoint: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    files,
    requests: [],
    fault: () => undefined,
    ahead: 0,
    unconditional: undefined,
    live: () =>
      Object.fromEntries(
        [...files]
          .filter(([path]) => !path.endsWith('.liner'))
          .map(([path, { bytes, headers }]): [string, string] => [
            path,
            (headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes).toString(),
          ])
          .sort(([one], [other]) => (one < other ? -1 : 1)),
      ),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return fake;
}
