/** Checks data against its schema, and reports issues in plain words with positions. */
import type { z } from 'zod';
import { findLanguageCode, isLanguageCode } from '../../lib/language.ts';
import { isRecord } from '../../lib/record.ts';
import { findNearest, listWords } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { YamlFile } from '../yaml/index.ts';
import { exampleOf, inline, isScalar } from './fit.ts';
import { findHint, isPlaceholder } from './hints.ts';
import { adviseCodedKey, readCodedKey } from './languages.ts';
import { findReplacement } from './unknown-keys.ts';
import { expectation, namePath, showValue } from './words.ts';

interface Subject {
  schema: z.ZodType;
  vocabulary: Vocabulary;
  /** The data to check, its placeholders filled; the file gives positions and the written form. */
  data: unknown;
  yaml: Pick<YamlFile, 'at' | 'atKey' | 'atPart' | 'has' | 'isEmpty' | 'written'>;
  /** `a release`, `pages/home.yaml`. */
  noun: string;
  /** The codes of the languages of the site, the default first. */
  languages?: readonly string[];
  /** The prefix of a correction: `limit=`; that of YAML if left out. */
  lead?: (key: string) => string;
}

/** The data with defaults applied, or what is wrong with it. */
export function validateData(subject: Subject): { data?: unknown; problems: Problem[] } {
  const result = subject.schema.safeParse(subject.data, { error: expectation });
  if (result.success) return { data: result.data, problems: [] };
  const problems = result.error.issues.flatMap((issue) => describeIssue(subject, issue));
  return { problems: dropEchoes(problems).map(({ problem }) => problem) };
}

/** A problem, with the key that is missing or meant. */
interface Finding {
  problem: Problem;
  missing?: string;
  meant?: string;
  /** The group that is to be rewritten with what it lacks. */
  replaced?: string;
}

function describeIssue(subject: Subject, issue: z.core.$ZodIssue): Finding[] {
  const path = issue.path.filter((step) => typeof step !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => describeUnknown(subject, path, key));
  const isGroup = issue.code === 'invalid_union' && !isPlaceholder(subject.yaml.written(path).text);
  const inner = isGroup ? issuesOfGroup(issue, readPath(subject.data, path)) : [];
  if (inner.length > 0) {
    return inner.flatMap((each) => describeIssue(subject, { ...each, path: [...issue.path, ...each.path] }));
  }
  if (issue.code === 'invalid_key') return [describeKey(subject, path, issue.message)];
  if (readPath(subject.data, path) === undefined) return [describeMissing(subject, path)];
  return [describeWrong(subject, path, issue)];
}

function describeUnknown(
  { schema, data, yaml, noun, languages = [], vocabulary }: Subject,
  path: DataPath,
  key: string,
): Finding {
  const value = readPath(data, [...path, key]);
  const language = describeLanguage(key, value, languages);
  if (language) return { problem: { ...language, at: yaml.atKey([...path, key]) } };
  const outline = metaAt(schema, path);
  const coded = readCodedKey(key, outline, languages);
  const variable = outline.secrets?.[key.trim().toLowerCase()];
  if (variable !== undefined)
    return { problem: problem('schema/secret', yaml.atKey([...path, key]), { key, variable }) };
  const group = readPath(data, path);
  const place = path.length === 0 ? noun : namePath(path);
  const known = keysAt(schema, path);
  if (coded) {
    const hasBlock = yaml.has([...path, coded.code]);
    const advice = adviseCodedKey(coded, outline, { group, languages, hasBlock });
    const isMeant = coded.code === languages[0];
    return {
      problem: problem('schema/unknown-key', yaml.atKey([...path, key]), {
        key,
        place,
        nearest: undefined,
        known,
        advice,
      }),
      ...(isMeant && { meant: namePath([...path, coded.key]) }),
    };
  }
  const codes = isRecord(value) ? languages.slice(1) : [];
  const nearest = findNamed(key, codes) ?? findNearest(key, [...known, ...codes]);
  // Keys after an empty key most often belong to it, and lack their indentation.
  const owner = known.find(
    (group) => yaml.isEmpty([...path, group]) && keysAt(schema, [...path, group]).includes(key),
  );
  const isEntry = typeof path.at(-1) === 'number';
  const isBare = !yaml.has([...path, key]);
  const instead =
    owner === undefined ? findReplacement({ outline, group, key, isEntry, isBare, nearest, vocabulary }) : {};
  const args = { key, place, nearest, known, owner, ...instead };
  const { meant = owner === undefined ? nearest : undefined, replacesGroup } = instead;
  return {
    problem: problem(
      'schema/unknown-key',
      isBare ? yaml.atPart(path, key) : yaml.atKey([...path, key]),
      args,
    ),
    ...(meant !== undefined && { meant: namePath([...path, meant]) }),
    ...(replacesGroup && { replaced: namePath(path) }),
  };
}

/** The code of a language that is called by its name: `arabic`. */
function findNamed(key: string, codes: readonly string[]): string | undefined {
  const code = findLanguageCode(key);
  return code !== undefined && codes.includes(code) ? code : undefined;
}

/** A group below the code of a language, which the site does not have, or whose texts are the keys themselves. */
function describeLanguage(key: string, value: unknown, languages: readonly string[]): Problem | undefined {
  if (typeof value !== 'object' || Array.isArray(value) || !isLanguageCode(key)) return undefined;
  if (key === languages[0]) return problem('language/default', undefined, { code: key });
  return problem('language/unknown', undefined, { code: key, known: listWords(languages, 'and') });
}

