/** Recordings that are known by their day and their length, whatever they are called. */

interface Recording {
  readonly date: string | undefined;
  /** Its length. */
  readonly seconds: number | undefined;
}

/** Seconds that programs round up or down. */
const ROUNDED = 1;

/** Whether both are of one day, and as long as each other. */
export function isSameRecording(one: Recording, other: Recording): boolean {
  if (one.date?.length !== 10 || one.date !== other.date) return false;
  if (one.seconds === undefined || other.seconds === undefined) return false;
  return Math.abs(one.seconds - other.seconds) <= ROUNDED;
}

/** By what such recordings are found: two that are a second apart share the longer one. */
export function marksOfRecording({ date, seconds }: Recording): string[] {
  if (date?.length !== 10 || seconds === undefined) return [];
  const second = Math.floor(seconds);
  return [second, second + 1].map((each) => `recording:${date} ${each}`);
}
