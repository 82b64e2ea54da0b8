import type { Link } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { isBlackletter, widestWord } from './letters.ts';

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

/** A name: the stylesheet knows whether its place is one for blackletter, if it has letters that blackletter can be read in. */
export function Display({ as: Tag, text, size, label, link }: Props) {
  const style: StyleVariables = {
    '--size': `var(--text-${size === 'name' ? 'title' : size})`,
    '--letters': widestWord(text, 'blackletter').toFixed(2),
    '--capitals': widestWord(text, 'capitals').toFixed(2),
    '--scale': scaleFor([...text].length),
  };
  return (
    <div className="display-frame">
      <Tag dir="auto">
        {label && <span className="data display-label">{label} </span>}
        <span className={isBlackletter(text) ? 'display cut-wide' : 'display cut-narrow'} style={style}>
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
  if (length <= 18) return 1;
  if (length <= 36) return 0.75;
  return length <= 60 ? 0.6 : 0.45;
}
