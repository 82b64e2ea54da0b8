/** Every translatable text of the content, with its translation. */

import type { ZodType } from 'zod';
import { countryCode } from '../../lib/country.ts';
import { scriptOf } from '../../lib/direction.ts';
import { fold } from '../../lib/fold.ts';
import { fieldOf, isRecord, valueAt } from '../../lib/record.ts';
import type { Position } from '../../problems/problem.ts';
import { hasKnownWords, hasWords } from '../../values/index.ts';
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
  /** Path in that file; `body` for the text below the keys. */
  path: DataPath | 'body';
  at: Position;
  /** Text in the default language. Lists and credits have a line for each of their entries. */
  text: string;
  /** The original value: a text, a list or credits. */
  value: unknown;
  /** A name, in a language of the same script: it may be the same there. */
  isShared?: boolean;
  /** Text in the other language, and its place; undefined if there is none. */
  translation?: { text: string; at: Position } | undefined;
}

/** The codes of the languages of a site, the default first; empty if site.yaml cannot be read. */
export function languagesOf(sources: readonly SourceFile[]): string[] {
  const site = sources.find(({ kind }) => kind === 'site');
  return site ? readLanguages(divide(site).yaml) : [];
}

/** Lists the texts of all files, in their order; none of files that cannot be read. @param code of a language beside the default */
export async function listAllTexts(
  sources: readonly SourceFile[],
  codes: readonly string[],
  code: string,
  { rowOf }: Pick<Grammar, 'rowOf'>,
): Promise<TranslatableText[]> {
  const units = joinTranslations(sources);
  const known = readNames(sources, { rowOf });
  const isShared = scriptOf(codes[0] ?? code) === scriptOf(code);
  const lists = units.map(async (unit) =>
    listTexts(unit, await rowOf(unit.source.kind).schema(), codes, { code, known, isShared }),
  );
  return (await Promise.all(lists)).flat();
}

/** Things described in one place and named in others. */
interface Names {
  /** The key and the name of each, folded. */
  names: ReadonlySet<string>;
  /** Places of the names' descriptions: file and path. */
  places: ReadonlySet<string>;
}

function readNames(sources: readonly SourceFile[], { rowOf }: Pick<Grammar, 'rowOf'>): Names {
  const described = sources.flatMap(({ language, ...source }) => {
    const { describes } = rowOf(source.kind);
    const data = language === undefined && describes && divide(source).yaml?.data;
    return data ? describes(data).map((path) => ({ source, data, path })) : [];
  });
  return {
    names: new Set(
      described.flatMap(({ source, data, path }) =>
        [path.at(-1) ?? source.slug, fieldOf(valueAt(data, path), 'name')].map((name) => fold(String(name))),
      ),
    ),
    places: new Set(described.map(({ source, path }) => `${source.path} ${[...path, 'name'].join()}`)),
  };
}

interface OtherLanguage {
  code: string;
  known: Names;
  /** True if the language has the script of the default. */
  isShared: boolean;
}

function listTexts(
  { source, translations }: ParseUnit,
  schema: ZodType,
  codes: readonly string[],
  { code, known, isShared }: OtherLanguage,
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
      if (!isNameAlone(value) && !known.names.has(fold(value)))
        found.push({ file, path: [...path, 'name'], at: yaml.at(path), text: value, value, isShared });
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
        part && isText(part, item) && isForPeople(part, item) && !isCountry(part, item)
          ? writeLines(item)
          : undefined;
      if (!part || text === undefined) visit(item, [...path, key]);
      else if (
        known.places.has(`${file} ${[...path, key].join()}`) ||
        (part.value === 'price' && texts.has([...path, key].join('/'))) ||
        !isNamed(part, text, known)
      ) {
        const at = yaml.at([...path, key]);
        const translation =
          readText(texts.get([...path, key].join('/')), key) ??
          (path.length === 0 && other?.yaml
            ? readText(
                { texts: isRecord(other.yaml.data) ? other.yaml.data : {}, yaml: other.yaml, below: [] },
                key,
              )
            : undefined);
        found.push({
          ...{ file, path: [...path, key], at, text, value: item, translation },
          ...(isShared && isName(part) && { isShared }),
        });
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

/** Returns true if every line of a text is a name that is translated elsewhere, or a price in words that all languages have. */
function isNamed(outline: SchemaOutline, text: string, { names }: Names): boolean {
  if (outline.value === 'price') return text.split('\n').every(hasKnownWords);
  return text.split('\n').every((line) => isNameAlone(line) || (isName(outline) && names.has(fold(line))));
}

function isName({ person, proper, items }: SchemaOutline): boolean {
  return (person ?? proper ?? false) || (items !== undefined && isName(items));
}

/** A slug may differ too, but its translation is never missing. */
function isForPeople(outline: SchemaOutline, item: unknown): boolean {
  if (outline.value === 'price')
    return [item].flat().some((each) => typeof each === 'string' && hasWords(each));
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
