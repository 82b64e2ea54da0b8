/** Sentences of commands in a language beside English. */
import { CATALOGUE } from '../app/list/extensions.ts';
import { isNotice, type Notice } from '../app/publish-notices.ts';
import { fieldOf, isRecord } from '../engine/lib/record.ts';
import type { Problem } from '../engine/problems/index.ts';
import { openTranslation, type Translate, translateExpectation } from '../engine/problems/phrases.ts';
import { render, type Words } from '../engine/problems/render.ts';
import { openSay, type Say } from '../engine/problems/report.ts';
import { write } from '../engine/problems/template.ts';
import { choiceIn, LANGUAGES, messagesIn, templatesIn, textsIn } from '../words/index.ts';
import { ENGLISH, openWrite, type Speech } from './speech.ts';

/** Returns English for a language that Liner does not speak. */
export function speak(code: string): Speech {
  if (!LANGUAGES.includes(code)) return ENGLISH;
  const studio = textsIn(code, 'studio');
  // Where a button of the studio stands for an option, the terminal has words of its own.
  const notices = { ...templatesIn(code, 'publish'), ...templatesIn(code, 'publish-terminal') };
  const marks = { value: String, code: String, comma: studio['comma'] ?? ', ' };
  const translate = openTranslation(textsIn(code, 'expectations'), marks);
  const advise = openTranslation(textsIn(code, 'advice'), marks);
  const diagnose = openTranslation(textsIn(code, 'doctor'), marks);
  const translateImport = openTranslation(textsIn(code, 'import'), marks);
  const mustBe = (what: string) => (studio['mustBe'] ?? '{what}').replace('{what}', () => what);
  const say = openSay(code, messagesIn(code, 'report'));
  const messages = messagesIn(code);
  const [looks, abouts] = [textsIn(code, 'looks'), textsIn(code, 'about')];
  const translateHelp = openTranslation(textsIn(code, 'help'), marks);
  const names = new Intl.DisplayNames([code], { type: 'language' });
  const words: Words = {
    ...{ locale: code, type: String },
    nameOf: (key) => (key === 'the line' ? say('line') : key),
    // Beside an English message with a `form`, one without is that of a form.
    textsOf: (name) => (CATALOGUE[name]?.form && !messages[name]?.form ? undefined : messages[name]),
    forms: {
      ...Object.fromEntries(['code', 'field', 'choice', 'line', 'paths'].map((form) => [form, String])),
      advice: (text) => advise(text) ?? text,
      language: (tag) => names.of(tag.replace('_', '-')),
      capital: (text) => text.charAt(0).toLocaleUpperCase(code) + text.slice(1),
      expectation: (text) => translateExpectation(text, { locale: code, translate, mustBe, nameOf: String }),
    },
  };
  const plurals = new Intl.PluralRules(code);
  const tell = ({ code: name, values, text }: Notice): string => {
    const own = notices[name];
    const show = (value: unknown) => (isNotice(value) ? tell(value) : String(value));
    return (
      (own && write(own, values, { show, nameOf: String, type: String, plurals: () => plurals })) ?? text
    );
  };
  return {
    code,
    say,
    write: openWrite(code, messagesIn(code, 'sentences')),
    translate: translateImport,
    diagnose: (english) => diagnose(english) ?? english,
    phrase: (english) => translateHelp(english) ?? english,
    nameOf: (key, value) => choiceIn(code, key, value) ?? value,
    lookFor: (line) => looks[line] ?? line,
    textsOf: (name) => {
      const about = abouts[name];
      return { ...messages[name], ...(about !== undefined && { about }) };
    },
    retell: (problems) =>
      problems.map((each) =>
        each.code.startsWith('import/')
          ? retellImport(each, translateImport)
          : retellProblem(nameEntries(each, say), words),
      ),
    tell,
  };
}

/** `tracks, entry 2, duration` with the word of the language. */
function nameEntries(problem: Problem, say: Say): Problem {
  const { name, place, ...values } = isRecord(problem.values) ? problem.values : {};
  const retell = (path: unknown) =>
    typeof path === 'string'
      ? path.replace(/(?<=, )entry (\d+)(?=,|$)/g, (_, number) => say('entry', { number }))
      : path;
  return { ...problem, values: { ...values, name: retell(name), place: retell(place) } };
}

/** A problem of a source, whose message and advice are made of short texts. */
function retellImport(problem: Problem, translate: Translate): Problem {
  const { message, hint, values } = problem;
  const advice = ['advice', 'option'].flatMap((name) => {
    const text = fieldOf(values, name);
    return typeof text === 'string' ? (translate(text) ?? text) : [];
  });
  return {
    ...problem,
    message: translate(message) ?? message,
    hint: hint && (translate(hint) ?? (advice.length > 0 ? advice.join(' ') : hint)),
  };
}

/** Leaves a problem as it is if the language has no message for it, or none with these values. */
function retellProblem(problem: Problem, words: Words): Problem {
  const { message, hint } = render(problem, 'terminal', words);
  const many = words.textsOf(problem.code)?.many;
  return message === undefined
    ? problem
    : { ...problem, message, hint: hint ?? problem.hint, ...(many !== undefined && { many }) };
}
