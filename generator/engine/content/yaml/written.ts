/** YAML as it is written: with empty values and empty entries of lists, so that paths are those of the file, for changes of it. */
import { isAlias, isMap, isScalar, isSeq } from 'yaml';
import { createLocator, type Locate } from '../../lib/locator.ts';
import { pathKey } from '../entry.ts';
import type { DataPath, Places } from '../types.ts';
import { MAX_ALIASES, readDocument, withinLimits } from './document.ts';

interface WrittenYaml {
  data: unknown;
  places: Places;
}

/** Returns undefined for a text with errors, which its check reports. @param text a whole file @param block offsets of its YAML */
export function readWritten(text: string, block = { start: 0, end: text.length }): WrittenYaml | undefined {
  const locateInFile = createLocator(text);
  return withinLimits(() => {
    const { document, faults } = readDocument(text.slice(block.start, block.end));
    if (!document || faults.length > 0) return undefined;
    const places: Places = {};
    collectPlaces(document.contents, [], (offset) => locateInFile(offset + block.start), places);
    return { data: document.toJS({ maxAliasCount: MAX_ALIASES }), places };
  }, undefined);
}

function collectPlaces(node: unknown, path: DataPath, locate: Locate, places: Places): void {
  if (!isMap(node) && !isSeq(node) && !isScalar(node) && !isAlias(node)) return;
  if (node.range) {
    const { line, column } = locate(node.range[0]);
    places[pathKey(path)] = [line, column];
  }
  if (isSeq(node))
    for (const [index, item] of node.items.entries()) collectPlaces(item, [...path, index], locate, places);
  if (!isMap(node)) return;
  for (const { key, value } of node.items)
    if (isScalar(key)) collectPlaces(value, [...path, String(key.value)], locate, places);
}
