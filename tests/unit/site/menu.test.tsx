/** A menu of the site's own: its order, its words, and the mark of where a visitor is. */

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { projectShell } from '../../../generator/app/pipeline/shell.ts';
import { checkMenu } from '../../../generator/site/menu.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { Island, IslandAssets } from '../../../templates/Island.tsx';
import { Header } from '../../../templates/layout/Header.tsx';
import { Shared } from '../../../templates/Shared.tsx';
import { loadFiles, release, SITE, describe as tell } from '../../helpers/content.ts';
import { all, parse, text } from '../../helpers/dom.ts';
import { makeAssets, pageAt, projectPages } from '../../helpers/model.ts';

const FILES = {
  'releases/song.md': release('title: Song\ntype: single'),
  'pages/about.yaml': 'intro: Hello.',
  'pages/events.yaml': 'title: Events\nevents: [{title: Night, date: 2020-01-01, city: Lima, slug: night}]',
};

async function project(menu: string, files: Record<string, string> = FILES) {
  const { content, problems } = await loadFiles({ 'site.yaml': `${SITE}menu: ${menu}\n`, ...files });
  if (!content) return { said: problems.map(tell), items: [], shell: undefined, pages: [] };
  const site = modelSite(content, '2025-09-01', FEATURES);
  const assets = makeAssets(site);
  const shell = projectShell(site, assets.shell);
  const items = shell.nav.map(({ label, url, items: below }) =>
    [label, url, ...below.map((item) => item.label)].filter(Boolean).join(' '),
  );
  const said = [...problems, ...checkMenu(site)].map(tell);
  return { said, items, shell, pages: projectPages(site, assets).pages };
}

describe('a menu of its own', () => {
  test('has its order, its words, and what is elsewhere', async () => {
    const { items, said } = await project(
      '[music, {page: events, label: Gigs}, {label: Shop, url: "{links.shop}"}, {label: Songs, url: /music/releases/}, about]',
    );
    expect(items).toEqual([
      'Music /music/releases/',
      'Gigs /events/',
      'Shop https://shop.example',
      'Songs /music/releases/',
      'About /about/',
    ]);
    expect(said).toEqual([]);
  });

  test('names its pages elsewhere too, but for a heading that is written', async () => {
    const gigs = '[{page: events, label: Gigs}, {label: Story, url: /about/}]';
    const { pages, shell } = await project(gigs);
    expect(shell?.footer.groups[0]?.links.map(({ label }) => label)).toEqual(['Discography', 'Gigs']);
    expect(pageAt(pages, '/events/', 'events').props.title).toBe('Events');
    expect(pageAt(pages, '/about/', 'about').meta.title).toBe('Story | EDDY');
  });

  test('opens what is put below an item, with the item among it', async () => {
    const { items } = await project(
      '[{page: about, items: [contact, press]}, {label: More, items: [events, {label: Shop, url: https://a.example}]}]',
    );
    expect(items).toEqual(['About About Contact', 'More Events Shop']);
  });

  test('does not have a room twice', async () => {
    const mixes = { 'mixes/a.md': '---\nepisode_title: A\n---\n' };
    const { items } = await project('[music, mixes]', { ...FILES, ...mixes });
    expect(items).toEqual(['Music /music/releases/', 'Mixes /music/mixes/']);
  });

  test('leaves out a page with nothing to show, and says so', async () => {
    const { items, said } = await project('[about, projects, {label: Radio, url: /mixes/}]');
    expect(items).toEqual(['About /about/']);
    expect(said).toEqual([
      expect.stringMatching(/^site.yaml:\d+:15 menu\/empty-page .*"projects", which has nothing to show yet/),
      expect.stringMatching(/menu\/empty-page .*"Radio"/),
    ]);
  });

  test.each([
    ['[gallery]', /menu\/unknown-page .* → Write {2}\{page: photos, label: Gallery\}$/],
    ['[abuot]', /menu\/unknown-page .*"abuot", which is not a page of this site. → Did you mean "about"\?/],
    [
      '[wiki]',
      /menu\/unknown-page .*→ If the page is gone, remove the line. The pages are home, about, artists, music, .* and terms. For any other address/,
    ],
    ['[{page: about, items: [x-y]}]', /:30 menu\/unknown-page /],
    ['[{label: Shop}]', /menu\/nowhere An item of the menu leads nowhere/],
    ['[{url: https://a.example}]', /menu\/nowhere An item of the menu leads nowhere/],
    ['[{label: Shop, link: https://a.example}]', /schema\/unknown-key "link" is not a key of menu, entry 1/],
    ['about', /schema\/type menu must be a list/],
  ])('is refused where it leads nowhere: %s', async (menu, message) => {
    const { said } = await project(menu);
    expect(said).toEqual([expect.stringMatching(message)]);
  });
});

