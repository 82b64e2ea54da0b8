/** Files in a bucket, each with its digest, and the manifest among them. */
import { gzipSync } from 'node:zlib';
import { MARKER } from '../../../engine/publish/marker.ts';
import { typeOf } from '../../../engine/server/answer.ts';
import { isDownload } from '../../../features/sound/sounds.ts';
import { cacheOf } from '../../../site/hosting/headers.ts';
import { listFiles, type Request } from './api.ts';

/** Compresses only what browsers and search engines read: a bucket sends files as they are, also to simpler programs. */
const PACKED = /\.(?:html|css|m?js|svg)$/;
/** The header of a digest. */
const DIGEST = 'x-amz-meta-liner';

/** The manifest was written by others since it was read. */
export class Overtaken extends Error {}

interface Version {
  text: string | undefined;
  etag: string | undefined;
}

export function openStore(request: Request, folder: string) {
  const at = (path: string) => (folder ? `${folder}/${path}` : path);

  async function readManifest(): Promise<Version> {
    const { status, text, headers } = await request('GET', at(MARKER), {}, [404]);
    if (status === 404 && /NoSuchBucket/.test(text)) await request('GET', at(MARKER));
    return status === 404
      ? { text: undefined, etag: undefined }
      : { text, etag: headers.get('etag') ?? undefined };
  }

  return {
    readManifest,
    list: () => listFiles(request, folder),
    /** The digest of a file as it was sent, `''` for a file of others, and undefined for none. */
    async digestOf(path: string): Promise<string | undefined> {
      const { status, headers } = await request('HEAD', at(path), {}, [404]);
      return status === 404 ? undefined : (headers.get(DIGEST) ?? '');
    },
    async send(path: string, bytes: Buffer<ArrayBuffer>, digest: string): Promise<void> {
      const isPacked = PACKED.test(path);
      const headers = {
        'content-type': typeOf(path),
        'cache-control': cacheOf(path),
        [DIGEST]: digest,
        ...(isDownload(path) && { 'content-disposition': 'attachment' }),
        ...(isPacked && { 'content-encoding': 'gzip' }),
      };
      await request('PUT', at(path), { headers, body: isPacked ? gzipSync(bytes, { level: 9 }) : bytes });
    },
    remove: async (path: string) => void (await request('DELETE', at(path), {}, [404])),
    /** @returns its tag @throws Overtaken if it is not the one of that tag any more */
    async writeManifest(text: string, etag: string | undefined): Promise<string | undefined> {
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
      const write = (condition: Record<string, string>, expected: readonly number[]) =>
        request(
          'PUT',
          at(MARKER),
          { headers: { ...headers, ...condition }, body: Buffer.from(text) },
          expected,
        );
      const condition: Record<string, string> = etag ? { 'if-match': etag } : { 'if-none-match': '*' };
      const { status, headers: answered } = await write(condition, [400, 404, 409, 412, 501]);
      if (status < 300) return answered.get('etag') ?? (await readManifest()).etag;
      const now = await readManifest();
      // The answer to an earlier attempt may have been lost.
      if (now.text === text) return now.etag;
      if (![400, 501].includes(status) || now.etag !== etag) throw new Overtaken();
      // The store has no conditions.
      await write({}, []);
      return (await readManifest()).etag;
    },
  };
}

export type Store = ReturnType<typeof openStore>;
