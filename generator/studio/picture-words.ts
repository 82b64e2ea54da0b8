/** Texts about a picture, where it is used: written into those files, as drafts, in one step. */
import { kindOf } from '../app/list/grammar.ts';
import { type JsonSchema, jsonSchemaOf, propertiesOf } from '../app/reference/json-schema.ts';
import type { SourceFile } from '../engine/content/types.ts';
import type { Change } from '../engine/edit/types.ts';
import { valueAt } from '../engine/lib/record.ts';
import { editDrafts } from './editing.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer, FieldPath, FileChange, PictureWords } from './protocol/index.ts';
import { PICTURE_PARTS, type PicturePart, type PictureRequest } from './protocol/requests.ts';
import { sentence } from './sentences.ts';
import { findUses, type Use } from './uses.ts';
import type { Workspace } from './workspace.ts';

/** The texts beside the path of a picture, by what they say of it; empty where nothing is written yet, missing where nothing can be. */
export function readWords(use: Use): PictureWords {
  const keys = keysBeside(use);
  return Object.fromEntries(
    PICTURE_PARTS.flatMap((part) => {
      const path = pathOf(use.at, part);
      return keys.includes(String(path.at(-1))) ? [[part, textOf(valueAt(use.data, path))]] : [];
    }),
  );
}

/** Writes a text, or none, where the picture is used. */
export function describePicture(
  workspace: Workspace,
  sources: readonly SourceFile[],
  { path, part, places, value }: PictureRequest,
): Outcome<ChangedAnswer> {
  const files = new Map<string, FileChange[]>();
  for (const use of findUses(sources, [path])) {
    const isMeant = places.some(({ file, at }) => file === use.file && at.join() === use.at.join());
    if (!isMeant || readWords(use)[part] === undefined) continue;
    const change: Change = value === '' ? { kind: 'remove' } : { kind: 'set', value };
    files.set(use.file, [...(files.get(use.file) ?? []), { path: pathOf(use.at, part), change }]);
  }
  if (files.size === 0) return refuse(409, sentence('changed-meanwhile', {}));
  // Steps of a point on the picture are one.
  const joining = part === 'focus' ? { place: `${path}\n${part}`, continues: true } : {};
  return editDrafts(workspace, files, joining);
}

function keysBeside({ file, at }: Use): string[] {
  const kind = kindOf(file)?.kind;
  const group = at.slice(0, -1).reduce<JsonSchema | undefined>(partOf, kind && jsonSchemaOf(kind));
  return Object.keys((at.length > 0 && group && propertiesOf(group)) || {});
}

function partOf(schema: JsonSchema | undefined, step: string | number): JsonSchema | undefined {
  const { properties, items, anyOf = [] } = schema ?? {};
  const own = typeof step === 'number' ? items : properties?.[step];
  return own ?? anyOf.map((each) => partOf(each, step)).find((found) => found !== undefined);
}

/** Returns the path of words beside a picture: `alt` beside `file`, `photo_alt` beside `photo`. */
function pathOf(at: FieldPath, part: PicturePart): FieldPath {
  const key = at.at(-1);
  return [...at.slice(0, -1), part === 'alt' && key !== 'file' ? `${key}_alt` : part];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
