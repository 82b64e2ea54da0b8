import { Fragment, type ReactNode } from 'react';
import type { CreditRow as Credit } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { internalLink } from './Button.tsx';

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
export function CreditRow({ role, names, url, pages }: Credit) {
  const { lists } = useWords();
  const all = names.join(lists.comma);
  if (pages) return <Linked role={role} names={names} pages={pages} />;
  return (
    <SmallPrintRow term={role}>
      {url ? <Anchor link={{ label: all, url, external: true }} className="link" /> : all}
    </SmallPrintRow>
  );
}

/** Each name leads to its own page, if it has one. */
function Linked({ role, names, pages }: { role: string; names: string[]; pages: Record<string, string> }) {
  const { lists } = useWords();
  const places = new Map(Object.entries(pages));
  return (
    <SmallPrintRow term={role}>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && lists.comma}
          <bdi>{linkTo(name, places.get(name))}</bdi>
        </Fragment>
      ))}
    </SmallPrintRow>
  );
}

function linkTo(name: string, place: string | undefined): ReactNode {
  return place ? <Anchor link={internalLink(name, place)} className="link" /> : name;
}
