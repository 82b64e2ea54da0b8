import type { ReactNode } from 'react';
import type { CreditRow as Credit } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';

interface Props {
  term: string;
  children: ReactNode;
}

/** A line of the small print: what, and who. */
export function SmallPrintRow({ term, children }: Props) {
  return (
    <div className="row term-row">
      <dt className="quiet">
        <Bidi text={term} />
      </dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}

/** A role, and everybody who had it. */
export function CreditRow({ role, names, url }: Credit) {
  const { lists } = useWords();
  const all = names.join(lists.comma);
  return (
    <SmallPrintRow term={role}>
      {url ? <Anchor link={{ label: all, url, external: true }} className="link" /> : all}
    </SmallPrintRow>
  );
}
