/** One content file, from text to a valid entry. Pulls in the parsers, so it is loaded only when a file has changed. */

import type { ZodType } from 'zod';
import { findControl, findStray } from '../../lib/invisible.ts';
import { createLocator } from '../../lib/locator.ts';
import { isRecord } from '../../lib/record.ts';
import { siteUrls } from '../../lib/url.ts';
import { problem } from '../../problems/catalogue/index.ts';
import { isError, type Problem } from '../../problems/index.ts';
import { isWithin } from '../entry.ts';
import type { Grammar } from '../grammar.ts';
import { groupOf, metaAt } from '../schema/meta.ts';
import { divide } from '../source/divide.ts';
import { stripMark } from '../source/front-matter.ts';
import { NO_VARIABLES, readLanguages, readVariables, type Variables } from '../source/placeholders.ts';
import type { ParseUnit } from '../source/units.ts';
import { checkBlock, type LanguageBlock, takeBlocks } from '../translate/blocks.ts';
import { mergeTranslation } from '../translate/merge.ts';
import type { DataPath, Entry, SourceFile } from '../types.ts';
import type { IsTyped } from '../yaml/empty.ts';
import type { YamlFile } from '../yaml/index.ts';
import { type EntryContext, type ReadEntry, readEntry } from './entry.ts';
import { adviseWords } from './unquoted.ts';

export interface ParseContext {
  grammar: Grammar;
  /** Not for site.yaml, which defines them. */
  variables?: Variables | undefined;
  /** Address of the published site; without it, addresses of the site stay as they are written. */
  baseUrl?: string | undefined;
  /** The code of the default language, which names of files are suggested in. */
  language?: string | undefined;
  /** The codes of the languages of the site, the default first; empty if it has but one. Not for site.yaml, which defines them. */
  languages?: readonly string[] | undefined;
  /** Pages with another address in a language: by its code, the routes that they have there, by those that they have in the default. */
  routes?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
}

/** The parsed file, as JSON. */
export interface Parsed {
  entry?: Entry<object> | undefined;
  problems: Problem[];
  /** Values of the placeholders, and the languages; of site.yaml only. */
  variables?: Variables | undefined;
  languages?: readonly string[] | undefined;
}

export async function parseFile({ source, translations }: ParseUnit, context: ParseContext): Promise<Parsed> {
  const controls = [source, ...translations].flatMap(checkControls);
  if (controls.length > 0) return { problems: controls };
  const schema = await context.grammar.rowOf(source.kind).schema();
  const { yaml, body, bodyLine, problems: found } = divide(source, typedIn(schema));
  const broken = adviseWords(found, source.text, schema);
  // In a file that cannot be read, they are reported where they are in the way.
  const divided = [...broken, ...(broken.length > 0 ? [] : [source, ...translations].flatMap(checkVisible))];
  const own = source.kind === 'site' ? readVariables(yaml) : undefined;
  const languages = source.kind === 'site' ? readLanguages(yaml) : (context.languages ?? []);
  const names = own && { variables: own.variables, languages };
  if (!yaml) return { problems: divided, ...names };

  const variables = own?.variables ?? context.variables ?? NO_VARIABLES;
  const [, ...codes] = languages;
  const {
    data,
    blocks,
    problems: misplaced,
  } = codes.length > 0 ? takeBlocks(yaml, schema, codes) : { data: yaml.data, blocks: [], problems: [] };
  const reading: EntryContext = {
    source,
    grammar: context.grammar,
    vocabulary: await context.grammar.vocabulary(),
    schema,
    yaml: { ...yaml, data },
    body: { file: source.file, text: body, line: bodyLine },
    href: context.baseUrl === undefined ? (url) => url : siteUrls(context.baseUrl).href,
    variablesAt: () => variables,
    pageVariables: variables,
    languages,
    language: context.language ?? 'en',
  };
  const { entry, varies, problems: wrong } = readEntry(reading);
  const problems = [...divided, ...yaml.remarks, ...(own?.problems ?? []), ...misplaced, ...wrong];
  const others = codes.map((code) => {
    const file = translations.find(({ language }) => language === code);
    return { code, ...readTranslation({ reading, code, file, blocks, varies, context }) };
  });
  const known = new Set(problems.map(identify));
  problems.push(...others.flatMap((other) => other.problems.filter((each) => !known.has(identify(each)))));
  const made = others.flatMap(({ code, entry }) => (entry ? [[code, entry] as const] : []));
  const whole = entry && made.length > 0 ? { ...entry, translations: Object.fromEntries(made) } : entry;
  return { entry: problems.some(isError) ? undefined : whole, problems, ...names };
}

