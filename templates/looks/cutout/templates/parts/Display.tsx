import { DisplayFrame, type DisplayProps } from '../../../../parts/DisplayFrame.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { measureWord } from './letters.ts';

/** A name in slab lower case; it shrinks until its longest word fits the column. */
export function Display({ size, ...props }: DisplayProps) {
  const { text } = props;
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': measureWord(text).toFixed(2),
    '--scale': scaleFor([...text].length),
  };
  return <DisplayFrame {...props} className="display" style={style} />;
}

/** The longer the line, the smaller: a headline of eighty letters still leaves room for what follows. */
function scaleFor(length: number): number {
  if (length <= 20) return 1;
  if (length <= 40) return 0.72;
  return length <= 70 ? 0.55 : 0.42;
}
