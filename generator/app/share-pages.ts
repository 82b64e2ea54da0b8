/** Pages that the other thread renders and writes, beside those of this one. */
import type { Templates } from '../engine/bundle/templates/index.ts';
import type { Thread } from '../engine/lib/thread.ts';
import type { Share } from '../engine/publish/index.ts';
import { type MadePage, pageJob } from '../engine/publish/page-job.ts';
import { type PageOf, wholeOf } from '../site/page.ts';
import type { Edition } from './output.ts';

/** Has pages rendered in the other thread; undefined of those that it does not take. */
export function sharePages(templates: Templates, editions: readonly Edition[], thread: Thread): Share {
  const listFrames = () =>
    editions.map(({ plan, shell }) => ({
      pages: new Map<object, PageOf>(plan.pages.map((page) => [page, page])),
      shell: JSON.stringify(shell),
    }));
  let frames: ReturnType<typeof listFrames> | undefined;
  return async (pages, folder) => {
    frames ??= listFrames();
    const place = await templates.place();
    const made = new Map<object, MadePage | undefined>();
    for (const frame of frames) {
      const own = pages.flatMap((page) => frame.pages.get(page) ?? []);
      if (own.length === 0) continue;
      const done = await thread.ask(pageJob, {
        templates: place,
        shell: frame.shell,
        pages: own.map(wholeOf),
        folder,
      });
      if (!done) return undefined;
      for (const [index, page] of own.entries()) made.set(page, done[index]);
    }
    return pages.map((page) => made.get(page));
  };
}
