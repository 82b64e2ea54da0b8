import { measureWidest } from '../../../../../generator/site/theme/measure.ts';
import type { StyleVariables } from '../../../../parts/style.ts';
import { useWords } from '../../../../words.ts';
import { isPlainArabic, type Shape, shapeOf } from './shape.ts';
import type { Heights, Setting } from './stretch.ts';

interface Props {
  text: string;
  heights: Heights;
  /** Broken lines; by default as few as are high enough. */
  lines?: readonly string[] | undefined;
}

/** A text in lines that are each as wide as their frame. To readers and to screen readers it is one. */
export function Lines({ text, heights, lines }: Props) {
  const { language } = useWords();
  const shapes = shapeOf(text, heights, language.code, lines);
  if (!shapes) return <Wrapping text={text} heights={heights} />;
  return shapes.map((shape) => <Line key={shape.text} shape={shape} isLast={shape === shapes.at(-1)} />);
}

/** A line; between two of them there is the space of the text. */
function Line({ shape: { text, wide, phone, classes }, isLast }: { shape: Shape; isLast: boolean }) {
  const style: StyleVariables = { ...vary('', wide), ...vary('p', phone) };
  return (
    <>
      <span className={classes} style={style}>
        {text}
      </span>
      {!isLast && ' '}
    </>
  );
}

function vary(suffix: string, { axis, size, bearing, gap }: Setting): StyleVariables {
  return {
    [`--w${suffix}`]: axis.toFixed(2),
    [`--s${suffix}`]: size.toFixed(3),
    [`--l${suffix}`]: bearing.toFixed(3),
    ...(gap > 0 && { [`--g${suffix}`]: gap.toFixed(3) }),
  };
}

/** Letters that the face lacks, in one that every device has: as many lines as they need. */
function Wrapping({ text, heights: { wide, phone } }: Pick<Props, 'text' | 'heights'>) {
  const most = 110 / measureWidest(text.toUpperCase());
  const style: StyleVariables = {
    '--s': Math.min(0.9 * wide.unit, most).toFixed(2),
    '--sp': Math.min(0.8 * phone.unit, most).toFixed(2),
  };
  return (
    <span className={isPlainArabic(text) ? 'wrapping wrapping-arabic' : 'wrapping'} style={style}>
      {text}
    </span>
  );
}
