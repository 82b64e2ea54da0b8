import type { ReactNode } from 'react';
import type { Direction } from '../../generator/engine/lib/direction.ts';
import { readsOtherWay } from '../../generator/engine/lib/isolate.ts';
import { useWords } from '../words.ts';

interface Props {
  text: string;
  /** The direction of the text around it, by default that of the page. */
  around?: Direction;
  /** The text as it is set, if not as it is. */
  children?: ReactNode;
}

/** A text of the artist's, whose signs and digits stay at their end if it is read the other way than the text around it. */
export function Bidi({ text, around, children = text }: Props) {
  const { language } = useWords();
  return readsOtherWay(text, around ?? language.dir) ? <bdi>{children}</bdi> : children;
}
