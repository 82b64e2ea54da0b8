/** Files that are dropped onto a field: they get a safe name in the assets folder, and never replace another one. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Readable } from 'node:stream';
import type { Notice } from '../app/publish-notices.ts';
import { isReservedName } from '../app/scaffold/entry.ts';
import { hashFile, nameIn, placeNew, stagingOf } from '../app/site-files/disk.ts';
import { examineUpload, type UploadFacts } from '../app/site-files/examine.ts';
import { leadsOut } from '../app/site-files/places.ts';
import { nameSlug } from '../engine/lib/slug.ts';
import { type Outcome, refuse } from './outcome.ts';
import type { AssetAnswer } from './protocol/index.ts';
import { receive } from './receiving.ts';
import { sentence } from './sentences.ts';
import { findUploadFault, type Wanted } from './upload-faults.ts';
import type { Workspace } from './workspace.ts';

export interface Upload {
  /** Name on the computer that it comes from. */
  name: string;
  /** Folder in the assets folder; by default that of its type. */
  folder?: string | undefined;
  /** Kind of file that the field takes. */
  wanted?: Wanted | undefined;
  bytes: Readable;
}

/** The folder of covers, of which the check has more to say. */
const COVERS = 'artwork';

/** Pixels of the longer side: about half of what a portrait has on a screen of high density. */
const LEAST_PHOTO = 600;

const FOLDER = /^(?=.{1,80}$)[a-z0-9]+(?:-[a-z0-9]+)*$/;

export async function takeUpload(
  workspace: Workspace,
  { name, folder, wanted, bytes }: Upload,
): Promise<Outcome<AssetAnswer>> {
  if (folder !== undefined && (!FOLDER.test(folder) || isReservedName(folder)))
    return refuse(422, sentence('folder-name', {}));
  const { assets } = workspace;
  mkdirSync(assets, { recursive: true });
  const staging = stagingOf(join(assets, 'upload'));
  try {
    const refused = await receive(bytes, staging, name);
    if (refused) return refused;
    const fault = wanted && (await findUploadFault(staging, name, wanted));
    if (fault) return refuse(415, fault);
    const facts = await examineUpload(staging, name);
    if ('refused' in facts) return refuse(415, facts.refused);
    if (facts.cleaned !== undefined) writeFileSync(staging, facts.cleaned);
    return keep(workspace, staging, { name, folder: folder ?? facts.folder }, facts);
  } finally {
    rmSync(staging, { force: true });
  }
}

function keep(
  workspace: Workspace,
  staging: string,
  { name, folder }: { name: string; folder: string },
  facts: UploadFacts,
): Outcome<AssetAnswer> {
  const { assets, history } = workspace;
  const hash = hashFile(staging);
  const slug = nameSlug(parse(name).name, workspace.language()).slice(0, 80);
  const stem = slug === '' || isReservedName(slug) ? 'file' : slug;
  mkdirSync(join(assets, folder), { recursive: true });
  for (let number = 1; hash !== undefined; number++) {
    const file = join(assets, folder, `${stem}${number === 1 ? '' : `-${number}`}${facts.ending}`);
    if (leadsOut(file, assets)) return refuse(422, sentence('leads-out', { path: `assets/${folder}` }));
    const path = nameIn(assets, file);
    // The same file once more is no second one.
    const isKnown = hashFile(file) === hash;
    const isNew = !isKnown && placeNew(staging, file);
    if (!isKnown && !isNew) continue;
    const step = { file, before: undefined, after: { hash } };
    if (isNew) history.add({ label: sentence('step-add', { path }), files: [step], drafts: [] });
    return { value: { path, format: facts.format, advice: adviceOn(path, facts, folder) } };
  }
  return refuse(409, sentence('file-gone', { path: name }));
}

/** Advises with what is known at once. What the check says of a cover is beside its field with the next build. */
function adviceOn(path: string, { size, isCleaned, hasPlace }: UploadFacts, folder: string): Notice[] {
  const isSmall = size && folder !== COVERS && Math.max(size.width, size.height) < LEAST_PHOTO;
  return [
    ...(isCleaned ? [sentence('upload-cleaned', { name: path })] : []),
    ...(hasPlace ? [sentence('upload-place', { name: path })] : []),
    ...(isSmall ? [sentence('upload-small', { file: path, width: size.width, height: size.height })] : []),
  ];
}
