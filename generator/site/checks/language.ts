/** The languages of the site: each is named once, there are words in it, and the words of the site fit Liner's. */

import { allEntries, isGiven, positionOf } from '../../engine/content/entry.ts';
import { readTranslationName } from '../../engine/content/source/units.ts';
import type { Entry } from '../../engine/content/types.ts';
import { fieldOf, isRecord } from '../../engine/lib/record.ts';
import type { Position, Problem } from '../../engine/problems/problem.ts';
import type { Check } from '../check.ts';
import { problem } from '../messages/index.ts';
import type { Site } from '../schema/site.ts';
import { checkOverrides, listMissing, TRANSLATIONS, wordsFor } from '../words/index.ts';
import { findMeantWords, type Speech, wordsOfSpeech } from './meant-words.ts';

/** The number of missing words in a message. */
const NAMED = 5;

/** Checks that there are words in the language of the site, and in each of several. */
export const checkLanguage: Check = ({ content: { site } }) => {
  const { language, languages = [], words } = site.data;
  const counts = languages.length === 0 || isGiven(site, ['language']);
  return [
    ...(counts ? check(language, words, positionOf(site, ['language'])) : []),
    ...languages.flatMap(({ code }, index) => {
      const { words: own } = (index === 0 ? site : site.translations?.[code])?.data ?? {};
      return check(code, own, positionOf(site, ['languages', index, 'code']));
    }),
  ];
};

function check(language: string, words: Site['words'], at: Position): Problem[] {
  if (TRANSLATIONS.includes(language.slice(0, 2))) return [];
  if (words === undefined) return [problem('site/language', at, { language, spoken: TRANSLATIONS })];
  const missing = listMissing(wordsFor('en').texts, words);
  const facts = { language, missing: missing.slice(0, NAMED), count: missing.length };
  return missing.length > 0 ? [problem('words/missing', at, facts)] : [];
}

/** Words of the site fit Liner's, in each of its languages. */
export const checkWords: Check = ({ content: { site } }) => {
  const { languages: [first] = [], language, ...settings } = site.data;
  // Without words of its own, a language has those of the default.
  const others = Object.entries(site.translations ?? {}).filter(([, { translated }]) =>
    translated?.includes('words'),
  );
  return [
    ...checkWordsOf(site, { ...settings, language: first?.code ?? language }, ['words']),
    ...others.flatMap(([code, { data }]) =>
      checkWordsOf(site, { ...settings, language: code, words: data.words }, [code, 'words']),
    ),
  ];
};

/** @param below where the words are in site.yaml */
function checkWordsOf(site: Entry<Site>, settings: Speech, below: readonly string[]): Problem[] {
  return checkOverrides(wordsOfSpeech(settings).texts, settings.words ?? {}).map(
    ({ path, wrong, ...facts }): Problem => {
      const at = positionOf(site, [...below, ...path]);
      const word = path.join('.');
      const value = path.reduce<unknown>(fieldOf, settings.words);
      if (wrong === 'unknown')
        return problem('words/unknown', at, { word, ...facts, ...findMeantWords(settings, path, facts) });
      if (wrong === 'type')
        return problem('words/type', at, { word, text: facts.text, isGroup: isRecord(value) });
      return problem('words/braces', at, { word, text: facts.text ?? '', braces: facts.braces ?? [] });
    },
  );
}

/** Each language is named once, and the first is the language of the site. */
export const checkLanguages: Check = ({ content: { site } }) => {
  const { languages = [], language } = site.data;
  const codes = languages.map(({ code }) => code);
  const repeated = codes.flatMap((code, index) =>
    codes.indexOf(code) < index
      ? [problem('language/repeated', positionOf(site, ['languages', index, 'code']), { code })]
      : [],
  );
  const [code] = codes;
  const differs =
    code !== undefined && isGiven(site, ['language']) && language.slice(0, 2) !== code.slice(0, 2);
  return differs
    ? [...repeated, problem('language/differs', positionOf(site, ['language']), { code, language })]
    : repeated;
};

/** Files whose names end in a code, such as `lessons-en.md` beside `lessons.md`, which Liner takes for pages of their own. */
export const checkFileNames: Check = ({ content }) => {
  const languages = (content.site.data.languages ?? []).map(({ code }) => code);
  const entries = allEntries(content);
  return entries.flatMap(({ kind, slug, file }) => {
    const { name = '', code = '' } = readTranslationName(slug, languages) ?? {};
    if (!name || !file.endsWith('.md')) return [];
    const page = kind === 'ownPages' ? entries.find((each) => each.kind === `pages/${name}`) : undefined;
    const isPair = entries.some(
      (other) =>
        other.kind === kind &&
        other.slug !== slug &&
        (other.slug === name || readTranslationName(other.slug, languages)?.name === name),
    );
    const isTaken = code === languages[0] && entries.some((each) => each.kind === kind && each.slug === name);
    if ((!page && !isPair) || isTaken) return [];
    const wanted = code === languages[0] ? `${name}.md` : `${name}.${code}.md`;
    const inside = page?.file.endsWith('.yaml') ? page.file : undefined;
    return [problem('language/file-name', { file, line: 1, column: 1 }, { slug, code, wanted, inside })];
  });
};
