/** Texts of imports in other languages: each reason of the readers and of the comparison of entries, and each problem. */
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeProblems } from '../../../../generator/studio/import-plan.ts';
import { LANGUAGES, readWords } from '../../../../generator/words/index.ts';
import { packageRoot } from '../../../helpers/site.ts';
import { fresh, speak } from '../../../helpers/speak.ts';
import { planSources } from '../../import/whole.ts';
import { makeSite } from '../../import/write/site.ts';

// Other tests read English.
fresh();

const open = async (language: string) => {
  speak(language);
  const words = await import('../../../../generator/studio/ui/state/reasons.ts');
  return { reason: words.translateReason, problem: words.translateImportProblem };
};

const { reason, problem } = await open('ar');

/** Languages that have words for imports. */
const SPOKEN = LANGUAGES.filter((language) => Object.keys(readWords(language, 'import')).length > 0);

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
  expect(plain(reason(english))).toMatch(arabic);
});

/** Where the texts of reasons are: `why: 'same day'`, `likely(0.6, 'same day')`. */
const REASON = /(?:\b(?:why|doubt)[:=?]*\s*(?:=\s*)?|\b(?:sure|likely)\((?:[\d.]+, )?)(['`])(.+?)\1/g;
/** In comments of files and in forms, not in plans. */
const OTHERS = /^(?:write|online|describe)\/|schema\.ts$/;

/** The code of the readers and of the comparison. */
const CODE = ['generator/import', 'generator/engine/values'].flatMap((folder) =>
  readdirSync(join(packageRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !OTHERS.test(file))
    .map((file) => readFileSync(join(packageRoot, folder, file), 'utf8')),
);

/** Lists the second groups of a pattern in the code, with values in place of expressions. */
const listTexts = (pattern: RegExp) =>
  CODE.flatMap((code) => [...code.matchAll(pattern)]).map(([, , text = '']) =>
    text.replace(/\$\{count\([^}]*'(\w+)'\)\}/g, '7 $1s').replace(/\$\{[^}]*\}/g, '7'),
  );

test.each(SPOKEN)('every reason in the code has words in %s', async (language) => {
  const { reason } = await open(language);
  const reasons = listTexts(REASON);
  expect(reasons.length).toBeGreaterThan(50);
  expect(reasons.filter((text) => text !== 'refused' && plain(reason(text)) === text)).toEqual([]);
});

/** Why something is left out: `refused: 'it is a folder.'`, `notes.fail('its JSON is damaged.')`. */
const REFUSAL =
  /(?:\b(?:refused|reason): |\bfail\((?:origin, )?)(['`])(it (?!\$).+?|its .+?|the(?:re)? .+?)\.\1/g;

/** Whole sentences of notes, and what to do about them. */
const SENTENCE = /(['`])((?!Liner)\p{Lu}\p{Ll}* [^'`\n]*\p{Ll}\.)\1[,)]/gu;

test.each(SPOKEN)('every refusal and every sentence in the code has words in %s', async (language) => {
  const { problem } = await open(language);
  const refusals = listTexts(REFUSAL);
  expect(refusals.length).toBeGreaterThan(30);
  expect(
    refusals.filter((text) => plain(problem(`a.csv is left out: ${text}.`).text).includes(text)),
  ).toEqual([]);
  const sentences = listTexts(SENTENCE);
  expect(sentences.length).toBeGreaterThan(30);
  expect(sentences.filter((text) => problem(text).language.lang === 'en')).toEqual([]);
});

/** English words inside of a sentence. */
const ENGLISH = /\b(?:it|its|is|are|there|which)\b/;

test('all that is to be looked at in the samples is in each language', async () => {
  const site = makeSite();
  const folder = join(site.root, 'source');
  cpSync(join(packageRoot, 'tests/fixtures/import'), folder, { recursive: true });
  const { problems, entries } = await planSources(site, 'source');
  const texts = describeProblems(problems, [folder]).flatMap(({ message, hint = [] }) =>
    [message].concat(hint),
  );
  expect(texts.length).toBeGreaterThan(40);
  const doubts = entries.flatMap(({ facts }) => facts.flatMap(({ doubt = [] }) => doubt));
  for (const language of SPOKEN) {
    const { reason, problem } = await open(language);
    const said = texts.map((text) => problem(text));
    expect(said.filter((each) => each.language.lang === 'en' || ENGLISH.test(each.text))).toEqual([]);
    expect(doubts.filter((text) => plain(reason(text)) === text)).toEqual([]);
  }
});

test.each([
  [
    'BPM "abc" is left out: it is no number of beats per minute, such as 96.',
    'BPM («abc») لم يؤخذ: ليس عدد ضربات في الدقيقة، مثل 96.',
  ],
  [
    'a.csv is read as a table of shows: Datum is the date, Ort is the city. Not known: Gage.',
    'قُرئ a.csv جدول حفلات: Datum هو التاريخ، Ort هو المدينة. غير معروف: Gage.',
  ],
])('%s', (english, arabic) => {
  expect(plain(problem(english).text)).toBe(arabic);
});

test('what has no words stays English, from left to right', () => {
  expect(problem('No such thing').language).toEqual({ dir: 'ltr', lang: 'en' });
});
