/**
 * Does `work` for each item, at most `size` at once, and gives the results in the items' order. The first failure
 * is thrown once the work under way has ended; nothing new is begun after it.
 */
export async function mapPool<T, R>(
  items: readonly T[],
  size: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const results = new Array<R>(items.length);
  const entries = items.entries();
  let failed = false;

  async function takeTurns(): Promise<void> {
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

  const workers = Math.max(1, Math.min(Math.floor(size) || 1, items.length));
  const turns = await Promise.allSettled(Array.from({ length: workers }, takeTurns));
  const failure = turns.find((turn) => turn.status === 'rejected');
  if (failure) throw failure.reason;
  return results;
}
