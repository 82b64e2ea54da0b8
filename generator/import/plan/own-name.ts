/** `{artist}` for the artist's name, as files write it. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { isRecord, mapValues } from '../../engine/lib/record.ts';

/** Keys that name people and companies. */
const NAMES = /^(?:artists|credits|composer|arranger|conductor|soloists|ensemble|label)$/;
/** Keys with the name behind a year. */
const RIGHTS = /^(?:phonographic_)?copyright$/;

/** @param name of the artist of the site */
export function placeOwnName(path: Path, value: Value, name: string): Value {
  if (path.some((step) => RIGHTS.test(String(step))) && typeof value === 'string')
    return value.endsWith(` ${name}`) ? `${value.slice(0, -name.length)}{artist}` : value;
  return path.some((step) => NAMES.test(String(step))) ? replaceIn(value, name) : value;
}

function replaceIn(value: Value, name: string): Value {
  if (value === name) return '{artist}';
  if (isList(value)) return value.map((each) => replaceIn(each, name));
  return isRecord(value) ? mapValues(value, (each: Value) => replaceIn(each, name)) : value;
}

function isList(value: Value): value is readonly Value[] {
  return Array.isArray(value);
}
