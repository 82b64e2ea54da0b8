/** The folder of a look: the facts in its file, and its colours. */
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type LookFolder, openLookFolder } from '../../engine/bundle/looks.ts';
import type { Grammar } from '../../engine/content/grammar.ts';
import { validateData } from '../../engine/content/validate/index.ts';
import { parseYaml } from '../../engine/content/yaml/index.ts';
import { isPlainFile } from '../../engine/lib/files.ts';
import { findNearest } from '../../engine/lib/suggest.ts';
import { addFrames, type Position, type Problem } from '../../engine/problems/index.ts';
import { problem } from '../messages/index.ts';
import { DEFAULT_LOOK } from '../schema/look.ts';
import { type LookFile, lookFile } from '../schema/look-file.ts';
import { type Recipe, readRecipe } from '../theme/recipes.ts';
import { findLook, folderOfOurs, type LookPlace, type LookRoots, listLooks } from './find.ts';

export interface OpenLook extends LookFolder, Pick<LookFile, 'line' | 'for'> {
  /** The word in site.yaml. */
  name: string;
  origin: LookPlace['origin'];
  recipe: Recipe;
}

interface Opened {
  /** Undefined if it cannot be used. */
  look?: OpenLook;
  problems: Problem[];
}

/** Dependencies for reading looks. */
interface LookReading extends LookRoots {
  grammar: Pick<Grammar, 'vocabulary'>;
}

/** The look of a name; Liner's default beside the problems if it cannot be used. @param at where the name is written */
export async function openLook(
  name: string | undefined,
  reading: LookReading,
  at?: Position,
): Promise<Required<Opened>> {
  const wanted = name ?? DEFAULT_LOOK;
  const found = findLook(wanted, reading);
  const { look, problems } = found ? await openPlace(found, reading, at) : refuseUnknown(wanted, reading, at);
  return { look: look ?? (await openDefault(reading)), problems };
}

/** @param at where its name is written */
export async function openPlace(
  { name, origin, folder }: LookPlace,
  reading: LookReading,
  at?: Position,
): Promise<Opened> {
  const lacks = ['look.yaml', 'styles.css'].filter((file) => !isPlainFile(join(folder, file)));
  if (lacks.length > 0)
    return { problems: lacks.map((file) => problem('look/incomplete', at, { style: name, file })) };
  const path = join(folder, 'look.yaml');
  const file = relative(reading.root, path).replaceAll('\\', '/');
  const text = readFileSync(path, 'utf8');
  const { data, problems } = await readLookFile(file, text, reading);
  if (!data) return { problems: addFrames(problems, [{ file, text }]) };
  const { line, for: whom } = data;
  const look = { ...openLookFolder(folder), name, origin, line, for: whom, recipe: readRecipe(data) };
  return { look, problems: [] };
}

/** @param text of look.yaml */
async function readLookFile(
  file: string,
  text: string,
  { grammar }: LookReading,
): Promise<{ data?: LookFile; problems: Problem[] }> {
  const yaml = parseYaml(file, text);
  if (yaml.problems.length > 0) return { problems: yaml.problems };
  const data = yaml.data ?? {};
  const read = lookFile.safeParse(data);
  if (read.success) return { data: read.data, problems: [] };
  const vocabulary = await grammar.vocabulary();
  const { problems } = validateData({ schema: lookFile, vocabulary, data, yaml, noun: 'a look' });
  return { problems };
}

async function openDefault(reading: LookReading): Promise<OpenLook> {
  const folder = folderOfOurs(DEFAULT_LOOK, reading.packageRoot);
  const { look } = await openPlace({ name: DEFAULT_LOOK, origin: 'liner', folder }, reading);
  if (!look) throw new Error(`${folder} is damaged. Install Liner again.`);
  return look;
}

function refuseUnknown(style: string, roots: LookRoots, at: Position | undefined): Opened {
  const known = listLooks(roots).map(({ name }) => name);
  return { problems: [problem('look/unknown', at, { style, nearest: findNearest(style, known), known })] };
}
