import type { NewsCard } from '../../generator/features/news/list.ts';
import { Anchor } from './Anchor.tsx';
import { NewsFacts } from './NewsFacts.tsx';
import { Picture } from './Picture.tsx';

/** Posts one below the other, each with its picture beside it. */
export function NewsList({ stories }: { stories: NewsCard[] }) {
  return (
    <ul className="border-t border-line">
      {stories.map((story) => (
        <Article key={story.id} story={story} />
      ))}
    </ul>
  );
}

function Article({ story }: { story: NewsCard }) {
  return (
    <li id={story.id} className={`${story.link ? 'way' : ''} relative border-b border-line`}>
      <article className="grid grid-cols-[minmax(0,3fr)_minmax(0,1fr)] gap-x-4 py-5 sm:gap-x-8">
        <div className={`${story.picture ? '' : 'col-span-2'} flex min-w-0 flex-col gap-3`}>
          <NewsFacts story={story} />
          <h3 className="subheading" dir="auto">
            {story.title}
          </h3>
          <p className="max-w-text">{story.excerpt}</p>
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
    <Anchor link={story.link} className="card-link self-start">
      {story.link.label}
      <span className="sr-only">: {story.title}</span>
    </Anchor>
  );
}
