import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  type Document,
  destination,
  type Element,
  headings,
  links,
  one,
  opensNewTab,
  text,
  texts,
} from '../../helpers/dom.ts';
import { readSample } from '../../helpers/sample.ts';
import { LATEST_URL } from './catalogue.ts';

const sample = await readSample();

const documentOf = (url: string): Document => sample.page(url).document;

/** Items of a list that are not items of a list within it. */
function items(list: Element | undefined): Element[] {
  return list ? all(list, 'li').filter(({ parent }) => parent === list) : [];
}

describe('the header', () => {
  const navigation = (url: string) => one(documentOf(url), 'nav', { 'aria-label': 'Main' });
  const desktop = (url: string) => items(all(navigation(url), 'ul')[0]);

  it('has its logo lead home', () => {
    const logo = all(documentOf('/about/'), 'header').flatMap((header) => all(header, 'a'))[0];
    expect(logo?.attribs['href']).toBe('/');
  });

  it('names seven places, of which Music opens two', () => {
    const [home, about, music, ...others] = desktop('/');
    const flat = [home, about, ...others].flatMap((item) => (item ? links(item) : []));
    expect(flat).toEqual([
      ['Home', '/'],
      ['About', '/about/'],
      ['Projects', '/projects/'],
      ['Events', '/events/'],
      ['News', '/news/'],
      ['Contact', '/contact/'],
    ]);
    const trigger = music && one(music, 'button');
    expect([trigger && text(trigger), trigger?.attribs['aria-expanded']]).toEqual(['Music', 'false']);
    expect(music && links(music)).toEqual([
      ['Releases', '/music/releases/'],
      ['Mixes', '/music/mixes/'],
    ]);
  });

  it.each([
    ['/', ['Home']],
    ['/about/', ['About']],
    ['/music/', ['Music']],
    [LATEST_URL, ['Music', 'Releases']],
    ['/music/mixes/', ['Music', 'Mixes']],
    ['/mixes/', ['Music', 'Mixes']],
    ['/news/match-weddy-is-out/', ['News']],
    ['/press/', []],
    ['/404.html', []],
  ])('marks on %s what is current: %j', (url, expected) => {
    const marked = desktop(url).flatMap((item) => all(item, '*', { 'aria-current': true }).map(text));
    expect(marked).toEqual(expected);
  });

  it('has a menu for phones with all of it', () => {
    const nav = navigation('/');
    const panel = one(nav, '*', { role: 'dialog' });
    expect(attribute(panel, 'aria-label')).toBe('Menu');
    expect(texts(nav, 'button')).toEqual(expect.arrayContaining(['Open menu', 'Close menu']));
    expect(links(panel).map(([label]) => label)).toEqual([
      ...['Home', 'About', 'Music', 'Releases', 'Mixes'],
      ...['Projects', 'Events', 'News', 'Contact'],
    ]);
  });
});

describe('the footer', () => {
  const footer = () => one(documentOf('/'), 'footer');

  it('leads to seven profiles in new tabs', () => {
    const profiles = all(footer(), 'a').filter(opensNewTab);
    expect(profiles.map((each) => text(each).replace(' (opens in a new tab)', ''))).toEqual([
      ...['Facebook', 'Instagram', 'Twitter', 'YouTube', 'SoundCloud', 'Mixcloud', 'Anghami'],
    ]);
    for (const profile of profiles) expect(attribute(profile, 'href')).toMatch(/^https:\/\/.*eddy\.example/);
  });

  it('has two groups of links', () => {
    const groups = one(footer(), 'nav');
    expect(headings(groups)).toEqual(['Music', 'Connect']);
    expect(links(groups)).toEqual([
      ['Discography', '/music/releases/'],
      ['Mixes & Radio', '/music/mixes/'],
      ['Projects', '/projects/'],
      ['Live Events', '/events/'],
      ['Bookings', '/contact/'],
      ['Press Kit', '/press/'],
      ['News', '/news/'],
      ['Contact', expect.stringMatching(/^mailto:[^@]+@eddy\.example$/)],
    ]);
  });

  it('ends with the copyright of 2025 and the legal pages', () => {
    expect(text(footer())).toContain('© 2025 EDDY');
    expect(destination(footer(), 'Privacy Policy')).toBe('/privacy/');
    expect(destination(footer(), 'Terms of Service')).toBe('/terms/');
  });
});
