/** The notice of a release before its day. */
import type { Entry } from '../../engine/content/types.ts';
import { type Context, linkTo } from '../../site/context.ts';
import type { Link } from '../../site/parts.ts';
import { outLabel, reminderOf } from './release.ts';
import type { Release } from './schema/release.ts';

export interface Announcement {
  /** `Out 1 August 2026`, or as much of the date as is known. */
  label: string;
  presave?: Link | undefined;
  /** To the day, as a calendar has it. */
  reminder?: Link | undefined;
}

/** Shown instead of the platforms until the release day. */
export function announcement(context: Context, entry: Entry<Release>): Announcement {
  const { presave_url: presave } = entry.data;
  const { words } = context.site;
  const reminder = reminderOf(entry);
  return {
    label: outLabel(entry.data, words),
    presave: presave ? linkTo(context, words.music.preSave, presave) : undefined,
    reminder: reminder && linkTo(context, words.music.remindMe, reminder.route),
  };
}
