import type { NewsCard, NewsProps } from '../../generator/features/news/list.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Display } from '../parts/Display.tsx';
import { Empty } from '../parts/Empty.tsx';
import { NewsFacts } from '../parts/NewsFacts.tsx';
import { NewsList, ReadOn } from '../parts/NewsList.tsx';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Section } from '../parts/Section.tsx';
import { useWords } from '../words.ts';

export function News({ title, introHtml, featured, recent, press, pagination, feeds }: NewsProps) {
  const { news } = useWords();
  const isEmpty = !featured && recent.length === 0 && press.length === 0;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {featured && <Featured story={featured} />}
      {isEmpty && <Empty title={news.none} text={news.noneYet} />}
      {recent.length > 0 && (
        <Section title={news.recent}>
          <NewsList stories={recent} />
        </Section>
      )}
      <Pager pagination={pagination} />
      {press.length > 0 && (
        <Section title={news.press}>
          <ul className="border-t border-line">
            {press.map((item) => (
              <Highlight key={item.outlet + item.headline} item={item} />
            ))}
          </ul>
        </Section>
      )}
      <Feeds links={feeds} />
    </>
  );
}

function Featured({ story }: { story: NewsCard }) {
  const { news } = useWords();
  return (
    <div className="border-t border-line">
      <article id={story.id} className={`${story.link ? 'way' : ''} relative lg:grid lg:grid-cols-12`}>
        {story.picture && (
          <div className="lg:col-span-7">
            <Picture picture={story.picture} sizes="(min-width: 64rem) 58.3vw, 100vw" priority fill />
          </div>
        )}
        <div className="flex min-w-0 flex-col gap-5 px-(--gutter) py-8 lg:col-span-5 lg:py-10 lg:not-first:ps-(--inset)">
          <h2 className="badge self-start">{news.featured}</h2>
          <div className="mt-auto">
            <Display as="h3" text={story.title} size="title" />
          </div>
          <NewsFacts story={story} />
          <p className="max-w-text">{story.excerpt}</p>
          <ReadOn story={story} />
        </div>
      </article>
    </div>
  );
}

/** Links to the feeds of the news. */
function Feeds({ links }: { links: Link[] }) {
  const { news } = useWords();
  return (
    <p className="shell data flex flex-wrap items-center gap-x-6 border-t border-line py-4 print:hidden">
      <span className="w-full sm:w-auto">{news.followFeed}</span>
      {links.map((link) => (
        <Anchor key={link.url} link={link} className="footer-link link" />
      ))}
    </p>
  );
}

function Highlight({ item }: { item: NewsProps['press'][number] }) {
  return (
    <li className="grid items-baseline gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-8">
      <h3 className="font-semibold sm:col-span-2">{item.outlet}</h3>
      <p className="sm:col-span-4" dir="auto">
        {item.link ? (
          <Anchor link={item.link} className="link">
            {item.headline}
          </Anchor>
        ) : (
          item.headline
        )}
      </p>
      <p className="data sm:col-span-2 sm:text-end">{item.dateLabel}</p>
    </li>
  );
}
