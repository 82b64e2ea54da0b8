/** Entries that are there already under the title of a new one: most often somebody ran the command twice. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { divideFrontMatter, stripMark } from '../content/parse/front-matter.ts';
import { parseYaml } from '../content/yaml/index.ts';
import { formatPosition } from '../problems/index.ts';

/** @returns the first file of the folder that has this title, apart from case and blanks */
export function findTitle(folder: string, title: string): string | undefined {
  if (!existsSync(folder)) return undefined;
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => join(folder, name));
  return files.find((file) => isSame(readTitle(file), title));
}

/**
 * @param text the whole file of events
 * @returns the place of a show of this title on this day: `content/pages/events.yaml:12:5`
 */
export function findShow(
  file: string,
  text: string,
  { title, date }: { title: string; date: string },
): string | undefined {
  const yaml = parseYaml(file, text);
  const events = fieldOf(yaml.data, 'events');
  if (!Array.isArray(events)) return undefined;
  const index = events.findIndex(
    (event) => isSame(fieldOf(event, 'title'), title) && fieldOf(event, 'date') === date,
  );
  return index === -1 ? undefined : formatPosition(yaml.at(['events', index]));
}

function readTitle(file: string): unknown {
  const text = stripMark(readFileSync(file, 'utf8'));
  const { block } = divideFrontMatter(file, text);
  const data = block && parseYaml(file, text, block).data;
  return fieldOf(data, 'title') ?? fieldOf(data, 'episode_title');
}

function fieldOf(data: unknown, key: string): unknown {
  const isGroup = typeof data === 'object' && data !== null;
  return isGroup ? new Map<string, unknown>(Object.entries(data)).get(key) : undefined;
}

function isSame(found: unknown, title: string): boolean {
  const fold = (text: string) => text.trim().toLowerCase();
  return typeof found === 'string' && fold(found) === fold(title);
}
