import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../../../generator/site/parts.ts';
import { Picture } from '../../../../parts/Picture.tsx';

/** Width in the stylesheet. */
const SIZES = '22rem';
const WIDE_SIZES = '(min-width: 64rem) 55vw, 91vw';

interface Props {
  picture?: PictureData | undefined;
  travel?: string | undefined;
  kind?: 'cover' | 'photo' | undefined;
  small?: boolean | undefined;
  /** The first line, in the margin; a title is above the text. */
  top?: ReactNode;
  /** The last line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A title page: the text, and a cover or a poster at the end of it. A photograph wider than high is below its title. */
export function Sleeve({ picture, travel, kind = 'cover', top, end, children }: Props) {
  const isWide = picture !== undefined && kind === 'photo' && picture.width > picture.height;
  const frame = isWide ? 'sleeve sleeve-wide' : 'sleeve';
  return (
    <div className={picture ? frame : 'sleeve-plain'}>
      {picture && (
        <div className="sleeve-cover">
          <Picture
            picture={picture}
            sizes={isWide ? WIDE_SIZES : SIZES}
            travel={travel}
            kind={kind}
            square={kind === 'cover'}
            priority
          />
        </div>
      )}
      <div className="sleeve-label">
        {top && <div className="sleeve-head">{top}</div>}
        <div className="sleeve-main">
          {children}
          {end}
        </div>
      </div>
    </div>
  );
}
