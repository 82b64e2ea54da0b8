import { useContext } from 'react';
import {
  hasCondensed,
  isTooWide,
  measureBearing,
  measureWidest,
} from '../../generator/site/theme/measure.ts';
import { Cut } from '../cut.ts';
import { BarredText } from './BarredText.tsx';
import { DisplayFrame, type DisplayProps } from './DisplayFrame.tsx';
import type { StyleVariables } from './style.ts';

/** Letters with a mark below, or with two: those of Vietnamese, Yoruba and Igbo. */
const STACKED = /[\u0300-\u036f]|[\u1ea0-\u1ef9]/;
/** Width of the condensed cut relative to the wide one. */
const CONDENSED = 0.64;

/** A name in the cut of the site, or condensed if it has a long word; it shrinks until it fits the column. */
export function Display({ size, ...props }: DisplayProps) {
  const { text } = props;
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
    <DisplayFrame {...props} className={isCapitals(text) ? `${cut} display-capitals` : cut} style={style}>
      <BarredText text={text} />
    </DisplayFrame>
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
