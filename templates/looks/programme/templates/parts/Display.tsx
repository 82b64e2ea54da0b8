import { measureWidest } from '../../../../../generator/site/theme/measure.ts';
import { DisplayFrame, type DisplayProps } from '../../../../parts/DisplayFrame.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';

/** Width of letters of this face relative to those that are measured. */
const NARROWER = 0.68;

/** A name in the one weight of the look; it shrinks until its longest word fits the column. */
export function Display({ size, ...props }: DisplayProps) {
  const { text } = props;
  const style: StyleVariables = {
    '--size': `var(--text-${size})`,
    '--width': (measureWidest(text) * NARROWER).toFixed(2),
  };
  return <DisplayFrame {...props} className="display" style={style} />;
}
