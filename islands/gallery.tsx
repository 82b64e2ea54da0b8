import { useRef } from 'react';
import { gallery as english } from '../generator/site/words/en.json';
import { CloseIcon, NextIcon, PreviousIcon } from './parts/icons.tsx';
import type { LargePhoto } from './parts/photos.ts';
import { useLightbox } from './parts/use-lightbox.ts';
import { type Slotted, slotAttributes } from './slots.ts';
import { islandWords, type WordsProps } from './words.ts';

export interface GalleryProps extends WordsProps<'gallery'> {
  /** The name of the dialog: the subject of its photos. */
  label: string;
}

const ENGLISH = { gallery: english };

/** Photos whose links open them large, in a dialog on this page. The photos are the default slot. */
export default function Gallery({ label, slots, words }: GalleryProps & Slotted) {
  const { gallery } = islandWords(ENGLISH, words);
  const list = useRef<HTMLDivElement>(null);
  const { dialog, photos, index, show, handlers } = useLightbox(list);
  const count = photos.length;
  return (
    <>
      <div ref={list} {...slotAttributes(slots)} />
      <dialog ref={dialog} className="lightbox" aria-label={label} {...handlers}>
        <div className="lightbox-bar">
          <p className="data" role="status">
            {index === undefined ? '' : gallery.of({ number: index + 1, count })}
          </p>
          <form method="dialog">
            <button type="submit" className="button-icon" aria-label={gallery.close}>
              <CloseIcon />
            </button>
          </form>
        </div>
        <div className="lightbox-stage">
          {index !== undefined &&
            neighboursOf(index, count).map((each) => (
              <Large key={each} photo={photos[each]} shown={each === index} />
            ))}
        </div>
        {index !== undefined && count > 1 && (
          <>
            <button
              type="button"
              className="lightbox-step lightbox-previous"
              aria-label={gallery.previous}
              onClick={() => show((index + count - 1) % count)}
            >
              <PreviousIcon />
            </button>
            <button
              type="button"
              className="lightbox-step lightbox-next"
              aria-label={gallery.next}
              onClick={() => show((index + 1) % count)}
            >
              <NextIcon />
            </button>
          </>
        )}
      </dialog>
    </>
  );
}

/** The photo itself and those on both sides of it, round the ends: these are fetched in advance. */
function neighboursOf(index: number, count: number): number[] {
  return [...new Set([index, (index + 1) % count, (index + count - 1) % count])].sort((a, b) => a - b);
}

function Large({ photo, shown }: { photo: LargePhoto | undefined; shown: boolean }) {
  if (!photo) return null;
  const { src, alt, width, height, sources, preview, lines } = photo;
  const sizes = `min(100vw, ${Math.round((100 * width) / height)}vh)`;
  return (
    <figure hidden={!shown}>
      <picture className="contents">
        {sources.map(({ type, srcset }) => (
          <source key={type} type={type} srcSet={srcset} sizes={sizes} />
        ))}
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          draggable={false}
          fetchPriority={shown ? 'high' : 'low'}
          style={{
            backgroundImage: preview,
            aspectRatio: `${width} / ${height}`,
            width: `min(100%, ${width}px, calc(var(--stage) * ${width / height}))`,
          }}
        />
      </picture>
      <figcaption>
        {lines.map((line) => (
          <span key={line} dir="auto">
            {line}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
