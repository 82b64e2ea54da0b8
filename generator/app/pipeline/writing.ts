/** The options of publishing a site. */

import { allEntries } from '../../engine/content/entry.ts';
import type { Entry, HiddenEntry } from '../../engine/content/types.ts';
import type { Progress } from '../../engine/lib/progress.ts';
import type { PublishOptions } from '../../engine/publish/index.ts';
import type { ContentLink } from '../../engine/publish/links/index.ts';
import { routesByName } from '../../site/routes-by-name.ts';
import { isShareImage } from '../../site/share.ts';
import { contentOf } from '../../site/site.ts';
import { isEmptyPage } from '../../site/site-pages.ts';
import type { Editions } from './editions.ts';
import type { ModelledRoom } from './rooms.ts';
import type { SiteTemplates } from './shell.ts';

export function describeWriting(
  [standard, ...others]: Editions,
  { hidden, rooms }: { hidden: readonly HiddenEntry[]; rooms: readonly ModelledRoom[] },
  { explain }: SiteTemplates,
  progress: Progress,
): PublishOptions {
  const { routeOf } = standard.site.features.grammar;
  return {
    explain,
    urls: standard.site.urls,
    otherUrls: others.map(({ site }) => site.urls),
    links: listLinks([
      ...[standard, ...others].flatMap(({ site }) => allEntries(contentOf(site))),
      ...rooms.map(({ room }) => room.entry),
    ]),
    hidden: new Map(hidden.map((each) => [routeOf(each.entry.kind, each.entry.slug), each])),
    routesByName,
    isLeftOut: (url) => isEmptyPage(standard.site, url),
    onProgress: (done, total, path) => progress.count('Writing', done, total, path, kindOfFile(path)),
  };
}

/** Every address that the content publishes, with its place. */
function listLinks(entries: readonly Entry<object>[]): ContentLink[] {
  return entries.flatMap(({ file, links }) =>
    links.map(({ url, line, column, writtenIn = file }) => ({ url, at: { file: writtenIn, line, column } })),
  );
}

/** The stage of a build that a file belongs to. */
function kindOfFile(path: string): string {
  if (/\.(?:br|gz)$/.test(path)) return 'Compression';
  if (path.endsWith('.html')) return 'Pages';
  return isShareImage(path) ? 'Pictures for links' : 'Writing';
}
