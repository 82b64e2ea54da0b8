import { DisplayFrame, type DisplayProps } from '../../../../parts/DisplayFrame.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { isBlackletter, widestWord } from './letters.ts';

/** A name: the stylesheet knows whether its place is one for blackletter, if it has letters that blackletter can be read in. */
export function Display({ size, ...props }: DisplayProps) {
  const { text } = props;
  const style: StyleVariables = {
    '--size': `var(--text-${size === 'name' ? 'title' : size})`,
    '--letters': widestWord(text, 'blackletter').toFixed(2),
    '--capitals': widestWord(text, 'capitals').toFixed(2),
    '--scale': scaleFor([...text].length),
  };
  return (
    <DisplayFrame
      {...props}
      className={isBlackletter(text) ? 'display cut-wide' : 'display cut-narrow'}
      style={style}
    />
  );
}

/** The longer the line, the smaller: a headline of eighty letters still leaves room for what follows. */
function scaleFor(length: number): number {
  if (length <= 18) return 1;
  if (length <= 36) return 0.75;
  return length <= 60 ? 0.6 : 0.45;
}
