/** `liner export labelcopy`: a text for each release, as labels and distributors hand it on. */
import { writeReleaseNotes } from '../../features/press/release-notes.ts';
import { everyRelease } from '../../site/site.ts';
import type { Export } from './exported.ts';

export const exportLabelCopy: Export = ({ site }) => ({
  files: everyRelease(site).map((entry) => ({
    path: `${entry.slug}.txt`,
    text: writeReleaseNotes(site, entry, { codes: true }),
  })),
  notes: [],
});
