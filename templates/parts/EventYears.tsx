import type { Link } from '../../generator/model/parts.ts';

interface Props {
  years: Link[];
  /** The year of this page. */
  current?: string;
}

/** The ways to past shows, by year. */
export function EventYears({ years, current }: Props) {
  if (years.length === 0) return null;
  return (
    <nav aria-label="Past performances by year" className="pt-8">
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
