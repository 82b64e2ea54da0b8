/** Sends pending changes when the page goes away. If that is not possible, the browser asks. */
import { withKey } from './key.ts';
import { listRequests } from './sending.ts';
import { getState, isIdle } from './store.ts';

/** Bytes: what browsers send for a page that is gone (Fetch standard, 4.6), with room for the rest. */
const MOST = 60_000;

export function keepLastWords(): void {
  addEventListener('beforeunload', (event) => {
    const { lost, clash } = getState();
    if (!isIdle() && (lost || clash?.of === 'window' || listBodies().some(isTooLarge)))
      event.preventDefault();
  });
  addEventListener('pagehide', () => {
    for (const body of listBodies())
      fetch('/api/draft', withKey({ method: 'POST', body, keepalive: true })).catch(() => undefined);
  });
}

function listBodies(): Blob[] {
  return listRequests(getState()).map(
    ({ body }) => new Blob([JSON.stringify(body)], { type: 'application/json' }),
  );
}

function isTooLarge({ size }: Blob): boolean {
  return size > MOST;
}
