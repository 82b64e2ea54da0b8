/** The stream of news from the studio's server. It shows at once that the server is gone, and finds it again. */
import type { StudioEvent } from '../../protocol/index.ts';
import { withKey } from './key.ts';
import { getState, update } from './store.ts';
import { openStream } from './stream.ts';

interface Listener {
  receive(event: StudioEvent): Promise<void>;
  /** Called when a server is there, for the first time and after each loss. */
  open(): Promise<void>;
}

/** Milliseconds: how soon it is tried again. */
const PAUSE = 500;
/** Milliseconds, after which there is no answer. */
const PATIENCE = 5000;

let listener: Listener | undefined;
let close: (() => void) | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Number of attempts: only the result of the last counts. */
let tries = 0;

export function connect(given: Listener): void {
  listener = given;
  reconnect();
}

/** Opens the stream again. */
function reconnect(): void {
  tries++;
  clearTimeout(timer);
  close?.();
  close = openStream('/api/events', {
    open: () => void keepTrying(listener?.open()),
    event: (data) => void keepTrying(listener?.receive(JSON.parse(data))),
    end: () => void lose(),
  });
}

/** A server may be there and refuse the first question, or be that of another site. */
async function keepTrying(answered: Promise<void> | undefined): Promise<void> {
  await answered;
  if (getState().lost) await lose();
}

/** Finds out why there was no answer, and retries. A restarted studio has other secrets: this browser has to open its address again. */
export async function lose(): Promise<void> {
  const number = ++tries;
  close?.();
  clearTimeout(timer);
  const question = withKey({ method: 'HEAD', signal: AbortSignal.timeout(PATIENCE) });
  const status = await fetch('/api/events', question).then(
    (response) => response.status,
    () => undefined,
  );
  // An answer that is late says how it was before: the stream may be open again.
  if (number !== tries) return;
  if (status === undefined) update({ lost: 'stopped' });
  if (status === 401) update({ lost: 'unknown' });
  timer = setTimeout(reconnect, PAUSE);
}
