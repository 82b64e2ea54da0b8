/** An error thrown by a template, as a problem at its line in the source. */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { problem } from '../../problems/catalogue/index.ts';
import { codeFrame, formatPosition, type Position, type Problem } from '../../problems/index.ts';

interface RenderPlace {
  bundle: string;
  /** Its source map, if one fits. */
  map: string | undefined;
  /** Base of the paths in the map. */
  packageRoot: string;
  root: string;
  /** The site's own files, relative to the root. */
  own?: readonly string[] | undefined;
  /** Start of the site's own file of this page. */
  page?: Position | undefined;
}

export function explainRender(error: unknown, url: string, place: RenderPlace): Problem {
  const reason = error instanceof Error ? error.message : String(error);
  const found = error instanceof Error ? (findIsland(reason, place) ?? findSource(error, place)) : undefined;
  const { at } = found ?? {};
  // An error in the props of a custom page is most likely an error of that page.
  if (place.page && at && !place.own?.includes(at.file)) {
    const where = `${reason} (${formatPosition(at)})`;
    const page = { ...place.page, file: resolve(place.root, place.page.file) };
    return { ...problem('template/failed', undefined, { url, reason: where }), ...frameAt(page, place) };
  }
  return { ...problem('template/failed', undefined, { url, reason }), ...found };
}

type FaultLocation = Pick<Problem, 'at' | 'frame'>;

/** React renders a template's elements after the template itself: the stack does not name who asked for an island. */
function findIsland(reason: string, place: RenderPlace): FaultLocation | undefined {
  const [, name] = /^There is no island "(.+?)"/.exec(reason) ?? [];
  if (name === undefined) return undefined;
  for (const file of place.own ?? []) {
    const lines = (readText(resolve(place.root, file)) ?? '').split('\n');
    const line = lines.findIndex((text) => text.includes(`"${name}"`) || text.includes(`'${name}'`));
    if (line >= 0)
      return frameAt(
        { file: resolve(place.root, file), line: line + 1, column: (lines[line]?.indexOf(name) ?? 0) + 1 },
        place,
      );
  }
  return undefined;
}

function findSource(error: Error, place: RenderPlace): FaultLocation | undefined {
  const source = findOrigin(error.stack ?? '', place);
  return source && frameAt(source, place);
}

function frameAt(source: Position, place: RenderPlace): FaultLocation {
  const { file, ...at } = source;
  const text = readText(file);
  return {
    at: { file: relative(place.root, file).replaceAll('\\', '/'), ...at },
    frame: text === undefined ? undefined : codeFrame(text, at),
  };
}

/** React, in Liner's own folder or beside it. */
const IN_PACKAGE = /(?:^|\/)node_modules\/|^(?:\.\.\/)+(?:react|react-dom|scheduler)\//;

/** The innermost line of the stack that is a template's: one of the site's own goes first. */
function findOrigin(
  stack: string,
  { bundle, map, packageRoot, root, own = [] }: RenderPlace,
): Position | undefined {
  if (map === undefined) return undefined;
  const lines = stack.split('\n').flatMap((line) => findPosition(line, bundle) ?? []);
  if (lines.length === 0) return undefined;
  const sources = new SourceMap(JSON.parse(map));
  const positions = lines
    .flatMap((line) => mapPosition(line, sources) ?? [])
    .filter(({ file }) => !IN_PACKAGE.test(file))
    .map((position) => ({ ...position, file: resolve(packageRoot, position.file) }));
  const files = new Set(own.map((file) => resolve(root, file)));
  return positions.find(({ file }) => files.has(file)) ?? positions[0];
}

/** Reads `…/file:12:34` off a line of a stack; the path of an ES module is written as an address. */
function findPosition(text: string, file: string): Position | undefined {
  const names = [pathToFileURL(file).href.slice('file://'.length), file.replaceAll('\\', '/')];
  const written = text.replaceAll('\\', '/');
  const name = names.find((each) => written.includes(`${each}:`));
  if (name === undefined) return undefined;
  const [line = 0, column = 0] = written
    .slice(written.indexOf(`${name}:`) + name.length + 1)
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
