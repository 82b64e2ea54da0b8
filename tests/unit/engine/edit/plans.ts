/** Changes at random of the YAML of all fixtures. */
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { parseDocument } from 'yaml';
import type { Change, Path, Value } from '../../../../generator/engine/edit/index.ts';
import { type Data, FIXTURES, type Fixture, listPaths, ofOdd, read } from './fixtures.ts';

const TEXTS = [
  ...[
    '28',
    '1.10',
    'yes',
    'no',
    'null',
    '~',
    'true',
    '2024-01-01',
    '19:30',
    '0x1f',
    '.5',
    '1e3',
    '-',
    '?',
    ':',
  ],
  ...[
    'a: b',
    'a:b',
    '# x',
    'a #b',
    ' lead',
    'trail ',
    '@x',
    '`x',
    '%x',
    '!x',
    '&x',
    '*x',
    '|',
    '>',
    '- a',
    '? a',
  ],
  ...[
    '[a',
    '{a',
    'a, b',
    '"',
    "'",
    `it's`,
    'say "x"',
    `'"`,
    '\\',
    'a\\n',
    '---',
    '...',
    '--- a',
    '<<',
    '😀',
    'مرحبا، سلام',
  ],
  ...[
    '₦18,000',
    'N15,000',
    '18,000 €',
    'a\tb',
    '\ta',
    'a\u00a0b',
    '\u00a0a',
    'e\u0301',
    '\ufeffa',
    'a\u2028b',
    '',
  ],
  ...[
    'a\nb',
    'a\n',
    '\na',
    '\n',
    'a\n\n\nb\n\n',
    ' a\nb',
    'a\n b\n',
    'a \nb',
    '# a\n# b',
    'a\r\nb',
    '- a\n- b',
    '---\na',
  ],
  ...[
    '\ta\nb',
    'a\n\tb\n',
    '\n  a\n b',
    'a\n   \nb',
    'x'.repeat(200),
    `${'word '.repeat(60)}end`,
    'a: b\nc: d\n',
  ],
];

const text = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: fc.constantFrom(...`ab \n'":#-,[]{}&*!|>%@?\\\t`), maxLength: 12 }),
);
const scalar = fc.oneof(
  { weight: 6, arbitrary: text },
  fc.integer(),
  fc.double().map((number) => number + 0),
  fc.boolean(),
  fc.constant(null),
);

