/** Views beside the page: the files of the entry that its page names. */
import { useEffect, useState } from 'react';
import { say } from '../state/words.ts';
import { findFeedEntry } from './feed.ts';
import type { FramedPage } from './page.ts';

export interface View {
  type: 'page' | 'card' | 'feed' | 'calendar' | 'links' | 'document';
  label: string;
  /** Path of a file besides the page. */
  path?: string | undefined;
}

/** The page first. */
export function useViews({ page, read }: FramedPage): readonly View[] {
  const [feed, setFeed] = useState<string>();
  useEffect(() => {
    let isLate = false;
    const find = async () => {
      for (const path of page?.files.feeds ?? []) {
        const content = await read(path);
        if (page && content && findFeedEntry(await content.text(), page.path)) return path;
      }
      return undefined;
    };
    find().then((found) => {
      if (!isLate) setFeed(found);
    });
    return () => {
      isLate = true;
    };
  }, [page, read]);
  const { card, calendar, links, documents = [] } = page?.files ?? {};
  const views: View[] = [
    { type: 'page', label: say('page') },
    { type: 'card', label: say('shareCard'), path: card },
    { type: 'links', label: say('linksPage'), path: links },
    { type: 'feed', label: say('feedEntry'), path: feed },
    { type: 'calendar', label: say('calendar'), path: calendar },
    ...documents.map((path): View => ({ type: 'document', label: nameOf(path), path })),
  ];
  return views.filter(({ type, path }) => type === 'page' || path !== undefined);
}

function nameOf(path: string): string {
  return decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
}
