/** Publishes recordings into a bucket, and everything else where the site goes. */
import { SOUND_FOLDER } from '../../../features/sound/sounds.ts';
import type { Destination } from '../destination.ts';
import type { Inventory } from '../inventory.ts';
import type { OpenBucket } from './index.ts';

/** Recordings are there before the pages that play them, and as long as those. */
export function withRecordings(destination: Destination, bucket: OpenBucket): Destination {
  return {
    name: destination.name,
    async check() {
      await destination.check();
      await bucket.check();
    },
    async compare(site) {
      const recordings = await bucket.compare(choose(site, true));
      const pages = await destination.compare(choose(site, false));
      return {
        ...pages,
        published: pages.published && new Map([...pages.published, ...recordings.published]),
        notes: [...recordings.notes, ...pages.notes],
        isDone: recordings.isDone && pages.isDone,
        async deliver(onProgress) {
          const clean = await recordings.send(onProgress);
          const closing = await pages.deliver(onProgress);
          await clean();
          return closing;
        },
      };
    },
  };
}

function choose({ folder, files }: Inventory, isSound: boolean): Inventory {
  const isChosen = ([path]: [string, unknown]) => path.startsWith(`${SOUND_FOLDER}/`) === isSound;
  return { folder, files: new Map([...files].filter(isChosen)) };
}
