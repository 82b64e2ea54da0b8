/** The memory for pictures that have to be held whole: what does not fit beside others waits for them. */

/** In bytes. A single piece of work may take more, alone. */
const BUDGET = 400_000_000;

let taken = 0;
const waiting: (() => void)[] = [];

/** @param bytes that the work takes at its peak */
export async function withMemory<Result>(bytes: number, work: () => Promise<Result>): Promise<Result> {
  while (taken > 0 && taken + bytes > BUDGET) await new Promise<void>((resume) => waiting.push(resume));
  taken += bytes;
  try {
    return await work();
  } finally {
    taken -= bytes;
    for (const resume of waiting.splice(0)) resume();
  }
}
