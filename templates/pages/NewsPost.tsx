import type { NewsPostProps } from '../../generator/features/news/page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { ArtistLinks } from '../parts/ArtistLinks.tsx';
import { Display } from '../parts/Display.tsx';
import { NewsFacts } from '../parts/NewsFacts.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Text } from '../parts/Text.tsx';

export function NewsPost(props: NewsPostProps) {
  const { title, excerpt, picture, artists, text, more, back } = props;
  return (
    <article>
      <header className="shell post-head">
        <p className="column-all">
          <Anchor link={back} className="back-link" />
        </p>
        <div className="post-title">
          <Display as="h1" text={title} size="title" />
        </div>
        <div className="column-main title-block">
          <NewsFacts story={props} />
          {artists.length > 0 && (
            <p className="data">
              <ArtistLinks artists={artists} />
            </p>
          )}
          <Paragraph text={excerpt} className="lead max-w-text" />
        </div>
      </header>
      <div className="shell post">
        {picture && (
          <div className="post-picture">
            <Picture picture={picture} sizes="(min-width: 64rem) min(29.2vw, 30.4rem), 100vw" priority />
          </div>
        )}
        <div className="column-main">
          <Text text={text} />
          {more && (
            <p className="post-more">
              <Anchor link={more} className="card-link" />
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
