/** Problems for somebody who sees fields, in the language of the studio as far as it has words for them. */
import { type Message, render, type Sentence, type Words } from '../../../engine/problems/render.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { ENGLISH } from './catalogue.ts';
import { nameOfChoice } from './choices.ts';
import { describeAdvice, describeExpectation } from './expectations.ts';
import { describeLine } from './lines.ts';
import { capitalize, nameOf, nameWithin } from './names.ts';
import { isolate, isolateValue, LANGUAGE, LOCALE, nameOfLanguage, OWN, say } from './words.ts';

const MESSAGES = LANGUAGE === 'en' ? ENGLISH : (OWN.messages ?? {});

const isNumber = (step: string) => /^\d+$/.test(step);
const toStep = (step: string) => (isNumber(step) ? Number(step) : step);

/** Names in messages that forms show differently, besides the keys. */
const THINGS: Readonly<Record<string, string | undefined>> = {
  'the line': say('theField'),
  'site.yaml': say('theSettings'),
  'the text below the keys': say('theText'),
};

const nameOfThing = (name: string) => THINGS[name] ?? nameOf(name);

/** Renders a problem in the language of the studio, as far as it has sentences for it. */
export function renderProblem(problem: Message, field: FieldPath = []): Sentence {
  return render(problem, 'form', wordsBeside(field, MESSAGES));
}

export function renderInEnglish(problem: Message, field: FieldPath = []): Sentence {
  return render(problem, 'form', wordsBeside(field, ENGLISH));
}

/** Lines that the problem advises to type into the file. */
export function listLines(problem: Message): readonly string[] {
  const plain = { ...wordsBeside([], ENGLISH), nameOf: String, type: String, forms: {} };
  return render(problem, 'text', plain).typed;
}

/** @param messages by their codes */
function wordsBeside(field: FieldPath, messages: typeof MESSAGES): Words {
  return {
    locale: LOCALE,
    textsOf: (code) => messages[code],
    nameOf: nameOfThing,
    type: (text) => describeLine(text, field),
    forms: {
      '': isolateValue,
      code: isolate,
      field: nameOf,
      language: nameOfLanguage,
      choice: (word) => isolateValue(nameOfChoice([...field], word)),
      line: (line) => describeLine(line, field),
      expectation: (text) => describeExpectation(text, [...field]),
      advice: describeAdvice,
      capital: capitalize,
      paths: namePath,
    },
  };
}

/** A path in words, `tracks 2 title`, by the names of its fields. */
function namePath(path: string): string {
  if (LANGUAGE === 'en') return path;
  return path
    .split(' ')
    .map((step, at, steps) => (isNumber(step) ? step : nameWithin(steps.slice(0, at).map(toStep), step)))
    .join(' › ');
}
