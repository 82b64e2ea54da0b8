import type { Pagination } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';

interface Props {
  pagination: Pagination;
}

/**
 * Links through a list that is cut into pages. Its links name their relation themselves: for one in the head, Firefox would fetch the
 * next page at once, which the content security policy refuses.
 */
export function Pager({ pagination }: Props) {
  const { shell } = useWords();
  const { page, pages, previous, next } = pagination;
  if (pages < 2) return null;
  return (
    <nav aria-label={shell.pages} className="part">
      <div className="shell pager">
        {previous ? <Anchor link={previous} className="button-quiet" rel="prev" /> : <span />}
        <p className="data">{shell.pageOf({ page, pages })}</p>
        {next ? <Anchor link={next} className="button-quiet" rel="next" /> : <span />}
      </div>
    </nav>
  );
}
