/** The photos of a gallery, as its static HTML has them. */

/** A photo to be shown large. */
export interface LargePhoto {
  /** Link in the gallery. */
  link: HTMLAnchorElement;
  src: string;
  alt: string;
  /** Size of the original, in pixels. */
  width: number;
  height: number;
  sources: { type: string; srcset: string }[];
  /** A CSS image shown until it has come. */
  preview: string;
  /** Caption, credit and licence, as far as known. */
  lines: string[];
}

/** Reads photos in the order of the page. One whose picture did not load is left out: its link is a link. */
export function readPhotos(list: ParentNode): LargePhoto[] {
  return [...list.querySelectorAll<HTMLAnchorElement>('a[data-opens]')].flatMap((link) => {
    const image = link.querySelector('img');
    if (!image) return [];
    const { alt, width, height } = dimensionsOf(image);
    const captions = link.closest('figure')?.querySelectorAll('figcaption > *') ?? [];
    return {
      link,
      src: link.href,
      alt,
      width,
      height,
      sources: [...link.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset })),
      preview: image.style.backgroundImage,
      lines: [...captions].map(({ textContent }) => textContent ?? ''),
    };
  });
}

/** Reads the attributes: the properties are those of the small picture on the page. */
function dimensionsOf(image: HTMLImageElement): Pick<LargePhoto, 'alt' | 'width' | 'height'> {
  const read = (name: string) => Number(image.getAttribute(name)) || 1;
  return { alt: image.alt, width: read('width'), height: read('height') };
}
