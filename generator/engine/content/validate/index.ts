/** Checks data against its schema, and reports issues in plain words with positions. */
import type { z } from 'zod';
import { codeNamed, isLanguageCode } from '../../lib/language.ts';
import { isRecord } from '../../lib/record.ts';
import { findNearest, findSlip, listWords } from '../../lib/suggest.ts';
import { type Correction, problem } from '../../problems/catalogue/index.ts';
import type { Problem } from '../../problems/index.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { YamlFile } from '../yaml/index.ts';
import { exampleOf, inline, isScalar } from './fit.ts';
import { findHint, isPlaceholder } from './hints.ts';
import type { InvalidValue } from './invalid-value.ts';
import { adviseCodedKey, readCodedKey } from './languages.ts';
import { isolate, issuesBelow, readCorrection, readKeys, type Written } from './trial.ts';
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
  const inner = isPlaceholder(subject.yaml.written(path).text) ? [] : issuesWithin(issue, subject.data);
  if (inner.length > 0) return inner.flatMap((each) => describeIssue(subject, each));
  if (issue.code === 'invalid_key') return [describeKey(subject, path, issue.message)];
  if (readPath(subject.data, path) === undefined) return [describeMissing(subject, path)];
  return [describeWrong(subject, path, issue)];
}

function describeUnknown(subject: Subject, path: DataPath, key: string): Finding {
  const { schema, data, yaml, noun, languages = [], vocabulary } = subject;
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
    owner === undefined ? findReplacement({ outline, group, key, isEntry, isBare, nearest, vocabulary }) : {};
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

/** Tells what else there is to say about a line with another key: whether that key is there already, or its value would be refused. */
function tryMeant(
  subject: Subject,
  path: DataPath,
  { key, group, written }: { key: string; group: Record<string, unknown>; written: Written | undefined },
): { taken?: string; line?: string | undefined; correction?: Correction; demand?: string } {
  if (!written) return {};
  const taken = Object.keys(written).find(
    (each) => each !== key && Object.hasOwn(group, each) && !isRecord(group[each]),
  );
  if (taken !== undefined) return { taken };
  const { [key]: _, ...others } = group;
  const { fault, line } = settle(subject, path, { group: others }, written);
  if (!fault) return line === undefined ? {} : { line };
  if (fault.depth > 1) return {};
  const correction = findCorrection(fault.subject, fault.path, fault.issue, true);
  if (correction?.how === 'write') return { line: correction.line };
  return { line: undefined, ...(correction ? { correction } : { demand: fault.issue.message }) };
}

interface Fault {
  /** The data that was tried. */
  subject: Subject;
  path: DataPath;
  /** How far below the group it is. */
  depth: number;
  issue: z.core.$ZodIssue;
}

/** Parts of a value that are corrected one after the other. */
const PARTS = 12;

/**
 * Writes keys into a group, or an entry into a list, and corrects their parts: returns the line that comes of it, if it is another
 * one, or the fault that is left.
 */
function settle(
  subject: Subject,
  path: DataPath,
  { group, own }: { group: unknown; own?: string | number },
  written: Written,
  rounds = PARTS,
): { line?: string; fault?: Fault } {
  const [[key, value] = ['', undefined], other] = Object.entries(written);
  const fault = findFault(subject, path, { group, own }, written);
  if (!fault) return {};
  const last = fault.path.at(-1) ?? '';
  const part = fault.depth > 1 ? findHint(openWrong(fault.subject, fault.path, fault.issue)) : undefined;
  const meant = part && readCorrection(part, last, leadOf(fault.path, subject.lead))?.[last];
  if (meant === undefined || other || rounds === 0) return { fault };
  const now = setPart(value, fault.path.slice(1 - fault.depth), meant);
  const next = settle(subject, path, { group, own }, { [key]: now }, rounds - 1);
  const lead = Array.isArray(group) ? '' : leadOf([key], subject.lead);
  return next.fault ? next : { line: next.line ?? lead + inline(now) };
}

/** Data with another value at a path. */
function setPart(data: unknown, [step, ...rest]: DataPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(data))
    return data.map((each, index) => (index === step ? setPart(each, rest, value) : each));
  return isRecord(data) ? { ...data, [step]: setPart(data[step], rest, value) } : data;
}

