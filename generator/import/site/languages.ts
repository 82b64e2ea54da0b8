/** What files say in the other languages of the site. */
import type { Grammar } from '../../engine/content/grammar.ts';
import { divide } from '../../engine/content/source/divide.ts';
import type { ParseUnit } from '../../engine/content/source/units.ts';
import { takeBlocks } from '../../engine/content/translate/blocks.ts';
import { mergeTranslation } from '../../engine/content/translate/merge.ts';
import { isRecord } from '../../engine/lib/record.ts';

/** A file in one language: its keys, with those of the default where it has no others, and the text below them. */
export interface Version {
  readonly code: string;
  readonly data: unknown;
  readonly body: string;
}

/**
 * Reads a file in the other languages that it is translated into.
 *
 * @param data its keys in the default language
 * @param codes of the other languages
 */
export async function readVersions(
  { source, translations }: ParseUnit,
  data: unknown,
  codes: readonly string[],
  { rowOf }: Pick<Grammar, 'rowOf'>,
): Promise<Version[]> {
  const { yaml } = codes.length > 0 ? divide(source) : {};
  if (!yaml) return [];
  const base = { ...yaml, data };
  const { blocks } = takeBlocks(base, await rowOf(source.kind).schema(), codes);
  return codes.flatMap((code): Version[] => {
    const own = blocks.filter((block) => block.code === code);
    const translation = translations.find(({ language }) => language === code);
    const file = translation && divide(translation);
    const texts = file?.yaml?.data;
    const laid =
      file?.yaml && isRecord(texts) ? [...own, { code, group: [], texts, yaml: file.yaml, below: [] }] : own;
    if (laid.length === 0 && !file) return [];
    return [{ code, data: mergeTranslation(base, laid).yaml.data, body: file?.body.trim() ?? '' }];
  });
}
