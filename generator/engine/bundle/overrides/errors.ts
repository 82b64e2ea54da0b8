/** Messages of esbuild as problems with positions. */
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { problem } from '../../problems/catalogue/index.ts';
import { codeFrame, type Position, type Problem } from '../../problems/index.ts';
import { OVERRIDE_FOLDERS } from '../inputs.ts';
import { findOriginal } from './index.ts';

export interface BundlePlace {
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
}

export function isBuildFailure(error: unknown): error is Error & { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

export function describeMessage(
  { text: reason, location, notes }: Message,
  code: 'islands/bundle' | 'template/syntax',
  { packageRoot, root }: BundlePlace,
): Problem {
  const missing = findMissingExport(reason, packageRoot, root);
  if (missing) {
    const nearest = /Did you mean to import "(.+?)"/.exec(notes.map(({ text }) => text).join(' '))?.[1];
    const at = findExport(join(root, missing.file), missing.file, nearest ?? missing.name);
    const found = problem('template/missing-export', at, { ...missing, nearest });
    return { ...found, frame: drawFrame(join(root, missing.file), at) };
  }
  const [, unresolved] = /^Could not resolve "(.+)"$/.exec(reason) ?? [];
  const nearest = unresolved?.startsWith('linernotes/') ? findOriginal(unresolved, packageRoot) : undefined;
  const facts = { reason, missing: unresolved, nearest };
  if (!location) return problem(code, undefined, facts);
  const source = resolve(packageRoot, location.file);
  const file = relative(root, source).replaceAll('\\', '/');
  const at = { file, line: location.line, column: location.column + 1 };
  return { ...problem(code, at, facts), frame: drawFrame(source, at) };
}

/** A file of the site's own that lacks what Liner's file of its name exports. */
function findMissingExport(
  reason: string,
  packageRoot: string,
  root: string,
): { file: string; name: string } | undefined {
  const [, path = '', name = ''] = /^No matching export in "(.+)" for import "(.+)"$/.exec(reason) ?? [];
  const file = relative(root, resolve(packageRoot, path)).replaceAll('\\', '/');
  return path !== '' &&
    OVERRIDE_FOLDERS.some((folder) => file.startsWith(`${folder}/`)) &&
    root !== packageRoot
    ? { file, name }
    : undefined;
}

/** The place where a file exports a name; its beginning if it does not. */
export function findExport(path: string, file: string, name: string): Position {
  const lines = readFileSync(path, 'utf8').split(/\r?\n/);
  const line = lines.findIndex((each) => new RegExp(`^export\\b.*\\b${name}\\b`).test(each));
  return { file, line: Math.max(1, line + 1), column: 1 };
}

function drawFrame(file: string, at: { line: number; column: number }): string | undefined {
  try {
    return codeFrame(readFileSync(file, 'utf8'), at);
  } catch {
    return undefined;
  }
}
