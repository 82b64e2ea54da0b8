/**
 * Publishes into a bucket of S3, or of a store that speaks it: what pages show first, then pages, and what nobody needs is deleted at the
 * end. A bucket renames nothing and lists slowly, so the manifest in it lists what is published. It is written before the first file
 * as well, without the digests of files that are about to change: what became of those is asked of the bucket if this run is stopped.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { HOSTED_FILES } from '../../../engine/artifact.ts';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import { typeOf } from '../../../engine/server/answer.ts';
import { isDownload } from '../../../features/sound/sounds.ts';
import { cacheOf } from '../../../site/hosting/headers.ts';
import type { BucketPlace, Publish } from '../../../site/schema/publish.ts';
import { type Notice, type NoticeCode, notice, noticeOf } from '../../publish-notices.ts';
import {
  DeployFailure,
  type DeployOptions,
  DeployRefusal,
  type Destination,
  type Preview,
} from '../destination.ts';
import type { Inventory } from '../inventory.ts';
import type { Pause } from '../repeat.ts';
import { describeWork, refuseForeign, refuseOtherSite } from '../upload/destination.ts';
import {
  codeOfSite,
  DIGITS,
  forgetDigests,
  isOtherSite,
  readManifest,
  writeManifest,
} from '../upload/manifest.ts';
import { rankOf } from '../upload/plan.ts';
import { listFiles, openBucket, type Request } from './api.ts';

/** Requests at once; and for large files, which are in memory while they are sent. */
const CONCURRENCY = 16;
const LARGE_CONCURRENCY = 2;
/** In bytes. */
const LARGE = 8_000_000;
/**
 * A bucket sends a file as it is, whatever the client can unpack: only what browsers and search engines read is compressed. Feeds,
 * calendars and JSON are read by simpler programs.
 */
const PACKED = /\.(?:html|css|m?js|svg)$/;
/** The folder of files whose names have a hash: a new one replaces none. */
const HASHED = 'assets/';
const DIGEST = 'x-amz-meta-liner';

type BucketOptions = Pick<DeployOptions, 'environment' | 'baseUrl' | 'replace'>;

/** A bucket with its files. */
export interface OpenBucket {
  place: Notice;
  /** @throws DeployRefusal */
  check(): Promise<void>;
  /** @throws DeployRefusal */
  compare(site: Inventory): Promise<BucketPreview>;
}

interface BucketPreview extends Pick<Preview, 'notes' | 'isDone'> {
  published: ReadonlyMap<string, string>;
  /** Sends what is new, and returns what deletes the rest. Both throw a DeployFailure. */
  send(onProgress: OnProgress): Promise<() => Promise<void>>;
}

export function toS3(target: Publish, options: BucketOptions, pause?: Pause): Destination {
  const { place, check, compare } = openFiles(target, options, pause);
  return {
    name: place.text,
    check,
    async compare(site) {
      const { published, send, ...preview } = await compare(site);
      return {
        ...preview,
        published: published.size > 0 ? published : undefined,
        async deliver(onProgress) {
          const clean = await send(onProgress);
          await clean();
          return notice('site-in-place', { place });
        },
        close: async () => {},
      };
    },
  };
}

export function openFiles(
  target: BucketPlace,
  { environment, baseUrl, replace }: BucketOptions,
  pause?: Pause,
): OpenBucket {
  const place = notice('place-bucket', { bucket: target.bucket ?? '' });
  const folder = (target.path ?? '').replace(/^\/+|\/+$/g, '');
  const request = openBucket(target, environment, pause);
  const bucket = openStore(request, folder);
  return {
    place,
    check: async () => void (await bucket.readManifest().catch(refuse)),
    async compare(site) {
      const plan = await makePlan(bucket, site, baseUrl, replace, place).catch(refuse);
      const { sends, gone, published, isDone } = plan;
      return {
        published,
        notes: describeWork(place.text, sends.length, sends.length, gone.length),
        isDone,
        async send(onProgress) {
          const etag = await sendFiles(bucket, plan, onProgress, place);
          return () => deleteFiles(bucket, plan, etag, place);
        },
      };
    },
  };
}

function refuse(error: unknown): never {
  throw error instanceof DeployRefusal ? error : new DeployRefusal(noticeOf(error));
}

/** Somebody else has written the manifest since it was read. */
class Overtaken extends Error {}

interface Version {
  text: string | undefined;
  etag: string | undefined;
}

