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
  const workers = await Promise.allSettled(Array.from({ length: count }, runWorker));
  const failure = workers.find((worker) => worker.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
