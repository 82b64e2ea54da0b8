/** Keys that name another file: a name that leads nowhere is an error with the one that was meant, and a right one is none. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { loadFiles, release } from '../../../helpers/content.ts';

const NAMES = ['northern-lights', 'harbour-songs', 'eighteen-winters', 'low-tide-2019'];

/** Files in which a key names another one, by the folder of that. */
const KEYS: Readonly<Record<string, readonly [folder: string, write: (name: string) => [string, string]]>> = {
  reissue: [
    'releases',
    (name) => ['releases/again.md', release(`title: Again\ntype: single\nreissue_of: ${name}`)],
  ],
  album: [
    'releases',
    (name) => ['scores/film.md', `---\ntitle: Film\nkind: film\nyear: 2026\nalbum: ${name}\n---\n`],
  ],
  track: [
    'works',
    (name) => [
      'releases/again.md',
      release(
        `title: Again\ntype: single\ntracks: [{title: I, track_number: 1, work: ${name}, movement: 1}]`,
      ),
    ],
  ],
  programme: [
    'works',
    (name) => [
      'pages/events.yaml',
      `events:\n  - {title: A, date: 2027-01-02, city: B, programme: [${name}]}\n`,
    ],
  ],
  programmes: ['works', (name) => ['pages/events.yaml', `programmes: {autumn: [{work: ${name}}]}\n`]],
};

const others = Object.fromEntries(
  NAMES.flatMap((name) => [
    [`releases/${name}.md`, release(`title: ${name.toUpperCase()}\ntype: single`)],
    [`works/${name}.md`, `---\ntitle: ${name.toUpperCase()}\n---\n`],
  ]),
);

test('a name that leads nowhere is an error with the one that is meant', async () => {
  const mistyped = fc.constantFrom(...NAMES).chain((name) =>
    fc.record({
      key: fc.constantFrom(...Object.keys(KEYS)),
      name: fc.constant(name),
      at: fc.integer({ min: 0, max: name.length - 1 }),
      letter: fc.constantFrom('', 'x', '7'),
    }),
  );
  await fc.assert(
    fc.asyncProperty(mistyped, async ({ key, name, at, letter }) => {
      const [folder = '', write] = KEYS[key] ?? [];
      const wrong = (name.slice(0, at) + letter + name.slice(at + 1)).replace(/^-|--|-$/g, '');
      fc.pre(wrong !== name);
      for (const written of [name, wrong]) {
        const [path, text] = write?.(written) ?? ['', ''];
        const { problems } = await loadFiles({ ...others, [path]: text });
        const found = problems.filter(({ code }) => code === 'reference/no-file');
        expect(found.map(({ message, hint }) => [message, hint])).toEqual(
          written === name ? [] : [[`There is no ${folder}/${wrong}.md.`, `Did you mean ${name}?`]],
        );
      }
    }),
    { numRuns: 60 },
  );
});

test('titles are none', async () => {
  for (const title of ['Requiem', 'First Release', 'requiem'])
    for (const key of ['track', 'programme', 'programmes']) {
      const [path, text] = KEYS[key]?.[1](`'${title}'`) ?? ['', ''];
      const { problems } = await loadFiles({ ...others, [path]: text });
      expect(problems.map(({ code }) => code)).not.toContain('reference/no-file');
    }
});
