/** Values of sources whose letters are lost: none of them is written, and their files are named. */

import { isRecord } from '../../../engine/lib/record.ts';
import type { Item, Reading } from '../../catalogue.ts';
import { damageIn, isMostlyHigh, misreadCharset } from '../../sources/damage.ts';
import { groupBy } from './data.ts';
import { openFindings } from './notes.ts';

/** Keys without which an entry is another one. */
const NEEDED: readonly string[] = ['title', 'episode_title', 'name', 'tracks'];
/** Addresses and paths have signs that words do not. */
const NO_WORDS = /url|link|path|redirect|^(?:id|ids|audio|isrc|upc)/;

interface Damage {
  readonly item: Item;
  readonly example: string;
}

/** A reading without what is damaged: an entry whose title or tracks are, or the keys of another one. */
export function withoutDamage(reading: Reading): Reading {
  const damages: Damage[] = [];
  const texts = reading.items.flatMap(({ facts, body = '' }) => [...textsOf(facts), body]);
  const isMisread = misreadCharset(texts) !== undefined;
  const find = (text: string) =>
    damageIn(text) ?? (isMisread && isMostlyHigh(text) ? text.slice(0, 40) : undefined);
  const items = reading.items.flatMap((item) => {
    const damaged = Object.entries(item.facts).flatMap(([key, value]) => {
      const [example] = textsOf({ [key]: value }).flatMap((text) => find(text) ?? []);
      return example === undefined ? [] : [{ key, example }];
    });
    const body = find(item.body ?? '');
    const [example = body] = damaged.map((each) => each.example);
    if (example === undefined) return [item];
    damages.push({ item, example });
    const keys = damaged.map(({ key }) => key);
    return keys.some((key) => NEEDED.includes(key)) ? [] : [withoutKeys(item, keys, body !== undefined)];
  });
  return { ...reading, items, problems: [...reading.problems, ...noteDamages(damages)] };
}

/** The words in a value: names of its keys may be roles of people. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, each]) => (NO_WORDS.test(key) ? [] : [key, ...textsOf(each)]));
}

function withoutKeys(item: Item, keys: readonly string[], hasBody: boolean): Item {
  const copy = structuredClone(item);
  for (const key of keys) Reflect.deleteProperty(copy.facts, key);
  return hasBody ? { ...copy, body: undefined } : copy;
}

/** Each file once. */
function noteDamages(damages: readonly Damage[]): Reading['problems'] {
  const findings = openFindings();
  for (const [place, own] of groupBy(damages, ({ item }) => item.origin.place)) {
    const [first] = own;
    if (!first) continue;
    const entries = own.length === 1 ? 'an entry' : `${own.length} entries`;
    findings.note(
      first.item.origin,
      `${place} is damaged: letters were lost before it came here, as in "${first.example}". What is damaged of ${entries} is left out.`,
      'Export it once more, and save it as UTF-8 (in a spreadsheet: "CSV UTF-8"), or write by hand what is missing.',
    );
  }
  return findings.problems;
}
