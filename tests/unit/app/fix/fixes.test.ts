/** Fixes, applied as `liner check --fix` does: they lead to the value that was meant, lose no word, and leave all else alone. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFixes } from '../../../../generator/app/fix/remedies.ts';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { applyEdits, lostWords } from '../../../../generator/engine/fix/index.ts';
import { fieldOf, valueAt } from '../../../../generator/engine/lib/record.ts';
import { namesOf } from '../../../../generator/site/keys.ts';
import { KNOWN, loadFiles, SITE } from '../../../helpers/content.ts';
import { ASKED, FIXED, type Files, filesOf, PLACES, withKeys } from '../../../helpers/mistakes.ts';

/** The content with its problems, those that `check` advises about among them. */
async function check(files: Files) {
  const { content, problems } = await loadFiles(files);
  const context = content && { content, today: '2026-11-21', latest: undefined, sizes: new Map() };
  const advice = context
    ? FEATURES.list.flatMap(({ lints = [] }) => lints.flatMap((lint) => lint(context)))
    : [];
  return { content, problems: addFixes([...problems, ...advice], (file) => files[toPath(file)]) };
}

function toPath(file: string): string {
  return file.replace('content/', '');
}

/** Rounds of fixes: fixing a first entry reveals faults of the second. */
const ROUNDS = 4;

/** Applies the fixes of all problems of a code. */
async function fix(files: Files, code: string) {
  let now = files;
  for (let round = 0; ; round++) {
    const { content, problems } = await check(now);
    const found = problems.find((problem) => problem.code === code);
    const path = toPath(found?.at?.file ?? '');
    if (!found?.fix || round === ROUNDS)
      return {
        content,
        files: now,
        wrong: problems.filter((each) => each.level === 'error' || each === found),
      };
    now = { ...now, [path]: applyEdits(now[path] ?? '', found.fix.edits) };
  }
}

test.each(FIXED)('$place, $code: $mistake', async ({ place, mistake, code, path, means }) => {
  const files = filesOf(place, mistake);
  const result = await fix(files, code);
  expect(result.wrong).toEqual([]);
  expect(valueAt(result.content, `${PLACES[place]?.root}.${path}`.split('.'))).toEqual(means);
  // Nothing but what was at fault is written in other words.
  const lost = Object.keys(files).flatMap((name) => lostWords(files[name] ?? '', result.files[name] ?? ''));
  expect(lost.filter((word) => !mistake.includes(word))).toEqual([]);
});

test.each(ASKED)('nothing is guessed, $code: $mistake', async ({ place, mistake, code }) => {
  const { problems } = await check(filesOf(place, mistake));
  const found = problems.filter((problem) => problem.code === code);
  expect(found.length).toBeGreaterThan(0);
  expect(found.map((problem) => problem.fix)).toEqual(found.map(() => undefined));
});

/** Lines of a release that nothing is wrong with, as people write them. */
const LINES = [
  '# A comment: with a colon',
  "note: 'It''s loud'  # quoted",
  'catalogue_number:   "EDY 1"',
  'mood_tags: [ calm,  "late night" ]',
  'key: A minor # as played',
  'press_quotes:\n  -   text: Great\n      outlet: The Paper',
  '',
];

test('all other lines stay as they are, to the byte', async () => {
  const rows = FIXED.filter(({ place, code }) => place === 'release' && !code.startsWith('yaml/tab'));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...rows),
      fc.shuffledSubarray(LINES),
      fc.nat(LINES.length),
      fc.constantFrom('\n', '\r\n'),
      async ({ mistake, code }, lines, at, newline) => {
        const seen = mistake.replaceAll('\u00ad', '');
        const others = lines.filter((line) => !seen.includes(/^\w+:|$/.exec(line)?.[0] || '\0'));
        const place = Math.min(at, others.length);
        const keys = withKeys(`title: A\ntype: single\n${KNOWN}`, mistake).trimEnd();
        const text = ['---', ...others.slice(0, place), keys, ...others.slice(place), '---', ''].join('\n');
        const files = { 'site.yaml': SITE, 'releases/one.md': text.replaceAll('\n', newline) };
        const { files: now, wrong } = await fix(files, code);
        const kept = (now['releases/one.md'] ?? '').split(newline);
        expect(wrong).toEqual([]);
        expect(kept).toEqual(expect.arrayContaining(others.flatMap((line) => line.split('\n'))));
        expect(now['releases/one.md']?.replaceAll('\r\n', '').includes(newline === '\n' ? '\r' : '\n')).toBe(
          false,
        );
      },
    ),
    { numRuns: 60 },
  );
}, 120_000);

