/** Rename: another address for a page, to which the old one leads, and all that has pointed to it. */

import { lstatSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { kindOf, routeOf, rowOf } from '../app/list/grammar.ts';
import type { Notice } from '../app/publish-notices.ts';
import { isReservedName } from '../app/scaffold/entry.ts';
import { listTaken } from '../app/scaffold/taken.ts';
import { readBytes } from '../app/site-files/disk.ts';
import { readFileText } from '../app/site-files/written.ts';
import type { Collection, FileKind } from '../engine/content/grammar.ts';
import { fieldOf } from '../engine/lib/record.ts';
import { LONGEST_SLUG, nameSlug, shortenSlug } from '../engine/lib/slug.ts';
import { isReserved } from '../site/routes.ts';
import { readCurrent } from './editing.ts';
import { carryOut } from './journal.ts';
import { listDraftSteps, type Move, moveText, stepsOf } from './moving.ts';
import { findCollection, listVersions } from './neighbours.ts';
import { changed, type Outcome, refuse } from './outcome.ts';
import type { ChangedAnswer, FileChange, ReferencesAnswer } from './protocol/index.ts';
import { listReferences, openRedirect, type Redirect } from './references.ts';
import { sentence } from './sentences.ts';
import type { Workspace } from './workspace.ts';

/** @param typed the new name, which becomes the slug */
export function renameEntry(workspace: Workspace, path: string, typed: string): Outcome<ChangedAnswer> {
  const read = readCurrent(workspace, path);
  if ('refused' in read) return read;
  const found = kindOf(path);
  const kind = found && findCollection(found);
  if (!found || !kind) return refuse(422, sentence('name-fixed', { path }));
  const slug = shortenSlug(nameSlug(typed, workspace.language()), LONGEST_SLUG);
  const reason = refuseSlug(workspace, kind, found.slug, slug);
  if (reason !== undefined) return refuse(422, reason);
  const versions = listVersions(workspace, path);
  if (versions.some((each) => lstatSync(workspace.locate(each)).isSymbolicLink()))
    return refuse(422, sentence('file-link', { path }));
  const redirect = openRedirect(workspace, { kind, slug: found.slug }, slug);
  const name = { kind, slug, found, redirect };
  const others = listReferences(workspace, redirect, versions).map(({ file }) => file);
  const all = [...versions, ...others].map((each) => moveEntry(workspace, each, name));
  const failed = all.find((each) => 'refused' in each);
  if (failed && 'refused' in failed) return failed;
  const described = all.flatMap((each) => ('value' in each ? each.value : []));
  const moves = described.filter(({ from, to }) => from !== to);
  const pointing = described.filter(({ from, to }) => from === to);
  const taken = moves.find(({ to }) => readBytes(workspace.locate(to)));
  if (taken) return refuse(409, sentence('file-taken', { path: taken.to }));
  // Until all else is done nothing is lost: both names are there.
  const [created, removed] = [moves.map(stepsOf(workspace, 'to')), moves.map(stepsOf(workspace, 'from'))];
  const renewed = pointing.map(stepsOf(workspace, 'to'));
  const left = carryOut(workspace, {
    label: sentence('step-rename', { path }),
    files: [...created, ...renewed, ...removed],
    drafts: [...moves, ...pointing].flatMap(listDraftSteps),
  });
  if (left !== undefined) return refuse(409, sentence('changed-now', { path: left }));
  const files = [...moves.map(({ to }) => to), ...[...moves, ...pointing].map(({ from }) => from)];
  return changed(files, sentence('renamed', { path, to: files[0] ?? path }));
}

/** Lists the references to an entry, which would be renamed with it. */
export function describeReferences(workspace: Workspace, path: string): Outcome<ReferencesAnswer> {
  const found = kindOf(path);
  const kind = found && findCollection(found);
  if (!found || !kind) return { value: { files: [] } };
  // Any other name finds the same places.
  const redirect = openRedirect(workspace, { kind, slug: found.slug }, `${found.slug}-2`);
  return { value: { files: listReferences(workspace, redirect, listVersions(workspace, path)) } };
}

/** Explains why an entry cannot have a name. */
function refuseSlug(workspace: Workspace, kind: Collection, old: string, slug: string): Notice | undefined {
  if (slug === '') return sentence('name-empty', {});
  if (slug === old) return sentence('name-same', {});
  const isTaken = listTaken(workspace.content, kind).has(slug);
  const isOthers = isReservedName(slug) || (kind === 'ownPages' && isReserved(slug));
  return isTaken || isOthers ? sentence('name-taken', { name: slug }) : undefined;
}

interface NewName {
  kind: Collection;
  slug: string;
  /** The old name. */
  found: FileKind;
  redirect: Redirect;
}

/** A version of the entry under its new name, or a file that points to it; a translation has no old addresses. */
function moveEntry(
  workspace: Workspace,
  from: string,
  { kind, slug, found, redirect }: NewName,
): Outcome<Move> {
  const own = kindOf(from);
  const isVersion = own?.kind === found.kind && own.slug === found.slug;
  const to = isVersion
    ? `${dirname(from)}/${slug}${from.slice(join(dirname(from), found.slug).length)}`
    : from;
  const isOriginal = isVersion && own.language === undefined;
  return moveText(workspace, from, to, (text) => [
    ...redirect(from, text),
    ...(isOriginal ? describeRename(text, from, { kind, slug, old: found.slug }) : []),
  ]);
}

/** The old name among the addresses that lead here, behind older ones; the new one is no old one any more. */
function describeRename(
  text: string,
  path: string,
  { kind, slug, old }: { kind: Collection; slug: string; old: string },
): FileChange[] {
  const { data } = readFileText(path, text);
  const given = fieldOf(data, 'redirect_from');
  const before: unknown[] = Array.isArray(given) ? given : [];
  const route = (name: string) => routeOf(kind, name);
  const isOf = (name: string, value: unknown) => value === name || value === route(name);
  const back = before.findIndex((each) => isOf(slug, each));
  const hasSlug = fieldOf(data, 'slug') === old;
  // A page at the root has addresses in this list, others have names.
  const entry = rowOf(kind).route === '/:slug/' ? route(old) : old;
  const isKnown = before.some((each) => isOf(old, each)) || fieldOf(data, 'draft') === true;
  const length = back === -1 ? before.length : before.length - 1;
  return [
    ...(hasSlug ? [set(['slug'], slug)] : []),
    ...(back === -1 ? [] : [remove(length === 0 && isKnown ? ['redirect_from'] : ['redirect_from', back])]),
    ...(isKnown
      ? []
      : [before.length === 0 ? set(['redirect_from'], [entry]) : insert(['redirect_from', length], entry)]),
  ];
}

const set = (path: (string | number)[], value: string | string[]): FileChange => ({
  path,
  change: { kind: 'set', value },
});
const insert = (path: (string | number)[], value: string): FileChange => ({
  path,
  change: { kind: 'insert', value },
});
const remove = (path: (string | number)[]): FileChange => ({ path, change: { kind: 'remove' } });
