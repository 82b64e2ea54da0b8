/** The address of what is open, within that of the studio: a reload, a bookmark, Back and Forward lead to it. */
import type { FieldPath } from '../../protocol/index.ts';
import { getState, type State, subscribe } from './store.ts';

interface Place {
  file: string;
  at: FieldPath;
}

/** `#/releases/new-song.md`, and of a part of a file `#/pages/events.yaml/events/3`; empty for nothing. */
export function addressOf({ file, at }: { file?: string | undefined; at: FieldPath }): string {
  if (file === undefined) return '';
  return `#/${[...file.split('/'), ...at].map(encodeURIComponent).join('/')}`;
}

/** Returns undefined for an address without a file. */
export function readAddress(hash: string): Place | undefined {
  const [, file, rest = ''] = /^#\/(.+?\.(?:md|ya?ml))(?:\/(.*))?$/.exec(decode(hash)) ?? [];
  if (file === undefined) return undefined;
  const steps = rest.split('/').filter(Boolean);
  return { file, at: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) };
}

/** Decodes a hash; empty for what nobody has encoded. */
function decode(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return '';
  }
}

function current({ file, at }: State): string {
  return addressOf({ file: file?.file, at });
}

/** Number of pending steps of the browser's history. */
let travelling = 0;

/** Follows what is opened with the address line, and the address line with what is opened. @param go opens a place, or nothing */
export function followAddress(go: (place: Place | undefined) => Promise<void>): Promise<void> {
  let last = current(getState());
  subscribe(() => {
    const now = current(getState());
    if (now === last) return;
    last = now;
    if (travelling === 0) history.pushState(undefined, '', now || '/');
  });
  const travel = async () => {
    travelling++;
    await go(readAddress(location.hash));
    travelling--;
    // What could not be opened is not in the address line either.
    if (travelling === 0) history.replaceState(undefined, '', current(getState()) || '/');
  };
  addEventListener('popstate', travel);
  return location.hash === '' ? Promise.resolve() : travel();
}