/** Values as people write them, by keys of shows. */
const WRITTEN: Readonly<Record<string, readonly string[]>> = {
  date: [
    '19.06.2027',
    '01.06.2027',
    '2027-06-19',
    '19. Juni 2027',
    '[2027-06-19, 2027-06-20]',
    '19.6. und 20.6.2027',
  ],
  time: ['19.30', '16.00–17.00', '7 pm', '20h', '[11:00, 16:00]', '"24:00"'],
  doors: ['18.30', '18 Uhr', '6 pm'],
  end: ['22.30', '23h'],
  city: ['Auenstedt', '[A, B]'],
  venue: ['Town Hall', '[Hall, Park]'],
  price: ['12 EUR', '12,50 Euro', '8 € / 5 € reduced'],
  organizer: ['Kulturamt'],
  description: ['[One., Two.]', 'Words'],
};

/** The lines that a problem says to write, as they can be chosen: each choice in place of the line that is wrong. */
function choicesOf(values: unknown): string[][] {
  const correction = fieldOf(values, 'correction');
  const [line, first] = [fieldOf(values, 'line'), fieldOf(correction, 'line')];
  const how = fieldOf(correction, 'how');
  const words = [fieldOf(correction, 'words')].flat().map(String);
  if (typeof line === 'string') return [[line]];
  if (
    typeof first !== 'string' ||
    !['either', 'until', 'write', 'nextDay', 'daysOfMonth'].includes(String(how))
  )
    return [];
  if (how === 'until') return [[first, words[0] ?? '']];
  return how === 'either' ? [[first], [words[1] ?? '']] : [[first]];
}

test('a key in any language and its value are answered with lines that can be typed as they are', async () => {
  const rows = Object.entries(WRITTEN).flatMap(([key, values]) =>
    namesOf(key).flatMap((name) => values.map((value) => ({ key, mistake: `${name}: ${value}` }))),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...rows), async ({ key, mistake }) => {
      const others = ['title: A', 'date: 2027-03-02', 'city: B'].filter(
        (line) => !line.startsWith(`${key}:`),
      );
      const write = (lines: readonly string[]): Files => ({
        'site.yaml': SITE,
        'pages/events.yaml': `events:\n  - ${[...others, ...lines].join('\n    ')}\n`,
      });
      const { problems } = await check(write([mistake]));
      const found = problems.filter(({ code }) => code.startsWith('schema/') && code !== 'schema/missing');
      for (const lines of found.flatMap(({ values }) => choicesOf(values))) {
        const after = await check(write(lines));
        const errors = after.problems.filter(({ level }) => level === 'error');
        expect([mistake, lines, errors.map(({ message }) => message)]).toEqual([mistake, lines, []]);
      }
    }),
    { numRuns: 60 },
  );
}, 120_000);

const control = fc
  .integer({ min: 0, max: 0x9f })
  .map((code) => String.fromCharCode(code))
  .filter((each) => /[^\P{Cc}\t\n\r]/u.test(each));
