/** An error thrown by a template, as a problem at its line in the source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { codeFrame, type Position, type Problem, problem } from '../../problems/index.ts';

export interface RenderPlace {
  /** The file of the bundle. */
  bundle: string;
  /** Its source map, where there is one that fits. */
  map: string | undefined;
  /** What the map's sources are relative to. */
  packageRoot: string;
  root: string;
}

export function explainRender(error: unknown, url: string, place: RenderPlace): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const found = error instanceof Error ? findSource(error, place) : undefined;
  return { ...problem('template/failed', undefined, { url, reason }), ...found };
}

function findSource(error: Error, place: RenderPlace): Pick<Problem, 'at' | 'frame'> | undefined {
  const source = findOrigin(error.stack ?? '', place);
  if (!source) return undefined;
  const { file, ...at } = source;
  const text = readText(file);
  return {
    at: { file: relative(place.root, file).replaceAll('\\', '/'), ...at },
    frame: text === undefined ? undefined : codeFrame(text, at),
  };
}

/** React, in Liner's own folder or beside it. */
const IN_PACKAGE = /(?:^|\/)node_modules\/|^(?:\.\.\/)+(?:react|react-dom|scheduler)\//;

/** The innermost line of the stack that is ours, not React's. */
function findOrigin(stack: string, { bundle, map, packageRoot }: RenderPlace): Position | undefined {
  if (map === undefined) return undefined;
  const lines = stack.split('\n').flatMap((line) => findPosition(line, bundle) ?? []);
  if (lines.length === 0) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  for (const line of lines) {
    const position = mapPosition(line, sources);
    if (position && !IN_PACKAGE.test(position.file))
      return { ...position, file: resolve(packageRoot, position.file) };
  }
  return undefined;
}

/** Reads `…/file:12:34` off a line of a stack; the path may be written as an address. */
function findPosition(text: string, file: string): Position | undefined {
  const path = `${pathToFileURL(file).href.slice('file://'.length)}:`;
  const index = text.replaceAll('\\', '/').indexOf(path);
  if (index < 0) return undefined;
  const [line = 0, column = 0] = text
    .slice(index + path.length)
    .split(/\D/, 2)
    .map(Number);
  return { file, line, column };
}

/** The file is as the map has it. */
function mapPosition({ line, column }: Position, map: SourceMap): Position | undefined {
  const entry = map.findEntry(line - 1, column - 1);
  if (!('originalSource' in entry)) return undefined;
  return { file: entry.originalSource, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
