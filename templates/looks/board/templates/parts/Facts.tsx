import type { ComponentProps } from 'react';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Facts as Original } from '../../../../parts/Facts.tsx';

/** Figures below their terms, before the facts that are none. */
export function Facts({ facts, figures = [], cells = false }: ComponentProps<typeof Original>) {
  const shown = figures.map(({ fact }) => fact);
  return (
    <>
      {figures.length > 0 && (
        <dl className="facts-cells">
          {figures.map(({ term, text }) => (
            <div key={term}>
              <dt className="data">{term}</dt>
              <dd>
                <Bidi text={text} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      <Original facts={facts.filter((fact) => !shown.includes(fact))} cells={cells && figures.length === 0} />
    </>
  );
}
