import type { Photo } from '../../generator/site/parts.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Picture } from './Picture.tsx';
import type { StyleVariables } from './style.ts';

/** Shapes between these are shown in the rows as they are, width by height; others are cropped there, and whole when large. */
const NARROWEST = 2 / 3;
const WIDEST = 2.4;

/** So many photos fill the width, however large that makes them. */
const FEW = 3;

interface Props {
  /** The subject of the photos, which names the dialog that shows them large. */
  label: string;
  photos: Photo[];
  /** True for a row of small ones, as high as a line or three. */
  small?: boolean;
}

/**
 * Photos in rows of equal height, whatever their shapes. Each opens large in a dialog that keys and swipes lead through,
 * with its caption, credit and licence; without scripts its link opens the large file. `photoOf` in
 * `generator/site/photos.ts` makes a photo from the name of its file.
 */
export function Gallery({ label, photos, small = false }: Props) {
  const ratios = photos.map(({ picture }) => ratioOf(picture));
  const total = ratios.length <= FEW ? ratios.reduce((sum, ratio) => sum + ratio, 0) : undefined;
  return (
    <Island name="gallery" props={{ label }} when="interaction">
      <ul className={small ? 'gallery-small' : 'gallery'}>
        {photos.map((photo, index) => (
          <Item
            key={`${photo.large} ${String(index)}`}
            photo={photo}
            number={index + 1}
            sizes={small ? SMALL : sizesOf(photo, total)}
          />
        ))}
      </ul>
    </Island>
  );
}

interface ItemProps {
  photo: Photo;
  /** Number, from 1. */
  number: number;
  /** Width, as in the `sizes` attribute. */
  sizes: string;
}

/** Largest width in a row of small ones. */
const SMALL = '11rem';

/** @param total the shapes of all photos together, if they are few */
function sizesOf({ picture }: Photo, total: number | undefined): string {
  const ratio = ratioOf(picture);
  return total === undefined ? sizesFor(ratio) : sizesOfFew(ratio, total);
}

function Item({ photo, number, sizes }: ItemProps) {
  const { rooms } = useWords();
  const { picture, large, caption, credit, licence } = photo;
  const ratio = ratioOf(picture);
  const style: StyleVariables = { '--ratio': ratio.toFixed(3) };
  const lines = [caption, credit, licence].filter(Boolean);
  return (
    <li style={style}>
      <figure>
        <a href={large} data-opens="" aria-label={picture.alt ? undefined : rooms.photoNumber({ number })}>
          <Picture picture={picture} sizes={sizes} fill />
        </a>
        {lines.length > 0 && (
          <figcaption className="data plain-block">
            {lines.map((line) => (
              <span key={line} className="line" dir="auto">
                {line}
              </span>
            ))}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

function ratioOf({ width, height }: Photo['picture']): number {
  return Math.min(WIDEST, Math.max(NARROWEST, width / height));
}

/** Rows are about a third higher than the stylesheet's `--row`, since they fill the width. */
function sizesFor(ratio: number): string {
  const [wide, narrow] = [ratio * 20, ratio * 14].map(Math.round);
  return `(min-width: 64rem) ${wide}rem, (min-width: 40rem) ${narrow}rem, ${Math.min(92, Math.round(ratio * 55))}vw`;
}

/** All in one row if the screen is wide enough for `--row`, otherwise perhaps one a row; none higher than the stylesheet allows. */
function sizesOfFew(ratio: number, total: number): string {
  const fits = Math.ceil(total * 16.5);
  const highest = `${Math.round(ratio * 70)}vh`;
  const share = Math.round((ratio / total) * 92);
  return `(min-width: ${fits}rem) min(${share}vw, ${highest}), min(92vw, ${highest})`;
}
