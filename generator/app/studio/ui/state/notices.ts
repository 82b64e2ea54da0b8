/** Sentences of publishing, in words for a page: what is done with an option in a terminal is a button here. */
import type { Notice } from '../../../publish-notices.ts';
import arabic from './words/publish.ar.json' with { type: 'json' };
import english from './words/publish.en.json' with { type: 'json' };
import uploads from './words/uploads.ar.json' with { type: 'json' };
import { fill, isolate, LANGUAGE } from './words.ts';

const SENTENCES: Readonly<Record<string, Readonly<Record<string, string | undefined>>>> = {
  ar: { ...arabic, ...uploads },
  en: english,
};

export function sayNotice({ code, values, text }: Notice): string {
  const sentence = SENTENCES[LANGUAGE]?.[code];
  if (sentence === undefined) return text;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? sayNotice(value) : isolate(String(value)),
  ]);
  return fill(sentence, Object.fromEntries(written));
}
