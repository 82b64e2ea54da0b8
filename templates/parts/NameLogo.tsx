import type { CSSProperties } from 'react';
import type { NameLogo as Drawing } from '../../generator/site/assets.ts';

interface Props {
  logo: Drawing;
  name: string;
  /** True for a heading, as large as the screen lets it be; otherwise one line high. */
  isHeading?: boolean;
}

/** The name as a mask in the colour of the text, with its contrast on every ground. Its rules are here, as few sites have one. */
export function NameLogo({ logo: { src, ratio }, name, isHeading = false }: Props) {
  const [width, height] = isHeading ? ['100%', 'var(--logo-height, 40svh)'] : ['60vw', '1.75rem'];
  const style: CSSProperties = {
    display: 'inline-block',
    verticalAlign: 'middle',
    aspectRatio: ratio,
    inlineSize: `min(${width}, calc(${height} * ${ratio}))`,
    backgroundColor: 'currentcolor',
    mask: `url("${src}") center / contain no-repeat`,
    printColorAdjust: 'exact',
    forcedColorAdjust: 'none',
  };
  const drawing = <span style={style} role="img" aria-label={name} />;
  return isHeading ? <h1 style={{ inlineSize: '100%' }}>{drawing}</h1> : drawing;
}
