import { measureWidest } from '../../generator/site/theme/measure.ts';
import type { StyleVariables } from './style.ts';

/** Em of the wide cut: shorter words fit the narrowest screen in every size of a heading. */
const LONG = 11;

interface Props {
  text: string;
  /** The width of its longest word in em, in another face than the wide cut. */
  width?: number;
  /** The least width that is set smaller. */
  long?: number;
}

/** The words of a heading, set smaller where the longest would not fit its line. The parent's class makes it a container. */
export function Fitted({ text, width = measureWidest(text), long = LONG }: Props) {
  if (width < long) return text;
  const style: StyleVariables = { '--word': width.toFixed(2) };
  return (
    <span className="fitted" style={style}>
      {text}
    </span>
  );
}
