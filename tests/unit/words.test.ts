/** Languages of Liner itself: each has every text that English has, made of the same values. */
import { expect, test } from 'vitest';
import { CATALOGUE } from '../../generator/app/list/extensions.ts';
import NOTICES from '../../generator/app/publish-notices.json' with { type: 'json' };
import commandSentences from '../../generator/cli/sentences.json' with { type: 'json' };
import { isRecord } from '../../generator/engine/lib/record.ts';
import { englishWords, render } from '../../generator/engine/problems/render.ts';
import report from '../../generator/engine/problems/report.json' with { type: 'json' };
import { namesIn, type Template } from '../../generator/engine/problems/template.ts';
import { IMPORT_SENTENCES } from '../../generator/import/describe/sentences.ts';
import { STUDIO_WORDS } from '../../generator/studio/protocol/words.ts';
import { SENTENCES } from '../../generator/studio/sentences.ts';
import en from '../../generator/studio/ui/state/words/en.json' with { type: 'json' };
import studioNotices from '../../generator/studio/ui/state/words/publish.en.json' with { type: 'json' };
import { LANGUAGES, messagesIn, readWords } from '../../generator/words/index.ts';
import { exampleOf } from '../helpers/catalogue.ts';

/** A list that goes on, which is a part of messages. */
const MORE = 'list/more';

const sentences = { ...commandSentences, ...IMPORT_SENTENCES };

/** All keys of a file: of English, or those of Arabic, which other tests compare with the code. */
const KEYS: Record<string, object> = {
  studio: en,
  publish: NOTICES,
  'publish-terminal': studioNotices,
  server: SENTENCES,
  report,
  sentences,
  about: Object.fromEntries(
    Object.entries(CATALOGUE).flatMap(([code, { about }]) => (about === undefined ? [] : [[code, about]])),
  ),
  doctor: readWords('de', 'doctor'),
  advice: readWords('de', 'advice'),
};
const FILES = [
  'about',
  'doctor',
  'help',
  'hints',
  'publish-terminal',
  'report',
  'sentences',
  ...STUDIO_WORDS,
].filter((name) => name !== 'messages');

test.each(LANGUAGES)('%s has every word, and no other', (language) => {
  for (const name of FILES) {
    const [all, own] = [KEYS[name] ?? readWords('ar', name), readWords(language, name)].map(pathsOf);
    const unknown = own?.filter((path) => !all?.includes(path));
    const missing = all?.filter((path) => !own?.includes(path));
    expect({ name, unknown, missing }).toEqual({ name, unknown: [], missing: [] });
  }
});

function isMessage(text: unknown): text is { message: Template } {
  return isRecord(text) && 'message' in text;
}

/** A sentence is one, with all of its forms. */
function pathsOf(words: object): string[] {
  return Object.entries(words).flatMap(([key, each]) =>
    typeof each === 'string' || 'message' in each || 'of' in each
      ? [key]
      : pathsOf(each).map((path) => `${key} ${path}`),
  );
}

test.each(LANGUAGES)('sentences in %s have the values that the English ones have', (language) => {
  const server: Record<string, Template> = SENTENCES;
  const studio: Record<string, Template> = en;
  const commands: Record<string, { message: Template }> = sentences;
  const notices: Record<string, { message: Template; values?: object }> = NOTICES;
  const known: [file: string, namesOf: (key: string) => string[]][] = [
    ['studio', (key) => namesIn(studio[key] ?? '')],
    ['server', (key) => namesIn(server[key] ?? '')],
    ['sentences', (key) => namesIn(commands[key]?.message ?? '')],
    ['publish', (code) => Object.keys(notices[code]?.values ?? {})],
    ['publish-terminal', (code) => namesIn(notices[code]?.message ?? '')],
  ];
  const wrong = known.flatMap(([file, namesOf]) =>
    Object.entries(readWords(language, file)).filter(([key, text]) =>
      namesIn(isMessage(text) ? text.message : text).some((name) => !namesOf(key).includes(name)),
    ),
  );
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)('%s has every message', (language) => {
  const own = messagesIn(language);
  // Messages of an import are made of short texts, which are translated in a file of their own.
  const rows = Object.entries(CATALOGUE).filter(([code]) => !code.startsWith('import/'));
  expect(rows.flatMap(([code]) => (own[code] === undefined ? [code] : []))).toEqual([]);
  // With one text for both, a terminal would speak of fields, or stay English.
  expect(rows.flatMap(([code, { form }]) => (form && !own[code]?.form ? [code] : []))).toEqual([]);
  expect(Object.keys(own).filter((code) => CATALOGUE[code] === undefined && code !== MORE)).toEqual([]);
});

test.each(LANGUAGES)('messages in %s are made of the values that problems have', (language) => {
  const wrong = Object.entries(messagesIn(language)).flatMap(([code, { message, hint = '' }]) => {
    if (code === MORE) return [];
    const known = Object.keys(exampleOf(code, CATALOGUE[code] ?? { message }));
    const used = [message, hint].flatMap(namesIn).map((name) => name.split('.', 1)[0] ?? '');
    return used.filter((name) => !known.includes(name)).map((name) => `${code}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test.each(LANGUAGES)(
  'what is said about problems in %s names the same commands, keys and files',
  (language) => {
    // Words within an example are in the language: `![Die Band auf der Bühne](photos/stage.jpg)`.
    const namesOf = (text: unknown) =>
      [...String(text).matchAll(/`([^`*\s]+)`/g)].map(([, name]) => name).sort();
    const wrong = Object.entries(readWords(language, 'about')).flatMap(([code, text]) => {
      const english = namesOf(CATALOGUE[code]?.about);
      return namesOf(text).join() === english.join() ? [] : [[code, namesOf(text), english]];
    });
    expect(wrong).toEqual([]);
  },
);

test('one message is enough for a language', () => {
  const german = { 'yaml/tab': { message: 'Diese Zeile ist mit einem Tabulator eingerückt.' } };
  const words = { ...englishWords({ ...CATALOGUE, ...german }), locale: 'de' };
  expect(render({ code: 'yaml/tab' }, 'terminal', words).message).toBe(german['yaml/tab'].message);
  expect(render({ code: 'yaml/quote' }, 'terminal', words).message).toBe(
    'A quotation mark is opened here and never closed.',
  );
});
