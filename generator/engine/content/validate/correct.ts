/** Finds corrections that can be followed: each is tried on the schema, and so is what would be refused next. */
import type { z } from 'zod';
import { isRecord, valueAt } from '../../lib/record.ts';
import type { Correction } from '../../problems/catalogue/index.ts';
import { keysAt, metaAt } from '../schema/meta.ts';
import type { DataPath } from '../types.ts';
import { inline } from './fit.ts';
import { findHint } from './hints.ts';
import type { InvalidValue } from './invalid-value.ts';
import { choiceOf, expectedTypes, issuesWithin, isWrongType } from './issues.ts';
import type { Subject } from './subject.ts';
import { isolate, issuesBelow, readCorrection, type Written } from './trial.ts';

/** Finds further faults of a line with another key: that key exists already, or its value would be refused. */
export function tryMeant(
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
  /** Depth below the group. */
  depth: number;
  issue: z.core.$ZodIssue;
}

/** Parts of a value that are corrected one after the other. */
const PARTS = 12;

/** Writes and corrects keys or an entry: returns the resulting line, if it differs, or the fault that is left. */
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
      return isOwn && (at.length === inside + 1 || valueAt(data, at) !== undefined);
    });
  if (!fault) return undefined;
  const yaml = plainFile(data, subject.yaml.at(path));
  return { subject: { ...subject, data, yaml }, depth: fault.path.length - inside, ...fault };
}

/** Data that is in no file yet. */
function plainFile(data: unknown, at: ReturnType<Subject['yaml']['at']>): Subject['yaml'] {
  const place = () => at;
  const isThere = (path: DataPath) => valueAt(data, path) !== undefined;
  const show = (value: unknown) =>
    typeof value === 'string' || value === undefined ? `${value ?? ''}` : inline(value);
  return {
    ...{ at: place, atKey: place, atPart: place, has: isThere, isEmpty: () => false },
    written: (path) => ({ text: show(valueAt(data, path)), rest: '' }),
  };
}

/** A correction that can be followed: if what it has written were refused, that which would come next. */
export function findCorrection(
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
  const isThere = valueAt(fault.subject.data, fault.path) !== undefined;
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
  const value = valueAt(data, path);
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
    group: valueAt(data, path.slice(0, -1)),
    siblings: keysAt(schema, path.slice(0, -1)),
    hasExample: issue.message.includes('such as'),
  };
}

/** The prefix of a correction: its key, or nothing within a list. */
function leadOf(path: DataPath, lead = (key: string) => `${key}: `): string {
  const last = path.at(-1);
  return typeof last === 'string' ? lead(last) : '';
}
