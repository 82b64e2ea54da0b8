/** Reasons of imports in Arabic: each that the readers and the comparison of entries give. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { packageRoot } from '../../../../helpers/site.ts';

vi.resetModules();
vi.stubGlobal('navigator', { languages: ['ar'] });
// Other tests read English.
afterAll(() => {
  vi.resetModules();
});
const { sayReason } = await import('../../../../../generator/app/studio/ui/state/reasons.ts');

/** Without the marks that keep the order of values. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '');

test.each([
  ['same title, 40 days apart', 'العنوان نفسه، الفارق بالأيام 40'],
  [
    'same title, 8 of 10 tracks the same, of 2019 and of 2020',
    /^العنوان نفسه، المقطوعات المتطابقة 8 من 10، أحدهما/,
  ],
  ['same day and title, another place', 'اليوم والعنوان نفسهما، والمكان آخر'],
  ['the files have 2019 (3), 2020 (1)', 'في الملفات 2019 (3), 2020 (1)'],
  ['no such reason', 'no such reason'],
])('%s', (english, arabic) => {
  expect(plain(sayReason(english))).toMatch(arabic);
});

/** Where the texts of reasons are: `why: 'same day'`, `likely(0.6, 'same day')`. */
const REASON = /(?:\b(?:why|doubt)[:=?]*\s*(?:=\s*)?|\b(?:sure|likely)\((?:[\d.]+, )?)(['`])(.+?)\1/g;
/** In comments of files, not in plans. */
const OTHERS = ['write', 'online', 'describe'];

test('every reason in the code has words', () => {
  const folder = join(packageRoot, 'generator/app/import');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const reasons = files
    .filter((file) => !OTHERS.some((other) => file.startsWith(`${other}/`)))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(REASON)])
    .map(([, , text = '']) =>
      text.replace(/\$\{count\([^}]*'(\w+)'\)\}/g, '7 $1s').replace(/\$\{[^}]*\}/g, '7'),
    );
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((text) => text !== 'refused' && plain(sayReason(text)) === text)).toEqual([]);
});
