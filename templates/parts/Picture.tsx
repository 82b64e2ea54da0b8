import type { Picture as PictureData } from '../../generator/model/parts.ts';

interface Props {
  picture: PictureData;
  /** How wide it is shown, as the `sizes` attribute takes it. */
  sizes: string;
  /** The picture of the first screen: fetched at once. One a page. */
  priority?: boolean;
  /** Fills its frame, cropped where shapes differ. */
  fill?: boolean;
  /** Names a cover that travels from page to page. */
  travel?: string | undefined;
}

/** A picture that never jumps: its size is known, its blurred preview comes with the page. */
export function Picture({ picture, sizes, priority = false, fill = false, travel }: Props) {
  const { src, width, height, alt, sources, placeholder, fallback } = picture;
  return (
    <picture className="contents">
      {sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        src={src}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : undefined}
        decoding={priority ? undefined : 'async'}
        data-fallback={fallback || undefined}
        className={fill ? 'picture size-full object-cover' : 'picture h-auto w-full'}
        style={{
          backgroundImage: placeholder ? `url("${placeholder}")` : undefined,
          viewTransitionName: travel,
        }}
      />
    </picture>
  );
}

/** The name under which a release's cover travels: the same on every page, undefined for all that has no page. */
export function travelName(url: string): string | undefined {
  const slug = /\/releases\/([a-z0-9-]+)\/$/.exec(url)?.[1];
  return slug && `cover-${slug}`;
}
