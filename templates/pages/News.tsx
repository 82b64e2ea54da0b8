import type { NewsCard, NewsProps } from '../../generator/features/news/list.ts';
import type { Link } from '../../generator/site/parts.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Bidi } from '../parts/Bidi.tsx';
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
          <ul className="rows">
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
    <div className="part">
      <article id={story.id} className={story.link ? 'way featured' : 'featured'}>
        {story.picture && (
          <div className="featured-picture">
            <Picture picture={story.picture} sizes="(min-width: 64rem) 58.3vw, 100vw" priority fill />
          </div>
        )}
        <div className="featured-label">
          <h2 className="badge">{news.featured}</h2>
          <div className="push">
            <Display as="h3" text={story.title} size="title" />
          </div>
          <NewsFacts story={story} />
          <p className="max-w-text">
            <Bidi text={story.excerpt} />
          </p>
          <ReadOn story={story} />
        </div>
      </article>
    </div>
  );
}

function Feeds({ links }: { links: Link[] }) {
  const { news } = useWords();
  return (
    <p className="shell data part-line feeds screen-only">
      <span className="feeds-label">{news.followFeed}</span>
      {links.map((link) => (
        <Anchor key={link.url} link={link} className="footer-link link" />
      ))}
    </p>
  );
}

function Highlight({ item }: { item: NewsProps['press'][number] }) {
  return (
    <li className="row highlight">
      <h3 className="row-title highlight-outlet">
        <Bidi text={item.outlet} />
      </h3>
      <p className="highlight-headline" dir="auto">
        {item.link ? (
          <Anchor link={item.link} className="link">
            {item.headline}
          </Anchor>
        ) : (
          item.headline
        )}
      </p>
      <p className="data highlight-date">{item.dateLabel}</p>
    </li>
  );
}
