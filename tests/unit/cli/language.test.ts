/** Which language commands speak. */
import { expect, test } from 'vitest';
import NOTICES from '../../../generator/app/publish-notices.json' with { type: 'json' };
import { notice, writeNotice } from '../../../generator/app/publish-notices.ts';
import { findLanguage, openSpeech } from '../../../generator/cli/language.ts';
import { ENGLISH } from '../../../generator/cli/speech.ts';
import { problem } from '../../../generator/engine/problems/catalogue/index.ts';
import { LANGUAGES } from '../../../generator/words/index.ts';

test.each([
  [[], {}, 'en'],
  [[], { LANG: '' }, 'en'],
  [[], { LANG: 'pt_BR.UTF-8' }, 'pt'],
  [[], { LANG: 'de_DE', LC_ALL: 'C.UTF-8' }, 'c'],
  [[], { LANG: 'de_DE', LINER_LANG: 'fr' }, 'fr'],
  [['check', '--lang', 'es'], { LINER_LANG: 'fr' }, 'es'],
  [['check', '--lang=sr@latin'], {}, 'sr'],
])('%j with %j is %s', (argv, environment, code) => {
  expect(findLanguage(argv, environment)).toBe(code);
});

test.each(['en', 'c', 'posix', 'xx', '..'])('%s is English', async (code) => {
  expect(await openSpeech(code)).toBe(ENGLISH);
});

test('an option of the terminal is not called a button', async () => {
  const { tell } = await openSpeech('it');
  const place = notice('place-folder', { path: 'live' });
  const foreign = { place, files: 'index.html' };
  expect(tell(notice('foreign-files', { ...foreign, count: 1 }))).toBe(
    'Nella destinazione (la cartella live) c’è un file che Liner non ha pubblicato e che il sito sostituirebbe: index.html. Spostalo altrove, o aggiungi --replace se non serve a nessuno.',
  );
  expect(tell(notice('foreign-files', { ...foreign, count: 2 }))).toContain('Spostali altrove');
});

test.each(LANGUAGES)('no notice of publishing is English in %s', async (language) => {
  const { tell } = await openSpeech(language);
  const all = Object.entries(NOTICES).map(([code, row]) => {
    const values = 'values' in row ? row.values : {};
    return writeNotice(code, row.message, Object.fromEntries(Object.entries(values)));
  });
  expect(all.filter((each) => tell(each) === each.text && /\p{L}/u.test(each.text))).toEqual([]);
});

test('a problem and the count of several are in the language, with its plural forms', async () => {
  const { say, retell } = await openSpeech('de');
  const [shown] = retell([problem('yaml/tab', undefined, { spaces: 2 })]);
  expect(shown).toMatchObject({ code: 'yaml/tab', hint: 'Setz 2 Leerzeichen an die Stelle des Tabulators.' });
  expect(say('counts', { errors: 1, warnings: 1 })).toBe('1 Fehler, 1 Hinweis');
  expect(say('counts', { errors: 0, warnings: 2 })).toBe('2 Hinweise');
  const [failed] = retell([problem('template/failed', undefined, { url: '/a/', reason: 'no' })]);
  expect(failed?.message).toBe('Die Seite /a/ ließ sich nicht machen, weil ihre Vorlage gescheitert ist: no');
});

test('a problem is explained in the language, even one without a message of it', async () => {
  const { textsOf } = await openSpeech('de');
  expect(textsOf('yaml/tab')).toMatchObject({
    message: expect.stringContaining('Tabulator'),
    about: expect.stringContaining('Leerzeichen'),
  });
  expect(textsOf('import/match')).toEqual({ about: expect.any(String) });
  expect(textsOf('no/problem')).toEqual({});
});
