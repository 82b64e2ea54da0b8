/** Which pictures the content names, and where. */
import { allEntries } from '../content/entry.ts';
import type { Position } from '../problems/index.ts';
import { contentOf, type Site } from './site.ts';

/** A file that the content names. */
export interface PictureRequest {
  /** Below the assets folder. */
  file: string;
  /** Where it is named. */
  at: Position[];
}

/** Every picture file that the content names, once, with its places. */
export function requestPictures(site: Site): PictureRequest[] {
  const files = new Map<string, PictureRequest>();
  for (const entry of allEntries(contentOf(site))) {
    for (const { file, line, column } of entry.pictures) {
      const at = { file: entry.file, line, column };
      const known = files.get(file);
      if (known) known.at.push(at);
      else files.set(file, { file, at: [at] });
    }
  }
  return [...files.values()];
}
