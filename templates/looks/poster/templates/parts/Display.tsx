import type { Link } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { HEIGHTS } from './heights.ts';
import { Lines } from './Lines.tsx';

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p';
  text: string;
  size: keyof typeof HEIGHTS;
  /** Over it in small type, as part of the same heading. */
  label?: string;
  /** Link; the whole frame is the target. */
  link?: Link;
}

/** A name stretched line by line to the width of its frame. */
export function Display({ as: Tag, text, size, label, link }: Props) {
  const lines = <Lines text={text} heights={HEIGHTS[size]} />;
  return (
    <div className="display-frame">
      <Tag dir="auto">
        {label && <span className="data display-label">{label} </span>}
        {link ? (
          <Anchor link={link} className="cover-link">
            {lines}
          </Anchor>
        ) : (
          lines
        )}
      </Tag>
    </div>
  );
}
