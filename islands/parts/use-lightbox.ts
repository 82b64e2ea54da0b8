import {
  type DialogHTMLAttributes,
  type KeyboardEvent,
  type MouseEvent as ReactMouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { indexAfterKey, moveTab } from './focus.ts';
import { type LargePhoto, readPhotos } from './photos.ts';
import { watchSwipe } from './swipe.ts';

interface Lightbox {
  dialog: RefObject<HTMLDialogElement | null>;
  photos: LargePhoto[];
  /** Index of the visible photo; undefined while the dialog is closed. */
  index: number | undefined;
  show: (index: number) => void;
  handlers: DialogHTMLAttributes<HTMLDialogElement>;
}

/**
 * Opens the photos of `list` in a modal dialog: arrows, Home, End and swipes lead through them, Escape and a click beside
 * the photo close it. The focus goes back to the link of the photo that was shown last.
 */
export function useLightbox(list: RefObject<HTMLDivElement | null>): Lightbox {
  const dialog = useRef<HTMLDialogElement>(null);
  const [photos, setPhotos] = useState<LargePhoto[]>([]);
  const [index, setIndex] = useState<number>();
  const [swipe] = useState(() => ({ moved: false }));

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const open = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const found = readPhotos(element);
      const chosen = found.findIndex((photo) => photo.link === link);
      if (chosen < 0 || isForTheBrowser(event)) return;
      event.preventDefault();
      setPhotos(found);
      setIndex(chosen);
    };
    element.addEventListener('click', open);
    return () => element.removeEventListener('click', open);
  }, [list]);

  const isOpen = index !== undefined;
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);

  const step = (by: 1 | -1) => {
    if (index !== undefined) setIndex((index + by + photos.length) % photos.length);
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    // WebKitGTK leaves Shift+Tab without a key.
    if ([event.key, event.code].includes('Tab')) moveTab(event.nativeEvent, event.currentTarget);
    if (index === undefined || isForTheBrowser(event)) return;
    const axis = document.dir === 'rtl' ? 'xRtl' : 'x';
    const next = indexAfterKey(event.key, index, photos.length, axis);
    if (next === undefined) return;
    event.preventDefault();
    setIndex(next);
  };

  const onClick = ({ target, currentTarget }: ReactMouseEvent<HTMLDialogElement>) => {
    const isBeside = target instanceof Element && !target.closest('button, img, figcaption');
    if (isBeside && !swipe.moved) currentTarget.close();
  };

  const onClose = () => {
    if (index !== undefined) photos[index]?.link.focus();
    setIndex(undefined);
  };

  return {
    dialog,
    photos,
    index,
    show: setIndex,
    handlers: { onKeyDown, onClick, onClose, ...watchSwipe(swipe, step) },
  };
}

/** A click or key with one of these opens a tab, or goes back: it is not meant for the page. */
function isForTheBrowser(event: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>): boolean {
  return event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
}