const { value } = fc.letrec<{ value: Value; list: Value[]; map: Record<string, Value> }>((tie) => ({
  list: fc.array(tie('value'), { maxLength: 3 }),
  map: fc.dictionary(text, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  value: fc.oneof({ maxDepth: 2, withCrossShrink: true }, scalar, tie('list'), tie('map')),
}));

/** A change of a fixture; numbers choose among its parts. */
export interface Plan {
  fixture: number;
  /** Notes and blank lines: the lines that they are put before or behind. */
  notes: { line: number; note: string; isTrailing: boolean }[];
  newline: '\n' | '\r\n';
  hasMark: boolean;
  isUnended: boolean;
  kind: 'set' | 'setKey' | 'remove' | 'insert' | 'move';
  target: number;
  to: number;
  key: string;
  value: Value;
}

export const plan: fc.Arbitrary<Plan> = fc.record({
  fixture: fc.oneof(
    fc.nat(FIXTURES.length - 1),
    fc.integer({ min: FIXTURES.length - ofOdd.length, max: FIXTURES.length - 1 }),
  ),
  notes: fc.array(
    fc.record({
      line: fc.nat(),
      note: fc.constantFrom('', '# note', '  # deep', '# a: b'),
      isTrailing: fc.boolean(),
    }),
    { maxLength: 6 },
  ),
  newline: fc.constantFrom('\n', '\n', '\n', '\r\n'),
  hasMark: fc.constantFrom(false, false, false, true),
  isUnended: fc.constantFrom(false, false, true),
  kind: fc.constantFrom('set', 'setKey', 'remove', 'insert', 'move'),
  target: fc.nat(),
  to: fc.nat(),
  key: fc.oneof(fc.constantFrom('title', 'name', 'ar', 'date'), text),
  value,
});

/** A fixture with notes, blank lines and other line breaks; it reads as it did. */
export function writeSource({ fixture, notes, newline, isUnended }: Plan): Fixture {
  const found = FIXTURES[fixture] ?? { file: '', before: '', yaml: '', after: '' };
  const { data } = read(found.yaml);
  let yaml = found.yaml;
  for (const { line, note, isTrailing } of notes) {
    const lines = yaml.split('\n');
    const at = line % Math.max(1, lines.length - 1);
    const old = lines[at] ?? '';
    const indent = /^ */.exec(old)?.[0] ?? '';
    lines.splice(
      at,
      isTrailing ? 1 : 0,
      isTrailing ? `${old} ${note}` : `${note === '' ? '' : indent}${note}`,
    );
    const noted = lines.join('\n');
    const document = parseDocument(noted, { schema: 'core', stringKeys: true });
    if (document.errors.length === 0 && isDeepStrictEqual(document.toJS({ mapAsMap: true }), data))
      yaml = noted;
  }
  if (isUnended && found.after === '') yaml = yaml.replace(/\n+$/, '');
  const withBreaks = (each: string) => each.replaceAll('\n', newline);
  return {
    ...found,
    before: withBreaks(found.before),
    yaml: withBreaks(yaml),
    after: withBreaks(found.after),
  };
}

/** The change of a plan, and the data that it is meant to lead to. Undefined if the file has nothing to change in this way. */
export function planChange(
  source: string,
  { kind, target, to, key, value }: Plan,
): { path: Path; change: Change; expected: Data } | undefined {
  const { data } = read(source);
  const all = listPaths({ data });
  const pick = (fits: (each: { path: Path; data: Data }) => boolean) => {
    const some = all.filter(fits);
    return some[target % Math.max(1, some.length)];
  };
  if (kind === 'set' || kind === 'setKey') {
    const found = pick((each) => (kind === 'set' ? each.path.length > 0 : each.data instanceof Map));
    if (!found) return undefined;
    const path = kind === 'set' ? found.path : [...found.path, key];
    const [parent, last] = [path.slice(0, -1), path.at(-1) ?? ''];
    const expected = changeAt(data, parent, (each) =>
      Array.isArray(each)
        ? each.with(Number(last), toData(value))
        : new Map([...toMap(each), [String(last), toData(value)]]),
    );
    return { path, change: { kind: 'set', value }, expected };
  }
  if (kind === 'remove') {
    const found = pick((each) => each.path.length > 0);
    if (!found) return undefined;
    const last = found.path.at(-1) ?? '';
    const expected = changeAt(data, found.path.slice(0, -1), (each) =>
      Array.isArray(each)
        ? each.toSpliced(Number(last), 1)
        : new Map([...toMap(each)].filter(([other]) => String(other) !== last)),
    );
    return { path: found.path, change: { kind: 'remove' }, expected };
  }
  const found = pick((each) => Array.isArray(each.data) && (kind === 'insert' || each.data.length > 1));
  if (!found || !Array.isArray(found.data)) return undefined;
  const { path, data: list } = found;
  if (kind === 'insert') {
    const index = to % (list.length + 1);
    const expected = changeAt(data, path, () => list.toSpliced(index, 0, toData(value)));
    return { path: [...path, index], change: { kind: 'insert', value }, expected };
  }
  const [from, end] = [target % list.length, to % list.length];
  const others = list.toSpliced(from, 1);
  const expected = changeAt(data, path, () => others.toSpliced(end, 0, list[from]));
  return { path: [...path, from], change: { kind: 'move', to: end }, expected };
}

function toMap(data: Data): Map<unknown, Data> {
  return data instanceof Map ? data : new Map();
}

export function toData(value: unknown): Data {
  if (Array.isArray(value)) return value.map(toData);
  if (typeof value !== 'object' || value === null) return value;
  return new Map(Object.entries(value).map(([key, each]) => [key, toData(each)]));
}

function changeAt(data: Data, [first, ...rest]: Path, change: (target: Data) => Data): Data {
  if (first === undefined) return change(data);
  if (Array.isArray(data)) return data.with(Number(first), changeAt(data[Number(first)], rest, change));
  const map = new Map(toMap(data));
  return map.set(first, changeAt(map.get(first), rest, change));
}
