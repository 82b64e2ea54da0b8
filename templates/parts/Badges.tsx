import type { ReactNode } from 'react';
import { Bidi } from './Bidi.tsx';

interface Props {
  /** The facts, `Single • 2025`, `Explicit`. Empty ones are left out. */
  badges: (string | false | undefined)[];
  /** The artists. */
  children: ReactNode;
}

/** The line above a title on a sleeve. */
export function Badges({ badges, children }: Props) {
  return (
    <p className="data badges">
      {badges.map(
        (badge) =>
          badge && (
            <span key={badge} className="badge">
              <Bidi text={badge} />
            </span>
          ),
      )}
      {children}
    </p>
  );
}
