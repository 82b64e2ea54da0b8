import type { Link } from '../../../../../generator/site/parts.ts';
import { measureWidest } from '../../../../../generator/site/theme/measure.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';

/** How wide letters of this face are, compared with those that are measured. */
const NARROWER = 0.68;

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
  /** A text size of tokens.css; what does not fit its column is set smaller. */
  size: 'name' | 'title' | 'door' | 'city';
  /** Over it in small type, as part of the same heading. */
  label?: string;
  /** Its link; the whole frame is the target. */
  link?: Link;
}

/** A name in the one weight of the look; it shrinks until its longest word fits the column. */
export function Display({ as: Tag, text, size, label, link }: Props) {
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': (measureWidest(text) * NARROWER).toFixed(2),
  };
  return (
    <div className="display-frame">
      <Tag dir="auto">
        {label && <span className="data display-label">{label} </span>}
        <span className="display" style={style}>
          {link ? (
            <Anchor link={link} className="cover-link">
              {text}
            </Anchor>
          ) : (
            <Bidi text={text} />
          )}
        </span>
      </Tag>
    </div>
  );
}
