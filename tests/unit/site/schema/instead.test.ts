/** Hints for keys that people write and that a group does not have. */

import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ALL_KINDS, KINDS } from '../../../../generator/app/list/grammar.ts';
import { metaAt, type SchemaOutline } from '../../../../generator/engine/content/schema/meta.ts';

interface Group {
  place: string;
  outline: SchemaOutline;
}

/** Every group of an outline, at any depth. */
function listGroups(place: string, outline: SchemaOutline): Group[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = outline;
  return [
    { place, outline },
    ...Object.entries(properties).flatMap(([key, inner]) => listGroups(`${place} ${key}`, inner)),
    ...[items, ...anyOf, additionalProperties || undefined].flatMap((inner) =>
      inner ? listGroups(place, inner) : [],
    ),
  ];
}

const groups: Group[] = [];
for (const kind of ALL_KINDS) groups.push(...listGroups(kind, metaAt(await KINDS[kind].schema(), [])));

const known = groups.filter(({ outline: { instead, advice } }) => instead ?? advice);

test.each(known)(
  'in $place, lines to write have keys that are there, in place of ones that are not',
  ({ outline: { properties = {}, instead = {}, advice = {} } }) => {
    const keys = Object.keys(properties);
    for (const [written, line] of Object.entries(instead)) {
      const filled: unknown = parse(line.replaceAll('%', 'x'));
      const [meant = line] = typeof filled === 'object' && filled !== null ? Object.keys(filled) : [];
      expect(keys, `${written} → ${line}`).toContain(meant);
    }
    for (const written of [...Object.keys(instead), ...Object.keys(advice)]) {
      expect(keys, written).not.toContain(written);
      expect(written).toBe(written.toLowerCase());
    }
    for (const written of Object.keys(advice)) expect(Object.keys(instead)).not.toContain(written);
  },
);

test('most groups that people write by hand know such keys', () => {
  expect(known.length).toBeGreaterThan(15);
});
