/** Names that a table gives once in each language, `Cologne: {de: Köln}`, as texts of all places that have them. */
import type { ZodType } from 'zod';
import { fold } from '../../lib/fold.ts';
import { fieldOf, isRecord } from '../../lib/record.ts';
import { groupOf, metaAt } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';

/** A name in a language, for the text of a key. */
interface NamedText {
  code: string;
  texts: Record<string, string>;
  /** Path of its texts. */
  below: DataPath;
}

/** The names in other languages for what a group has, unless the group has its own. */
type NameTexts = (group: Record<string, unknown>) => NamedText[];

/** @param codes of the languages beside the default */
export function openNames(data: unknown, schema: ZodType, codes: readonly string[]): NameTexts {
  const { properties = {} } = groupOf(metaAt(schema, []));
  const tables = Object.entries(properties).flatMap(([table, { names: key }]) => {
    const given = fieldOf(data, table);
    if (key === undefined || !isRecord(given)) return [];
    return [{ key, table, byName: new Map(Object.entries(given).map((each) => [fold(each[0]), each])) }];
  });
  return (group) =>
    tables.flatMap(({ key, table, byName }) => {
      const text = group[key];
      const [name, names] = (typeof text === 'string' && byName.get(fold(text))) || [];
      if (name === undefined) return [];
      return codes.flatMap((code) => {
        const found = fieldOf(names, code);
        const isOwn = fieldOf(group[code], key) !== undefined;
        if (typeof found !== 'string' || isOwn) return [];
        return [{ code, texts: { [key]: found }, below: [table, name] }];
      });
    });
}
