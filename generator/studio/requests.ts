/** The bodies of requests, checked: nothing that a page sends is taken for what it says. */
import * as z from 'zod';
import type { Value } from '../engine/edit/types.ts';

const fieldPath = z.array(z.union([z.string().min(1), z.number().int().min(0)])).max(20);

/** A value of a content file. */
export const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), value }),
  z.strictObject({ kind: z.literal('remove') }),
  z.strictObject({ kind: z.literal('insert'), value }),
  z.strictObject({ kind: z.literal('move'), to: z.number().int().min(0) }),
]);

/** A `FileChange`. */
export const fileChange = z.union([
  z.strictObject({ path: fieldPath, change }),
  z.strictObject({ body: z.string() }),
]);

const path = z.string().min(1).max(1000);
const hash = z.string().regex(/^[0-9a-f]{64}$/);

const take = z.array(z.enum(['mine', 'theirs']));

const drafted = {
  path,
  base: hash,
  before: z.string().optional(),
  take: take.optional(),
  continues: z.boolean().optional(),
};

/** A `DraftRequest`. */
export const draftRequest = z.union([
  z.strictObject({ ...drafted, changes: z.array(fileChange).min(1) }),
  z.strictObject({ ...drafted, text: z.string() }),
]);

/** A `PathsRequest`. */
export const pathsRequest = z.strictObject({ paths: z.array(path).min(1) });

/** A `DiscardRequest`. */
export const discardRequest = z.strictObject({
  paths: z.array(path).min(1),
  at: fieldPath.min(1).optional(),
});

/** A `ResolveRequest`. */
export const resolveRequest = z.strictObject({ path, base: hash, take });

const line = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1, 'must not be empty').max(300));

/** A `NewRequest`. */
export const newRequest = z.strictObject({
  kind: line,
  title: line.optional(),
  date: line.optional(),
});

/** A `RenameRequest`. */
export const renameRequest = z.strictObject({ path, slug: line });

/** A `DuplicateRequest`. */
export const duplicateRequest = z.strictObject({ path, title: line });

/** A `DeleteRequest`. */
export const deleteRequest = z.strictObject({ path });

/** A `PublishRequest`. */
export const publishRequest = z.strictObject({
  secrets: z.partialRecord(z.enum(['token', 'password', 'passphrase']), z.string().max(1000)).optional(),
  permit: z.enum(['replace', 'accept-host-key']).optional(),
});

/** A `TargetRequest`; the values are checked by the schema of site.yaml. */
export const targetRequest = z.strictObject({
  target: z.record(z.string(), z.union([z.string().max(1000), z.number()])),
});

/** A `TranslateRequest`. */
export const translateRequest = z.strictObject({ path, language: line });

const number = z.number().int().min(0);

/** An `ImportRemoveRequest`. */
export const importRemoveRequest = z.strictObject({ name: z.string().max(300) });

/** An `ImportReadRequest`. */
export const importReadRequest = z.strictObject({ path: path.optional() });

/** An `ImportPlanRequest`. */
export const importPlanRequest = z.strictObject({
  answers: z.array(z.strictObject({ title: z.string().min(1), target: z.string().min(1).max(1000) })),
});

/** An `ImportWriteRequest`. */
export const importWriteRequest = z.strictObject({
  step: number,
  entries: z.array(z.strictObject({ number, facts: z.array(number), files: z.array(number) })).min(1),
});

/** A request without anything in it. */
export const emptyRequest = z.strictObject({});
