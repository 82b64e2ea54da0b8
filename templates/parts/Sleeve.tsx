import type { ReactNode } from 'react';
import type { Picture as PictureData } from '../../generator/model/parts.ts';
import { Picture } from './Picture.tsx';

const SIZES = '(min-width: 64rem) min(58vw, 100vh), 100vw';

interface Props {
  picture?: PictureData | undefined;
  travel?: string | undefined;
  /** The first line, at the top of the label. */
  top?: ReactNode;
  /** The last line. */
  end?: ReactNode;
  children: ReactNode;
}

/** The first screen: one cover at its full size, and the label beside it (below it on a phone). */
export function Sleeve({ picture, travel, top, end, children }: Props) {
  return (
    <div className={picture ? 'sleeve' : 'sleeve-plain'}>
      {picture && (
        <div className="sleeve-cover">
          <Picture picture={picture} sizes={SIZES} travel={travel} priority fill />
        </div>
      )}
      <div className="sleeve-label">
        {top}
        <div className="mt-auto flex flex-col gap-6">{children}</div>
        {end}
      </div>
    </div>
  );
}
