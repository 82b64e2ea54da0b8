/** Matches files of other languages to those of the default. */
import { codeNamed } from '../../lib/language.ts';
import { listWords } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import type { SourceFile } from '../types.ts';

/** A file, and those that hold its body in other languages. */
export interface ParseUnit {
  source: SourceFile;
  translations: readonly SourceFile[];
}

/** Each file with those of its texts in other languages. A file that belongs to none is left out. */
export function joinTranslations(sources: readonly SourceFile[]): ParseUnit[] {
  const known = new Map<string, SourceFile[]>();
  for (const source of sources) {
    if (source.language === undefined) continue;
    const path = originalOf(source);
    known.set(path, [...(known.get(path) ?? []), source]);
  }
  return sources
    .filter(({ language }) => language === undefined)
    .map((source) => ({ source, translations: known.get(source.path) ?? [] }));
}

/** `releases/new-song.md` of `releases/new-song.ar.md`. */
export function originalOf({ path, language }: Pick<SourceFile, 'path' | 'language'>): string {
  return path.replace(`.${language}.`, '.');
}

/** Splits a name with a language code at its end, in any form: `lessons-en`, `lessons.EN`. @param languages their codes */
export function readTranslationName(
  slug: string,
  languages: readonly string[],
): { name: string; code: string } | undefined {
  const [, name, word = ''] = /^(.+)[\s._-](\p{L}{2,12})$/u.exec(slug) ?? [];
  const named = word.length > 3 ? codeNamed(word, languages) : undefined;
  const code = languages.find((each) => each.toLowerCase() === (named ?? word.toLowerCase()));
  return name !== undefined && code !== undefined ? { name, code } : undefined;
}

/** Reports texts without the file that they translate, or in a language that the site lacks. @param languages codes, the default first */
export function checkTranslation(
  source: SourceFile,
  sources: readonly SourceFile[],
  languages: readonly string[],
): Problem[] {
  const { file, path, language: code = '' } = source;
  const at = { file, line: 1, column: 1 };
  const [standard] = languages;
  if (code === standard)
    return [problem('language/default-file', at, { code, path, original: originalOf(source) })];
  if (!languages.includes(code))
    return [problem('language/unknown', at, { code, path, known: listWords(languages, 'and') })];
  const original = originalOf(source);
  if (path.endsWith('.yaml')) return [problem('language/yaml-file', at, { code, path, original })];
  if (sources.some((other) => other.path === original)) return [];
  const inYaml = original.replace(/\.md$/, '.yaml');
  return sources.some((other) => other.path === inYaml)
    ? [problem('language/yaml-file', at, { code, path, original: inYaml })]
    : [problem('language/no-original', at, { code, path, original })];
}
