/** Two days in place of one: `23.–25. April 2027`. */

/** Between the first and the last of several days. */
const UNTIL = /\s*(?:[-\u2010-\u2015]|\b(?:to|until|bis)\b)\s*/gu;

/** Returns the first and the last day of a range that can be read in one way only; of `30 April - 2 May 2027`, 2027 is the year of both. */
export function readDateRange(
  text: string,
  readDates: (text: string) => readonly string[],
): [first: string, last: string] | undefined {
  const dayOf = (written: string) => {
    const [day, other] = readDates(written);
    return other === undefined && day?.length === 10 ? day : undefined;
  };
  for (const { 0: between, index } of text.matchAll(UNTIL)) {
    const from = text.slice(0, index);
    const until = text.slice(index + between.length);
    // `April 23-25, 2027` has the month before both days, `23-25 April 2027` behind both.
    const last = dayOf(until) ?? dayOf(from.replace(/\d.*$/, until));
    const first =
      dayOf(from) ?? (last && dayOf(`${from} ${last.slice(0, 4)}`)) ?? dayOf(until.replace(/^\d+\.?/, from));
    if (first !== undefined && last !== undefined && first < last) return [first, last];
  }
  return undefined;
}
