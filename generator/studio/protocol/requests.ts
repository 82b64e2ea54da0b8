/** The bodies of requests, checked before they are used. Pages take their types from here. */
import * as z from 'zod';
import type { Value } from '../../engine/edit/types.ts';
import { color } from '../../engine/values/colour/schema.ts';
import { ARTIST_KINDS } from '../../site/schema/artist-kinds.ts';
import { GROUNDS } from '../../site/schema/grounds.ts';
import { TRANSLATIONS } from '../../site/words/files.ts';

const fieldPath = z.array(z.union([z.string().min(1), z.number().int().min(0)])).max(20);

export const value: z.ZodType<Value> = z.lazy(() =>
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(value), z.record(z.string(), value)]),
);

const change = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('set'), value }),
  z.strictObject({ kind: z.literal('remove') }),
  z.strictObject({ kind: z.literal('insert'), value }),
  z.strictObject({ kind: z.literal('move'), to: z.number().int().min(0) }),
]);

/** A change of a file: of a value, or of the text below the keys. */
export const fileChange = z.union([
  z.strictObject({ path: fieldPath, change }),
  z.strictObject({ body: z.string() }),
]);
export type FileChange = z.output<typeof fileChange>;

const path = z.string().min(1).max(1000);
const paths = z.array(path).min(1).max(10_000);
const hash = z.string().regex(/^[0-9a-f]{64}$/);
const number = z.number().int().min(0);
const line = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .pipe(z.string().min(1, 'must not be empty').max(300));

/** The side that wins each conflict, in the order of the conflicts. */
const take = z.array(z.enum(['mine', 'theirs']));

const drafted = {
  path,
  /** `base` of the file as the page has it. */
  base: hash,
  /** `text` of it: what another window has typed since is merged with the change. */
  before: z.string().optional(),
  /** Sides to take in the conflicts that the same request was refused with. */
  take: take.optional(),
  /** True while typing goes on: changes of the same places are undone together. */
  continues: z.boolean().optional(),
};

/** `POST /api/draft`, answered with a `FileAnswer`. */
export const draftRequest = z.union([
  z.strictObject({ ...drafted, changes: z.array(fileChange).min(1).max(2000) }),
  z.strictObject({ ...drafted, text: z.string() }),
]);
export type DraftRequest = z.input<typeof draftRequest>;

/** `POST /api/cells`: columns of a spreadsheet, each for fields of one kind of value. */
export const cellsRequest = z.strictObject({
  columns: z
    .array(z.strictObject({ value: z.string().max(50), cells: z.array(z.string().max(10_000)).max(500) }))
    .max(50),
});
export type CellsRequest = z.output<typeof cellsRequest>;

/** `POST /api/markdown`: what is pasted from a web page or a word processor. */
export const markdownRequest = z.strictObject({ html: z.string() });

/** `POST /api/files/rename`; `POST /api/files/replace` leads what names `path` to another file. */
export const fileRenameRequest = z.strictObject({ path, name: z.string().max(300) });
export const fileReplaceRequest = z.strictObject({ path, to: path });

/** Texts about a picture, by the keys of content files. */
export const PICTURE_PARTS = ['alt', 'credit', 'focus'] as const;
export type PicturePart = (typeof PICTURE_PARTS)[number];

/** `POST /api/files/describe`: another text, or none, where a picture is used. */
export const pictureRequest = z.strictObject({
  path,
  part: z.enum(PICTURE_PARTS),
  places: z.array(z.strictObject({ file: path, at: fieldPath })).min(1),
  value: z.string().trim().max(1000),
});
export type PictureRequest = z.output<typeof pictureRequest>;

/** `POST /api/ignore`: warnings that are given no more, by their code, in a draft of site.yaml. */
export const ignoreRequest = z.strictObject({ code: line });

/** `POST /api/save` and `POST /api/values`. */
export const pathsRequest = z.strictObject({ paths });

/** `POST /api/discard`; `at` is the part of a single file whose changes are dropped, and no others: a show. */
export const discardRequest = pathsRequest.extend({ at: fieldPath.min(1).optional() });

