import type { Breadcrumb } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';

interface Props {
  items: Breadcrumb[];
}

/** Where the page is in the site, below its content: the first screen belongs to the cover. */
export function Breadcrumbs({ items }: Props) {
  const { shell } = useWords();
  if (items.length < 2) return null;
  return (
    <nav aria-label={shell.breadcrumb} className="border-t border-line print:hidden">
      <ol className="shell data flex flex-wrap gap-x-2 py-2 text-muted">
        {items.map((item, index) => (
          <li key={item.url} className="flex items-center gap-x-2">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < items.length - 1 ? (
              <a className="link inline-flex min-h-12 items-center lg:min-h-8" href={item.url}>
                {item.label}
              </a>
            ) : (
              <span aria-current="page" dir="auto">
                {item.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
