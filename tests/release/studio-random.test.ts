/** Whatever pages send to the studio, it answers: with no error of its own, and without leaving the folder of the site. */
import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { API } from '../../generator/studio/api.ts';
import { ODD, readSample } from '../fuzz/inputs.mjs';
import { makeSite } from '../helpers/site.ts';
import { startStudio } from '../helpers/studio.ts';

const RUNS = Number(process.env['LINER_RUNS'] ?? 500);

/** The keys of requests that have others than a path. */
const KEYS: Readonly<Record<string, readonly string[]>> = {
  '/api/draft': ['path', 'base', 'changes'],
  '/api/new': ['kind', 'title'],
  '/api/rename': ['path', 'slug'],
  '/api/duplicate': ['path', 'title'],
  '/api/translate': ['path', 'language'],
  '/api/files/rename': ['path', 'name'],
  '/api/files/replace': ['path', 'to'],
  '/api/files/describe': ['path', 'part', 'places', 'value'],
  '/api/save': ['paths'],
  '/api/discard': ['paths'],
  '/api/values': ['paths'],
  '/api/cells': ['columns'],
  '/api/markdown': ['html'],
  '/api/ignore': ['code'],
  '/api/publish/target': ['target'],
  '/api/import/read': [],
  '/api/import/table': ['place', 'as', 'columns'],
  '/api/import/plan': ['answers'],
  '/api/import/write': ['step', 'entries'],
};
/** Ends the studio, publishes, or reads all of this computer. */
const LEFT_OUT = ['/api/stop', '/api/publish', '/api/publish/compare'];

test('requests of any kind', async () => {
  const sample = await readSample();
  const site = makeSite(Object.fromEntries(sample));
  const before = readdirSync(dirname(site.root));
  const studio = await startStudio(site);
  const paths = [...sample.keys()].map((path) => path.replace(/^(?:content|assets)\//, ''));
  const odd = fc.constantFrom(...ODD).map((text) => text.slice(0, 60_000));
  const text = fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...paths) }, odd);
  const short = text.map((each) => each.slice(0, 280));
  const path = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...paths) }, short);
  const keys = fc.array(
    fc.oneof(fc.constantFrom('title', 'tracks', 'genre', 'constructor', '__proto__'), fc.nat(4)),
    {
      ...{ minLength: 1, maxLength: 3 },
    },
  );
  const { value } = fc.letrec((tie) => ({
    value: fc.oneof(
      { depthSize: 'small', maxDepth: 3 },
      ...[odd, fc.integer(), fc.constant(null), fc.boolean()],
      ...[fc.array(tie('value'), { maxLength: 3 }), fc.dictionary(short, tie('value'), { maxKeys: 3 })],
    ),
  }));
  const change = fc.oneof(
    fc.record({ path: keys, change: fc.record({ kind: fc.constantFrom('set', 'insert'), value }) }),
    fc.record({ path: keys, change: fc.constant({ kind: 'remove' }) }),
    fc.record({ body: odd }),
  );
  const answer = fc.record({ title: short, target: short });
  const parts: Readonly<Record<string, fc.Arbitrary<unknown>>> = {
    ...{
      path,
      slug: short,
      title: short,
      to: path,
      name: short,
      value: short,
      html: odd,
      code: short,
      place: short,
    },
    ...{ kind: fc.oneof(fc.constantFrom('news', 'release', 'event', 'mix', 'constructor'), short) },
    ...{ language: fc.constantFrom('ar', 'de', 'constructor'), part: fc.constantFrom('alt', 'focus') },
    ...{ paths: fc.array(path, { minLength: 1, maxLength: 3 }), base: fc.constant(''), step: fc.nat() },
    ...{ changes: fc.array(change, { minLength: 1, maxLength: 3 }), answers: fc.array(answer) },
    ...{ as: fc.constantFrom('shows', 'constructor'), places: fc.array(fc.record({ file: path, at: keys })) },
    columns: fc.oneof(
      fc.dictionary(short, fc.constantFrom('title', 'date', 'constructor')),
      fc.array(fc.record({ value: fc.constantFrom('day', 'length', 'constructor'), cells: fc.array(short) })),
    ),
    target: fc.dictionary(fc.constantFrom('to', 'path', 'host', 'site', '__proto__'), short),
    entries: fc.array(fc.record({ number: fc.nat(), facts: fc.array(fc.nat()), files: fc.array(fc.nat()) })),
  };
  const routes = Object.keys(API).filter((route) => !LEFT_OUT.some((url) => route.endsWith(` ${url}`)));
  const request = fc.constantFrom(...routes).chain((route) => {
    const [method = '', url = ''] = route.split(' ');
    const right = Object.fromEntries(
      (KEYS[url] ?? ['path']).flatMap((key) => (parts[key] ? [[key, parts[key]]] : [])),
    );
    const body = fc.oneof(
      { weight: 9, arbitrary: fc.record(right) },
      value.map((wrong) => ({ wrong })),
    );
    return fc.record({ method: fc.constant(method), url: fc.constant(url), word: short, body });
  });
  const send = async ({
    method,
    url,
    word,
    body,
  }: {
    method: string;
    url: string;
    word: string;
    body: object;
  }) => {
    if (method === 'PUT') return studio.tryUpload(word, String(word));
    const query = ['path', 'words', 'name', 'kind']
      .map((key) => `${key}=${encodeURIComponent(word)}`)
      .join('&');
    if (method === 'GET') return studio.tryGet(`${url}?${query}`);
    if (!('base' in body)) return studio.tryPost(url, body);
    // What is not based on the file as it is would be refused at once.
    const known = await studio.tryGet(`/api/file?path=${encodeURIComponent(String(Object(body)['path']))}`);
    return studio.tryPost(url, { ...body, base: Object(known.body)['base'] ?? '0'.repeat(64) });
  };
  await fc.assert(
    fc.asyncProperty(request, async (asked) => {
      const { status, body } = await send(asked);
      expect(status, JSON.stringify([asked.url, body]).slice(0, 900)).toBeLessThan(500);
      expect(studio.output()).not.toMatch(/\n\s+at /);
    }),
    { numRuns: RUNS, endOnFailure: true },
  );
  const mine = /^(?:x|\.\.|secret|site|content|assets|.*\.(?:md|yaml|png|jpg))$/;
  const added = readdirSync(dirname(site.root)).filter((name) => !before.includes(name) && mine.test(name));
  expect(added).toEqual([]);
  await studio.stop();
});
