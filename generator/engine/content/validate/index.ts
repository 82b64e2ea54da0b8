/** Checks data against its schema, and reports issues in plain words with positions. */
import type { z } from 'zod';
import { codeNamed, isLanguageCode } from '../../lib/language.ts';
import { isRecord, valueAt } from '../../lib/record.ts';
import { findNearest, findSlip, listWords } from '../../lib/suggest.ts';
import { problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/problem.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { findCorrection, tryMeant } from './correct.ts';
import { exampleOf, inline, isScalar } from './fit.ts';
import { findHint, isPlaceholder } from './hints.ts';
import { issuesWithin, isWrongType } from './issues.ts';
import { adviseCodedKey, readCodedKey } from './languages.ts';
import type { Subject } from './subject.ts';
import { readKeys } from './trial.ts';
import { findReplacement } from './unknown-keys.ts';
import { expectation, namePath, showValue } from './words.ts';

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
  const inner = isPlaceholder(subject.yaml.written(path).text) ? [] : issuesWithin(issue, subject.data);
  if (inner.length > 0) return inner.flatMap((each) => describeIssue(subject, each));
  if (issue.code === 'invalid_key') return [describeKey(subject, path, issue.message)];
  if (valueAt(subject.data, path) === undefined) return [describeMissing(subject, path)];
  return [describeWrong(subject, path, issue)];
}

function describeUnknown(subject: Subject, path: DataPath, key: string): Finding {
  const { schema, data, yaml, noun, languages = [], vocabulary } = subject;
  const value = valueAt(data, [...path, key]);
  const language = describeLanguage(key, value, languages);
  if (language) return { problem: { ...language, at: yaml.atKey([...path, key]) } };
  const outline = metaAt(schema, path);
  const coded = readCodedKey(key, outline, languages);
  const variable = outline.secrets?.[key.trim().toLowerCase()];
  if (variable !== undefined)
    return { problem: problem('schema/secret', yaml.atKey([...path, key]), { key, variable }) };
  const group = valueAt(data, path);
  const known = keysAt(schema, path);
  const place = path.length === 0 ? noun : namePath(path);
  if (coded) {
    const hasBlock = yaml.has([...path, coded.code]);
    const advice = adviseCodedKey(coded, outline, { group, languages, hasBlock });
    const args = { key, place, nearest: undefined, known, advice };
    return {
      problem: problem('schema/unknown-key', yaml.atKey([...path, key]), args),
      ...(coded.code === languages[0] && { meant: namePath([...path, coded.key]) }),
    };
  }
  const codes = isRecord(value) ? languages.slice(1) : [];
  const named = isRecord(value) ? findNamed(key, languages) : undefined;
  const nearest =
    (codes.includes(named ?? '') ? named : undefined) ??
    guessKey(key, [...known, ...codes], group, vocabulary);
  // Keys after an empty key most often belong to it, and lack their indentation.
  const owner = known.find(
    (group) => yaml.isEmpty([...path, group]) && keysAt(schema, [...path, group]).includes(key),
  );
  const isEntry = typeof path.at(-1) === 'number';
  const isBare = !yaml.has([...path, key]);
  const instead =
    owner === undefined
      ? findReplacement({ outline, group, key, isEntry, isBare, nearest, root: subject.data, vocabulary })
      : {};
  const { meant = owner === undefined ? nearest : undefined, line, replacesGroup } = instead;
  const isWhole = isBare || replacesGroup || meant === undefined || !isRecord(group);
  const tried = isWhole
    ? {}
    : tryMeant(subject, path, { key, group, written: line ? readKeys(line) : { [meant]: value } });
  const args = {
    key,
    place,
    nearest,
    known,
    owner,
    ...instead,
    ...(meant !== undefined && { meant }),
    ...tried,
  };
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

/** The key of a similar spelling. One that the group has already is meant only by a slip, and so is any by a word that means another one. */
function guessKey(
  key: string,
  known: readonly string[],
  group: unknown,
  { keyNamed }: Vocabulary,
): string | undefined {
  const nearest = findNearest(key, known);
  if (nearest === undefined || findSlip(key, known) === nearest) return nearest;
  const isTaken = isRecord(group) && Object.hasOwn(group, nearest);
  return isTaken || (keyNamed(key) ?? nearest) !== nearest ? undefined : nearest;
}

/** The code of a language that is called by its name: `arabic`. */
function findNamed(key: string, codes: readonly string[]): string | undefined {
  const code = codeNamed(key, codes);
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

function describeWrong(subject: Subject, path: DataPath, issue: z.core.$ZodIssue): Finding {
  const { data, yaml, noun } = subject;
  const value = valueAt(data, path);
  const { text: written } = yaml.written(path);
  const isMisfit = isWrongType(value, issue);
  const correction = findCorrection(subject, path, issue);
  const name = path.length === 0 ? noun.replace(/^a/, 'A') : namePath(path);
  const found = showFound(value, written, isMisfit);
  const args = { name, expectation: issue.message, found, correction };
  return { problem: problem(isMisfit ? 'schema/type' : 'schema/value', yaml.at(path), args) };
}

/** The value found instead, as it follows "but"; empty if that is plain. */
function showFound(value: unknown, written: string, isMisfit: boolean): string {
  if (typeof value === 'string' && value.trim() === '') return '';
  if (Array.isArray(value) && !isMisfit) return `there are ${value.length || 'none'}`;
  if (typeof value === 'object' && !isMisfit) return '';
  return `is ${showValue(value, written)}`;
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
