/** The blocks `ar: {…}` in JSON Schemas: each group that has texts may have them in other languages. */
import type { SchemaOutline } from '../../engine/content/schema/meta.ts';
import { textFormOf } from '../../engine/content/translate/blocks.ts';

/** Changes `schema`. @param codes of the languages beside the default */
export function addLanguageBlocks(schema: SchemaOutline, codes: readonly string[]): void {
  const { properties, items, anyOf = [] } = schema;
  const parts = [...Object.values(properties ?? {}), ...anyOf, ...(items ? [items] : [])];
  for (const part of parts) addLanguageBlocks(part, codes);
  const texts = Object.entries(properties ?? {}).flatMap(([key, part]) => {
    const form = textFormOf(part);
    return form ? [[key, form] as const] : [];
  });
  if (!properties || texts.length === 0) return;
  for (const code of codes) {
    const own = properties[code];
    const block: SchemaOutline = {
      description: `The texts of this part in another language: ${code}. What is left out is shown in the default language.`,
      type: 'object',
      properties: structuredClone(Object.fromEntries(texts)),
      additionalProperties: false,
    };
    // A code may be the name of a key, too, such as that of Indonesian.
    properties[code] = own ? { ...own, anyOf: [{ ...own }, block] } : block;
  }
}
