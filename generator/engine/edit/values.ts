/** Writes values that were not in the file: in lines below their key, or within brackets. */
import { type Data, isDataMap, isList } from './data.ts';
import { indentLines, type Written, writeParagraphs } from './paragraphs.ts';
import { type Surroundings, writeNumber, writeText } from './scalar.ts';
import type { Style } from './types.ts';

/** Parent of a value that is not in brackets. */
export type Owner = 'root' | 'value' | 'item';

/** Spaces that what belongs to a hyphen is indented by. */
const ITEM_STEP = 2;

/** Longer lists of plain values have a line for each. */
const MAX_LIST = 100;

/** A value on lines of its own, which are indented as far as they are deeper than the key or the hyphen. */
export function writeBlock(data: Data, style: Style, owner: Owner): Written {
  if (typeof data === 'string') {
    const indent = indentOf(owner, style, false);
    const paragraphs =
      data.includes('\n') && !style.isCautious ? writeParagraphs(data, { indent }) : undefined;
    return paragraphs ?? { head: writeScalar(data, style, owner), lines: [] };
  }
  const isMap = isDataMap(data);
  if (!isMap && !isList(data)) return { head: writeScalar(data, style, owner), lines: [] };
  if (isMap ? data.size === 0 : isShort(data)) return { head: writeFlow(data, style, 'flowItem'), lines: [] };
  const lines = isMap
    ? [...data].flatMap(([key, value]) => writeEntry(key, value, style))
    : data.flatMap((value) => writeItem(value, style));
  return { head: '', lines: indentLines(lines, indentOf(owner, style, !isMap)) };
}

function indentOf(owner: Owner, { step, listStep }: Style, isOfList: boolean): number {
  if (owner === 'item') return ITEM_STEP;
  if (owner === 'root') return 0;
  return isOfList ? listStep : step;
}

/** Lists of plain values are written in brackets. */
function isShort(list: readonly Data[]): boolean {
  const isPlain = list.every((each) => !isDataMap(each) && !isList(each) && !/\n/.test(String(each)));
  return isPlain && list.join(', ').length <= MAX_LIST;
}

/** The lines of a key and its value. */
export function writeEntry(key: string, value: Data, style: Style): string[] {
  const { head, lines } = writeBlock(value, style, 'value');
  return [join(`${writeText(key, style, 'key')}:`, head), ...lines];
}

/** The lines of an item, with its hyphen. */
export function writeItem(value: Data, style: Style): string[] {
  const { head, lines } = writeBlock(value, style, 'item');
  const [first = '', ...others] = lines;
  return head === '' && lines.length > 0
    ? [`- ${first.slice(ITEM_STEP)}`, ...others]
    : [join('-', head), ...lines];
}

/** A value on one line, as it is written within brackets. */
export function writeFlow(data: Data, style: Style, surroundings: Surroundings): string {
  if (isList(data)) return `[${data.map((each) => writeFlow(each, style, 'flowItem')).join(', ')}]`;
  if (!isDataMap(data)) return writeScalar(data, style, surroundings);
  if (data.size === 0) return '{}';
  const entries = [...data].map(([key, value]) => writeFlowEntry(key, value, style));
  return `{${style.padding}${entries.join(', ')}${style.padding}}`;
}

export function writeFlowEntry(key: string, value: Data, style: Style): string {
  return `${writeText(key, style, 'flowKey')}: ${writeFlow(value, style, 'flowValue')}`;
}

function writeScalar(
  data: string | number | boolean | null,
  style: Style,
  surroundings: Surroundings,
): string {
  if (typeof data === 'string') return writeText(data, style, surroundings);
  if (typeof data === 'number') return writeNumber(data);
  // A key with nothing behind it.
  if (data === null) return surroundings === 'value' ? '' : 'null';
  return String(data);
}

function join(mark: string, head: string): string {
  return head === '' ? mark : `${mark} ${head}`;
}
