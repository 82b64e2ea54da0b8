/** Every translatable text of the content, with its translation. */

import type { ZodType } from 'zod';
import { countryCode } from '../../lib/country.ts';
import { isRecord } from '../../lib/record.ts';
import type { Position } from '../../problems/index.ts';
import type { Grammar } from '../grammar.ts';
import { groupOf, metaAt, type SchemaOutline } from '../schema/meta.ts';
import { divide } from '../source/divide.ts';
import { isNameAlone, readLanguages } from '../source/placeholders.ts';
import { joinTranslations, type ParseUnit } from '../source/units.ts';
import type { DataPath, SourceFile } from '../types.ts';
import { isNamedGroups, isText, takeBlocks, textFormOf } from './blocks.ts';
import { writeLines } from './lines.ts';

export interface TranslatableText {
  /** The file of the default, in the content folder: `releases/new-song.md`. */
  file: string;
  /** Where it is in that file; `body` for the text below the keys. */
  path: DataPath | 'body';
  at: Position;
  /** In the default. Lists and credits have a line for each of their entries. */
  text: string;
  /** The same as it is written: a text, a list or credits. */
  value: unknown;
  /** In the other language, and its place; undefined if there is none. */
  translation?: { text: string; at: Position } | undefined;
}

/** The codes of the languages of a site, the default first; empty if site.yaml cannot be read. */
export function languagesOf(sources: readonly SourceFile[]): string[] {
  const site = sources.find(({ kind }) => kind === 'site');
  return site ? readLanguages(divide(site).yaml) : [];
}

/** Those of all files, in their order. Files that cannot be read have none. @param code of a language beside the default */
export async function listAllTexts(
  sources: readonly SourceFile[],
  codes: readonly string[],
  code: string,
  { rowOf }: Pick<Grammar, 'rowOf'>,
): Promise<TranslatableText[]> {
  const lists = joinTranslations(sources).map(async (unit) =>
    listTexts(unit, await rowOf(unit.source.kind).schema(), codes, code),
  );
  return (await Promise.all(lists)).flat();
}

function listTexts(
  { source, translations }: ParseUnit,
  schema: ZodType,
  codes: readonly string[],
  code: string,
): TranslatableText[] {
  const { yaml, body, bodyLine } = divide(source);
  if (!yaml || yaml.problems.length > 0) return [];
  const { data, blocks } = takeBlocks(yaml, schema, codes);
  const own = translations.find(({ language }) => language === code);
  const other = own && divide(own);
  const file = source.path;
  const texts = new Map(
    blocks
      .filter((block) => block.code === code)
      .flatMap((block) => Object.keys(block.texts).map((key) => [[...block.group, key].join('/'), block])),
  );
  const found: TranslatableText[] = [];
  const visit = (value: unknown, path: DataPath): void => {
    if (Array.isArray(value)) for (const [index, item] of value.entries()) visit(item, [...path, index]);
    const outline = metaAt(schema, path);
    // A name among groups becomes a group with its translation.
    if (typeof path.at(-1) === 'number' && isText(outline, value) && typeof value === 'string') {
      if (!isNameAlone(value))
        found.push({ file, path: [...path, 'name'], at: yaml.at(path), text: value, value });
      return;
    }
    const { properties } = groupOf(outline);
    if (!isRecord(value)) return;
    if (!properties) {
      if (isNamedGroups(outline))
        for (const [name, item] of Object.entries(value)) visit(item, [...path, name]);
      return;
    }
    for (const [key, item] of Object.entries(value)) {
      const part = properties[key];
      const text =
        part && isText(part, item) && isForPeople(part) && !isCountry(part, item)
          ? writeLines(item)
          : undefined;
      if (text === undefined) visit(item, [...path, key]);
      else if (!text.split('\n').every(isNameAlone)) {
        const at = yaml.at([...path, key]);
        const translation =
          readText(texts.get([...path, key].join('/')), key) ??
          (path.length === 0 && other?.yaml
            ? readText(
                { texts: isRecord(other.yaml.data) ? other.yaml.data : {}, yaml: other.yaml, below: [] },
                key,
              )
            : undefined);
        found.push({ file, path: [...path, key], at, text, value: item, translation });
      }
    }
  };
  visit(data, []);
  if (body.trim() !== '') {
    const at = { file: source.file, line: bodyLine, column: 1 };
    const text = other?.body.trim() ?? '';
    const place = { file: own?.file ?? '', line: other?.bodyLine ?? 1, column: 1 };
    found.push({
      ...{ file, path: 'body', at, text: body.trim(), value: body.trim() },
      translation: text === '' ? undefined : { text, at: place },
    });
  }
  return found;
}

/** The code of a country is named in every language. */
function isCountry({ country }: SchemaOutline, value: unknown): boolean {
  return country === true && typeof value === 'string' && countryCode(value) !== undefined;
}

/** A slug may differ too, but its translation is never missing. */
function isForPeople(outline: SchemaOutline): boolean {
  const { value, items, type } = textFormOf(outline) ?? {};
  return value === 'text' || items?.value === 'text' || type === 'object';
}

interface TextSource {
  texts: Record<string, unknown>;
  yaml: { at(path: DataPath): Position };
  below: DataPath;
}

function readText(from: TextSource | undefined, key: string): TranslatableText['translation'] {
  const text = from && writeLines(from.texts[key]);
  return from && text !== undefined ? { text, at: from.yaml.at([...from.below, key]) } : undefined;
}
