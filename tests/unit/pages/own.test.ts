/** Pages of the artist's own: what a file becomes, and which names it may not have. */
import { expect, test } from 'vitest';
import { checkMenu, projectMenu } from '../../../generator/model/menu.ts';
import { checkRedirects } from '../../../generator/model/redirects/conflicts.ts';
import { listRedirects } from '../../../generator/model/redirects/index.ts';
import { checkAddresses } from '../../../generator/model/route-conflicts.ts';
import { modelSite } from '../../../generator/model/site.ts';
import { projectPages } from '../../../generator/pages/index.ts';
import { describe, loadFiles, SITE } from '../../helpers/content.ts';
import { makeAssets, pageAt } from '../../helpers/model.ts';

async function project(files: Record<string, string>) {
  const { content, problems } = await loadFiles(files);
  if (!content) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, '2026-11-21');
  return { site, problems, pages: projectPages(site, makeAssets(site)).pages };
}

test('a file in pages/ is a page with all that a page has', async () => {
  const { site, pages } = await project({
    'pages/lessons.md':
      '---\ntitle: Lessons\ndescription: For singers.\nupdated: 2026-02-20\nredirect_from: [/teaching/]\n---\nOn Mondays.\n\n## Where\n\nHere.\n',
    'pages/hidden.md': '---\ntitle: Hidden\ndraft: true\n---\nNot yet.\n',
  });
  const page = pageAt(pages, '/lessons/', 'own');
  expect(page.props).toMatchObject({ title: 'Lessons', updatedLabel: '20 February 2026' });
  expect(page.meta).toMatchObject({
    title: 'Lessons | EDDY',
    description: 'For singers.',
    canonical: 'https://eddy.example/lessons/',
  });
  expect(page.meta.jsonLd[0]).toMatchObject({
    '@type': 'WebPage',
    name: 'Lessons',
    dateModified: '2026-02-20',
  });
  expect(page.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Lessons']);
  expect([page.lastmod, page.standing, page.share?.alt]).toEqual(['2026-02-20', 'own', 'Lessons – EDDY']);
  expect(pages.some(({ route }) => route === '/hidden/')).toBe(false);

  const redirects = listRedirects(site);
  expect(redirects).toMatchObject([{ from: '/teaching/', to: '/lessons/' }]);
  expect(checkRedirects(redirects, new Set(pages.map(({ route }) => route)), site)).toEqual([]);
});

test.each(['music', 'feed', 'l', 'assets', 'terms', 'index', 'prices'])('the name %s', async (slug) => {
  const { content } = await loadFiles({ [`pages/${slug}.md`]: '---\ntitle: A\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21')).map(describe) : [];
  const wanted =
    slug === 'prices' ? [] : [expect.stringContaining(`The address /${slug}/ is reserved. → Rename`)];
  // pages/music.md is the Music page in Markdown.
  expect(problems).toEqual(slug === 'music' ? [] : wanted);
});

test('it is in the menu where it asks for that, or where the menu names it', async () => {
  const files = {
    'pages/lessons.md': '---\ntitle: Lessons & More\nmenu: Lessons\n---\nText.\n',
    'pages/rig.md': '---\ntitle: Rig\nmenu: true\n---\nText.\n',
    'pages/thanks.md': '---\ntitle: Thanks\n---\nText.\n',
    'pages/later.md': '---\ntitle: Later\nmenu: true\n---\n',
  };
  const { site } = await project(files);
  const labels = projectMenu(site).map(({ label }) => label);
  expect(labels.slice(labels.indexOf('Lessons'))).toEqual(['Lessons', 'Rig', 'Contact']);
  expect(labels).not.toContain('Thanks');
  expect(labels).not.toContain('Later');
  const named = await project({ ...files, 'site.yaml': `${SITE}menu: [thanks, lessons]\n` });
  expect(checkMenu(named.site)).toEqual([]);
  expect(projectMenu(named.site)).toMatchObject([
    { label: 'Thanks', url: '/thanks/' },
    { label: 'Lessons', url: '/lessons/' },
  ]);
});

test('a mistyped name of a page of every site is told', async () => {
  const { content } = await loadFiles({ 'pages/abuot.md': '---\ntitle: About\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21')).map(describe) : [];
  expect(problems).toEqual([expect.stringMatching(/^pages\/abuot\.md:2:1 route\/near .*"about".*about\.md/)]);
});
