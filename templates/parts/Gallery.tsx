import type { Photo } from '../../generator/model/parts.ts';
import { Island } from '../Island.tsx';
import { Picture } from './Picture.tsx';
import type { StyleVariables } from './style.ts';

/** Shapes between these stand in the rows as they are, width by height; others are cropped there, and whole when large. */
const NARROWEST = 2 / 3;
const WIDEST = 2.4;

interface Props {
  /** What the photos are of: it names the dialog that shows them large. */
  label: string;
  photos: Photo[];
}

/**
 * Photos in rows of equal height, whatever their shapes. Each opens large in a dialog that keys and swipes lead through,
 * with its caption, credit and licence; without scripts its link opens the large file. `photoOf` in
 * `generator/model/photos.ts` makes a photo from the name of its file.
 */
export function Gallery({ label, photos }: Props) {
  return (
    <Island name="gallery" props={{ label }} when="interaction">
      <ul className="gallery">
        {photos.map((photo, index) => (
          <Item key={`${photo.large} ${String(index)}`} photo={photo} number={index + 1} />
        ))}
      </ul>
    </Island>
  );
}

function Item({ photo, number }: { photo: Photo; number: number }) {
  const { picture, large, caption, credit, licence } = photo;
  const ratio = Math.min(WIDEST, Math.max(NARROWEST, picture.width / picture.height));
  const style: StyleVariables = { '--ratio': ratio.toFixed(3) };
  const lines = [caption, credit, licence].filter(Boolean);
  return (
    <li style={style}>
      <figure>
        <a href={large} data-opens="" aria-label={picture.alt ? undefined : `Photo ${number}`}>
          <Picture picture={picture} sizes={sizesFor(ratio)} fill />
        </a>
        {lines.length > 0 && (
          <figcaption className="data plain-block">
            {lines.map((line) => (
              <span key={line} className="block" dir="auto">
                {line}
              </span>
            ))}
          </figcaption>
        )}
      </figure>
    </li>
  );
}

/** Rows are about a third higher than the stylesheet's `--row`, since they fill the width. */
function sizesFor(ratio: number): string {
  const [wide, narrow] = [ratio * 20, ratio * 14].map(Math.round);
  return `(min-width: 64rem) ${wide}rem, (min-width: 40rem) ${narrow}rem, ${Math.min(92, Math.round(ratio * 55))}vw`;
}
