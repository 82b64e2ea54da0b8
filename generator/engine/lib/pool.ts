/**
 * Does `work` for each item, at most `size` at once, and gives the results in the items' order. After a failure nothing
 * new is begun; it is thrown when the work under way has ended.
 */
export async function mapPool<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const entries = items.entries();
  let failed = false;

  async function runWorker(): Promise<void> {
    for (const [index, item] of entries) {
      if (failed) return;
      try {
        results[index] = await work(item, index);
      } catch (error) {
        failed = true;
        throw error;
      }
    }
  }

  const count = Math.max(1, Math.min(Math.floor(size) || 1, items.length));
  await settleAll(Array.from({ length: count }, runWorker));
  return results;
}

/** As `mapPool`, beginning with the largest, so that at the end none is still running alone. */
export async function mapLargestFirst<T, R>(
  items: readonly T[],
  size: number,
  sizeOf: (item: T) => number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const places = items.map((item, place) => ({ item, place }));
  const largestFirst = places.toSorted((one, other) => sizeOf(other.item) - sizeOf(one.item));
  const done = await mapPool(largestFirst, size, async ({ item, place }) => ({
    place,
    result: await work(item),
  }));
  return done.toSorted((one, other) => one.place - other.place).map(({ result }) => result);
}

/** Waits for all, even if one fails. @throws the first failure in their order */
export async function settleAll(work: readonly Promise<unknown>[]): Promise<void> {
  const ended = await Promise.allSettled(work);
  const failure = ended.find(({ status }) => status === 'rejected');
  if (failure?.status === 'rejected') throw failure.reason;
}
