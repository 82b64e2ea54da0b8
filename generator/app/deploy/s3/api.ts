/** Requests to a store that speaks S3, signed with the keys (AWS Signature Version 4), and repeated if that helps. */
import { createHash } from 'node:crypto';
import { AwsV4Signer } from 'aws4fetch';
import { decodeOnce } from '../../../engine/lib/references.ts';
import type { BucketPlace } from '../../../site/schema/publish.ts';
import { S3_KEY, S3_SECRET, S3_TOKEN } from '../../../site/schema/variables.ts';
import { type Notice, NoticeError, notice } from '../../publish-notices.ts';
import { DeployRefusal } from '../destination.ts';
import {
  isPassing,
  type Pause,
  type Retry,
  readWait,
  reasonOf,
  repeat,
  TIMEOUT,
  UPLOAD_TIMEOUT,
} from '../repeat.ts';

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

export interface Content {
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  query?: Record<string, string>;
}

/**
 * @param path in the bucket, with forward slashes; `''` for the bucket itself
 * @param expected statuses besides 2xx that the caller handles
 * @throws NoticeError if repeating does not help
 */
export type Request = (
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE',
  path: string,
  content?: Content,
  expected?: readonly number[],
) => Promise<Answer>;

/** Milliseconds: stores accept a quarter of an hour. */
const SKEW = 5 * 60_000;
/** Something went wrong on the way. */
const PASSING = /^(?:RequestTimeout|BadDigest|XAmzContentSHA256Mismatch|IncompleteBody|SlowDown)$/;

export function openBucket(
  { bucket = '', region, store = `https://s3.${region ?? 'us-east-1'}.amazonaws.com` }: BucketPlace,
  { [S3_KEY]: accessKeyId, [S3_SECRET]: secretAccessKey, [S3_TOKEN]: sessionToken }: NodeJS.ProcessEnv,
  pause?: Pause,
): Request {
  const signatures = new Map<string, ArrayBuffer>();
  /** Milliseconds of the clock of the store before the one of this computer. */
  let skew = 0;

  async function send(method: string, path: string, content: Content): Promise<Answer> {
    if (!accessKeyId || !secretAccessKey) throw new DeployRefusal(notice('s3-no-keys', {}));
    const { headers = {}, body, query = {} } = content;
    const search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const names = [bucket, ...path.split('/')].filter((name) => name !== '').map(encode);
    const signer = new AwsV4Signer({
      method,
      url: `${store.replace(/\/$/, '')}/${names.join('/')}${search && `?${search}`}`,
      headers: {
        ...headers,
        'user-agent': 'Liner',
        // Half a file is refused, as it has another hash.
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      ...{ accessKeyId, secretAccessKey, service: 's3', cache: signatures },
      ...(sessionToken && { sessionToken }),
      ...(region && { region }),
      datetime: new Date(Date.now() + skew).toISOString().replace(/[:-]|\.\d{3}/g, ''),
    });
    const signed = await signer.sign();
    const response = await fetch(signed.url, {
      ...{ method, headers: signed.headers, ...(body && { body }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(body ? UPLOAD_TIMEOUT : TIMEOUT),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function attempt(
    method: string,
    path: string,
    content: Content,
    expected: readonly number[],
  ): Promise<Answer | Retry> {
    try {
      let answer = await send(method, path, content);
      const ahead = Date.parse(answer.headers.get('date') ?? '') - Date.now();
      if (answer.status === 403 && Math.abs(ahead - skew) > SKEW) {
        skew = ahead;
        answer = await send(method, path, content);
      }
      const { status, headers } = answer;
      const isAgain = PASSING.test(readElement(answer, 'Code'));
      if ((status >= 200 && status < 300) || (expected.includes(status) && !isAgain)) return answer;
      const error = new NoticeError(describe(answer, bucket, skew));
      if (!isPassing(status) && !isAgain) throw error;
      return { error, wait: readWait(headers.get('retry-after')) };
    } catch (error) {
      if (error instanceof NoticeError) throw error;
      const unreachable = notice('s3-unreachable', { store, said: reasonOf(error) });
      return { error: new NoticeError(unreachable), wait: undefined };
    }
  }

  return (method, path, content = {}, expected = []) =>
    repeat(() => attempt(method, path, content, expected), pause);
}

/** Encodes a name for signatures: RFC 3986, section 2.3. */
function encode(name: string): string {
  return encodeURIComponent(name).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** The content of an element of the answer, which has few, and none of them twice. */
function readElement({ text }: Answer, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(text)?.[1] ?? '';
}

function describe(answer: Answer, bucket: string, skew: number): Notice {
  const { status, headers } = answer;
  const [code, said] = [readElement(answer, 'Code'), readElement(answer, 'Message')];
  const region = headers.get('x-amz-bucket-region') || readElement(answer, 'Region');
  if (code === 'RequestTimeTooSkewed')
    return notice('s3-clock', { minutes: Math.round(Math.abs(skew) / 60_000) });
  if (code === 'NoSuchBucket') return notice('s3-no-bucket', { bucket });
  if (region && /Redirect|AuthorizationHeaderMalformed/.test(code)) return notice('s3-region', { region });
  if (status === 401 || status === 403) return notice('s3-refused', { bucket, said });
  return notice('s3-status', { status, said });
}

/** The most answers of a listing, each of a thousand files. */
const PAGES = 1000;

/** Paths of all files below a folder of the bucket, which may be `''`. */
export async function listFiles(request: Request, folder: string): Promise<string[]> {
  const paths: string[] = [];
  const prefix = folder && `${folder}/`;
  let next = '';
  for (let left = PAGES; left > 0; left -= 1) {
    const query = { 'list-type': '2', prefix, ...(next && { 'continuation-token': next }) };
    const answer = await request('GET', '', { query });
    for (const [, key = ''] of answer.text.matchAll(/<Key>([^<]*)<\/Key>/g))
      paths.push(decodeOnce(key).slice(prefix.length));
    next = decodeOnce(readElement(answer, 'NextContinuationToken'));
    if (next === '') return paths;
  }
  throw new NoticeError(notice('s3-status', { status: 200, said: 'a list of files without end' }));
}
