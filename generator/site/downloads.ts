/** Files for download: where texts and pages name them, and their type, language and size. */

import { allEntries, insertsOf, positionOf } from '../engine/content/entry.ts';
import { nameLanguageIn } from '../engine/lib/language.ts';
import type { DownloadRequest } from '../engine/media/downloads.ts';
import type { Position } from '../engine/problems/problem.ts';
import type { Context } from './context.ts';
import { contentOf, everyRelease, type Site } from './site.ts';
import { writeSize } from './words/index.ts';

export interface Download {
  title: string;
  url: string;
  /** `PDF`, its language if that is given, and `1.2 MB` if known. */
  facts: string[];
  /** A language tag: `de`. */
  language?: string | undefined;
}

interface NamedDownload {
  /** Path below the assets folder. */
  file: string;
  title?: string | undefined;
  language?: string | undefined;
}

/** Returns undefined for a file that is missing, which has been reported. */
export function downloadOf(
  { site, assets }: Context,
  { file, title, language }: NamedDownload,
): Download | undefined {
  const found = Object.hasOwn(assets.downloads, file) ? assets.downloads[file] : undefined;
  if (!found) return undefined;
  const name = file.slice(file.lastIndexOf('/') + 1);
  const end = name.lastIndexOf('.');
  return {
    title: title ?? name.slice(0, end),
    url: site.urls.href(found.url),
    facts: [
      name.slice(end + 1).toUpperCase(),
      ...(language === undefined ? [] : [nameLanguageIn(language, site.language.locale)]),
      writeSize(found.bytes, site.words.language),
    ],
    language,
  };
}

/** Each file once, with its places. @param sites of each language */
export function requestDownloads(sites: readonly Site[]): DownloadRequest[] {
  const files = new Map<string, Map<string, Position>>();
  const add = (file: string, at: Position) => {
    const places = files.get(file) ?? new Map<string, Position>();
    files.set(file, places.set(JSON.stringify(at), at));
  };
  for (const site of sites) {
    const { press } = site.pages;
    const { logo } = site.settings.look ?? {};
    if (logo) add(logo, positionOf(site.settingsEntry, ['look', 'logo']));
    for (const [index, { file }] of (press?.data.downloads ?? []).entries())
      if (press) add(file, positionOf(press, ['downloads', index, 'file']));
    for (const release of everyRelease(site))
      for (const [index, file] of (release.data.extras ?? []).entries())
        add(file, positionOf(release, ['extras', index]));
    for (const page of site.ownPages)
      for (const [index, { logos = [] }] of (page.data.sponsors ?? []).entries())
        for (const [at, { file }] of logos.entries())
          add(file, positionOf(page, ['sponsors', index, 'logos', at, 'file']));
    for (const entry of allEntries(contentOf(site)))
      for (const insert of insertsOf(entry))
        if (insert.name === 'download')
          add(insert.file, { file: entry.file, line: insert.line, column: insert.column });
  }
  return [...files].map(([file, places]) => ({ file, at: [...places.values()] }));
}
