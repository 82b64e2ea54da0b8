import type { Breadcrumb } from '../../generator/site/parts.ts';
import { Bidi } from '../parts/Bidi.tsx';
import { useWords } from '../words.ts';

interface Props {
  items: Breadcrumb[];
}

/** The way to the page, below its content: the first screen belongs to the cover. */
export function Breadcrumbs({ items }: Props) {
  const { shell } = useWords();
  if (items.length < 2) return null;
  return (
    <nav aria-label={shell.breadcrumb} className="part screen-only">
      <ol className="shell data breadcrumbs">
        {items.map((item, index) => (
          <li key={item.url} className="breadcrumb">
            {index > 0 && <span aria-hidden="true">/</span>}
            {index < items.length - 1 ? (
              <a className="link breadcrumb-link" href={item.url}>
                <Bidi text={item.label} />
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
