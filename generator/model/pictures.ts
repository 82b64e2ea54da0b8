/** Which pictures the content names, and where. */
import { allEntries } from '../content/entry.ts';
import type { Position } from '../problems/index.ts';
import { contentOf, type Site } from './site.ts';

/** A file that the content names. */
export interface PictureRequest {
  /** Below the assets folder. */
  file: string;
  /** What stays in sight of it wherever it is cropped, as CSS takes it; the first that is written. */
  focus?: string | undefined;
  /** Where it is named. */
  at: Position[];
}

/** Every picture file that the content names, once, with its places. */
export function requestPictures(site: Site): PictureRequest[] {
  const files = new Map<string, PictureRequest>();
  for (const entry of allEntries(contentOf(site))) {
    for (const { file, focus, line, column } of entry.pictures) {
      const at = { file: entry.file, line, column };
      const known = files.get(file);
      if (known) {
        known.at.push(at);
        known.focus ??= focus;
      } else files.set(file, { file, focus, at: [at] });
    }
  }
  return [...files.values()];
}