function openStore(request: Request, folder: string) {
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

type Store = ReturnType<typeof openStore>;

interface Plan {
  site: Inventory;
  /** In their order. */
  sends: string[];
  /** Files that Liner has published and that the site no longer has. */
  gone: string[];
  published: Map<string, string>;
  isDone: boolean;
  /** The tag of the manifest that was read. */
  etag: string | undefined;
  /** Manifests: before the first file is sent, before the first is deleted, and at the end. */
  interim: string;
  whole: string;
  final: string;
}

/** @throws DeployRefusal */
async function makePlan(
  bucket: Store,
  { folder, files: all }: Inventory,
  baseUrl: string,
  replace: boolean,
  place: Notice,
): Promise<Plan> {
  const files = new Map([...all].filter(([path]) => isSent(path, all)));
  const { text, etag } = await bucket.readManifest();
  const manifest = readManifest(text);
  const code = codeOfSite(baseUrl);
  if (!replace && isOtherSite(manifest.site, code)) refuseOtherSite(place, baseUrl);
  const paths = [...files.keys()];
  // Nobody else has a file under a name with a hash.
  const unknown = paths.filter(
    (path) => manifest.digestOf(path) === undefined && (manifest.owns(path) || !path.startsWith(HASHED)),
  );
  const found = new Map(
    await mapPool(unknown, CONCURRENCY, async (path) => [path, await bucket.digestOf(path)] as const),
  );
  const foreign = unknown.filter((path) => found.get(path) === '' && !manifest.owns(path));
  if (!replace) refuseForeign(place, foreign);
  const digestOf = (path: string) => manifest.digestOf(path) ?? found.get(path);
  const sends = paths
    .filter((path) => digestOf(path)?.slice(0, DIGITS) !== files.get(path)?.digest.slice(0, DIGITS))
    .sort((one, other) => rankOf(one) - rankOf(other));
  const listed = manifest.hasOthers(paths) ? await bucket.list() : [];
  const gone = listed.filter((path) => manifest.owns(path) && !files.has(path) && path !== MARKER);
  const digests = new Map([...files].map(([path, { digest }]) => [path, digest]));
  const before = new Map(gone.map((path) => [path, manifest.digestOf(path) ?? '']));
  const isChanging = new Set(sends);
  const final = writeManifest(digests, code);
  return {
    site: { folder, files },
    ...{ sends, gone, etag, final, isDone: text === final },
    published: new Map([
      ...paths.flatMap((path) =>
        manifest.owns(path) || found.get(path) !== undefined ? [[path, digestOf(path) ?? ''] as const] : [],
      ),
      ...before,
    ]),
    interim: writeManifest(
      new Map([
        ...before,
        ...paths.map((path) => [path, isChanging.has(path) ? '' : (digests.get(path) ?? '')] as const),
      ]),
      code,
    ),
    // Of a file that may be deleted already, nothing is known: the next site may need it.
    whole: writeManifest(new Map([...gone.map((path) => [path, ''] as const), ...digests]), code),
  };
}

/** Neither instructions for other hosts, nor second versions of texts, which are compressed on the way. */
function isSent(path: string, files: Inventory['files']): boolean {
  const [, original = ''] = /^(.+)\.(?:br|gz)$/.exec(path) ?? [];
  return !HOSTED_FILES.includes(path) && !files.has(original);
}

/** @returns the tag of the manifest @throws DeployFailure */
async function sendFiles(
  bucket: Store,
  { site, sends, etag: read, interim, whole }: Plan,
  onProgress: OnProgress,
  place: Notice,
): Promise<string | undefined> {
  let stopped: Extract<NoticeCode, 'upload-stopped' | 's3-stopped'> = 'upload-stopped';
  let etag = read;
  let done = 0;
  const send = async (paths: readonly string[]) => {
    const isLarge = (path: string) => (site.files.get(path)?.bytes ?? 0) > LARGE;
    const sendOne = async (path: string) => {
      await bucket.send(path, await readFile(join(site.folder, path)), site.files.get(path)?.digest ?? '');
      done += 1;
      onProgress(done, sends.length, path);
    };
    await mapPool(
      paths.filter((path) => !isLarge(path)),
      CONCURRENCY,
      sendOne,
    );
    await mapPool(paths.filter(isLarge), LARGE_CONCURRENCY, sendOne);
  };
  try {
    if (sends.length > 0) etag = await bucket.writeManifest(interim, etag);
    const isNew = (path: string) => path.startsWith(HASHED);
    await send(sends.filter(isNew));
    // Another run has begun meanwhile, and knows nothing of these files.
    if (sends.length > 0 && (await bucket.readManifest()).text !== interim) throw new Overtaken();
    stopped = 's3-stopped';
    for (const rank of [0, 1, 2]) await send(ofRank(sends, rank).filter((path) => !isNew(path)));
    return await bucket.writeManifest(whole, etag);
  } catch (error) {
    if (!(error instanceof Overtaken)) throw new DeployFailure(notice(stopped, { reason: noticeOf(error) }));
    if (done > 0) await admit(bucket, sends).catch(() => {});
    throw new DeployFailure(notice('s3-conflict', { place }));
  }
}

function ofRank(paths: readonly string[], rank: number): string[] {
  return paths.filter((path) => rankOf(path) === rank);
}

/** @throws DeployFailure */
async function deleteFiles(
  bucket: Store,
  { sends, gone, final }: Plan,
  etag: string | undefined,
  place: Notice,
): Promise<void> {
  try {
    // Pages go before their files.
    for (const rank of [2, 1, 0]) await mapPool(ofRank(gone, rank), CONCURRENCY, bucket.remove);
    if (gone.length > 0) await bucket.writeManifest(final, etag);
  } catch (error) {
    if (!(error instanceof Overtaken))
      throw new DeployFailure(notice('old-files-left', { reason: noticeOf(error) }));
    if (sends.length > 0) await admit(bucket, sends).catch(() => {});
    throw new DeployFailure(notice('s3-conflict', { place }));
  }
}

/** The manifest of somebody else is not right about files that were sent as well: the next run compares them. */
async function admit(bucket: Store, sent: readonly string[]): Promise<void> {
  const { text, etag } = await bucket.readManifest();
  if (text !== undefined) await bucket.writeManifest(forgetDigests(text, sent), etag);
}
