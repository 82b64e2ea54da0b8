import { createAutoplay, holdForVisitor } from './autoplay.ts';
import { EmblaCarousel } from './embla.ts';
import { watchWheel } from './wheel.ts';

/** Between two moves, in milliseconds. */
const DELAY = 2000;

export interface Carousel {
  next: () => void;
  previous: () => void;
  /** The visitor's own choice; pointer and focus still pause it. */
  setPlaying: (playing: boolean) => void;
  destroy: () => void;
}

/** Sets a row in motion: it goes round, by itself, by buttons, by dragging and by sideways wheel. */
export function startCarousel(
  region: HTMLElement,
  viewport: HTMLElement,
  { jump }: { jump: boolean },
): Carousel {
  const startIndex = takeOverScroll(viewport);
  const direction = document.dir === 'rtl' ? 'rtl' : 'ltr';
  const embla = EmblaCarousel(viewport, { loop: true, align: 'start', startIndex, direction });
  const autoplay = createAutoplay(DELAY, () => embla.scrollNext(jump));
  const stop = new AbortController();
  const move = (forward: boolean) => {
    if (forward) embla.scrollNext(jump);
    else embla.scrollPrev(jump);
    autoplay.restart();
  };
  const stopWheel = watchWheel(viewport, move);
  holdForVisitor(region, autoplay, stop.signal);
  embla.on('pointerDown', () => autoplay.hold('drag', true));
  embla.on('pointerUp', () => autoplay.hold('drag', false));
  return {
    next: () => move(true),
    previous: () => move(false),
    setPlaying: (playing) => autoplay.hold('visitor', !playing),
    destroy: () => {
      stop.abort();
      stopWheel();
      autoplay.hold('visitor', true);
      embla.destroy();
    },
  };
}

// Scrolled by hand before: the carousel goes on from there. From right to left, it is scrolled to less than 0.
function takeOverScroll(viewport: HTMLElement): number {
  const slide = viewport.querySelector('li');
  const index = slide ? Math.round(Math.abs(viewport.scrollLeft) / slide.offsetWidth) : 0;
  viewport.scrollLeft = 0;
  return index;
}
