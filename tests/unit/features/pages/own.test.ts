/** Pages of the artist's own: what a file becomes, and which names it may not have. */

import { expect, test } from 'vitest';
import { FEATURES } from '../../../../generator/app/list/features.ts';
import { bodyText } from '../../../../generator/engine/content/entry.ts';
import { checkTexts, feedText } from '../../../../generator/site/inserts.ts';
import { checkMenu, projectMenu } from '../../../../generator/site/menu.ts';
import { checkRedirects } from '../../../../generator/site/redirects/conflicts.ts';
import { listRedirects } from '../../../../generator/site/redirects/index.ts';
import { checkAddresses } from '../../../../generator/site/route-conflicts.ts';
import { modelSite } from '../../../../generator/site/sites.ts';
import { readTranslation, TRANSLATIONS } from '../../../../generator/site/words/index.ts';
import { describe, loadFiles, release, SITE } from '../../../helpers/content.ts';
import { makeAssets, pageAt, projectPages } from '../../../helpers/model.ts';

async function project(files: Record<string, string>) {
  const { content, problems } = await loadFiles(files);
  if (!content) throw new Error(problems.map(describe).join('\n'));
  const site = modelSite(content, '2026-11-21', FEATURES);
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
  expect(checkRedirects(redirects, () => pages.map(({ route }) => route), site)).toEqual([]);
});

test('yes and no in every language are answers for the menu, never words in it', async () => {
  for (const language of TRANSLATIONS) {
    const { yes, no } = readTranslation(language).language;
    for (const [words, answer] of [
      [yes, true],
      [no, false],
    ] as const)
      for (const word of words.split(', ').flatMap((each) => [each, each.toUpperCase()])) {
        const { problems } = await loadFiles({
          'pages/lessons.md': `---\ntitle: A\nmenu: "${word}"\n---\nText.\n`,
        });
        expect(problems.map(describe).join('\n'), word).toContain(`menu: ${answer}`);
      }
  }
  const { problems } = await loadFiles({
    'pages/lessons.md': '---\ntitle: A\nmenu: Yesterday\n---\nText.\n',
  });
  expect(problems.filter(({ code }) => code === 'schema/value')).toEqual([]);
});

test.each(['music', 'feed', 'l', 'assets', 'index', 'prices'])('the name %s', async (slug) => {
  const { content } = await loadFiles({ [`pages/${slug}.md`]: '---\ntitle: A\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21', FEATURES)).map(describe) : [];
  const wanted =
    slug === 'prices' ? [] : [expect.stringContaining(`The address /${slug}/ is reserved. → Rename`)];
  // pages/music.md is the Music page in Markdown.
  expect(problems).toEqual(slug === 'music' ? [] : wanted);
});