/**
 * Words with a colon behind them, where the schema has no such key: `- Soul:` in a list of texts; and `private:` before anybody is
 * named, as nobody who begins so wants a public page.
 */
function typedIn(schema: ZodType): IsTyped {
  return (path, key) => {
    if (path.length === 0) return key === 'private';
    const outline = metaAt(schema, path);
    if (Object.keys(outline).length === 0) return false;
    const { properties, additionalProperties } = groupOf(outline);
    return !additionalProperties && !(properties && Object.hasOwn(properties, key));
  };
}

/** Reports the first character that no parser reads. */
function checkControls({ file, text }: SourceFile): Problem[] {
  const bare = stripMark(text);
  const control = findControl(bare);
  if (!control) return [];
  const at = { file, ...createLocator(bare)(control.index) };
  return [problem('files/control-character', at, { code: control.code, spelling: undefined })];
}

/** Reports marks that nobody can see, and those for letters that were lost, anywhere in a file. */
function checkVisible({ file, text }: SourceFile): Problem[] {
  const bare = stripMark(text);
  const found = findStray(bare);
  const [lost, ...others] = bare.matchAll(/\ufffd/g);
  const locate = createLocator(bare);
  return [
    ...(lost ? [problem('files/lost', { file, ...locate(lost.index) }, { count: 1 + others.length })] : []),
    ...(found
      ? [
          problem(
            'files/invisible',
            { file, ...locate(found.index) },
            { code: found.code, count: found.count },
          ),
        ]
      : []),
  ];
}

/** A key that is equal for the same problem in every language. */
function identify({ code, at, message }: Problem): string {
  return JSON.stringify([code, at?.file, at?.line, at?.column, message]);
}

interface TranslationWork {
  reading: EntryContext;
  code: string;
  /** The file of its body. */
  file: SourceFile | undefined;
  /** Texts of all languages. */
  blocks: readonly LanguageBlock[];
  /** Same as in `ReadEntry`. */
  varies: boolean;
  context: ParseContext;
}

/** The file in another language; no entry if it equals the default. */
function readTranslation({
  reading,
  code,
  file,
  blocks,
  varies,
  context,
}: TranslationWork): Omit<ReadEntry, 'varies'> {
  const { schema, yaml } = reading;
  const parts = file && divide(file);
  if (file && !parts?.yaml) return { problems: parts?.problems ?? [] };
  const own = blocks.filter((block) => block.code === code);
  const ofFile = parts?.yaml && blockOf(code, parts.yaml);
  const laid = ofFile ? [...own, ofFile] : own;
  if (laid.length === 0 && !varies) return { problems: [] };
  const { yaml: localised, translated } = mergeTranslation(yaml, laid);
  const variables = reading.variablesAt();
  const names = { ...variables, name: variables.names?.[code] ?? variables.name };
  const hasBody = parts !== undefined && parts.body.trim() !== '';
  const isTranslated = (path: DataPath) => translated.some((key) => isWithin(path.join('/'), key));
  const result = readEntry({
    ...reading,
    yaml: localised,
    isTranslation: true,
    body: hasBody && file ? { file: file.file, text: parts.body, line: parts.bodyLine } : reading.body,
    href:
      context.baseUrl === undefined
        ? reading.href
        : siteUrls(context.baseUrl, { code, routes: context.routes?.[code] ?? {} }).href,
    pageVariables: names,
    variablesAt: (path) => ((path ? isTranslated(path) : hasBody) ? names : variables),
  });
  const all = hasBody ? [...translated, 'body'] : translated;
  return {
    entry: result.entry && {
      ...result.entry,
      translated: all,
      ...(hasBody && file && { bodyFile: file.file }),
    },
    problems: [
      ...(parts ? [...parts.problems, ...(parts.yaml?.remarks ?? [])] : []),
      ...(ofFile ? [...checkBlock(ofFile, schema, yaml.data), ...findDuplicates(own, ofFile)] : []),
      ...result.problems,
    ],
  };
}

/** The keys of a file of its own. */
function blockOf(code: string, yaml: YamlFile): LanguageBlock | undefined {
  const texts = isRecord(yaml.data) ? yaml.data : {};
  return { code, group: [], texts, yaml, below: [] };
}

/** Texts that are translated twice: in the default's file and in a file of the language. */
function findDuplicates(blocks: readonly LanguageBlock[], { texts, yaml, code }: LanguageBlock): Problem[] {
  const written = blocks.find(({ group }) => group.length === 0);
  return Object.keys(written?.texts ?? {})
    .filter((key) => Object.hasOwn(texts, key))
    .map((key) =>
      problem('language/twice', yaml.atKey([key]), { key, code, other: written?.yaml.file ?? '' }),
    );
}
