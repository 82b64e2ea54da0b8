/** Texts without quotes that begin with a sign of Markdown: where only words are shown, the words are what to write, not quotes. */

import type { ZodType } from 'zod';
import { fieldOf } from '../../lib/record.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { wordsOfPlain } from '../markdown/marks.ts';
import { metaAt, type SchemaOutline } from '../schema/meta.ts';
import { quote, unquote } from '../yaml/faults.ts';

/** @param text of the file */
export function adviseWords(problems: readonly Problem[], text: string, schema: ZodType): Problem[] {
  const lines = text.split('\n');
  return problems.map((each) => {
    const entry = fieldOf(each.values, 'entry');
    const [, lead] = /^\s*(?:- +)?([\w-]+):\s+-\s/.exec(lines[(each.at?.line ?? 0) - 1] ?? '') ?? [];
    // A text that begins with a hyphen is a list to YAML.
    if (each.code === 'yaml/list' && lead !== undefined && isPlain(metaAt(schema, []), lead)) {
      const args = { wording: 'start' as const, character: '-', quoted: quote(String(entry)) };
      return problem('yaml/needs-quotes', each.at, args);
    }
    const quoted = fieldOf(each.values, 'quoted');
    const wording = fieldOf(each.values, 'wording');
    if (each.code !== 'yaml/needs-quotes' || !each.at || typeof quoted !== 'string' || wording === 'block')
      return each;
    const written = unquote(quoted);
    const words = wordsOfPlain(written);
    const [, key] =
      /(?<![\w-])([\w-]+):\s+$/.exec((lines[each.at.line - 1] ?? '').split(written, 1).join()) ?? [];
    if (words === written || key === undefined || !isPlain(metaAt(schema, []), key)) return each;
    const character = written.charAt(0);
    const typed = SAFE.test(words) && !VALUE.test(words) ? words : quote(words);
    return problem('yaml/needs-quotes', each.at, { wording: 'words', character, quoted, words: typed });
  });
}

/** Returns true if all keys of a name are of texts that are shown as they are. */
function isPlain(outline: SchemaOutline, key: string): boolean {
  const found = findAll(outline, key);
  return found.length > 0 && found.every((each) => isText(each) && !isMarkdown(each));
}

function findAll(
  { properties = {}, items, anyOf = [], additionalProperties }: SchemaOutline,
  key: string,
): SchemaOutline[] {
  const inner = [...Object.values(properties), ...(items ? [items] : []), ...anyOf];
  return [
    ...(Object.hasOwn(properties, key) && properties[key] ? [properties[key]] : []),
    ...[...inner, ...(additionalProperties ? [additionalProperties] : [])].flatMap((each) =>
      findAll(each, key),
    ),
  ];
}

/** Returns true if a text is shown as it is written. */
export function isText({ value, translatable, linked, anyOf = [] }: SchemaOutline): boolean {
  return (value === 'text' && translatable === true && !linked) || anyOf.some(isText);
}

function isMarkdown({ markdown, anyOf = [] }: SchemaOutline): boolean {
  return markdown === true || anyOf.some(isMarkdown);
}

/** Words that no YAML takes for anything else, within brackets too. */
const SAFE = /^\p{L}(?:[\p{L}\p{N} ./()+;–’'!?&-]*[\p{L}\p{N}.)!?’])?$/u;
const VALUE = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
