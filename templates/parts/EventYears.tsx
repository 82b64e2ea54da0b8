import type { Link } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';

interface Props {
  years: Link[];
  /** The year of this page. */
  current?: string;
}

/** Links to past shows, by year. */
export function EventYears({ years, current }: Props) {
  const { events } = useWords();
  if (years.length === 0) return null;
  return (
    <nav aria-label={events.pastByYear} className="pt-8">
      <ul className="data flex flex-wrap gap-x-6">
        {years.map(({ label, url }) => (
          <li key={url}>
            <a
              href={url}
              className="footer-link link inline-block py-2"
              aria-current={label === current ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
