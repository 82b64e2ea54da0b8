/** Lines that Liner writes into the descriptions of its own calendars, in any of its languages. */
import { TRANSLATIONS, type Words, wordsFor } from '../../../site/words/index.ts';
import type { Doubt, EventFacts } from '../../catalogue.ts';
import { cleanLine } from '../shared/clean.ts';
import { readClock } from '../shared/clocks.ts';
import { webAddress } from '../shared/html.ts';
import { readWork } from '../shared/programme.ts';

export interface OwnNotes {
  readonly facts: Partial<EventFacts>;
  readonly doubts: readonly Doubt[];
  /** Lines that say what the site has no single key for. */
  readonly left: readonly { readonly what: string; readonly example: string }[];
  /** All other lines. */
  readonly rest: string;
}

/** What a line is. */
type Form = 'with' | 'partOf' | 'movedFrom' | 'starts' | 'doors' | 'stream' | 'programme' | 'placeOpen';

interface Known {
  readonly form: Form;
  readonly value: string;
}

/** Stands for a value in a text; no text has it. */
const MARK = '\u0001';

/** What the words of a language have before and after the value. */
function formsOf({ events, music }: Words): readonly (readonly [Form, before: string, after: string])[] {
  const texts: readonly (readonly [Form, string])[] = [
    ['with', events.with({ names: MARK })],
    ['partOf', events.partOf({ festival: MARK })],
    ['movedFrom', events.movedFrom({ date: MARK })],
    ['starts', events.starts({ time: MARK })],
    ['doors', events.doorsColon({ time: MARK })],
    ['stream', `${events.stream}: ${MARK}`],
    ['programme', music.labelled({ label: events.programme })],
    ['placeOpen', events.placeOpen],
  ];
  return texts.map(([form, text]) => {
    const [before = '', after = ''] = text.split(MARK).map(asCleaned);
    return [form, before, after];
  });
}

function asCleaned(text: string): string {
  return text.replace(/[\u2066-\u2069]/g, '').replace(/\s/g, ' ');
}

/** The language that most of the lines are in. */
function findLanguage(lines: readonly string[]): { words: Words; known: readonly (Known | undefined)[] } {
  const readings = TRANSLATIONS.map((code) => {
    const words = wordsFor(code);
    const forms = formsOf(words);
    const known = lines.map((line) => readLine(line, forms));
    return { words, known, count: known.filter((each) => each !== undefined).length };
  });
  return readings.reduce((best, each) => (each.count > best.count ? each : best));
}

function readLine(line: string, forms: ReturnType<typeof formsOf>): Known | undefined {
  for (const [form, before, after] of forms) {
    const value = line.slice(before.length, line.length - after.length).trim();
    const hasValue = form !== 'programme' && form !== 'placeOpen';
    if (line.startsWith(before) && line.endsWith(after) && hasValue === (value !== ''))
      return { form, value };
  }
  return undefined;
}

export function readOwnNotes(written: string): OwnNotes {
  const lines = written.split(/\r\n?|\n/).map(cleanLine);
  const { words, known } = findLanguage(lines);
  const valuesOf = (wanted: Form) => known.flatMap((each) => (each?.form === wanted ? each.value : []));
  const [festival, ...series] = valuesOf('partOf');
  const starts = known.findIndex((each) => each?.form === 'programme');
  // A link ends the works, as any other line of Liner's does.
  const ends = lines.findIndex(
    (line, index) =>
      index > starts && (known[index] !== undefined || webAddress(afterColon(line)) !== undefined),
  );
  const isWork = (index: number) => starts !== -1 && index > starts && (ends === -1 || index < ends);
  const works = lines.filter((line, index) => line !== '' && isWork(index));
  const support = valuesOf('with').flatMap((names) => names.split(words.lists.comma.trim()).map(cleanLine));
  const [time, doors] = (['starts', 'doors'] as const).map((form) => timeOf(valuesOf(form)[0]));
  const [online] = valuesOf('stream');
  return {
    facts: {
      ...(festival !== undefined && { festival }),
      ...(support.length > 0 && { support: support.filter(Boolean) }),
      ...(works.length > 0 && {
        programme: works.map((line) => (line === words.events.interval ? 'interval' : readWork(line))),
      }),
      ...(time !== undefined && { time }),
      ...(doors !== undefined && { doors }),
      ...(online !== undefined && webAddress(online) && { online }),
    },
    doubts:
      festival === undefined
        ? []
        : [{ at: ['festival'], why: 'it may be the name of a tour or of a series' }],
    left: [
      ...series.map((example) => ({ what: 'Part of', example })),
      ...valuesOf('movedFrom').map((example) => ({ what: 'Day before it was moved', example })),
    ],
    rest: lines.filter((_, index) => known[index] === undefined && !isWork(index)).join('\n'),
  };
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(': ') + 1).trim();
}

function timeOf(written = ''): string | undefined {
  const clock = readClock(written);
  return 'refused' in clock ? undefined : clock.time;
}
