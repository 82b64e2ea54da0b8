/** The entries of a calendar, line by line: a broken one does not take the others with it. */
import ICAL from 'ical.js';

export interface Entry {
  readonly component: ICAL.Component;
  /** Line of its start, from 1. */
  readonly line: number;
  /** Lines that could not be read. */
  readonly broken: readonly number[];
  /** True if the file ends before it does. */
  readonly isCut: boolean;
}

export interface Calendar {
  readonly entries: readonly Entry[];
  /** Properties of the calendar itself, with names in capitals: `PRODID`, `X-WR-TIMEZONE`. */
  readonly head: ReadonlyMap<string, string>;
  /** Zones that the calendar defines, by the names that it has for them, where it says which they are. */
  readonly zones: ReadonlyMap<string, string>;
  readonly more: number;
}

/** No calendar of an artist has more. */
const MOST_ENTRIES = 20_000;
/** Characters: a longer line is damaged, or a picture. */
const LONGEST_LINE = 100_000;

interface Line {
  readonly text: string;
  readonly line: number;
}

export function readEntries(text: string): Calendar {
  const head = new Map<string, string>();
  const zones = new Map<string, string>();
  const entries: Entry[] = [];
  const open: string[] = [];
  let lines: Line[] = [];
  let start = 0;
  let zone = '';
  let more = 0;
  const close = (isCut: boolean) => {
    if (entries.length < MOST_ENTRIES) entries.push(parseEntry(lines, start, isCut));
    else more += 1;
    lines = [];
  };
  for (const each of unfold(text)) {
    const [, word = '', name = ''] = /^(BEGIN|END):\s*([\w-]+)\s*$/i.exec(each.text) ?? [];
    const inEntry = open.includes('VEVENT');
    if (word.toUpperCase() === 'BEGIN') {
      // The one before has no end.
      if (name.toUpperCase() === 'VEVENT' && inEntry) close(true);
      if (name.toUpperCase() === 'VEVENT') start = each.line;
      if (name.toUpperCase() === 'VEVENT' && inEntry) open.splice(open.indexOf('VEVENT'));
      if (open.length < 10) open.push(name.toUpperCase());
    } else if (word) {
      if (name.toUpperCase() === 'VEVENT' && inEntry) close(false);
      const at = open.lastIndexOf(name.toUpperCase());
      if (at !== -1) open.splice(at);
    } else if (open.at(-1) === 'VEVENT') lines.push(each);
    else if (!inEntry) {
      const [, key = '', value = ''] = /^([\w-]+)[^:]*:(.*)$/.exec(each.text) ?? [];
      if (open.length < 2) head.set(key.toUpperCase(), value.trim());
      else if (key.toUpperCase() === 'TZID') zone = value.trim();
      else if (key.toUpperCase() === 'X-LIC-LOCATION') zones.set(zone, value.trim());
    }
  }
  if (open.includes('VEVENT')) close(true);
  return { entries, head, zones, more };
}

/** Whole lines: one that begins with a space goes on with the one before. */
function* unfold(text: string): Generator<Line> {
  let current: { parts: string[]; line: number; length: number } | undefined;
  let number = 0;
  for (const line of text.split(/\r\n?|\n/)) {
    number += 1;
    if (current && /^[ \t]/.test(line)) {
      if (current.length < LONGEST_LINE) current.parts.push(line.slice(1));
      current.length += line.length;
    } else {
      if (current && current.length < LONGEST_LINE)
        yield { text: current.parts.join(''), line: current.line };
      current = line.trim() === '' ? undefined : { parts: [line], line: number, length: line.length };
    }
  }
  if (current && current.length < LONGEST_LINE) yield { text: current.parts.join(''), line: current.line };
}

function parseEntry(lines: readonly Line[], line: number, isCut: boolean): Entry {
  const broken: number[] = [];
  const component = new ICAL.Component('vevent');
  for (const each of lines) {
    try {
      component.addProperty(ICAL.Property.fromString(each.text, ICAL.design.icalendar));
    } catch {
      // The library throws errors of several kinds, for nothing but what is wrong with the line.
      broken.push(each.line);
    }
  }
  return { component, line, broken, isCut };
}
