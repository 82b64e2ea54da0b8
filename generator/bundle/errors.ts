/** Messages of esbuild as problems with positions. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { codeFrame, type Problem, problem } from '../problems/index.ts';

export interface BundlePlace {
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
}

export function isBuildFailure(error: unknown): error is Error & { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

export function describeMessage(
  { text: reason, location }: Message,
  code: 'islands/bundle' | 'template/syntax',
  { packageRoot, root }: BundlePlace,
): Problem {
  if (!location) return problem(code, undefined, { reason });
  const source = resolve(packageRoot, location.file);
  const file = relative(root, source).replaceAll('\\', '/');
  const at = { file, line: location.line, column: location.column + 1 };
  return { ...problem(code, at, { reason }), frame: drawFrame(source, at) };
}

function drawFrame(file: string, at: { line: number; column: number }): string | undefined {
  try {
    return codeFrame(readFileSync(file, 'utf8'), at);
  } catch {
    return undefined;
  }
}
