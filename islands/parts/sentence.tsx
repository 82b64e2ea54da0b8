import { createElement, Fragment, type ReactNode } from 'react';

interface Props<Name extends string> {
  /** A text of the catalogue with facts in it. */
  say: (facts: Readonly<Record<Name, string>>) => string;
  /** What is in the place of each. */
  parts: Readonly<Record<Name, ReactNode>>;
}

/** In no text. */
const SLOT = '\u0000';

/** A text of the catalogue with elements in the place of its braces: `Watch {title} on {host}`. */
export function Sentence<Name extends string>({ say, parts }: Props<Name>) {
  const list = Object.values<ReactNode>(parts);
  const slots = Object.fromEntries(Object.keys(parts).map((name, index) => [name, `${SLOT}${index}${SLOT}`]));
  // Each name of the parts has its slot.
  const pieces = say(slots as Record<Name, string>).split(SLOT);
  // Every second one is the number of a part.
  const nodes = pieces.map((piece, index) => (index % 2 === 0 ? piece : list[Number(piece)]));
  return createElement(Fragment, {}, ...nodes);
}
