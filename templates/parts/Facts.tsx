import type { Figure } from '../../generator/site/figures.ts';
import { Bidi } from './Bidi.tsx';

interface Props {
  facts: readonly string[];
  /** Each in its own cell, as the first screen shows them. */
  cells?: boolean;
  /** Facts that are figures, for looks that set them larger than the others. */
  figures?: readonly Figure[];
}

/** Facts, in mono: `115 BPM · A minor · 3:00`. No fact is repeated, and without facts nothing is shown. */
export function Facts({ facts, cells = false }: Props) {
  const known = [...new Set(facts)].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <ul className={cells ? 'data facts-cells' : 'data facts'}>
      {known.map((fact) => (
        <li key={fact}>
          <Bidi text={fact} />
        </li>
      ))}
    </ul>
  );
}
