/** The languages of a text: its own file or group for each, shown as parts of one file. */
import { isRecord, valueAt } from '../../../engine/lib/record.ts';
import type { FieldPath, FileAnswer, FileChange } from '../../protocol/index.ts';
import type { Schema } from './schema.ts';
import type { Edit } from './values.ts';

/** A text in another language. */
export interface Translation {
  code: string;
  path: FieldPath;
  schema: Schema;
}

/** Prefix of the keys of the file of another language, in the data of an open file. */
const MARK = '@';

/** The file with the keys and the problems of the files of its translations. */
export function composeFile(answer: FileAnswer): FileAnswer {
  const { translations = [], data, problems } = answer;
  if (translations.length === 0) return answer;
  const stepOf = ({ language }: FileAnswer) => MARK + language;
  return {
    ...answer,
    data: isRecord(data)
      ? { ...data, ...Object.fromEntries(translations.map((each) => [stepOf(each), each.data])) }
      : data,
    problems: [
      ...problems,
      ...translations.flatMap((each) =>
        each.problems.map((problem) => ({ ...problem, field: [stepOf(each), ...(problem.field ?? [])] })),
      ),
    ],
  };
}

/** Changes as their own files take them. */
export function divideEdits(
  file: FileAnswer,
  edits: readonly Edit[],
): { target: FileAnswer; edits: Edit[]; changes: FileChange[] }[] {
  const { translations = [] } = file;
  return [file, ...translations]
    .map((target) => {
      const language = target === file ? undefined : target.language;
      const own = edits.filter((edit) => languageOf(edit) === language);
      const changes = own.map((edit): FileChange => {
        if (!('path' in edit)) return { body: edit.body };
        return target === file ? edit : { ...edit, path: edit.path.slice(1) };
      });
      return { target, edits: own, changes };
    })
    .filter(({ changes }) => changes.length > 0);
}

/** The text below the keys, in the default or in another language. */
export function bodyIn({ body, translations }: Pick<FileAnswer, 'body' | 'translations'>, language?: string) {
  return language === undefined ? body : translations?.find((each) => each.language === language)?.body;
}

/** The path of that text, among the fields of the open file. */
export function bodyPath(language?: string): FieldPath {
  return language === undefined ? ['body'] : [MARK + language, 'body'];
}

function languageOf(edit: Edit): string | undefined {
  if (!('path' in edit)) return edit.language;
  const [first] = edit.path;
  return isOfTranslation(first) ? codeOf(String(first)) : undefined;
}

/** The code of the language of such a key. */
export function codeOf(key: string): string {
  return key.slice(MARK.length);
}

/** Returns true if a key stands for the file of a translation. */
export function isOfTranslation(key: string | number | undefined): boolean {
  return typeof key === 'string' && key.startsWith(MARK);
}

/** The schemas of the texts of a group in other languages, by the codes of these. */
export function blocksOf({ properties = {} }: Schema, codes: readonly string[]): Map<string, Schema> {
  return new Map(
    codes.flatMap((code) => {
      const own = properties[code];
      const block = own?.anyOf?.find((each) => each.properties) ?? own;
      return block?.properties ? [[code, block] as const] : [];
    }),
  );
}

/** Finds a text of a group in other languages: within the file of the default, or in the file of the language. */
export function translationsOf(
  data: unknown,
  group: FieldPath,
  key: string,
  blocks: ReadonlyMap<string, Schema>,
): Translation[] {
  return [...blocks].flatMap(([code, { properties = {} }]) => {
    const schema = properties[key];
    if (!schema) return [];
    const own = [MARK + code, key];
    const path = [...group, code, key];
    const isInFile =
      group.length === 0 && valueAt(data, path) === undefined && valueAt(data, own) !== undefined;
    return [{ code, path: isInFile ? own : path, schema }];
  });
}
