/** What the decoders write to the console, they also return: here it is said once, in our own words. */

const { error: write } = console;
let callers = 0;

/** A decoder that has so much to say of one piece is going round in circles. */
const MOST = 1000;

/** @throws what the work throws, and an error where it does not come to an end */
export async function quietly<Result>(work: () => Result | Promise<Result>): Promise<Result> {
  let lines = 0;
  callers += 1;
  console.error = () => {
    lines += 1;
    if (lines > MOST) throw new Error('The decoder goes round in circles.');
  };
  try {
    return await work();
  } finally {
    callers -= 1;
    if (callers === 0) console.error = write;
  }
}
