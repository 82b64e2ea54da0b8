/** Several names that are written as one: `A / B & C feat. D`. */
import words from './words.json' with { type: 'json' };

/** The join of a name to those before it. */
export type Join = 'start' | 'list' | 'comma' | 'slash' | 'and' | 'versus' | 'with' | 'featuring';

export interface Part {
  readonly name: string;
  readonly join: Join;
  /** Offset of the name, and of the join before it. */
  readonly start: number;
  readonly joint: number;
}

function anyOf(kind: keyof typeof words): string {
  const all = Object.values(words[kind]).flatMap((list) => list.split(', '));
  return [...new Set(all)]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[+.]/g, '\\$&'))
    .join('|');
}

const AND = anyOf('and');

/** Patterns of the joints between names, by kind. The name of a band goes on with `& the`. */
const JOINTS: Readonly<Record<Exclude<Join, 'start'>, string>> = {
  list: String.raw`\s*[;|\n]\s*`,
  comma: String.raw`\s*[,،、]\s*(?:(?:${AND})\s+(?!the\b))?`,
  slash: String.raw`\s+[/·•]\s+`,
  and: String.raw`\s+(?:${AND})\s+(?!the\b)`,
  versus: String.raw`\s+(?:${anyOf('versus')})\s+`,
  with: String.raw`\s+(?:${anyOf('with')})\s+`,
  featuring: String.raw`\s+[([]?(?:${anyOf('featuring')}):?\s*(?<=[\s.:])`,
};

/** Precedence of joints that occur together, `, with`: those that decide a role come first. */
const JOINS = ['featuring', 'with', 'versus', 'and', 'comma', 'list', 'slash'] as const;

const ANY = new RegExp(JOINS.map((join) => `(?<${join}>${JOINTS[join]})`).join('|'), 'giu');

/** Signs without a space on one side: `A/B`, which may be a name. */
const TIGHT = /\s*[/+&]\s*/g;

/** Returns the join that a text between two names expresses. */
export function joinOf(between: string): Join {
  return JOINS.find((join) => new RegExp(JOINTS[join], 'iu').test(` ${between.trim()} `)) ?? 'start';
}

/** Divides a text into names and joints as finely as possible. @param isTight signs divide without spaces as well */
export function partsOf(written: string, isTight = false): readonly Part[] {
  const text = written.trim();
  const joints = [...text.matchAll(ANY)].flatMap(({ 0: { length }, index, groups }) => {
    const join = JOINS.find((each) => groups?.[each] !== undefined);
    return join === undefined ? [] : [{ join, at: index, end: index + length }];
  });
  const isFree = ({ at, end }: { at: number; end: number }) =>
    !joints.some((each) => at < each.end && each.at < end);
  const tight = [...(isTight ? text.matchAll(TIGHT) : [])]
    .map(({ 0: { length }, index }) => ({ join: 'slash' as const, at: index, end: index + length }))
    .filter(isFree);
  const all = [...joints, ...tight].toSorted((one, other) => one.at - other.at);
  const starts = [{ join: 'start' as const, at: 0, end: 0 }, ...all];
  return starts.flatMap(({ join, at, end }, index) => {
    const name = text.slice(end, starts[index + 1]?.at).trim();
    return name === '' ? [] : [{ name, join, start: end, joint: at }];
  });
}

interface NamesContext {
  /** Returns true for names that must not be divided. */
  readonly isKnown?: (name: string) => boolean;
  /** Joints that divide names; others are parts of them. */
  readonly joins?: readonly Join[];
  /** True if signs divide names without spaces as well. */
  readonly isTight?: boolean;
}

/** Between names of equals. */
export const EQUALS: readonly Join[] = ['list', 'comma', 'slash', 'and'];

/** Between all who are named as the artists of a record. */
export const JOINED: readonly Join[] = [...EQUALS, 'versus', 'with'];

/**
 * The names of a text. A known name stays whole, `Salt & Lantern`, and so does one with a joint of another kind than the list that it
 * is in the middle of: `Noor, Salt & Lantern, Yara`.
 */
export function divideNames(
  written: string,
  { isKnown, joins = EQUALS, isTight }: NamesContext = {},
): string[] {
  const text = written.trim();
  if (text === '') return [];
  const parts = partsOf(text, isTight).filter(({ join }) => join === 'start' || joins.includes(join));
  const ends = parts.map((_, index) => parts[index + 1]?.joint ?? text.length);
  const names: string[] = [];
  for (let first = 0; first < parts.length; ) {
    const start = parts[first]?.start ?? 0;
    const known = isKnown
      ? ends.findLastIndex((end, last) => last >= first && isKnown(text.slice(start, end)))
      : -1;
    const last = known === -1 ? endOfName(parts, first) : known;
    names.push(text.slice(start, ends[last]).trim());
    first = last + 1;
  }
  return names;
}

/** The last part of a name, which is the first one as a rule: an `&` before another comma is within a name. */
function endOfName(parts: readonly Part[], first: number): number {
  const isListed = (index: number) => {
    const join = parts[index]?.join;
    return join === 'comma' || join === 'list' || join === 'slash';
  };
  const isWithin = parts[first + 1]?.join === 'and' && isListed(first + 2);
  return isWithin && parts.some((_, index) => index <= first && isListed(index)) ? first + 1 : first;
}
