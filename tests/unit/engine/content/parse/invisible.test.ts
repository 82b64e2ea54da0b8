/** Characters that nobody can see are counted wherever they are in a file, and dropped without another change. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFixes } from '../../../../../generator/app/fix/remedies.ts';
import { applyEdits } from '../../../../../generator/engine/fix/index.ts';
import { loadFiles, release } from '../../../../helpers/content.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 60);

const FILES = {
  'releases/one.md': release('title: One day\ntype: single  # a remark', 'Words of a text.\n'),
  'news/a.md': '---\ntitle: A day\ndate: 2026-01-02\nexcerpt: Short.\n---\nWords here.\n',
  'pages/events.yaml': 'events:\n  - {title: Gig, date: 2027-01-02, city: Kiel, venue: Pumpe}\n',
};

test('anywhere in a file', async () => {
  const hidden = fc
    .constantFrom('\ufffc', '\u180e', '\u200b', '\u202e', '\u2060', '\u2063', '\u3164', '\ufeff', '\uffa0')
    .chain((mark) => {
      const hex = mark.charCodeAt(0).toString(16).padStart(4, '0');
      const number = mark.charCodeAt(0);
      return fc.constantFrom(mark, mark, `\\u${hex}`, `&#${number};`, `&#x${hex};`, encodeURIComponent(mark));
    });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.entries(FILES)),
      fc.array(fc.tuple(hidden, fc.nat(1000)), { minLength: 1, maxLength: 4 }),
      async ([path, text], marks) => {
        // Between two letters: at the start of a line, YAML has another message for some of them.
        const places = [...text.matchAll(/(?<=[a-z])(?=[a-z])/g)].map(({ index }) => index);
        const chosen = new Map(marks.map(([mark, at]) => [places[at % places.length] ?? 0, mark]));
        const made = [...text].map((letter, index) => (chosen.get(index) ?? '') + letter).join('');
        const { problems } = await loadFiles({ [path]: made });
        const found = problems.filter(({ code }) => code === 'files/invisible');
        expect(found.map(({ values }) => values)).toMatchObject([{ count: chosen.size }]);
        const [problem] = addFixes(found, () => made);
        expect(applyEdits(made, problem?.fix?.edits ?? [])).toBe(text);
      },
    ),
    { numRuns: RUNS },
  );
});

test('a sign for a letter that was lost is counted wherever it is', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.entries(FILES)),
      fc.uniqueArray(fc.nat(1000), { maxLength: 4 }),
      async ([path, text], marks) => {
        const places = [...text.matchAll(/(?<=[a-z])[a-z](?=[a-z]*[ .,\n])/g)].map(({ index }) => index);
        const chosen = new Set(marks.map((at) => places[at % places.length]));
        const made = [...text].map((letter, index) => (chosen.has(index) ? '\ufffd' : letter)).join('');
        const { problems } = await loadFiles({ [path]: made });
        const found = problems.filter(({ code }) => code === 'files/lost');
        expect(found.map(({ values }) => values)).toEqual(chosen.size > 0 ? [{ count: chosen.size }] : []);
      },
    ),
    { numRuns: RUNS },
  );
});

test('in a key, what texts may have is counted as well', async () => {
  const mark = fc.constantFrom(...'\u00ad\u061c\u200c\u200d\u200e\u200f\u202a\u202c\u2066\u2069');
  const file = fc.constantFrom(...Object.entries(FILES).slice(0, 2));
  await fc.assert(
    fc.asyncProperty(file, mark, fc.nat(1000), async ([path, text], sign, at) => {
      const places = [...text.matchAll(/(?<=^[a-z]+)(?=[a-z]+:)/gm)].map(({ index }) => index);
      const place = places[at % places.length] ?? 0;
      const made = `${text.slice(0, place)}${sign}${text.slice(place)}`;
      const { problems } = await loadFiles({ [path]: made });
      const found = problems.filter(({ code }) => code === 'files/invisible');
      expect(found.map(({ values }) => values)).toMatchObject([{ count: 1 }]);
      expect(applyEdits(made, addFixes(found, () => made)[0]?.fix?.edits ?? [])).toBe(text);
    }),
    { numRuns: RUNS },
  );
});

test('a text of marks that nobody sees is empty', async () => {
  const mark = fc.constantFrom(
    ...' \u00a0\u00ad\u034f\u115f\u200b\u200c\u200d\u200e\u2028\u2066\u2800\u3000\u3164\ufe0f',
  );
  await fc.assert(
    fc.asyncProperty(
      fc.array(mark, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      async (marks, isSpelled) => {
        const written = isSpelled
          ? JSON.stringify(marks.join('')).replace(/[^ -~]/g, spell)
          : `"${marks.join('')}"`;
        const { problems } = await loadFiles({
          'releases/one.md': release(`title: ${written}\ntype: single`, ''),
        });
        expect([written, problems.some(({ level }) => level === 'error')]).toEqual([written, true]);
      },
    ),
    { numRuns: RUNS },
  );
});

function spell(mark: string): string {
  return `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