describe('in the header', () => {
  async function render(menu: string, route: string) {
    const { shell } = await project(menu);
    if (!shell) throw new Error('no site');
    return renderToStaticMarkup(
      <IslandAssets value={{}}>
        <Header shell={shell} route={route} />
      </IslandAssets>,
    );
  }

  test('the nearest item is marked, and what leads away says so', async () => {
    const html = await render(
      '[music, releases, {label: Shop, url: https://a.example}]',
      '/music/releases/song/',
    );
    const row = html.slice(html.indexOf('<ul'), html.indexOf('</ul>'));
    expect(row.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toHaveLength(1);
    expect(row).toMatch(/href="\/music\/releases\/" aria-current="page">Releases/);
    expect(row).toContain('rel="noopener">Shop<span class="sr-only"> (opens in a new tab)</span>');
  });

  test('of the same page in two places, the first item is marked', async () => {
    const marked = async (menu: string) => {
      const html = await render(menu, '/events/');
      const row = html.slice(html.indexOf('<nav'), html.indexOf('mobile-menu'));
      return [...row.matchAll(/aria-current="(\w+)"[^>]*>([^<]*)/g)].map(
        ([, kind, label]) => `${kind} ${label}`,
      );
    };
    expect(await marked('[{page: about, items: [events]}, {label: More, items: [events]}]')).toEqual([
      'true About',
      'page Events',
    ]);
    expect(await marked('[{page: about, items: [events]}, {label: Live, page: events}]')).toEqual([
      'page Live',
    ]);
  });

  test('is rendered once for each item that is marked, with ids of its own', async () => {
    const { shell } = await project('[about, events]');
    if (!shell) throw new Error('no site');
    const render = (route: string) =>
      renderToStaticMarkup(
        <IslandAssets value={{ 'mobile-menu': { url: '/menu.js', imports: [] } }}>
          <Header shell={shell} route={route} />
          {['footer', 'end'].map((name) => (
            <Shared key={name} as="footer" name={name} of={shell.footer} look={name}>
              {() => <Island name="mobile-menu" props={{ items: [] }} when="load" />}
            </Shared>
          ))}
        </IslandAssets>,
      );
    const [about, events] = [render('/about/'), render('/events/')];
    expect(render('/about/')).toBe(about);
    expect(events).not.toBe(about);
    expect([...events.matchAll(/aria-current="page">(\w+)/g)].map(([, label]) => label)).toContain('Events');
    const ids = [...about.matchAll(/ (?:data-)?id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(new Set(ids).size);
    expect(ids).toHaveLength(7);
    expect(about.match(/ data-src="\/menu.js"/g)).toHaveLength(3);
  });

  test('is that of its own site', async () => {
    const [one, other] = await Promise.all(
      ['First', 'Second'].map(async (name) => {
        const { shell } = await project('[about]');
        if (!shell) throw new Error('no site');
        return renderToStaticMarkup(<Header shell={{ ...shell, artist: name }} route="/" />);
      }),
    );
    expect(one).toContain('First');
    expect(other).toBe(one?.replace('First', 'Second'));
  });

  test('a row that does not fit beside the name is a button', async () => {
    const entry = (label: string) => `{label: ${label}, url: https://a.example/${label}}`;
    const long = ['Discography', 'Photographs', 'Merchandise', 'Biography', 'Lyrics', 'Newsletter'].map(
      entry,
    );
    expect(await render(`[about, ${long.slice(0, 2).join(', ')}]`, '/')).toContain('nav-row-lg');
    expect(await render(`[about, ${long.join(', ')}]`, '/')).toContain('nav-row-lg');
    const longer = (words: string) => long.map((each) => each.replace(': ', `: ${words} `)).join(', ');
    expect(await render(`[about, ${longer('The')}]`, '/')).toContain('nav-row-xl');
    expect(await render(`[about, ${longer('All Of Our')}]`, '/')).not.toMatch(/nav-row-[lx][lg]/);
  });

  test('of more than seven words, the last are below one, and all in the menu of phones', async () => {
    const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
    const entries = labels.map((label) => `{label: ${label}, url: https://a.example/${label}}`);
    const rows = async (count: number) => {
      const page = parse(await render(`[${entries.slice(0, count).join(', ')}]`, '/'));
      const wordsOf = (name: string) =>
        all(page, '*', { class: name }).map((each) => text(each).split(' ')[0]);
      return {
        row: wordsOf('nav-link'),
        below: wordsOf('nav-drop-link'),
        phone: wordsOf('menu-link').length,
      };
    };
    expect(await rows(7)).toEqual({ row: labels.slice(0, 7), below: [], phone: 7 });
    expect(await rows(9)).toEqual({
      ...{ row: [...labels.slice(0, 6), 'More'], below: ['Seven', 'Eight', 'Nine'] },
      phone: 9,
    });
  });

  test.each([0, 3, 6, 8])('contact is never below that word, wherever it is: %i', async (place) => {
    const labels = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'];
    const entries = labels.map((label) => `{label: ${label}, url: https://a.example/${label}}`);
    const page = parse(await render(`[${entries.toSpliced(place, 0, 'contact').join(', ')}]`, '/'));
    const row = all(page, '*', { class: 'nav-link' }).map((each) => text(each).split(' ')[0]);
    expect(row).toHaveLength(7);
    expect(row.indexOf('Contact')).toBe(Math.min(place, 5));
  });
});

test.each([
  ['band', 'Home, About, Music, Events, Contact'],
  ['ensemble', 'Home, Events, About, Music, Contact'],
  ['label', 'Home, Music, About, Events, Contact'],
])('the menu of the kind %s begins with what its visitors look for', async (kind, labels) => {
  const site = SITE.replace('artist:', `artist:\n  kind: ${kind}`);
  const { content } = await loadFiles({ 'site.yaml': site, ...FILES });
  if (!content) throw new Error('The content was not read.');
  const model = modelSite(content, '2025-09-01', FEATURES);
  const { nav } = projectShell(model, makeAssets(model).shell);
  expect(nav.map(({ label }) => label).join(', ')).toBe(labels);
});
