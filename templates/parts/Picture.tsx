import type { Picture as PictureData } from '../../generator/site/parts.ts';

interface Props {
  picture: PictureData;
  /** Width, as in the `sizes` attribute. */
  sizes: string;
  /** The picture of the first screen: fetched at once. One a page. */
  priority?: boolean;
  /** Fills its frame, cropped if shapes differ. */
  fill?: boolean;
  /** A cover: as wide as its place and a square, whatever the shape of its file. */
  square?: boolean;
  /** Kind, for the treatment of a look: covers are the work of others, and stay as they are. */
  kind?: 'cover' | 'photo' | 'still';
  /** Names a cover that travels from page to page. */
  travel?: string | undefined;
}

/** A picture that never jumps: its size is known, its blurred preview comes with the page. */
export function Picture(props: Props) {
  const { picture, sizes, priority = false, fill = false, square = false, travel } = props;
  const { kind = square ? 'cover' : 'photo' } = props;
  const { src, width, height, alt, sources, focus, placeholder, fallback } = picture;
  const isCropped = (fill || square) && width !== height;
  const shown = square && width > height ? widen(sizes, width / height) : sizes;
  // A cover as a still is shown whole: covers are the work of others.
  const isCover = kind === 'still' && width < 1.4 * height;
  const crop = isCropped ? 'picture-square' : 'picture-whole';
  const layout = fill ? 'picture-fill' : crop;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={shown} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-fallback={fallback === src ? undefined : fallback || undefined}
        className={`picture picture-${kind} ${layout}${isCover ? ' still-cover' : ''}`}
        style={{
          backgroundImage: isCover ? undefined : placeholder || undefined,
          ...(isCropped && focus && { objectPosition: focus, backgroundPosition: focus }),
          viewTransitionName: travel,
        }}
      />
    </picture>
  );
}

/** Widens each of a list of sizes: a square is as high as the picture, and the rest of its width is cut off. */
function widen(sizes: string, ratio: number): string {
  const times = ratio.toFixed(2);
  // There are commas in min() and max().
  return sizes
    .split(/,\s+(?![^(]*\))/)
    .map((size) =>
      size.replace(/^(\([^)]*\) )?(.+)$/, (_, when = '', width) => `${when}calc(${width} * ${times})`),
    )
    .join(', ');
}

/** The name under which a release's cover travels: the same on every page, undefined without a page. */
export function travelName(url: string): string | undefined {
  const slug = /\/releases\/([a-z0-9-]+)\/$/.exec(url)?.[1];
  return slug && `cover-${slug}`;
}
