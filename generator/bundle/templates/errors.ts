/** An error thrown by a template, as a problem at its line in the source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { codeFrame, type Position, type Problem, problem } from '../../problems/index.ts';

export interface RenderPlace {
  /** The file of the bundle, its source map inlined at the end. */
  bundle: string;
  /** Its sources. */
  files: readonly string[];
  packageRoot: string;
  root: string;
}

const MAP = '//# sourceMappingURL=data:application/json;base64,';

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

/** The innermost line of the stack that is ours, not React's. */
function findOrigin(stack: string, place: RenderPlace): Position | undefined {
  for (const line of stack.split('\n')) {
    const bundled = findPosition(line, place.bundle);
    if (bundled) return mapPosition(bundled, place);
    // Under `node --enable-source-maps` the stack names the sources already.
    const source = place.files.map((file) => findPosition(line, file)).find(Boolean);
    if (source) return source;
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

function mapPosition({ line, column }: Position, place: RenderPlace): Position | undefined {
  const entry = readMap(place.bundle)?.findEntry(line - 1, column - 1);
  if (!entry || !('originalSource' in entry)) return undefined;
  const source = entry.originalSource;
  const file = source.startsWith('file:') ? fileURLToPath(source) : resolve(place.packageRoot, source);
  return { file, line: entry.originalLine + 1, column: entry.originalColumn + 1 };
}

function readMap(bundle: string): SourceMap | undefined {
  const text = readText(bundle);
  const index = text?.lastIndexOf(MAP) ?? -1;
  if (text === undefined || index < 0) return undefined;
  return new SourceMap(JSON.parse(Buffer.from(text.slice(index + MAP.length), 'base64').toString('utf8')));
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
