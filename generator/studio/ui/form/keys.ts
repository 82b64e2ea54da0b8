/** The keys of a group: those that its form shows, and those that can be added. */
import { useEffect } from 'react';
import { isRecord, valueAt } from '../../../engine/lib/record.ts';
import type { FieldPath } from '../../protocol/index.ts';
import { type FieldProps, useOtherLanguages, useValue } from '../field/context.ts';
import { addField } from '../state/added.ts';
import { blocksOf, isOfTranslation, type Translation, translationsOf } from '../state/languages.ts';
import { nameWithin } from '../state/names.ts';
import { isTechnical, type Schema, fieldOf as shapeOf } from '../state/schema.ts';
import { update, useStudio } from '../state/store.ts';
import { keyBelow } from '../state/values.ts';

/** A group of so few, such as a contact, is seen at a glance: no line of it has to be added. */
const FEW = 7;
const LINES = new Set(['line', 'text', 'number', 'date', 'time']);

interface GroupKeys {
  /** Keys that are written, needed or common, what a thing is coming first, and those that the schema does not know. */
  shown: readonly string[];
  missing: readonly string[];
  fieldOf(key: string): FieldProps;
  add(key: string): void;
}

export function useKeys(path: FieldPath, schema: Schema): GroupKeys {
  const value = useValue(path);
  const { properties = {}, required = [] } = schema;
  const wanted = useStudio(({ wanted: field }) => keyBelow(path, field));
  const all = useStudio((state) => state.added);
  const added = all.flatMap((field) => keyBelow(path, field) ?? []);
  const data = useStudio(({ file }) => file?.data);
  const blocks = blocksOf(schema, useOtherLanguages());
  const writing = useStudio((state) => state.writing);
  // Beside a text that has none, a translation is only asked for where somebody is about to write it.
  const isBegunIn = ({ code, path: place }: Translation) =>
    writing.includes(code) || valueAt(data, place) !== undefined;
  const written = keysOf(value).filter((key) => !isOfTranslation(key));
  const translated = [...blocks].flatMap(([code]) => keysOf(valueAt(value, [code])));
  // The texts of another language are beside those of the default, but for what the schema does not have there.
  const beside = [...blocks].filter(([code, block]) =>
    keysOf(valueAt(value, [code])).every((key) => block.properties?.[key]),
  );
  const hidden = new Set(beside.map(([code]) => code));
  const known = Object.keys(properties).filter((key) => !hidden.has(key));
  const isSmall = path.length > 0 && known.length <= FEW;
  const common = known.filter((key) => properties[key]?.common || (isSmall && isLine(properties[key] ?? {})));
  const isBegun = wanted !== undefined && known.includes(wanted);
  // What is asked for by a link, or by Add a field, is begun.
  useEffect(() => {
    if (isBegun) addField([...path, wanted]);
  }, [isBegun, wanted, path]);
  // What a thing is comes first, and what only programs ask for last.
  const rankOf = (key: string) => {
    if (required.includes(key)) return 0;
    return isTechnical(properties[key] ?? {}) ? 2 : 1;
  };
  const sorted = known.toSorted((one, other) => rankOf(one) - rankOf(other));
  const isShown = (key: string) =>
    [written, translated, required, common, added].some((each) => each.includes(key));
  // What the schema does not know is shown as well: nothing in a file is out of sight.
  const unknown = written.filter((key) => !known.includes(key) && !hidden.has(key));
  return {
    shown: [...sorted.filter(isShown), ...unknown],
    missing: sorted.filter((key) => !isShown(key)),
    fieldOf: (key) => ({
      path: [...path, key],
      schema: properties[key] ?? {},
      name: nameWithin(path, key),
      isRequired: required.includes(key),
      translations: translationsOf(data, path, key, blocks).filter(isBegunIn),
    }),
    add: (key) => update({ wanted: [...path, key] }),
  };
}

function isLine(schema: Schema): boolean {
  return LINES.has(shapeOf(schema).as) && !isTechnical(schema);
}

function keysOf(value: unknown): string[] {
  return isRecord(value) ? Object.keys(value) : [];
}
