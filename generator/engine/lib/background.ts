/** Background work of a preview, a few pieces at once: the most recent request first, and examinations while nothing is requested. */
import { availableParallelism } from 'node:os';
import type { OnProgress } from './progress.ts';

/** Pieces of work under way at once, each of which keeps one core busy. */
export const AT_ONCE = Math.min(4, availableParallelism());

interface Background<Result> {
  /** Does a piece of work before all that wait. One that waits under the same name moves to the front. */
  ask(name: string, label: string, work: () => Promise<Result>): Promise<Result>;
  /** Does a piece of work once nothing is requested, one at a time. Its failure is ignored. */
  askLater(name: string, label: string, work: () => Promise<unknown>): void;
}

interface Task<Result> {
  waits: boolean;
  begin(): void;
  ended: Promise<Result>;
}

interface BackgroundOptions {
  /** Called when the queue is empty, if a piece has succeeded since the last call. */
  onDone: () => void;
  /** Counts from the first piece of work until none is left, with the labels as names. */
  onProgress?: OnProgress | undefined;
  size?: number;
}

export function openBackground<Result>(options: BackgroundOptions): Background<Result> {
  const { onDone, onProgress, size = AT_ONCE } = options;
  const requested = new Map<string, Task<Result>>();
  const later = new Map<string, Task<unknown>>();
  let [underWay, done, total] = [0, 0, 0];
  let isNews = false;

  function plan<Output>(label: string, work: () => Promise<Output>, end: () => void): Task<Output> {
    total += 1;
    onProgress?.(done, total, label);
    let begin = () => {};
    const worked = new Promise<Output>((resolve, reject) => {
      begin = () => work().then(resolve, reject);
    });
    const ended = worked.finally(() => {
      end();
      done += 1;
      onProgress?.(done, total, label);
      if (done === total) [done, total] = [0, 0];
    });
    return { waits: true, begin, ended };
  }

  function add<Output>(
    queue: Map<string, Task<Output>>,
    name: string,
    label: string,
    work: () => Promise<Output>,
  ): Promise<Output> {
    const piece = queue.get(name) ?? plan(label, work, () => queue.delete(name));
    queue.delete(name);
    queue.set(name, piece);
    go();
    return piece.ended;
  }

  function choose(): Task<unknown> | undefined {
    const latest = [...requested.values()].findLast(({ waits }) => waits);
    return latest ?? (underWay === 0 ? [...later.values()].find(({ waits }) => waits) : undefined);
  }

  function go(): void {
    const next = underWay < size ? choose() : undefined;
    if (!next) return;
    const end = () => {
      underWay -= 1;
      go();
    };
    underWay += 1;
    next.waits = false;
    next.begin();
    next.ended.then(end, end);
    go();
  }

  return {
    ask: (name, label, work) => add(requested, name, label, work),
    askLater(name, label, work) {
      const end = () => {
        if (later.size > 0 || !isNews) return;
        isNews = false;
        onDone();
      };
      add(later, name, label, async () => {
        await work();
        isNews = true;
      }).then(end, end);
    },
  };
}
