/** Which pages have something to say, and what follows from it for menu, footer, cards and search engines. */

import { describe, expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { projectShell } from '../../../generator/app/pipeline/shell.ts';
import type { Content } from '../../../generator/engine/content/types.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { entry, makeAssets, makeContent, pageAt, projectPages, release } from '../../helpers/model.ts';

interface Parts extends Partial<Omit<Content, 'site'>> {
  settings?: Partial<Content['site']['data']>;
}

function project({ settings, ...parts }: Parts = {}) {
  const content = makeContent(parts);
  Object.assign(content.site.data, settings);
  const site = modelSite(content, '2025-09-01', FEATURES);
  const assets = makeAssets(site);
  const { nav, footer } = projectShell(site, assets.shell);
  const { pages } = projectPages(site, assets);
  const menu = nav.map(({ label, url, items }) =>
    items.length > 0 ? `${label}: ${items.map((item) => item.label).join(', ')}` : `${label} ${url}`,
  );
  const groups = footer.groups.map(({ title, links }) =>
    [title, ...links.map(({ label }) => label)].join(', '),
  );
  return { menu, footer, groups, pages };
}

const mix = entry('night', { episode_title: 'Night', featured: false });

describe('the menu', () => {
  test('of a site with nothing at all is the way home', () => {
    const { menu, groups, footer } = project();
    expect(menu).toEqual(['Home /']);
    expect(groups).toEqual([]);
    expect(footer.legal.map(({ label }) => label)).toEqual(['Feed']);
  });

  test('of a DJ with nothing but mixes leads to them at once', () => {
    const { menu, groups } = project({ mixes: [mix] });
    expect(menu).toEqual(['Home /', 'Music /music/mixes/']);
    expect(groups).toEqual(['Music, Mixes & Radio']);
  });

  test('of a singer without mixes leads to the releases', () => {
    const { menu, groups } = project({ releases: [release('song')] });
    expect(menu).toEqual(['Home /', 'Music /music/releases/']);
    expect(groups).toEqual(['Music, Discography']);
  });

  test('leads to a hub with words of its own before its only room', () => {
    const music = entry('music', { stats: [{ value: '3', label: 'records' }] });
    const { menu } = project({ releases: [release('song')], pages: { music } });
    expect(menu).toEqual(['Home /', 'Music /music/']);
  });

  test('has both rooms of a site that has both', () => {
    const { menu } = project({ releases: [release('song')], mixes: [mix] });
    expect(menu).toEqual(['Home /', 'Music: Releases, Mixes']);
  });

  test('has a page from its first entry on', () => {
    const day = { title: 'A', date: '2025-10-01', city: 'Lima' };
    const { menu, groups } = project({
      releases: [release('song')],
      news: [entry('post', { title: 'Post', date: '2025-01-01', featured: false })],
      pages: {
        about: entry('about', { intro: 'Hello.' }),
        events: entry('events', { events: [day] }),
        projects: entry('projects', { collaborations: [{ artist: 'B', track: 'C' }] }),
        press: entry('press', { bios: { short: 'Short.' } }),
      },
      settings: { emails: { general: 'a@b.example' } },
    });
    expect(menu.map((item) => item.split(' ')[0])).toEqual([
      'Home',
      'About',
      'Music',
      'Projects',
      'Events',
      'News',
      'Contact',
    ]);
    expect(groups).toEqual([
      'Music, Discography, Projects, Live Events',
      'Connect, Bookings, Press Kit, News, Contact',
    ]);
  });
});

test('a heading of the artist is the name of its page everywhere, and that of Liner has a shorter one', () => {
  const day = { title: 'A', date: '2025-10-01', city: 'Lima', slug: 'a' };
  const { menu, groups, pages } = project({
    pages: {
      events: entry('events', { title: 'Shows', events: [day] }),
      contact: entry('contact', { title: 'Bookings & Contact' }),
    },
    settings: { emails: { bookings: 'a@b.example' } },
  });
  expect(menu).toEqual(['Home /', 'Shows /events/', 'Contact /contact/']);
  expect(groups).toEqual(['Music, Shows', 'Connect, Bookings']);
  const events = pageAt(pages, '/events/', 'events');
  expect([events.props.title, events.meta.title]).toEqual(['Shows', 'Shows | EDDY']);
  expect(events.breadcrumbs.map(({ label }) => label)).toEqual(['Home', 'Shows']);
  const [show] = pages.filter(({ template }) => template === 'event');
  expect(show?.breadcrumbs[1]?.label).toBe('Shows');
  expect(pageAt(pages, '/contact/', 'contact').meta.title).toBe('Bookings & Contact | EDDY');
});

test('the footer calls two links to different places by different names', () => {
  const title = 'Say Hello';
  const contact = entry('contact', { title });
  const { groups } = project({ pages: { contact }, settings: { emails: { general: 'a@b.example' } } });
  expect(groups).toEqual(['Connect, Say Hello, Email']);
});

test('search engines pass over a page until it has something to say', () => {
  const { pages } = project({ releases: [release('song')] });
  const empty = pages.filter(({ standing }) => standing === 'empty').map(({ route }) => route);
  expect(empty.sort()).toEqual(['/about/', '/contact/', '/events/', '/news/', '/press/']);
  expect(
    new Set(pages.filter(({ standing }) => standing === 'empty').map(({ meta }) => meta.robots)),
  ).toEqual(new Set(['noindex, follow']));
  expect(pageAt(pages, '/music/releases/', 'releases').meta.robots).toBe('index, follow');
});

test('no card leads to an empty page', () => {
  const card = (title: string, url: string) => ({ title, url });
  const explore_more = [
    card('Radio', '/mixes/'),
    card('Songs', '/music/releases/#x'),
    card('Else', 'https://a.example'),
  ];
  const { pages } = project({
    releases: [release('song')],
    pages: { about: entry('about', { explore_more }) },
  });
  const { exploreMore } = pageAt(pages, '/about/', 'about').props;
  expect(exploreMore.map(({ title }) => title)).toEqual(['Songs', 'Else']);
  expect(pageAt(pages, '/music/', 'music').props.cards.map(({ title }) => title)).toEqual(['Releases']);
});

test('nobody is sent to a contact page where nobody can be written to', () => {
  const { menu, groups, pages } = project({
    pages: { press: entry('press', { bios: { short: 'Short.' } }) },
    settings: { social: [{ name: 'Instagram', url: 'https://www.instagram.com/a/' }] },
  });
  expect(menu).toEqual(['Home /', 'Contact /contact/']);
  expect(groups).toEqual(['Connect, Press Kit']);
  expect(pageAt(pages, '/press/', 'press').props.inquiries).toBeUndefined();
  expect(pageAt(pages, '/contact/', 'contact').meta.description).toBe('Where to find EDDY.');
});
