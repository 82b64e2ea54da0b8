import type { Way } from '../../generator/features/works/works.ts';

/** Links to other orders or parts of a list. */
export function Ways({ label, ways }: { label: string; ways: Way[] }) {
  if (ways.length === 0) return null;
  return (
    <nav aria-label={label} className="shell event-years screen-only">
      <ul className="data link-line">
        {ways.map(({ label, url, isCurrent }) => (
          <li key={url}>
            <a
              href={url}
              className="footer-link link year-link"
              aria-current={isCurrent ? 'page' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
