import type { NewsCard } from '../../generator/features/news/list.ts';
import { Bidi } from './Bidi.tsx';

/** Category, date and reading time of a post. */
export function NewsFacts({ story }: { story: NewsCard }) {
  const { category, date, dateLabel, readTime } = story;
  return (
    <ul className="data facts">
      {category && (
        <li>
          <Bidi text={category} />
        </li>
      )}
      <li>
        <time dateTime={date}>{dateLabel}</time>
      </li>
      {readTime && <li>{readTime}</li>}
    </ul>
  );
}