function describeMissing(subject: Subject, path: DataPath): Finding {
  const { schema, yaml } = subject;
  const outline = metaAt(schema, path);
  const { description, required = [] } = outline;
  // A group of keys that are all empty: one of them is what is missing.
  const inner = required.find((each) => yaml.has([...path, each]));
  if (inner !== undefined) return describeMissing(subject, [...path, inner]);
  const key = String(path.at(-1) ?? '');
  const place = namePath(path.slice(0, -1));
  const found = !yaml.has(path) ? 'nothing' : /^\s*#/.test(yaml.written(path).rest) ? 'comment' : 'key';
  const example = exampleOf(outline);
  const line = isScalar(example) ? `${key}: ${inline(example)}` : undefined;
  return {
    problem: problem('schema/missing', yaml.at(path), { key, place, description, found, line }),
    missing: namePath(path),
  };
}

function describeKey({ schema, yaml, vocabulary }: Subject, path: DataPath, expectation: string): Finding {
  const key = String(path.at(-1) ?? '');
  const parent = path.slice(0, -1);
  const kind = metaAt(schema, parent).propertyNames?.value;
  const wrong = {
    vocabulary,
    lead: '',
    name: '',
    languages: [],
    isMisfit: false,
    value: key,
    written: key,
    rest: '',
    expected: [],
    kind,
    outline: {},
  };
  const args = { key, place: namePath(parent), expectation, correction: findHint(wrong) };
  return { problem: problem('schema/key', yaml.atKey(path), args) };
}

function describeWrong(
  { schema, data, yaml, noun, lead, vocabulary, languages = [] }: Subject,
  path: DataPath,
  issue: z.core.$ZodIssue,
): Finding {
  const value = readPath(data, path);
  const { text: written, rest, noted } = yaml.written(path);
  const isMisfit = isWrongType(value, issue);
  const outline = metaAt(schema, path);
  const choice = typeof value === 'string' ? choiceOf(issue) : [];
  const correction = findHint({
    vocabulary,
    lead: leadOf(path, lead),
    name: path.findLast((step) => typeof step === 'string') ?? '',
    languages,
    isEntry: typeof path.at(-1) === 'number',
    isInBrackets: yaml.written(path.slice(0, -1)).text.startsWith('['),
    isMisfit,
    value,
    written,
    rest,
    noted,
    // A word in a place that takes certain words means one of them.
    expected: choice.length > 0 ? [] : expectedTypes(issue),
    kind: outline.value,
    outline,
    group: readPath(data, path.slice(0, -1)),
    siblings: keysAt(schema, path.slice(0, -1)),
    values: choice,
    hasExample: issue.message.includes('such as'),
  });
  const name = path.length === 0 ? noun.replace(/^a/, 'A') : namePath(path);
  const found = showFound(value, written, isMisfit);
  const args = { name, expectation: issue.message, found, correction };
  return { problem: problem(isMisfit ? 'schema/type' : 'schema/value', yaml.at(path), args) };
}

/** A group where a name or a group fits is wrong in one of its keys, as a list may be: the issues of the branch that takes such. */
function issuesOfGroup({ errors }: z.core.$ZodIssueInvalidUnion, value: unknown): z.core.$ZodIssue[] {
  if (typeof value !== 'object' || value === null) return [];
  return errors.find((issues) => !issues.some((issue) => isMisfit(issue) || isNoWord(issue))) ?? [];
}

/** The words of which one was expected. */
function choiceOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String);
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(choiceOf) : [];
}

/** The types that zod would have taken, if it is the type that is wrong. */
function expectedTypes(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'invalid_type') return [issue.expected];
  return issue.code === 'invalid_union' ? issue.errors.flat().flatMap(expectedTypes) : [];
}

/** The prefix of a correction: its key, or nothing within a list. */
function leadOf(path: DataPath, lead = (key: string) => `${key}: `): string {
  const last = path.at(-1);
  return typeof last === 'string' ? lead(last) : '';
}

/** The value found instead, as it follows "but"; empty if that is plain. */
function showFound(value: unknown, written: string, isMisfit: boolean): string {
  if (typeof value === 'string' && value.trim() === '') return '';
  if (Array.isArray(value) && !isMisfit) return `there are ${value.length || 'none'}`;
  if (typeof value === 'object' && !isMisfit) return '';
  return `is ${showValue(value, written)}`;
}

function isWrongType(value: unknown, issue: z.core.$ZodIssue): boolean {
  // A list or a group in place of one of several words.
  if (issue.code === 'invalid_value' && typeof value === 'object') return true;
  if (issue.code !== 'invalid_union') return value === null || issue.code === 'invalid_type';
  return typeof value === 'object' || issue.errors.every((issues) => issues.some(isMisfit));
}

/** Whether a branch of a union takes one of a few words, but a group was written. */
function isNoWord({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'invalid_value' && path.length === 0;
}

/** Whether a branch of a union takes values of another type. */
function isMisfit({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'invalid_type' && path.length === 0;
}

function readPath(data: unknown, path: DataPath): unknown {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined;
    value = Reflect.get(value, step);
  }
  return value;
}

/** A mistyped key is one slip, though the right one is missing as well. */
function dropEchoes(found: Finding[]): Finding[] {
  const meant = new Set(found.map((one) => one.meant));
  const replaced = found.flatMap((one) => (one.replaced === undefined ? [] : `${one.replaced}, `));
  return found.filter(
    ({ missing }) =>
      missing === undefined || !(meant.has(missing) || replaced.some((group) => missing.startsWith(group))),
  );
}
