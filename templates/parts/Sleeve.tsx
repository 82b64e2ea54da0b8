import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../generator/site/parts.ts';
import { Picture } from './Picture.tsx';

/** Width in the stylesheet: `--side` of the sleeve and of the smart link's. */
const WIDE = '(min-width: 64rem) max(26rem, min(58vw, 100vh - 7rem))';
const SIZES = `${WIDE}, 100vw`;
const SMALL_SIZES = `${WIDE}, (min-width: 40rem) min(44vh, max(10rem, 100vh - 29rem)), 100vw`;

interface Props {
  picture?: PictureData | undefined;
  travel?: string | undefined;
  kind?: 'cover' | 'photo' | undefined;
  /** A cover that leaves room for what is below it on the first screen. */
  small?: boolean | undefined;
  /** The first line, at the top of the label. */
  top?: ReactNode;
  /** The last line. */
  end?: ReactNode;
  children: ReactNode;
}

/** The first screen: one cover at its full size, and the label beside it (below it on a phone). */
export function Sleeve({ picture, travel, kind = 'cover', small = false, top, end, children }: Props) {
  return (
    <div className={picture ? 'sleeve' : 'sleeve-plain'}>
      {picture && (
        <div className="sleeve-cover">
          <Picture
            picture={picture}
            sizes={small ? SMALL_SIZES : SIZES}
            travel={travel}
            kind={kind}
            priority
            fill
            square
          />
        </div>
      )}
      <div className="sleeve-label">
        {top}
        <div className="sleeve-main">{children}</div>
        {end}
      </div>
    </div>
  );
}
