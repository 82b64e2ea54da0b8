/** Results that depend on files alone are kept until the watcher has seen one of those files change. */
import type { Remember } from '../assets.ts';

export interface Shelf {
  remember: Remember;
  forget(): void;
}

export function openShelf(): Shelf {
  const kept = new Map<string, { key: string; made: Promise<unknown> }>();
  return {
    remember<Result>(kind: string, key: string, make: () => Promise<Result>): Promise<Result> {
      const last = kept.get(kind);
      // A kind stands for one type of result, as its callers promise.
      if (last?.key === key) return last.made as Promise<Result>;
      const made = make();
      kept.set(kind, { key, made });
      made.catch(() => kept.delete(kind));
      return made;
    },
    forget: () => kept.clear(),
  };
}
