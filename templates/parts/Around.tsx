import type { ReactNode } from 'react';

interface Props {
  /** Fills the braces of the text. */
  say: (slot: string) => string;
  children: ReactNode;
}

/** A character that is in no text. */
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
