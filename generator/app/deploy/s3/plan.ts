/** The files to send and to delete, and the manifests in between. */
import { HOSTED_FILES } from '../../../engine/artifact.ts';
import { mapPool } from '../../../engine/lib/pool.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import type { Notice } from '../../publish-notices.ts';
import type { Inventory } from '../inventory.ts';
import { refuseForeign, refuseOtherSite } from '../upload/destination.ts';
import { codeOfSite, DIGITS, isOtherSite, readManifest, writeManifest } from '../upload/manifest.ts';
import { rankOf } from '../upload/plan.ts';
import type { Store } from './store.ts';

/** Requests at once. */
export const CONCURRENCY = 16;
/** The folder of files whose names have a hash: a new one replaces none. */
export const HASHED = 'assets/';

export interface Plan {
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
export async function makePlan(
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
