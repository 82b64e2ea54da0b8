import type { NewsCard } from '../../generator/features/news/list.ts';
import { Anchor } from './Anchor.tsx';
import { Bidi } from './Bidi.tsx';
import { NewsFacts } from './NewsFacts.tsx';
import { Picture } from './Picture.tsx';

/** Posts one below the other, each with its picture beside it. */
export function NewsList({ stories }: { stories: NewsCard[] }) {
  return (
    <ul className="rows">
      {stories.map((story) => (
        <Article key={story.id} story={story} />
      ))}
    </ul>
  );
}

function Article({ story }: { story: NewsCard }) {
  return (
    <li id={story.id} className={story.link ? 'way row story-row' : 'row story-row'}>
      <article className="story">
        <div className="story-label">
          <NewsFacts story={story} />
          <h3 className="subheading" dir="auto">
            {story.title}
          </h3>
          <p className="max-w-text">
            <Bidi text={story.excerpt} />
          </p>
          <ReadOn story={story} />
        </div>
        {story.picture && (
          <div>
            <Picture picture={story.picture} sizes="(min-width: 64rem) min(14.8vw, 15.4rem), 22.1vw" />
          </div>
        )}
      </article>
    </li>
  );
}

/** The link to the rest of the story, if there is more. */
export function ReadOn({ story }: { story: NewsCard }) {
  if (!story.link) return null;
  return (
    <Anchor link={story.link} className="card-link">
      {story.link.label}
      <span className="sr-only">: {story.title}</span>
    </Anchor>
  );
}
