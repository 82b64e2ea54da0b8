/** Fields by the words that people look for them with. */
import { namesOf } from '../../../site/keys.ts';
import { nameOf } from './names.ts';
import type { Schema } from './schema.ts';

/** The keys of a group that have all words: first by their own names, then by what they are for, then by what is in them. */
export function findFields(keys: readonly string[], group: Schema, search: string): string[] {
  const words = search.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...keys];
  const ranked = keys.flatMap((key) => {
    const texts = textsOf(key, group).map((text) => text.toLocaleLowerCase());
    const rank = texts.findIndex((_, index) => {
      const known = texts.slice(0, index + 1).join(' ');
      return words.every((word) => known.includes(word));
    });
    return rank === -1 ? [] : [{ key, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ key }) => key);
}

function textsOf(key: string, { properties = {}, instead = {} }: Schema): string[] {
  const schema = properties[key] ?? {};
  const others = Object.entries(instead).filter(([, line]) => /^\w+/.exec(line)?.[0] === key);
  return [
    `${key} ${nameOf(key)}`,
    others.map(([other]) => other).join(' '),
    `${namesOf(key).join(' ')} ${schema.description ?? ''}`,
    listWithin(schema).join(' '),
  ];
}

/** Names and descriptions of the fields in a field. */
function listWithin({
  properties = {},
  instead = {},
  items,
  anyOf = [],
  additionalProperties,
}: Schema): string[] {
  const fields = Object.entries(properties).flatMap(([key, { description = '' }]) => [
    key,
    nameOf(key),
    description,
    ...namesOf(key),
  ]);
  const parts = [...Object.values(properties), ...anyOf, items, additionalProperties];
  const within = parts.flatMap((part) => (typeof part === 'object' ? listWithin(part) : []));
  return [...fields, ...Object.keys(instead), ...within];
}
