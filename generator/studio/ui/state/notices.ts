/** Sentences of publishing and of the server, in words for a page: what is done with an option in a terminal is a button here. */
import type { Notice } from '../../../app/publish-notices.ts';
import type { Template } from '../../../engine/problems/template.ts';
import english from './words/publish.en.json' with { type: 'json' };
import { fill, isolate, isolateValue, OWN } from './words.ts';

const SENTENCES: Readonly<Record<string, Template | undefined>> = {
  ...english,
  ...OWN.publish,
  ...OWN.server,
};

export function formatNotice({ code, values, text }: Notice): string {
  const sentence = SENTENCES[code];
  if (sentence === undefined) return text;
  const written = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'object' ? formatNotice(value) : typeof value === 'number' ? value : order(name, value),
  ]);
  return fill(sentence, Object.fromEntries(written));
}

/** A title may be in any language, everything else is a path or a word of a program. */
function order(name: string, value: string): string {
  return name === 'title' ? isolateValue(value) : isolate(value);
}
