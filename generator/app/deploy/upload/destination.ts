/** Publishes into a folder: one of this computer, or one of a server. */

import { count } from '../../../engine/lib/text.ts';
import { MARKER } from '../../../engine/publish/marker.ts';
import { type Notice, notice } from '../../publish-notices.ts';
import { nameSome } from '../changes.ts';
import { DeployRefusal, type Destination } from '../destination.ts';
import { codeOfSite, isOtherSite, readManifest } from './manifest.ts';
import { planUpload } from './plan.ts';
import type { Store } from './upload.ts';
import { upload } from './upload.ts';

interface FolderOptions {
  /** Name within a sentence: `the folder /var/www/site`. */
  place: Notice;
  /** Errors other than a DeployRefusal are passed to `explain`. */
  open: () => Promise<Store>;
  baseUrl: string;
  below?: string | undefined;
  /** Files of others may be replaced. */
  replace: boolean;
  /** Explains a failure in plain words. */
  explain: (error: unknown) => Notice;
}

export function publishIntoFolder({
  place,
  open,
  baseUrl,
  below,
  replace,
  explain,
}: FolderOptions): Destination {
  const refuse = (error: unknown): never => {
    throw error instanceof DeployRefusal ? error : new DeployRefusal(explain(error));
  };
  return {
    name: place.text,
    async check() {
      await (await open().catch(refuse)).close();
    },
    async compare({ folder, files: site }) {
      const store = await open().catch(refuse);
      const close = () => store.close();
      const makePlan = async () => {
        const manifest = readManifest(await store.read(MARKER));
        const code = codeOfSite(baseUrl);
        if (!replace && isOtherSite(manifest.site, code)) refuseOtherSite(place, baseUrl);
        const plan = planUpload(site, await store.list(), manifest, code);
        refuseBlocked(place, plan.blocked);
        if (!replace) refuseForeign(place, plan.foreign);
        return plan;
      };
      // An open connection would keep the process running.
      const plan = await makePlan().catch((error) => close().then(() => refuse(error)));
      const { moves, deletions, emptied, uploads, published } = plan;
      return {
        published: published.size > 0 ? published : undefined,
        notes: describeWork(place.text, uploads.length, moves.length, deletions.length),
        isDone: moves.length + deletions.length + emptied.length === 0,
        async deliver(onProgress) {
          await upload({ store, plan, folder, site, isBelow: below !== undefined, onProgress, explain });
          return notice('site-in-place', { place });
        },
        close,
      };
    },
  };
}

/** @param moves the uploads, and what an earlier attempt has uploaded */
export function describeWork(name: string, uploads: number, moves: number, deletions: number): string[] {
  const there = moves - uploads;
  const rest = there > 0 ? `; ${count(there, 'file')} of an earlier attempt will be used` : '';
  return [
    ...(moves > 0 ? [`${count(uploads, 'file')} will go into ${name}${rest}.`] : []),
    ...(deletions > 0 ? [`${count(deletions, 'file')} will be deleted there.`] : []),
  ];
}

function refuseBlocked(place: Notice, blocked: readonly string[]): void {
  if (blocked.length === 0) return;
  throw new DeployRefusal(notice('blocked-paths', { place, files: nameSome(blocked) }));
}

export function refuseOtherSite(place: Notice, address: string): never {
  throw new DeployRefusal(notice('other-site', { place, address }), 'replace');
}

export function refuseForeign(place: Notice, foreign: readonly string[]): void {
  if (foreign.length === 0) return;
  throw new DeployRefusal(
    notice('foreign-files', { place, files: nameSome(foreign), count: foreign.length }),
    'replace',
  );
}
