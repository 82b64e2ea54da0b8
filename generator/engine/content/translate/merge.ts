/** Merges the texts of a file in another language into the data of the default, with the places of both. */
import { isRecord } from '../../lib/record.ts';
import { pathKey } from '../entry.ts';
import type { DataPath, Places } from '../types.ts';
import type { YamlFile } from '../yaml/index.ts';
import type { LanguageBlock } from './blocks.ts';

interface MergedTranslation {
  yaml: YamlFile;
  /** The keys whose values are of the other language, by `pathKey`. */
  translated: string[];
}

/** @param base the data without blocks, and the file @param blocks of one language */
export function mergeTranslation(base: YamlFile, blocks: readonly LanguageBlock[]): MergedTranslation {
  const origins = new Map(
    blocks.flatMap((block) =>
      Object.keys(block.texts).map((key) => [pathKey([...block.group, key]), block] as const),
    ),
  );
  /** The file and path of a value. */
  const find = (path: DataPath): { yaml: YamlFile; path: DataPath } => {
    for (let length = 1; length <= path.length; length++) {
      const block = origins.get(pathKey(path.slice(0, length)));
      if (block) return { yaml: block.yaml, path: [...block.below, ...path.slice(length - 1)] };
    }
    return { yaml: base, path };
  };
  const at = <Result>(path: DataPath, ask: (yaml: YamlFile, path: DataPath) => Result): Result => {
    const found = find(path);
    return ask(found.yaml, found.path);
  };
  return {
    translated: [...origins.keys()],
    yaml: {
      ...base,
      data: blocks.reduce((data, block) => mergeBlock(data, block.group, block.texts), base.data),
      remarks: [],
      has: (path) => at(path, (yaml, found) => yaml.has(found)),
      isEmpty: (path) => at(path, (yaml, found) => yaml.isEmpty(found)),
      at: (path) => at(path, (yaml, found) => yaml.at(found)),
      atKey: (path) => at(path, (yaml, found) => yaml.atKey(found)),
      atPart: (path, part, nth) => at(path, (yaml, found) => yaml.atPart(found, part, nth)),
      written: (path) => at(path, (yaml, found) => yaml.written(found)),
      places: () => placesOf(base, blocks),
    },
  };
}

function mergeBlock(data: unknown, [step, ...rest]: DataPath, texts: Record<string, unknown>): unknown {
  if (step === undefined) return isRecord(data) ? { ...data, ...texts } : data;
  if (Array.isArray(data))
    return data.map((item, index) => (index === step ? mergeBlock(item, rest, texts) : item));
  if (!isRecord(data)) return data;
  return { ...data, [step]: mergeBlock(data[step], rest, texts) };
}

/** Places of the texts that are in the same file. */
function placesOf(base: YamlFile, blocks: readonly LanguageBlock[]): Places {
  const places = base.places();
  const moved = blocks
    .filter(({ yaml }) => yaml.file === base.file)
    .flatMap(({ group, below, texts }) =>
      Object.keys(texts).flatMap((key) => {
        const written = pathKey([...below, key]);
        return Object.entries(places)
          .filter(([path]) => path === written || path.startsWith(`${written}/`))
          .map(([path, place]) => [pathKey([...group, key]) + path.slice(written.length), place] as const);
      }),
    );
  return { ...places, ...Object.fromEntries(moved) };
}