test('control characters are reported where they are, and all of them can be taken out', async () => {
  const post = [
    '---',
    'title: A long night',
    'date: 2026-03-01',
    'excerpt: "One, two"',
    '---',
    '',
    'Some words here.',
    '',
  ].join('\n');
  const places = [...post.matchAll(/(?<=[a-z,]) (?=[a-z])/g)].map(({ index }) => index);
  await fc.assert(
    fc.asyncProperty(
      fc.subarray(places, { minLength: 1 }),
      control,
      fc.boolean(),
      async (chosen, sign, isBetween) => {
        const text = [...post]
          .map((each, at) => (chosen.includes(at) ? (isBetween ? sign : ` ${sign}`) : each))
          .join('');
        const files = { 'site.yaml': SITE, 'news/night.md': text };
        const { problems } = await check(files);
        const before = text.slice(0, text.indexOf(sign)).split('\n');
        const at = { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
        expect(problems).toMatchObject([
          { code: 'files/control-character', at, frame: expect.stringContaining('> ') },
        ]);
        const { files: now, wrong } = await fix(files, 'files/control-character');
        expect(wrong).toEqual([]);
        const isBreak = /[\v\f\u0085]/.test(sign);
        const meant = isBetween && isBreak ? ' ' : isBetween ? '' : isBreak ? '  ' : ' ';
        expect(now['news/night.md']).toBe(
          [...post].map((each, at) => (chosen.includes(at) ? meant : each)).join(''),
        );
      },
    ),
    { numRuns: 40 },
  );
});

const WORD = fc.constantFrom('Soul', 'Drum & Bass', 'K-Pop', 'Fado', 'أغنية', 'Música 2', 'late night');
const RUNS = Number(process.env['LINER_RUNS'] ?? 50);

/** Fixes all problems of a release, of any code. */
async function fixRelease(mistake: string) {
  let now = filesOf('release', mistake);
  for (let round = 0; ; round++) {
    const { content, problems } = await check(now);
    const found = problems.find(({ level, fix }) => level === 'error' && fix);
    if (!found?.fix || round === ROUNDS)
      return {
        problems,
        data: valueAt(content, ['releases', '0', 'data']),
        codes: problems.map(({ code }) => code),
      };
    now = { ...now, 'releases/one.md': applyEdits(now['releases/one.md'] ?? '', found.fix.edits) };
  }
}

test('an entry further in than the one above it is an entry, and never a part of it', async () => {
  const row = fc.record({ word: WORD, further: fc.nat(3) });
  await fc.assert(
    fc.asyncProperty(
      WORD,
      fc.array(row, { minLength: 1, maxLength: 4 }),
      fc.nat(3),
      async (first, rows, lead) => {
        const at = ' '.repeat(lead);
        const lines = rows.map(({ word, further }) => `${at}${' '.repeat(further)}- ${word}`);
        const { data } = await fixRelease(`mood_tags:\n${at}- ${first}\n${lines.join('\n')}`);
        expect(fieldOf(data, 'mood_tags')).toEqual([first, ...rows.map(({ word }) => word)]);
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);

test('entries without their hyphens are entries, and none of them is lost', async () => {
  const row = fc.record({ title: WORD, duration: fc.option(fc.constant('3:20')), note: fc.option(WORD) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { minLength: 2, maxLength: 4 }),
      fc.constantFrom('  ', '    '),
      async (rows, at) => {
        const entries = rows.map(({ title, duration, note }) => ({
          title,
          ...(duration && { duration }),
          ...(note && { description: note }),
        }));
        const lines = entries.flatMap((entry) =>
          Object.entries(entry).map(([key, value]) => `${at}${key}: ${value}`),
        );
        const { data } = await fixRelease(`tracks:\n${lines.join('\n')}\nnote: Loud`);
        expect(fieldOf(data, 'note')).toBe('Loud');
        const meant = entries.map((entry) => ({ ...entry, ...('duration' in entry && { duration: 200 }) }));
        expect(fieldOf(data, 'tracks')).toMatchObject(meant);
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);

test('an address that was broken, doubled or put between signs is the address', async () => {
  const path = fc.array(fc.constantFrom('a', 'long-path', 'x_y', '2026', 'ä'), {
    minLength: 1,
    maxLength: 4,
  });
  const WAYS: ((address: string, cut: number) => string)[] = [
    (address, cut) => `>\n  ${address.slice(0, cut)}\n  ${address.slice(cut)}`,
    (address, cut) => `>-\n    ${address.slice(0, cut)}\n    ${address.slice(cut)}`,
    (address, cut) => `|\n  ${address.slice(0, cut)}\n  ${address.slice(cut)}`,
    (address, cut) => `${address.slice(0, cut)}\n  ${address.slice(cut)}`,
    (address) => address.replace('https://', 'https://https://'),
    (address) => address.replace('https://', 'http://https://'),
    (address) => address.replace('https://', 'https://https//'),
    (address) => `<${address}>`,
    (address) => `"[words](${address})"`,
    (address) => `${address}\u00a0`,
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...WAYS), path, fc.nat(), async (way, parts, seed) => {
      const address = `https://shop.example/${parts.join('/')}`;
      const cut = 'https://shop.example'.length + (seed % (address.length - 'https://shop.example'.length));
      const { data } = await fixRelease(`presave_url: ${way(address, cut)}`);
      expect([way(address, cut), fieldOf(data, 'presave_url')]).toEqual([way(address, cut), address]);
    }),
    { numRuns: RUNS },
  );
}, 120_000);

test('entries below any sign of a list are entries', async () => {
  const sign = fc.constantFrom('* ', '– ', '— ', '-\u00a0', '-\u202f', '- \u00a0', '-');
  await fc.assert(
    fc.asyncProperty(
      sign,
      fc.array(WORD, { minLength: 2, maxLength: 4 }),
      fc.nat(3),
      async (mark, words, lead) => {
        const lines = words.map((word) => `${' '.repeat(lead + 1)}${mark}${word}`);
        const { data } = await fixRelease(`mood_tags:\n${lines.join('\n')}\nnote: Loud`);
        expect([mark, fieldOf(data, 'mood_tags')]).toEqual([mark, words]);
      },
    ),
    { numRuns: RUNS },
  );
}, 120_000);

test.each([
  ['genre: "Soul", "Drum & Bass"', 'genre', ['Soul', 'Drum & Bass']],
  ['track:\n  - title: A\n  - title: B', 'tracks', [{ title: 'A' }, { title: 'B' }]],
  ['link:\n  - {name: Bleep, url: https://bleep.example/a}', 'links', [{ name: 'Bleep' }]],
  ['award:\n  - prize: Polaris', 'awards', [{ prize: 'Polaris' }]],
  ['credits: Producer: Kim', 'credits', [{ role: 'Producer' }]],
])('%s is what it says', async (mistake, key, meant) => {
  const { data } = await fixRelease(mistake);
  expect(fieldOf(data, key)).toMatchObject(meant);
});

test.each(['Tyler, The Creator', 'Earth, Wind & Fire'])(
  '%s may be one name: nothing is guessed',
  async (name) => {
    const { problems } = await check(filesOf('release', `artists: ${name}`));
    expect(problems.filter(({ level }) => level === 'error').map(({ fix }) => fix)).toEqual([undefined]);
  },
);
