import type { CreditRow as Credit } from '../../../../../generator/site/parts.ts';
import { CreditRow } from '../../../../parts/CreditRow.tsx';

interface Props {
  credits: readonly Credit[];
}

/** The performers, before anything else, as on sleeves of jazz. */
export function Personnel({ credits }: Props) {
  if (credits.length === 0) return null;
  return (
    <dl className="data personnel">
      {credits.map((credit) => (
        <CreditRow key={`${credit.role} ${credit.names.join()}`} {...credit} />
      ))}
    </dl>
  );
}
