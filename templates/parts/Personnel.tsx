import type { CreditRow } from '../../generator/site/parts.ts';

interface Props {
  credits: readonly CreditRow[];
}

/** The performers, on the first screen of a record: nothing here, where the credits are with the notes. A look may show them. */
export function Personnel(_props: Props) {
  return null;
}
