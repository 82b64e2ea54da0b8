/** News for the open pages: each has what differs from the news before, so that a page has nothing to ask for. */
import { isDeepStrictEqual } from 'node:util';
import { describeFile, describeSite, type SiteNow } from './describe.ts';
import { type Current, readCurrent } from './editing.ts';
import type { Events } from './events.ts';
import type { Latest, News } from './latest.ts';
import { originalOf } from './neighbours.ts';
import type { FileAnswer, SiteAnswer, StudioEntry } from './protocol/index.ts';
import { keyOfRow } from './protocol/rows.ts';
import type { Workspace } from './workspace.ts';

interface NewsOptions {
  workspace: Workspace;
  events: Pick<Events, 'send'>;
  latest(): Latest;
  now(): SiteNow;
}

export function openNews({ workspace, events, latest, now }: NewsOptions): News {
  let known: SiteAnswer | undefined;
  const changed = new Set<string>();
  const opened = new Set<string>();
  const describe = (current: Current): FileAnswer => ({
    ...describeFile(workspace, current, latest()),
    news: known?.news ?? 0,
  });
  const listContents = (files: readonly string[]) =>
    [...new Set(files.flatMap((path) => [path, originalOf(path)]))]
      .filter((path) => opened.has(path))
      .map((path) => readCurrent(workspace, path))
      .flatMap((current) => ('value' in current ? describe(current.value) : []));
  /** Also on request: a page that has asked for the site has nothing that other pages do not have. */
  const renew = (isShown = false): SiteAnswer => {
    const last = known?.news ?? 0;
    const site = { ...describeSite(workspace, latest(), now()), news: last };
    const files = [...changed];
    if (known && !isShown && files.length === 0 && isDeepStrictEqual(site, known)) return known;
    changed.clear();
    const next = { ...site, news: last + 1 };
    const before = known;
    known = next;
    const { entries, kinds, ...head } = next;
    events.send({
      type: 'site',
      ...{ ...head, files, contents: listContents(files), isShown },
      ...compareRows(before?.entries ?? [], entries),
      ...(!isDeepStrictEqual(kinds, before?.kinds) && { kinds }),
    });
    return next;
  };
  return {
    describe: () => renew(),
    describeFile(path) {
      const current = readCurrent(workspace, path);
      if ('refused' in current) return current;
      opened.add(path);
      return { value: describe(current.value) };
    },
    note(files) {
      for (const file of files) changed.add(file);
    },
    send: (isShown) => renew(isShown).news,
  };
}

function compareRows(before: readonly StudioEntry[], after: readonly StudioEntry[]) {
  const old = new Map(before.map((entry) => [keyOfRow(entry), entry]));
  const keys = new Set(after.map(keyOfRow));
  return {
    rows: after.filter((entry) => !isDeepStrictEqual(entry, old.get(keyOfRow(entry)))),
    gone: [...old.keys()].filter((key) => !keys.has(key)),
  };
}
