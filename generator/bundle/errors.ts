/** What the bundler says about a file, as problems with a place. */
import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import type { Message } from 'esbuild';
import { codeFrame, type Problem } from '../problems/index.ts';

export interface BundlePlace {
  packageRoot: string;
  /** The working directory, which the places of problems are relative to. */
  root: string;
}

export function isBuildFailure(error: unknown): error is Error & { errors: Message[] } {
  return error instanceof Error && 'errors' in error && Array.isArray(error.errors);
}

/** @param noun what is wrong: `A template` */
export function describeMessage(
  { text, location }: Message,
  code: Problem['code'],
  noun: string,
  { packageRoot, root }: BundlePlace,
): Problem {
  const problem: Problem = { code, level: 'error', message: `${noun} is wrong: ${text}.` };
  if (!location) return problem;
  const source = resolve(packageRoot, location.file);
  const file = relative(root, source).replaceAll('\\', '/');
  const at = { file, line: location.line, column: location.column + 1 };
  return { ...problem, at, frame: drawFrame(source, at) };
}

function drawFrame(file: string, at: { line: number; column: number }): string | undefined {
  try {
    return codeFrame(readFileSync(file, 'utf8'), at);
  } catch {
    return undefined;
  }
}