/** `POST /api/resolve`, answered with a `FileAnswer`: chooses for all conflicts of a file. Nothing is saved by it. */
export const resolveRequest = z.strictObject({ path, base: hash, take });

/** `POST /api/new`: what `liner new` does. Pages such as `press` have no title; shows need their day. */
export const newRequest = z.strictObject({ kind: line, title: line.optional(), date: line.optional() });
export type NewRequest = z.input<typeof newRequest>;

/** `POST /api/rename`: another address, to which the old one leads. */
export const renameRequest = z.strictObject({ path, slug: line });

/** `POST /api/duplicate`: a copy of a file, with its translations, as a draft. Its address is made from the title. */
export const duplicateRequest = z.strictObject({ path, title: line });

/**
 * `POST /api/delete` moves a file, with its translations, to `.liner/bin`, and `POST /api/files/delete` a picture or a recording;
 * `POST /api/private`: the addresses of a page for people; `POST /api/publish/back`: makes a file what it was when the site was published.
 */
export const pathRequest = z.strictObject({ path });

/** `POST /api/translate`: creates the file for the text of a file in another language, by its code. */
export const translateRequest = z.strictObject({ path, language: line });

/** `POST /api/publish`; secrets are neither written anywhere nor sent back. */
export const publishRequest = z.strictObject({
  secrets: z
    .partialRecord(
      z.enum(['token', 'password', 'passphrase', 'accessKey', 'secretKey']),
      z.string().max(1000),
    )
    .optional(),
  permit: z.enum(['replace', 'accept-host-key']).optional(),
  /** In place of publishing: a hidden preview until a day, or none any more. */
  show: z.union([z.strictObject({ until: z.iso.date() }), z.literal('withdraw')]).optional(),
});
export type PublishRequest = z.input<typeof publishRequest>;

/** `POST /api/publish/target`: writes `publish` into site.yaml, whose schema checks the values. */
export const targetRequest = z.strictObject({
  target: z.record(z.string(), z.union([z.string().max(1000), z.number()])),
});
export type TargetRequest = z.input<typeof targetRequest>;

/** `POST /api/import/remove`: removes a file that was sent. */
export const importRemoveRequest = z.strictObject({ name: z.string().max(300) });

/** `POST /api/import/read`: starts reading the files that were sent, and a path of this computer. */
export const importReadRequest = z.strictObject({ path: path.optional() });

/** `POST /api/import/table`: reads again, with what somebody says of a table and its columns; `nothing` leaves one out. */
export const importTableRequest = z.strictObject({
  place: z.string().max(2000),
  as: z.string().max(40).optional(),
  columns: z.record(z.string().max(2000), z.string().max(40)),
});
export type ImportTableRequest = z.input<typeof importTableRequest>;

/** `POST /api/import/plan`: compares what was read with the site again. Answers are by the names of their questions. */
export const importPlanRequest = z.strictObject({
  answers: z.array(z.strictObject({ title: z.string().min(1), target: z.string().min(1).max(1000) })),
});
export type ImportPlanRequest = z.input<typeof importPlanRequest>;

/** `POST /api/import/write`: starts writing what is chosen of the plan with this step, by its numbers. New entries are written with all that is new. */
export const importWriteRequest = z.strictObject({
  step: number,
  entries: z.array(z.strictObject({ number, facts: z.array(number), files: z.array(number) })).min(1),
});
export type ImportWriteRequest = z.input<typeof importWriteRequest>;

/**
 * `POST /api/new-site`: what is answered so far of the questions of `liner init`, of which `POST /api/new-site/create` makes the site.
 * The first language is the default; without a style it has the look that suits the kind, without an accent the colour of each cover.
 */
export const newSiteRequest = z.strictObject({
  name: z.union([z.literal(''), line]),
  kind: z.enum(ARTIST_KINDS),
  languages: z.array(z.enum(TRANSLATIONS)).min(1).max(TRANSLATIONS.length),
  style: line.optional(),
  accent: color.optional(),
  look: z.enum(GROUNDS),
});
export type NewSite = z.input<typeof newSiteRequest>;

/** A request without anything in it. */
export const emptyRequest = z.strictObject({});
