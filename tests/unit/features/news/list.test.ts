import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import type { Content } from '../../../../generator/engine/content/types.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages } from '../../../helpers/model.ts';

const TODAY = '2025-09-01';

function project(parts: Partial<Content> = {}) {
  const site = modelSite(makeContent(parts), TODAY, FEATURES);
  return projectPages(site, makeAssets(site));
}

const post = (slug: string, date: string, featured = false) => entry(slug, { title: slug, date, featured });

test('without a featured story, the newest one opens the news', () => {
  const { pages } = project({ news: [post('a', '2025-01-01'), post('b', '2025-02-01')] });
  const { featured, recent } = pageAt(pages, '/news/', 'news').props;
  expect([featured?.title, recent.map(({ title }) => title)]).toEqual(['b', ['a']]);
});

test('the featured story opens the news and is not listed twice', () => {
  const { pages } = project({
    news: [post('a', '2025-01-01', true), post('b', '2025-02-01'), post('c', '2025-03-01')],
  });
  const { featured, recent } = pageAt(pages, '/news/', 'news').props;
  expect(featured?.title).toBe('a');
  expect(recent.map(({ title }) => title)).toEqual(['c', 'b']);
});

test('a story takes at least a minute to read, and one without a text none', () => {
  const { pages } = project({
    news: [0, 30, 660].map((words, index) =>
      entry(
        `n${words}`,
        { title: `${words}`, date: `2025-01-0${index + 1}` },
        { words, intro: words > 0 ? ['<p>…</p>'] : [] },
      ),
    ),
  });
  const { featured, recent } = pageAt(pages, '/news/', 'news').props;
  expect([featured, ...recent].map((card) => card?.readTime)).toEqual(['3 min read', '1 min read', '']);
});
