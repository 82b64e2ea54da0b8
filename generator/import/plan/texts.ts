/** Texts of entries as the files of the site have them: the artist's name, descriptions of pictures. */
import type { Path, Value } from '../../engine/edit/types.ts';
import { isRecord, mapValues } from '../../engine/lib/record.ts';
import type { PlannedFact } from './plan.ts';

/** Drops descriptions of pictures that are not taken, which would describe another or none. @param pictures places of those taken */
export function withoutLoneDescriptions(
  facts: readonly PlannedFact[],
  pictures: readonly Path[],
): readonly PlannedFact[] {
  if (pictures.some((at) => at.join() === 'image')) return facts;
  return facts.filter(
    ({ path, verdict }) => path.join() !== 'image_alt' || verdict === 'same' || verdict === 'differs',
  );
}

const NAMES = /^(?:artists|credits|composer|arranger|conductor|soloists|ensemble|label)$/;
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
