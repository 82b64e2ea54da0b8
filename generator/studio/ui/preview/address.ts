/** Chooses the page in the frame: that of the edited entry, or the home page. */
import { type RefObject, useEffect, useState } from 'react';
import { entryOf, useStudio } from '../state/store.ts';
import type { FramedPage } from './page.ts';

interface Shown {
  /** Key of the entry. */
  key: string;
  /** The path of its page when the frame was sent there. */
  first: string | undefined;
  /** The path of its page now, and the one before. */
  route: string | undefined;
  before?: string | undefined;
  /** The version of the page that the frame has left. */
  left: number;
  /** Paths of pages that may come in between: the one that it has left, and those it was sent to before; none once the other one is there. */
  late?: readonly (string | undefined)[] | undefined;
}

/**
 * Sends the frame to the page of another entry. An entry that gets another address while it is edited takes its page along, which goes on.
 * @returns whether the frame shows another page, and the way back
 */
export function useAddress(
  frame: RefObject<HTMLIFrameElement | null>,
  { page, version, move }: FramedPage,
): { isElsewhere: boolean; goBack(): void } {
  const origin = useStudio(({ site }) => site?.preview);
  const isSound = useStudio(({ site }) => site?.isSound === true);
  const route = useStudio((state) => entryOf(state)?.route);
  const isListed = useStudio((state) => state.file === undefined || entryOf(state) !== undefined);
  const key = useStudio(({ file, at }) => (file ? `${file.file} ${at.join('.')}` : ''));
  const [shown, setShown] = useState<Shown>();
  const path = page?.path;
  const goTo = (to: string | undefined) => {
    // Of the browser's history, it is one step together with the address of the entry.
    if (origin !== undefined) frame.current?.contentWindow?.location.replace(origin + (to ?? '/'));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: the page in the frame matters only when another one is wanted
  useEffect(() => {
    if (origin === undefined || (shown?.key === key && shown.route === route)) return;
    // Whatever is shown stays until there is a page again. A file with a new name is not in the list until it is opened by that.
    if (shown && (!isListed || (route === undefined && !isSound))) return;
    if (shown?.key === key && shown.route !== undefined && route !== undefined) {
      // Somebody who looks at another page meanwhile is not disturbed.
      move(shown.route, route);
      setShown({ ...shown, route, before: shown.route });
      return;
    }
    const isThere = shown !== undefined && shown.first === route && path === route;
    if (!isThere) goTo(route);
    setShown({
      key,
      first: route,
      route,
      ...(isThere
        ? { left: shown.left }
        : { left: version, late: [...(shown?.late ?? []), shown?.first ?? '/', path] }),
    });
  }, [origin, isSound, isListed, route, key, shown]);

  // A page that arrives late keeps the frame, and so does one that loads itself again at that moment, by the news of the same build.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each page
  useEffect(() => {
    if (shown?.late === undefined || shown.first === undefined || version === shown.left) return;
    if (path !== shown.first && shown.late.includes(path)) goTo(shown.first);
    else setShown({ ...shown, late: undefined });
  }, [version]);

  const goBack = () => {
    // The button for it goes away.
    frame.current?.focus();
    goTo(route);
  };
  const isNews = shown !== undefined && version > shown.left && path !== undefined;
  const isElsewhere = isNews && route !== undefined && path !== route && path !== shown.before;
  return { isElsewhere, goBack };
}
