/** The values that problems of the catalogue are made of. */
import type { ProblemKind } from '../../generator/engine/problems/define.ts';

/** Values of the text of a correction. */
const CORRECTION = { how: 'write', line: 'title: New Song', words: ['one', 'two', 'three'] };

/** The values of a kind as in its example, with those that are computed. */
export function exampleOf(code: string, { values = {}, computed }: ProblemKind): Record<string, unknown> {
  if (code.startsWith('correction/')) return CORRECTION;
  const given = nameParts(values);
  return { ...given, ...computed?.(given) };
}

/** Names that may be missing end in `?` in an example. */
function nameParts(example: object): object {
  const parts = Object.entries(example).map(([name, value]) => [
    name.replace('?', ''),
    typeof value === 'object' && value !== null && !Array.isArray(value) ? nameParts(value) : value,
  ]);
  return Object.fromEntries(parts);
}
