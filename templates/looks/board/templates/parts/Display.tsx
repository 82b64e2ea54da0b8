import { DisplayFrame, type DisplayProps } from '../../../../parts/DisplayFrame.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { bearingOf, hasDescender, widestWord } from './cells.ts';

/** A name in dots; it shrinks until its longest word fits the column. */
export function Display({ size, ...props }: DisplayProps) {
  const { text } = props;
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': widestWord(text).toFixed(2),
    '--scale': scaleFor([...text].length),
    '--bearing': bearingOf(text),
  };
  return (
    <DisplayFrame
      {...props}
      className={hasDescender(text) ? 'display cut-wide' : 'display cut-wide display-capitals'}
      style={style}
    />
  );
}

/** The longer the line, the smaller: a headline of eighty letters still leaves room for what follows. */
function scaleFor(length: number): number {
  if (length <= 18) return 1;
  if (length <= 36) return 0.7;
  return length <= 60 ? 0.5 : 0.4;
}
