/** Events of calendar files (RFC 5545), as calendars show them. */

interface CalendarEvent {
  title: string;
  /** `2026-11-06` for a whole day, `2026-11-06 20:00` where it is, or `2026-11-06T19:00Z`. */
  start: string;
  place: string;
  text: string;
}

export function readCalendar(calendar: string): CalendarEvent[] {
  // Long lines are folded.
  const lines = calendar.replace(/\r?\n[ \t]/g, '').split(/\r?\n/);
  const events: Map<string, string>[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)[^:]*:(.*)$/.exec(line) ?? [];
    if (line === 'BEGIN:VEVENT') events.push(new Map());
    else if (name !== '') events.at(-1)?.set(name, unescapeText(value));
  }
  return events.map((event) => ({
    title: event.get('SUMMARY') ?? '',
    start: dateOf(event.get('DTSTART') ?? ''),
    place: event.get('LOCATION') ?? '',
    text: event.get('DESCRIPTION') ?? '',
  }));
}

function unescapeText(value: string): string {
  return value.replace(/\\([nN])/g, '\n').replace(/\\([\\;,])/g, '$1');
}

function dateOf(value: string): string {
  return value
    .replace(/^(\d{4})(\d\d)(\d\d)/, '$1-$2-$3')
    .replace(/T(\d\d)(\d\d)\d\dZ$/, 'T$1:$2Z')
    .replace(/T(\d\d)(\d\d)\d\d$/, ' $1:$2');
}
