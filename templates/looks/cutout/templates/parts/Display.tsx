import type { Link } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { measureWord } from './letters.ts';

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

/** A name in slab lower case; it shrinks until its longest word fits the column. */
export function Display({ as: Tag, text, size, label, link }: Props) {
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': measureWord(text).toFixed(2),
    '--scale': scaleFor([...text].length),
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

/** The longer the line, the smaller: a headline of eighty letters still leaves room for what follows. */
function scaleFor(length: number): number {
  if (length <= 20) return 1;
  if (length <= 40) return 0.72;
  return length <= 70 ? 0.55 : 0.42;
}
