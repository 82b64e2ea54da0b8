/**
 * Publishes into a bucket of S3, or of a store that speaks it: what pages show first, then pages, and what nobody needs is deleted at the
 * end. A bucket renames nothing and lists slowly, so the manifest in it lists what is published. It is written before the first file
 * as well, without the digests of files that are about to change: what became of those is asked of the bucket if this run is stopped.
 */
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { BucketPlace, Publish } from '../../../site/schema/publish.ts';
import { type Notice, notice, noticeOf } from '../../publish-notices.ts';
import { type DeployOptions, DeployRefusal, type Destination, type Preview } from '../destination.ts';
import type { Inventory } from '../inventory.ts';
import type { Pause } from '../repeat.ts';
import { describeWork } from '../upload/destination.ts';
import { openBucket } from './api.ts';
import { makePlan } from './plan.ts';
import { deleteFiles, sendFiles } from './send.ts';
import { openStore } from './store.ts';

type BucketOptions = Pick<DeployOptions, 'environment' | 'baseUrl' | 'below' | 'replace'>;

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
  { environment, baseUrl, below = '', replace }: BucketOptions,
  pause?: Pause,
): OpenBucket {
  const place = notice('place-bucket', { bucket: target.bucket ?? '' });
  const folder = `${target.path ?? ''}/${below}`.replace(/^\/+|\/+$/g, '');
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
