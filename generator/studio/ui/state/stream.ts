/** Server-sent events by `fetch`: an EventSource cannot send the secret of the page. */
import { withKey } from './key.ts';

export interface StreamHandlers {
  open(): void;
  event(data: string): void;
  /** Called when it ends by itself, or is refused. */
  end(): void;
}

/** @returns how to close it */
export function openStream(address: string, handlers: StreamHandlers): () => void {
  const stream = new AbortController();
  const end = () => void (stream.signal.aborted || handlers.end());
  readStream(address, handlers, stream.signal).then(end, end);
  return () => stream.abort();
}

async function readStream(
  address: string,
  { open, event }: StreamHandlers,
  signal: AbortSignal,
): Promise<void> {
  const { ok, body } = await fetch(address, withKey({ signal }));
  if (!ok || !body) return;
  open();
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const events = (rest + piece.value).split('\n\n');
    rest = events.pop() ?? '';
    for (const each of events) event(each.replace('data: ', ''));
  }
}
