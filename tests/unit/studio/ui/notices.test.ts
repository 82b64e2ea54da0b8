/** Notices of publishing, in the words of the studio. */
import { beforeEach, describe, expect, test } from 'vitest';
import NOTICES from '../../../../generator/app/publish-notices.json' with { type: 'json' };
import { notice } from '../../../../generator/app/publish-notices.ts';
import { namesIn } from '../../../../generator/engine/problems/template.ts';
import { SENTENCES, sentence } from '../../../../generator/studio/sentences.ts';
import en from '../../../../generator/studio/ui/state/words/publish.en.json' with { type: 'json' };
import ar from '../../../../generator/words/ar/publish.json' with { type: 'json' };
import server from '../../../../generator/words/ar/server.json' with { type: 'json' };
import { speak } from '../../../helpers/speak.ts';

const load = async (language: string) => {
  speak(language);
  return import('../../../../generator/studio/ui/state/notices.ts');
};

const place = notice('place-folder', { path: 'live' });
const foreign = notice('foreign-files', { place, files: 'index.html', count: 1 });

test('every sentence is there in Arabic', () => {
  expect(Object.keys(ar).sort()).toEqual(Object.keys(NOTICES).sort());
  expect(Object.keys(en).filter((code) => !(code in NOTICES))).toEqual([]);
});

test.each(Object.entries(NOTICES))('%s is said with the values that it has', (code, row) => {
  const given = 'values' in row ? Object.keys(row.values) : [];
  expect([...new Set(namesIn(row.message))].sort()).toEqual(given.sort());
  for (const words of [ar, en]) {
    const text = Object.entries(words).find(([key]) => key === code)?.[1] ?? '';
    expect(namesIn(text).filter((name) => !given.includes(name))).toEqual([]);
  }
});

test('no sentence of the studio speaks of what only the terminal has', () => {
  const all = [...Object.values(ar), ...Object.values(en)];
  expect(all.filter((text) => /--[a-z]|LINER_|AUTH_TOKEN|(?<!\{)\bcommand\b/.test(text))).toEqual([]);
});

test('every sentence of the server is there in Arabic, with the same values', () => {
  expect(Object.keys(server)).toEqual(Object.keys(SENTENCES));
  const namesIn = (words: object) =>
    Object.values(words).map((text) =>
      String(text)
        .match(/\{\w+\}/g)
        ?.sort(),
    );
  expect(namesIn(server)).toEqual(namesIn(SENTENCES));
});

describe('in English', () => {
  test('an option is a button, and what is the same in a terminal stays as it is', async () => {
    const { formatNotice } = await load('en');
    expect(formatNotice(foreign)).toBe(
      'In the folder live, the site would replace what Liner did not publish: index.html. Move it away, or replace it if nobody needs it.',
    );
    const there = notice('site-in-place', { place });
    expect(formatNotice(there)).toBe('The site is in the folder live.');
  });
});

describe('in Arabic', () => {
  let formatNotice: Awaited<ReturnType<typeof load>>['formatNotice'];
  beforeEach(async () => {
    ({ formatNotice } = await load('ar'));
  });

  test('paths keep their order, sentences within others are Arabic too', () => {
    expect(formatNotice(foreign)).toBe(
      'سيستبدل الموقع في المجلد \u2066live\u2069 ما لم ينشره Liner: \u2066index.html\u2069. انقله إلى مكان آخر، أو استبدله إن لم يعد أحد يحتاج إليه.',
    );
  });

  test('what was undone is said with its step', () => {
    const step = sentence('step-import', { title: 'أغنية 1', more: sentence('and-more', { count: 2 }) });
    expect(sentence('undone', { step }).text).toBe('Undone: Import أغنية 1 and 2 more');
    expect(formatNotice(sentence('undone', { step }))).toBe(
      'تم التراجع: استيراد \u2068أغنية 1\u2069، وعدد غيره 2',
    );
  });

  test('what another program says has its own lines', () => {
    const said = '  remote: Not allowed.\n  fatal: stop';
    const refused = notice('git-not-committed', { said });
    expect(formatNotice(refused)).toBe(`لم يُنشر شيء: لم يستطع Git الإيداع. قال:\n${said}`);
  });

  test('a code that is not known is said as it came', () => {
    expect(formatNotice({ code: 'later', values: {}, text: 'Later.' })).toBe('Later.');
  });
});
