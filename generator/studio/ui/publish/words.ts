/** Changes of the site in words: titles, and fields as the forms call them. */
import type { FieldPath, LaterEntry, SiteChange, StudioEntry } from '../../protocol/index.ts';
import { nameOf, nameWithin, nounOf } from '../state/names.ts';
import { isolateValue, LOCALE, nameOfLanguage, say, type Word } from '../state/words.ts';

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

/** @param entries name the files without a title of their own @param languages that the site is translated into */
export function describeChange(
  change: SiteChange,
  entries: readonly StudioEntry[],
  languages: ReadonlySet<string>,
): string {
  const { how, kind, at, fields } = change;
  return say(SENTENCES[how], {
    kind: nounOf(at ? 'pages/events' : kind),
    title: titleOf(change, entries),
    fields: listNames([...new Set(fields.map((field) => nameOfField(field, languages, at)))]),
  });
}

function titleOf({ title, kind, file, language }: SiteChange, entries: readonly StudioEntry[]): string {
  const listed = entries.find((entry) => entry.file === file && !entry.at)?.title;
  const name = kind === 'site' ? say('settings') : (title ?? listed ?? file);
  return language === undefined ? name : `${name} (${nameOfLanguage(language)})`;
}

/** `Tickets › Price`: without the numbers of items; `Title (Arabic)` of what is below a language. */
function nameOfField(field: FieldPath, languages: ReadonlySet<string>, at: FieldPath = []): string {
  const all = field.filter((step) => typeof step === 'string');
  const language = all.find((key) => languages.has(key));
  const name = all
    .filter((key) => key !== language)
    .map((key, index, keys) => nameWithin([...at, ...keys.slice(0, index)], key))
    .join(' › ');
  if (language === undefined) return name || nameOf('body');
  return name ? `${name} (${nameOfLanguage(language)})` : nameOfLanguage(language);
}

/** Returns true if visitors see a change: an empty page is not made. */
export function isSeen({ how, kind, file, at }: SiteChange, entries: readonly StudioEntry[]): boolean {
  if (how !== 'new' || at || !kind.startsWith('pages/')) return true;
  return entries.find((entry) => entry.file === file && !entry.at)?.route !== undefined;
}

/** `Title, Price and Doors`; of many the first few. */
export function listNames(names: readonly string[], limit = NAMED): string {
  const shown = names.length > limit + 1 ? names.slice(0, limit) : names;
  const rest = names.length - shown.length;
  const named = shown.map(isolateValue);
  const all = rest > 0 ? [...named, say('andMore', { count: rest })] : named;
  return new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(all);
}

export function describeLater({ how, title, day }: LaterEntry): string {
  return say(how === 'shown' ? 'laterShown' : 'laterOut', { title, day: formatDay(day) });
}

/** @param day `2026-11-06` */
export function formatDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString(LOCALE, DAY).replace(',', '');
}

/** @param iso in ISO 8601 */
export function formatTime(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
}
