/** The pictures and recordings that a site asks for. */

import { allEntries } from '../../engine/content/entry.ts';
import type { Entry } from '../../engine/content/types.ts';
import type { PictureRequest } from '../../engine/media/pictures/picture.ts';
import type { RequestedSounds } from '../../features/sound/recordings.ts';
import { contentOf, type Site } from '../../site/site.ts';

/** Every picture file that the content names, once, with its places. @param sites of each language, the default first */
export function requestPictures([standard, ...others]: readonly Site[]): PictureRequest[] {
  return collectPictures([
    ...(standard ? allEntries(contentOf(standard)) : []),
    ...others.flatMap((site) => allEntries(contentOf(site)).filter(({ bodyFile }) => bodyFile !== undefined)),
  ]);
}

export function collectPictures(entries: readonly Entry<object>[]): PictureRequest[] {
  const files = new Map<string, PictureRequest>();
  for (const entry of entries) {
    for (const { file, focus, crop, isInText, line, column, writtenIn = entry.file } of entry.pictures) {
      // What the default names is named there.
      if (entry.bodyFile !== undefined && writtenIn !== entry.bodyFile) continue;
      const at = { file: writtenIn, line, column };
      const request = files.get(file) ?? { file, at: [] };
      files.set(file, request);
      request.focus ??= focus;
      request.crop ??= crop;
      request.at.push(at);
      if (isInText) request.inTexts = [...(request.inTexts ?? []), at];
    }
  }
  return [...files.values()];
}

/** Requests of all features for recordings. */
export function collectRecordings(site: Site): RequestedSounds {
  const all = site.features.list.flatMap((feature) => feature.requestSounds?.(site) ?? []);
  return {
    sounds: all.flatMap(({ sounds }) => sounds),
    archives: all.flatMap(({ archives }) => archives),
    files: all.flatMap(({ files }) => files),
  };
}
