import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../../../../generator/site/parts.ts';
import { Picture } from '../../../../parts/Picture.tsx';

/** Seven of twelve columns, less the margin of the card. */
const SIZES = '(min-width: 64rem) min(41rem, 48vw), 90vw';

interface Props {
  picture?: PictureData | undefined;
  travel?: string | undefined;
  kind?: 'cover' | 'photo' | undefined;
  small?: boolean | undefined;
  /** The first line, at the top of the label. */
  top?: ReactNode;
  /** The last line. */
  end?: ReactNode;
  children: ReactNode;
}

/** A record on card: the cover whole, on a field with the same margin all around, and its label on paper beside it. */
export function Sleeve({ picture, travel, kind = 'cover', top, end, children }: Props) {
  return (
    <div className={picture ? 'sleeve' : 'sleeve-plain'}>
      {picture && (
        <div className="sleeve-cover on-accent">
          <Picture
            picture={picture}
            sizes={SIZES}
            travel={travel}
            kind={kind}
            square={kind === 'cover'}
            priority
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
