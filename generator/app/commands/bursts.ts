/** Work that comes and goes while the preview runs, such as pictures that a page asks for: shown while it lasts. */
import type { OnProgress } from '../../engine/lib/progress.ts';
import { createProgress, type ProgressOptions, repeat } from './progress.ts';

/** In milliseconds: what is over sooner is not worth a line. */
const SHORT = 1000;
const CLEAR = '\r\u001b[2K';

export interface Bursts {
  /** Its counts begin again when all that was asked for is done. */
  onProgress: OnProgress;
  /** For other output, which goes above the bar. */
  stream: { write(text: string): unknown };
}

export function showBursts(kind: string, options: ProgressOptions): Bursts {
  const { stream, live, every = repeat } = options;
  const progress = createProgress(options);
  let latest: Parameters<OnProgress> | undefined;
  let isShown = false;
  let stop = () => {};

  function begin(): void {
    stop();
    if (!latest) return;
    isShown = true;
    progress.begin(kind);
    progress.count(kind, ...latest);
  }

  return {
    onProgress(done, total, name) {
      // By a clock of its own: a single picture gives no sign of life until it is done.
      if (!latest) stop = every(SHORT, begin);
      latest = [done, total, name];
      if (isShown) progress.count(kind, ...latest);
      if (done < total) return;
      stop();
      progress.end();
      isShown = false;
      latest = undefined;
    },
    stream: { write: (text) => stream.write(isShown && live ? CLEAR + text : text) },
  };
}
