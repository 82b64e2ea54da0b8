import type { ReactNode } from 'react';

interface Props {
  /** The text, given what is in the place of its braces. */
  say: (slot: string) => string;
  children: ReactNode;
}

/** In no text. */
const SLOT = '\u0000';

/** A text of the catalogue with an element in the place of its braces: `From {title}` with a link. */
export function Around({ say, children }: Props) {
  const [before, after] = say(SLOT).split(SLOT);
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}