/** The first issue with what is written into a group or a list. What is missing in it, somebody has to fill in. */
function findFault(
  subject: Subject,
  path: DataPath,
  { group, own }: { group: unknown; own?: string | number | undefined },
  written: Written,
): Fault | undefined {
  const keys = [...(own === undefined ? [] : [String(own)]), ...Object.keys(written)];
  const merged = isRecord(group)
    ? Object.entries(written).map(([key, value]) => {
        const there = group[key];
        return [key, isRecord(there) && isRecord(value) ? { ...there, ...value } : value] as const;
      })
    : [];
  const tried = isRecord(group)
    ? { ...group, ...Object.fromEntries(merged) }
    : Object.values(written).slice(0, 1);
  const { data, path: alone } = isolate(path, tried);
  const inside = alone.length;
  const fault = issuesBelow(subject.schema, data, alone)
    .flatMap((issue) => [issue, ...issuesWithin(issue, data)])
    .map((issue) => ({ issue, path: issue.path.filter((step) => typeof step !== 'symbol') }))
    .find(({ path: at }) => {
      const isOwn = isRecord(group) ? keys.includes(String(at[inside])) : at.length > inside;
      return isOwn && (at.length === inside + 1 || readPath(data, at) !== undefined);
    });
  if (!fault) return undefined;
  const yaml = plainFile(data, subject.yaml.at(path));
  return { subject: { ...subject, data, yaml }, depth: fault.path.length - inside, ...fault };
}

/** Data that is in no file yet. */
function plainFile(data: unknown, at: ReturnType<Subject['yaml']['at']>): Subject['yaml'] {
  const place = () => at;
  const isThere = (path: DataPath) => readPath(data, path) !== undefined;
  const show = (value: unknown) =>
    typeof value === 'string' || value === undefined ? `${value ?? ''}` : inline(value);
  return {
    ...{ at: place, atKey: place, atPart: place, has: isThere, isEmpty: () => false },
    written: (path) => ({ text: show(readPath(data, path)), rest: '' }),
  };
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
  const value = readPath(data, path);
  const { text: written } = yaml.written(path);
  const isMisfit = isWrongType(value, issue);
  const correction = findCorrection(subject, path, issue);
  const name = path.length === 0 ? noun.replace(/^a/, 'A') : namePath(path);
  const found = showFound(value, written, isMisfit);
  const args = { name, expectation: issue.message, found, correction };
  return { problem: problem(isMisfit ? 'schema/type' : 'schema/value', yaml.at(path), args) };
}

/** A correction that can be followed: if what it has written were refused, that which would come next. */
function findCorrection(
  subject: Subject,
  path: DataPath,
  issue: z.core.$ZodIssue,
  isLast = false,
): Correction | undefined {
  const wrong = openWrong(subject, path, issue);
  const found = findHint(wrong);
  const own = path.at(-1);
  const written = found && own !== undefined ? readCorrection(found, own, wrong.lead) : undefined;
  if (!written || own === undefined) return found;
  const { group } = wrong;
  const others = isRecord(group)
    ? Object.fromEntries(Object.entries(group).filter(([key]) => key !== own))
    : group;
  const { fault, line } = settle(subject, path.slice(0, -1), { group: others, own }, written);
  if (!fault) return line === undefined ? found : { how: 'write', line };
  const isThere = readPath(fault.subject.data, fault.path) !== undefined;
  return isLast || !isThere || fault.depth > 1
    ? undefined
    : findCorrection(fault.subject, fault.path, fault.issue, true);
}

/** A value with all that the hints need. */
function openWrong(
  { schema, data, yaml, lead, vocabulary, languages = [] }: Subject,
  path: DataPath,
  issue: z.core.$ZodIssue,
): InvalidValue {
  const value = readPath(data, path);
  const { text: written, rest, noted } = yaml.written(path);
  const outline = metaAt(schema, path);
  const values = typeof value === 'string' ? choiceOf(issue) : [];
  return {
    ...{ vocabulary, languages, value, written, rest, noted, outline, values },
    lead: leadOf(path, lead),
    name: path.findLast((step) => typeof step === 'string') ?? '',
    isEntry: typeof path.at(-1) === 'number',
    isInBrackets: yaml.written(path.slice(0, -1)).text.startsWith('['),
    isMisfit: isWrongType(value, issue),
    // A word in a place that takes certain words means one of them.
    expected: values.length > 0 ? [] : expectedTypes(issue),
    kind: outline.value,
    group: readPath(data, path.slice(0, -1)),
    siblings: keysAt(schema, path.slice(0, -1)),
    hasExample: issue.message.includes('such as'),
  };
}

/** A group where a name or a group fits is wrong in one of its keys, as a list may be: the issues of the branch that takes such. */
function issuesWithin(issue: z.core.$ZodIssue, data: unknown): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [];
  const value = readPath(
    data,
    issue.path.filter((step) => typeof step !== 'symbol'),
  );
  if (typeof value !== 'object' || value === null) return [];
  const branch =
    issue.errors.find((issues) => !issues.some((each) => isMisfit(each) || isNoWord(each))) ?? [];
  return branch.map((each) => ({ ...each, path: [...issue.path, ...each.path] }));
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

/** Tells whether a branch of a union takes one of a few words, but a group was written. */
function isNoWord({ code, path }: z.core.$ZodIssue): boolean {
  return code === 'invalid_value' && path.length === 0;
}

/** Tells whether a branch of a union takes values of another type. */
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
