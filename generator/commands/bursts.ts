/** Work that comes and goes while the preview runs, such as pictures that a page asks for: shown while it lasts. */
import type { OnProgress } from '../lib/progress.ts';
import { createProgress, type ProgressOptions } from './progress.ts';

/** In milliseconds: what is over sooner is not worth a line. */
const SHORT = 1000;
const CLEAR = '\r\u001b[2K';

export interface Bursts {
  /** Its counts begin anew when all that was asked for is done. */
  onProgress: OnProgress;
  /** For other output, which goes above the bar. */
  stream: { write(text: string): unknown; isTTY: boolean };
}

export function showBursts(kind: string, options: ProgressOptions): Bursts {
  const { stream, live, now } = options;
  const progress = createProgress(options);
  let since: number | undefined;
  let isShown = false;
  return {
    onProgress(done, total, name) {
      since ??= now();
      if (!isShown && done < total && now() - since >= SHORT) {
        progress.begin(kind);
        isShown = true;
      }
      if (isShown) progress.count(kind, done, total, name);
      if (done < total) return;
      progress.end();
      isShown = false;
      since = undefined;
    },
    stream: {
      write: (text) => stream.write(isShown && live ? CLEAR + text : text),
      isTTY: live,
    },
  };
}
