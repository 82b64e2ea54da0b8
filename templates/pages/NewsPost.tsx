import type { NewsPostProps } from '../../generator/features/news/page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Display } from '../parts/Display.tsx';
import { NewsFacts } from '../parts/NewsFacts.tsx';
import { Picture } from '../parts/Picture.tsx';
import { Text } from '../parts/Text.tsx';

export function NewsPost(props: NewsPostProps) {
  const { title, excerpt, picture, text, more, back } = props;
  return (
    <article>
      <header className="shell grid gap-x-8 gap-y-6 pt-6 pb-10 lg:grid-cols-12 lg:pb-14">
        <p className="lg:col-span-12">
          <Anchor link={back} className="back-link" />
        </p>
        <div className="min-w-0 lg:col-span-10 lg:pt-8">
          <Display as="h1" text={title} size="title" />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-8 lg:col-start-5">
          <NewsFacts story={props} />
          {excerpt && (
            <p className="max-w-text text-lead" dir="auto">
              {excerpt}
            </p>
          )}
        </div>
      </header>
      <div className="shell grid gap-x-8 gap-y-10 pb-16 lg:grid-cols-12 lg:pb-24">
        {picture && (
          <div className="-mx-(--gutter) lg:col-span-4 lg:mx-0">
            <Picture picture={picture} sizes="(min-width: 64rem) min(29.2vw, 30.4rem), 100vw" priority />
          </div>
        )}
        <div className="lg:col-span-8 lg:col-start-5">
          <Text text={text} />
          {more && (
            <p className="mt-6">
              <Anchor link={more} className="card-link" />
            </p>
          )}
        </div>
      </div>
    </article>
  );
}
