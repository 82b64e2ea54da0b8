/** Work that somebody may be waiting for, a few pieces at once: what was asked for last is done first. */

interface LatestFirst {
  /** Does a piece of work before all that wait; one that waits under the same name comes to the front. */
  ask<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
  /** Does it when nothing else is asked for, one such piece at a time. */
  askLater<Result>(name: string, work: () => Promise<Result>): Promise<Result>;
}

interface Piece {
  promise: Promise<unknown>;
  begin(): Promise<void>;
}

/** @param size how many pieces are under way at once; a name must mean one type of result */
export function openLatestFirst(size: number): LatestFirst {
  const asked = new Map<string, Piece>();
  const later = new Map<string, Piece>();
  const underWay = new Map<string, Piece>();

  function plan(work: () => Promise<unknown>): Piece {
    let begin = async () => {};
    const promise = new Promise<unknown>((resolve, reject) => {
      begin = () => work().then(resolve, reject);
    });
    return { promise, begin };
  }

  function choose(): [string, Piece] | undefined {
    const latest = [...asked].at(-1);
    if (latest) return latest;
    return underWay.size === 0 ? [...later][0] : undefined;
  }

  function go(): void {
    while (underWay.size < size) {
      const next = choose();
      if (!next) return;
      const [name, piece] = next;
      asked.delete(name);
      later.delete(name);
      underWay.set(name, piece);
      void piece.begin().then(() => {
        underWay.delete(name);
        go();
      });
    }
  }

  function add<Result>(name: string, work: () => Promise<Result>, isAsked: boolean): Promise<Result> {
    const known = underWay.get(name) ?? asked.get(name) ?? later.get(name);
    const piece = known ?? plan(work);
    if (!underWay.has(name) && (isAsked || !asked.has(name))) {
      later.delete(name);
      asked.delete(name);
      (isAsked ? asked : later).set(name, piece);
      go();
    }
    // The caller uses each name for one type of result.
    return piece.promise as Promise<Result>;
  }

  return {
    ask: (name, work) => add(name, work, true),
    askLater: (name, work) => add(name, work, false),
  };
}
