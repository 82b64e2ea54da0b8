/** Changes the open page into its next version. */
import { canFollow, fetchPage, versionOf } from './served.ts';
import { loadStyles } from './styles.ts';
import { update } from './update.ts';

let { pathname: path } = location;
/** The page as it was served, which scripts have changed since; undefined if that is another version already. */
let served: Promise<Document | undefined> = Promise.resolve(undefined);
let queue = Promise.resolve(true);

/** Settles with false if the page has to be reloaded. */
export function patchPage(): Promise<boolean> {
  queue = queue.then(patch);
  return queue;
}

/** Gives the page the address that its next version has. */
export function movePage(to: string): void {
  path = to;
  history.replaceState(history.state, '', to);
  dispatchEvent(new Event('liner:page'));
}

/** Keeps the page as it was served, also when the player puts another one into this document. */
export function keepServed(): void {
  served = fetchPage().then((page) =>
    page instanceof Document && versionOf(page) === versionOf(document) ? page : undefined,
  );
  addEventListener('liner:page', () => {
    if (path === location.pathname) return;
    path = location.pathname;
    served = fetchPage().then((page) => (page instanceof Document ? page : undefined));
  });
}

async function patch(): Promise<boolean> {
  const [before, after] = [await served, await fetchPage()];
  // The studio gives it the address of its next version.
  if (after === 'gone') return true;
  if (!before || !after || !canFollow(before, after)) return false;
  served = Promise.resolve(after);
  const showStyles = await loadStyles(after);
  update(document.documentElement, before.documentElement, after.documentElement);
  showStyles();
  dispatchEvent(new Event('liner:page'));
  return true;
}
