/** The language of what commands print: that of `--lang`, or of the environment; English as long as neither names another one. */
import { isNotice, type Notice } from '../app/publish-notices.ts';
import type { Problem } from '../engine/problems/index.ts';
import { openTranslation, translateExpectation } from '../engine/problems/phrases.ts';
import { render, type Words } from '../engine/problems/render.ts';
import { inEnglish, openSay, type Say } from '../engine/problems/report.ts';
import { write } from '../engine/problems/template.ts';

/** Sentences of commands in a language. */
export interface Speech {
  /** The code of the language. */
  code: string;
  say: Say;
  /** Problems in this language, as far as it has messages for them. */
  retell(problems: readonly Problem[]): Problem[];
  /** A sentence of publishing. */
  tell(notice: Notice): string;
}

export const ENGLISH: Speech = {
  code: 'en',
  say: inEnglish,
  retell: (problems) => [...problems],
  tell: ({ text }) => text,
};

/**
 * Returns the language that is asked for, which Liner may not speak: that of `--lang`, of LINER_LANG, or of the variables of POSIX
 * in their order.
 */
export function findLanguage(argv: readonly string[], environment: NodeJS.ProcessEnv): string {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const given = at === -1 ? undefined : (argv[at]?.split('=', 2)[1] ?? argv[at + 1]);
  const names = ['LINER_LANG', 'LC_ALL', 'LC_MESSAGES', 'LANG'] as const;
  const tag = given || names.map((name) => environment[name]).find(Boolean) || 'en';
  return tag
    .toLowerCase()
    .split(/[-_.@]/, 1)
    .join();
}

export async function openSpeech(code: string): Promise<Speech> {
  // Nothing is loaded for English.
  if (code === 'en' || code === 'c' || code === 'posix') return ENGLISH;
  const { LANGUAGES, messagesIn, templatesIn, textsIn } = await import('../words/index.ts');
  if (!LANGUAGES.includes(code)) return ENGLISH;
  const { default: beside } = await import('../studio/ui/state/words/publish.en.json', {
    with: { type: 'json' },
  });
  const { CATALOGUE } = await import('../app/list/extensions.ts');
  const [studio, notices] = [textsIn(code, 'studio'), templatesIn(code, 'publish')];
  const marks = { value: String, code: String, comma: studio['comma'] ?? ', ' };
  const translate = openTranslation(textsIn(code, 'expectations'), marks);
  const mustBe = (what: string) => (studio['mustBe'] ?? '{what}').replace('{what}', () => what);
  const say = openSay(code, messagesIn(code, 'report'));
  const messages = messagesIn(code);
  const names = new Intl.DisplayNames([code], { type: 'language' });
  const words: Words = {
    ...{ locale: code, type: String },
    nameOf: (key) => (key === 'the line' ? say('line') : key),
    // Beside an English message with a `form`, one without is that of a form.
    textsOf: (name) => (CATALOGUE[name]?.form && !messages[name]?.form ? undefined : messages[name]),
    forms: {
      ...Object.fromEntries(['code', 'field', 'choice', 'line', 'paths'].map((form) => [form, String])),
      language: (tag) => names.of(tag.replace('_', '-')),
      capital: (text) => text.charAt(0).toLocaleUpperCase(code) + text.slice(1),
      expectation: (text) => translateExpectation(text, { locale: code, translate, mustBe, nameOf: String }),
    },
  };
  const plurals = new Intl.PluralRules(code);
  const tell = ({ code: name, values, text }: Notice): string => {
    // Where the studio has English words of its own, a button stands for an option of the terminal.
    const own = Object.hasOwn(beside, name) ? undefined : notices[name];
    const show = (value: unknown) => (isNotice(value) ? tell(value) : String(value));
    return (
      (own && write(own, values, { show, nameOf: String, type: String, plurals: () => plurals })) ?? text
    );
  };
  return {
    code,
    say,
    retell: (problems) => problems.map((each) => retellProblem(each, words)),
    tell,
  };
}

/** As it is where the language has no message for it, or none with these values. */
function retellProblem(problem: Problem, words: Words): Problem {
  const { message, hint } = render(problem, 'terminal', words);
  const many = words.textsOf(problem.code)?.many;
  return message === undefined
    ? problem
    : { ...problem, message, hint: hint ?? problem.hint, ...(many !== undefined && { many }) };
}
