import type { AwardRow } from '../../generator/site/awards.ts';
import { useWords } from '../words.ts';
import { Facts } from './Facts.tsx';
import { Section } from './Section.tsx';

interface Props {
  awards: AwardRow[];
}

/** Laurels that are text: the prize, its category and year, and whether it was won. */
export function AwardList({ awards }: Props) {
  return (
    <ul className="rows">
      {awards.map(({ prize, facts, result }) => (
        <li key={[prize, ...facts].join()} className="row format">
          <div className="format-what">
            <span className="subheading" dir="auto">
              {prize}
            </span>
            <Facts facts={facts} />
          </div>
          <p className="format-end">
            <span className="badge">{result}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

export function Awards({ awards }: Props) {
  const words = useWords();
  if (awards.length === 0) return null;
  return (
    <Section title={words.awards.title} id="awards">
      <AwardList awards={awards} />
    </Section>
  );
}
