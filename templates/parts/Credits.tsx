import type { ReactNode } from 'react';
import type { ReleaseProps } from '../../generator/pages/release/record.ts';
import { Anchor } from './Anchor.tsx';
import { externalLink } from './Button.tsx';
import { Note } from './LinerNotes.tsx';

type Props = Pick<ReleaseProps, 'credits' | 'moods' | 'dateLabel' | 'smallPrint' | 'rights'>;

/** The small print of a sleeve: who did what, when it came out, how it feels, its codes and whose it is. */
export function Credits({ credits, moods, dateLabel, smallPrint, rights }: Props) {
  const rows = credits.length + moods.length + smallPrint.length + rights.length;
  if (rows === 0 && dateLabel === '') return null;
  return (
    <Note title="Credits">
      <dl className="data border-t border-line">
        {credits.map(({ role, name }) => (
          <Row key={role} term={role}>
            {name}
          </Row>
        ))}
        {dateLabel && <Row term="Released">{dateLabel}</Row>}
        {moods.length > 0 && <Row term="Moods">{moods.join(', ')}</Row>}
        {smallPrint.map(({ term, text, url }) => (
          <Row key={term} term={term}>
            {url ? <Anchor link={externalLink(text, url)} className="link" /> : text}
          </Row>
        ))}
        {rights.length > 0 && (
          <Row term="Rights">
            {rights.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </Row>
        )}
      </dl>
    </Note>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,3fr)_minmax(0,5fr)] gap-x-4 border-b border-line py-3">
      <dt className="text-muted">{term}</dt>
      <dd dir="auto">{children}</dd>
    </div>
  );
}
