/** New: what `liner new` does. */

import { join, relative, resolve } from 'node:path';
import { COLLECTIONS, folderOf, rowOf } from '../app/list/grammar.ts';
import { makeEntry } from '../app/scaffold/index.ts';
import { findNewKind, type NewKind } from '../app/scaffold/new-kinds.ts';
import { renewReference } from '../app/scaffold/reference.ts';
import { readTimezone } from '../app/scaffold/settings.ts';
import { hashOf, nameIn, readBytes } from '../app/site-files/disk.ts';
import { leadsOut } from '../app/site-files/places.ts';
import { decodeExactly, readFileText } from '../app/site-files/written.ts';
import { fieldOf } from '../engine/lib/record.ts';
import type { DayIn } from '../engine/lib/time-zone.ts';
import { day } from '../site/schema/dates.ts';
import { snapshotOf } from './history.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer, FieldPath, NewRequest } from './protocol/index.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** Its notice is without the rest of what `liner new` prints, about notes that a form does not show. @param today the day by the clock of a time zone */
export function createEntry(workspace: Workspace, request: NewRequest, today: DayIn): Outcome<ChangedAnswer> {
  const { root, content, history, drafts, written } = workspace;
  const kind = findNewKind(request.kind);
  if (!kind) return refuse(422, `Nothing called "${request.kind}" can be created.`);
  const title = kind.page ?? request.title;
  if (title === undefined) return refuse(422, sentence('title-missing', {}));
  // Without it, the site could not be built any more.
  if (kind.name === 'event' && request.date === undefined) return refuse(422, sentence('day-missing', {}));
  const { data: date, error } = day.optional().safeParse(request.date);
  if (error) return refuse(422, sentence('day-wrong', { day: request.date ?? '' }));
  const folder = folderOfNew(kind);
  if (leadsOut(join(content, folder, 'new.md'), content))
    return refuse(422, sentence('leads-out', { path: folder }));
  const events = 'pages/events.yaml';
  const before = readBytes(workspace.locate(events));
  if (kind.name === 'event' && drafts.get(events)) return refuse(409, sentence('shows-unsaved', {}));
  // Its sentences name files as people see them from the folder of the site.
  const made = makeEntry({
    content: relative(root, content),
    kind,
    title,
    date,
    today: today(readTimezone(content)),
    // It is empty yet.
    isDraft: true,
  });
  if (typeof made === 'string') return refuse(422, made);
  const path = nameIn(content, resolve(root, made.file));
  const after = readBytes(workspace.locate(path));
  if (!after) return refuse(409, sentence('file-gone', { path }));
  renewReference(content);
  written.set(path, hashOf(after));
  const step = {
    file: workspace.locate(path),
    before: made.added && before ? snapshotOf(before) : undefined,
    after: snapshotOf(after),
  };
  history.add({ label: sentence('step-new', { title }), files: [step], drafts: [] });
  const notice = made.added
    ? sentence('added', { title, path })
    : sentence(made.note === undefined ? 'created' : 'created-second', { path });
  return changed([path], notice, kind.name === 'event' ? lastShowOf(path, after) : undefined);
}

function folderOfNew({ name }: NewKind): string {
  const kind = COLLECTIONS.find((each) => rowOf(each).newName === name);
  return kind ? folderOf(kind) : 'pages';
}

/** The place of the show that was written last. */
function lastShowOf(path: string, bytes: Uint8Array): FieldPath | undefined {
  const { data } = readFileText(path, decodeExactly(bytes) ?? '');
  const shows = fieldOf(data, 'events');
  return Array.isArray(shows) && shows.length > 0 ? ['events', shows.length - 1] : undefined;
}
