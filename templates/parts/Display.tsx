import { useContext } from 'react';
import type { Link } from '../../generator/site/parts.ts';
import {
  hasCondensed,
  isTooWide,
  measureBearing,
  measureWidest,
} from '../../generator/site/theme/measure.ts';
import { Cut } from '../cut.ts';
import { Anchor } from './Anchor.tsx';
import { BarredText } from './BarredText.tsx';
import { Bidi } from './Bidi.tsx';
import type { StyleVariables } from './style.ts';

/** Letters with a mark below, or with two: those of Vietnamese, Yoruba and Igbo. */
const STACKED = /[\u0300-\u036f]|[\u1ea0-\u1ef9]/;
/** How wide the condensed cut is, compared with the wide one. */
const CONDENSED = 0.64;

interface Props {
  as: 'h1' | 'h2' | 'h3' | 'p';
  text: string;
  /** A text size of styles.css; what does not fit its column is set smaller. */
  size: 'name' | 'title' | 'door' | 'city';
  /** Over it in small type, as part of the same heading. */
  label?: string;
  /** Its link; the whole frame is the target. */
  link?: Link;
}

/** A name in the cut of the site, or condensed if it has a long word; it shrinks until it fits the column. */
export function Display({ as: Tag, text, size, label, link }: Props) {
  const isNarrowSite = useContext(Cut) === 'narrow';
  const width = measureWidest(text);
  const wide = isNarrowSite ? !hasCondensed(text) : !isTooWide(text);
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': (wide ? width : width * CONDENSED).toFixed(2),
    '--scale': scaleFor([...text].length * (wide ? 1 : CONDENSED)),
    '--bearing': (measureBearing(text) * (wide ? 1 : CONDENSED)).toFixed(3),
  };
  const cut = wide ? 'display cut-wide' : 'display cut-narrow';
  return (
    <div className="display-frame">
      <Tag dir="auto">
        {label && <span className="data display-label">{label} </span>}
        <span className={isCapitals(text) ? `${cut} display-capitals` : cut} style={style}>
          {link ? (
            <Anchor link={link} className="cover-link">
              <BarredText text={text} />
            </Anchor>
          ) : (
            <Bidi text={text}>
              <BarredText text={text} />
            </Bidi>
          )}
        </span>
      </Tag>
    </div>
  );
}

/** Letters that reach below no line, nor high above it. */
function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase() && !STACKED.test(text);
}

/** The longer the line, the smaller: a headline of eighty letters still leaves room for what follows. */
function scaleFor(length: number): number {
  if (length <= 14) return 1;
  if (length <= 32) return 0.72;
  return length <= 60 ? 0.5 : 0.4;
}
