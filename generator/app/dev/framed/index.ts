/** The script of pages of the preview that the studio shows in its frame. Compiled into one file (`bin/compile.mjs`). */
import { runClient } from '../client.ts';
import { createOverlay } from '../overlay.ts';
import { keepServed, patchPage } from './patch.ts';
import { talkToStudio } from './talk.ts';

/** @param studio the origin of the studio */
export function start(studio: string): void {
  // In a window of its own, it is a preview like any other.
  if (window.parent === window) {
    runClient(createOverlay());
    return;
  }
  keepServed();
  const report = talkToStudio(studio);
  runClient(createOverlay(), async () => {
    const isPatched = await patchPage();
    report(isPatched);
    return isPatched;
  });
}
