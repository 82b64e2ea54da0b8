/** How people write the codes of languages. */
import { expect, test } from 'vitest';
import { describe, loadFiles } from '../../../helpers/content.ts';

async function tell(artist: string, ...codes: string[]): Promise<string[]> {
  const languages = codes.map((code) => `  - {code: ${code}, name: Name}\n`).join('');
  const text = `base_url: https://artist.example\nartist: ${artist}\nlanguages:\n${languages}`;
  return (await loadFiles({ 'site.yaml': text })).problems.map(describe);
}

test('a known code is corrected to its usual form, a name to its code', async () => {
  expect(await tell('{name: A}', 'EN', 'pt_br', 'arabic', 'qqq')).toEqual([
    'site.yaml:4:12 schema/value languages, entry 1, code must be written en, but is "EN". → Write  code: en',
    'site.yaml:5:12 schema/value languages, entry 2, code must be written pt-BR, but is "pt_br". → Write  code: pt-BR',
    'site.yaml:6:12 schema/value languages, entry 3, code must be the code of a language, such as en, ar or pt-BR, but is "arabic". → Did you mean "ar"?',
    'site.yaml:7:12 schema/value languages, entry 4, code must be the code of a language, such as en, ar or pt-BR, but is "qqq".',
  ]);
});

test('texts below the name of a language are led to its code', async () => {
  expect(await tell('{name: A, Arabic: {name: B}}', 'en', 'ar')).toEqual([
    'site.yaml:2:19 schema/unknown-key "Arabic" is not a key of artist. → Did you mean "ar"?',
  ]);
});
