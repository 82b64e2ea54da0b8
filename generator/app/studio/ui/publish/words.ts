/** Changes of the site in words: titles, and fields as the forms call them. */
import type { FieldPath, LaterEntry, SiteChange, StudioEntry } from '../../protocol/index.ts';
import { nameOf, nounOf } from '../state/names.ts';
import { LOCALE, say, type Word } from '../state/words.ts';

const SENTENCES = {
  new: 'changeNew',
  changed: 'changeChanged',
  gone: 'changeGone',
  out: 'changeOut',
  over: 'changeOver',
} as const satisfies Record<SiteChange['how'], Word>;

/** Friday 6 November 2026. */
const DAY: Intl.DateTimeFormatOptions = {
  ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  timeZone: 'UTC',
};

/** Fields that are named; the others are counted. */
const NAMED = 4;

/** @param entries name the files without a title of their own */
export function describeChange(change: SiteChange, entries: readonly StudioEntry[]): string {
  const { how, kind, at, fields } = change;
  return say(SENTENCES[how], {
    kind: nounOf(at ? 'pages/events' : kind),
    title: titleOf(change, entries),
    fields: listNames([...new Set(fields.map(nameOfField))]),
  });
}

function titleOf({ title, kind, file, language }: SiteChange, entries: readonly StudioEntry[]): string {
  const listed = entries.find((entry) => entry.file === file && !entry.at)?.title;
  const name = kind === 'site' ? say('settings') : (title ?? listed ?? file);
  return language === undefined ? name : `${name} (${language})`;
}

/** `Tickets › Price`: without the numbers of items. */
function nameOfField(field: FieldPath): string {
  const keys = field.filter((step) => typeof step === 'string');
  return keys.length === 0 ? say('body') : keys.map(nameOf).join(' › ');
}

/** `Title, Price and Doors`; of many the first few. */
export function listNames(names: readonly string[], limit = NAMED): string {
  const shown = names.length > limit + 1 ? names.slice(0, limit) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, say('andMore', { count: rest })] : shown;
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(all);
}

export function describeLater({ how, title, day }: LaterEntry): string {
  const date = new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, DAY).replace(',', '');
  return say(how === 'shown' ? 'laterShown' : 'laterOut', { title, day: date });
}

/** @param iso in ISO 8601 */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
}
