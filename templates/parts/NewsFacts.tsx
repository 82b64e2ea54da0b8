import type { NewsCard } from '../../generator/pages/news.ts';

/** What kind of story, when, and how long it takes. */
export function NewsFacts({ story }: { story: NewsCard }) {
  const { category, date, dateLabel, readTime } = story;
  return (
    <ul className="data facts">
      {category && <li>{category}</li>}
      <li>
        <time dateTime={date}>{dateLabel}</time>
      </li>
      {readTime && <li>{readTime}</li>}
    </ul>
  );
}
