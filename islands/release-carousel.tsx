import { type RefObject, useEffect, useRef, useState } from 'react';
import { carousel as english } from '../generator/site/words/en.json';
import { type Carousel, startCarousel } from './parts/carousel.ts';
import { NextIcon, PauseIcon, PlayIcon, PreviousIcon } from './parts/icons.tsx';
import { type Slotted, slotAttributes } from './slots.ts';
import { islandWords, type WordsProps } from './words.ts';

/** The cards are the default slot: one `<li>` each. */
export interface ReleaseCarouselProps extends WordsProps<'carousel'> {
  label: string;
}

const ENGLISH = { carousel: english };

/** A row of cards that moves on by itself; until it is alive, and without scripts, a row to scroll. */
export default function ReleaseCarousel({ label, slots, words }: ReleaseCarouselProps & Slotted) {
  const { carousel: messages } = islandWords(ENGLISH, words);
  const region = useRef<HTMLElement>(null);
  const viewport = useRef<HTMLDivElement>(null);
  const { carousel, live, playing, setPlaying } = useCarousel(region, viewport);
  return (
    <section ref={region} aria-label={label} aria-roledescription={messages.role}>
      <div className="carousel-buttons scripted-flex">
        <button
          type="button"
          className="button-icon"
          aria-label={messages.previous}
          onClick={() => carousel.current?.previous()}
        >
          <PreviousIcon />
        </button>
        <button
          type="button"
          className="button-icon"
          aria-label={playing ? messages.pause : messages.play}
          onClick={() => setPlaying(!playing)}
        >
          {playing ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          className="button-icon"
          aria-label={messages.next}
          onClick={() => carousel.current?.next()}
        >
          <NextIcon />
        </button>
      </div>
      <div ref={viewport} className={live ? 'carousel carousel-live' : 'carousel'}>
        <ul className="carousel-row" {...slotAttributes(slots)} />
      </div>
    </section>
  );
}

function useCarousel(region: RefObject<HTMLElement | null>, viewport: RefObject<HTMLElement | null>) {
  const carousel = useRef<Carousel>(null);
  const [live, setLive] = useState(false);
  const [playing, setPlaying] = useState(true);
  useEffect(() => {
    if (!region.current || !viewport.current) return;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const started = startCarousel(region.current, viewport.current, { jump: still });
    carousel.current = started;
    setLive(true);
    // With reduced motion, only the visitor moves it.
    if (still) setPlaying(false);
    return started.destroy;
  }, [region, viewport]);
  useEffect(() => carousel.current?.setPlaying(live && playing), [live, playing]);
  return { carousel, live, playing, setPlaying };
}
