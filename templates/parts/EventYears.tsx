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
    <nav aria-label={events.pastByYear} className="event-years">
      <ul className="data link-line">
        {years.map(({ label, url }) => (
          <li key={url}>
            <a
              href={url}
              className="footer-link link year-link"
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