test('names of two letters are kept for languages', async () => {
  const { content } = await loadFiles({ 'pages/ar.md': '---\ntitle: A\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21', FEATURES)) : [];
  expect(problems.map(describe)).toEqual([
    'pages/ar.md:2:1 route/reserved The address /ar/ is reserved. → Give the file a longer name: two letters mean a language, as "ar" for Arabic.',
  ]);
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

test('a mistyped name of a page of every site is reported', async () => {
  const { content } = await loadFiles({ 'pages/abuot.md': '---\ntitle: About\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21', FEATURES)).map(describe) : [];
  expect(problems).toEqual([expect.stringMatching(/^pages\/abuot\.md:2:1 route\/near .*"about".*about\.md/)]);
});

test.each([
  ['pages/kontakt.md', {}, 'Rename it to pages/contact.md if you meant that page.'],
  ['pages/biografie.md', {}, 'Rename it to pages/about.md if you meant that page.'],
  [
    'pages/links.md',
    {},
    'If you meant that page, create pages/links.yaml with  npx liner new links  and delete this file.',
  ],
  [
    'pages/kontakt.md',
    { 'pages/contact.yaml': 'title: Kontakt\n' },
    'If you meant that page, put the text into pages/contact.yaml, below  intro: |  and delete this file.',
  ],
])('%s is a page that Liner knows, beside %j', async (path, files, hint) => {
  const { content } = await loadFiles({ ...files, [path]: '---\ntitle: A\ndescription: B\n---\nText.\n' });
  const problems = content ? checkAddresses(modelSite(content, '2026-11-21', FEATURES)) : [];
  expect(problems.map((each) => [each.code, each.hint])).toEqual([['route/near', hint]]);
});

const DIRECTIVES = `---
title: Post
date: 2026-02-20
---
![The stage](photos/stage.jpg "By night")

::releases{type=single limit=1}

::video{url=https://vimeo.com/76979871}

## Later

::player{release=one}

::events

::quote[Good.]{by=A source=B}

::button[Shop]{url={links.shop}}

::releases{type=album}
`;

test('directives become what pages show, and links in feeds', async () => {
  const { content } = await loadFiles({
    'news/post.md': DIRECTIVES,
    'pages/videos.yaml': 'videos: [{title: Film, url: https://vimeo.com/76979871, picture: film.jpg}]',
    'releases/one.md': release('title: One\ntype: single', '').replace(
      'spotify: https://open.spotify.com/x',
      'soundcloud: https://soundcloud.com/a/one',
    ),
  });
  if (!content) throw new Error('The content has errors.');
  const site = modelSite(content, '2026-11-21', FEATURES);
  const assets = makeAssets(site);
  const page = pageAt(projectPages(site, assets).pages, '/news/post/', 'newsPost');
  expect(page.props.text).toMatchObject([
    { kind: 'picture', caption: 'By night', picture: { alt: 'The stage' } },
    // There is no heading above it yet.
    { kind: 'releases', heading: 'Releases', cards: [{ title: 'One' }] },
    {
      kind: 'video',
      video: {
        title: 'Post',
        watchUrl: 'https://vimeo.com/76979871',
        poster: { src: '/assets/film.jpg' },
      },
    },
    { kind: 'html', html: '<h2 id="later">Later</h2>' },
    { kind: 'player', audio: { title: 'One' } },
    { kind: 'events', heading: '', rows: [] },
    { kind: 'quote', html: '<p>Good.</p>', by: 'A', source: 'B' },
    { kind: 'button', link: { label: 'Shop', url: 'https://shop.example', external: true } },
  ]);
  expect(page.needs.frames).toEqual(['https://player.vimeo.com', 'https://w.soundcloud.com']);

  const [entry] = content.news;
  const html = entry ? feedText({ site, assets }, bodyText(entry)) : '';
  expect(html).toContain(
    '<figure><img src="https://eddy.example/assets/photos/stage.jpg" alt="The stage" width="100" height="100"/><figcaption>By night</figcaption></figure>',
  );
  expect(html).toContain('<a href="https://soundcloud.com/a/one">Listen to One</a>');
  expect(html).toContain('<blockquote><p>Good.</p><p>– A, B</p></blockquote>');
  expect(html).not.toContain('::');
});

test('a player of a release whose file has an error is not wrong for that', async () => {
  const { content, problems } = await loadFiles({
    'pages/a.md': '---\ntitle: A\n---\n::player{release=one}\n\n::player{release=two}\n',
    'releases/one.md': release('title: One\ntypo: single'),
  });
  const found = content ? checkTexts(modelSite(content, '2026-11-21', FEATURES), problems) : [];
  expect(found.map(describe)).toEqual([
    expect.stringContaining('pages/a.md:6:1 directive/release There is no release, remix or mix "two"'),
  ]);
});

test.each([
  ['::newsletter', 'pages/a.md:4:1 directive/newsletter'],
  [
    'Hi.\n\n::player{release=ones}',
    'pages/a.md:6:1 directive/release There is no release, remix or mix "ones". → Did you mean "one"?',
  ],
  [
    '::player{mix=one}',
    'pages/a.md:4:1 directive/release There is no release, remix or mix "one". → Write the name of its file, without .md',
  ],
  ['::player', 'pages/a.md:4:1 directive/missing ::player needs "release".'],
  ['::player{release=one}', 'pages/a.md:4:1 directive/player There is no player for "one"'],
  ['::video{url=https://video.example/1}', 'pages/a.md:4:1 directive/video'],
])('%j asks for what the site does not have', async (text, expected) => {
  const { content } = await loadFiles({
    'pages/a.md': `---\ntitle: A\n---\n${text}\n`,
    'releases/one.md': release('title: One\ntype: single'),
  });
  const problems = content ? checkTexts(modelSite(content, '2026-11-21', FEATURES)) : [];
  expect(problems.map(describe)).toEqual([expect.stringContaining(expected)]);
});
