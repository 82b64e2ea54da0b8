import { Fragment, type ReactNode } from 'react';

/** Letters that are read from right to left, and the stroke that stretches Arabic words. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

interface NamesProps {
  /** Empty ones are left out. */
  list: readonly (string | number | undefined)[];
  between: string;
}

/** Names beside each other: `Title – Artist`. Each is an element where one is read from right to left, so that none moves. */
export function Names({ list, between }: NamesProps) {
  const names = list.filter(Boolean);
  const plain = names.join(between);
  if (!RIGHT_TO_LEFT.test(plain)) return plain;
  return names.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && between}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}

interface Props<Name extends string> {
  /** A text of the catalogue with facts in it. */
  say: (facts: Readonly<Record<Name, string>>) => string;
  /** Elements for the names. */
  parts: Readonly<Record<Name, string>>;
}

/** A character that is in no text. */
const SLOT = '\u0000';

/** A text of the catalogue with names in the place of its braces: `Watch {title} on {host}`. */
export function Sentence<Name extends string>({ say, parts }: Props<Name>): ReactNode {
  const plain = say(parts);
  if (!RIGHT_TO_LEFT.test(plain)) return plain;
  const list = Object.values<string>(parts);
  const slots = Object.fromEntries(Object.keys(parts).map((name, index) => [name, `${SLOT}${index}${SLOT}`]));
  // Each name of the parts has its slot, and every second piece is the number of a part.
  const pieces = say(slots as Record<Name, string>).split(SLOT);
  return pieces.map((piece, index) =>
    index % 2 === 0 ? piece : <bdi key={piece}>{list[Number(piece)]}</bdi>,
  );
}
