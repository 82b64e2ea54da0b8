import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  destination,
  type Element,
  headings,
  islandProps,
  link,
  links,
  one,
  opensNewTab,
  sectionOf,
  text,
  texts,
} from '../../helpers/dom.ts';
import { BUILD_DAY, readSample } from '../../helpers/sample.ts';
import { LATEST_URL } from './catalogue.ts';

const sample = await readSample();

const mainOf = (url: string): Element => one(sample.page(url).document, 'main');
const addresses = (scope: Element): string[] => links(scope).map(([, href]) => href);

describe('Home', () => {
  const main = () => mainOf('/');

  it('opens with the artist and two buttons', () => {
    expect(texts(main(), 'h1')).toEqual(['EDDY']);
    expect(destination(main(), 'Listen to Latest Release')).toBe(LATEST_URL);
    const follow = link(main(), 'Follow on Instagram');
    expect([opensNewTab(follow), attribute(follow, 'href')]).toEqual([
      true,
      expect.stringContaining('instagram.com/'),
    ]);
  });

  it('shows the latest release', () => {
    const card = sectionOf(main(), 'Latest Release: Match Weddy');
    expect(texts(card, 'li')).toEqual(expect.arrayContaining(['Egyptian Pop', '2025', '115 BPM', 'A minor']));
    expect(texts(card, 'p').join('').length).toBeGreaterThan(40);
    expect(destination(card, 'Read Full Story')).toBe(LATEST_URL);
    expect(destination(card, 'Listen Now')).toBe(LATEST_URL);
  });

  it('features four entries, each with its way on', () => {
    const section = sectionOf(main(), 'Explore the Music');
    const cards = all(section, 'article').map((card) => ({
      title: text(one(card, 'h3')),
      facts: texts(card, 'li').length,
      pictures: all(card, 'img').length,
      links: links(card).map(([label, href]) => [label.slice(0, 7), href]),
    }));
    const card = (title: unknown, href: string) => ({
      title,
      facts: 3,
      pictures: 1,
      links: [['Explore', href]],
    });
    expect(cards).toEqual([
      card('Match Weddy', LATEST_URL),
      card('Fighter EP', '/music/releases/fighter-ep/'),
      card(expect.stringMatching(/algorhythmic/i), '/mixes/'),
      card(expect.stringMatching(/Baba .*Khaboot Remix/), '/music/'),
    ]);
    expect(destination(section, 'View Complete Discography')).toBe('/music/');
  });

  it('features a remix with a player, and the community', () => {
    const remix = sectionOf(main(), 'Featured Remix');
    expect(islandProps(remix, 'audio-player')).toHaveLength(1);
    const listen = link(remix, 'Listen on SoundCloud');
    expect([opensNewTab(listen), attribute(listen, 'href')]).toEqual([
      true,
      expect.stringContaining('https://soundcloud.com/'),
    ]);
    const community = all(sectionOf(main(), 'Join the Community'), 'a');
    expect(community.map(opensNewTab)).toEqual([true]);
  });
});

describe('About', () => {
  it('tells its story in three parts with three cards', () => {
    expect(headings(mainOf('/about/'))).toEqual(
      expect.arrayContaining([
        ...['Origin & Early Career', 'Independence & Brand Architecture', 'Mission & Philosophy'],
        ...['Core Values', 'At a Glance', 'Explore More'],
      ]),
    );
    expect(addresses(sectionOf(mainOf('/about/'), 'Explore More'))).toEqual([
      '/music/',
      '/mixes/',
      '/projects/',
    ]);
  });
});

describe('the Music hub', () => {
  const main = () => mainOf('/music/');

  it('has two ways in', () => {
    expect(addresses(main())).toEqual(['/music/releases/', '/music/mixes/']);
  });

  it('has three numbers and a quote', () => {
    const values = texts(main(), 'dd');
    const names = texts(main(), 'dt').map((name) => name.toLowerCase());
    expect(values).toEqual(['12+', '24+', '5+']);
    expect(names).toEqual(['releases', 'episode mixes', 'years active']);
    expect(texts(main(), 'blockquote').join('').length).toBeGreaterThan(20);
  });
});

describe('Projects', () => {
  it('shows two aliases and the collaborations', () => {
    const active = sectionOf(mainOf('/projects/'), 'Active Projects');
    expect(all(active, 'article')).toHaveLength(2);
    const collaborations = sectionOf(mainOf('/projects/'), 'Notable Collaborations');
    expect(all(collaborations, 'li').length).toBeGreaterThan(0);
  });
});

describe('Events', () => {
  const section = (title: string) => sectionOf(mainOf('/events/'), title);
  const dates = (title: string) => all(section(title), 'time').map((time) => attribute(time, 'datetime'));

  it('has its four parts', () => {
    for (const title of ['Past Performances', 'Residencies', 'Event Brands']) {
      expect([title, all(section(title), 'li').length > 0]).toEqual([title, true]);
    }
    expect(headings(mainOf('/events/'))).toContain('Upcoming Tour Dates');
  });

  it('parts them by the day of the build', () => {
    const [upcoming, past] = [dates('Upcoming Tour Dates'), dates('Past Performances')];
    expect(upcoming.length).toBeGreaterThan(0);
    expect(upcoming.filter((date) => date <= BUILD_DAY)).toEqual([]);
    expect(past.length).toBeGreaterThan(0);
    expect(past.filter((date) => date > BUILD_DAY)).toEqual([]);
  });

  it('offers its calendar and a mail address to those who want to know', () => {
    expect(destination(section('Upcoming Tour Dates'), 'Get Notified of New Shows')).toBe('/events.ics');
    expect(sample.read('/events.ics')).toMatch(/^BEGIN:VCALENDAR\r\n/);
    expect(addresses(section('Upcoming Tour Dates'))).toContain('mailto:bookings@eddy.example');
  });
});

describe('News', () => {
  it('has a featured story, articles and press highlights', () => {
    const main = mainOf('/news/');
    expect(headings(main)).toEqual(
      expect.arrayContaining(['Featured Story', 'Recent Articles', 'Press Highlights']),
    );
    expect(links(sectionOf(main, 'Featured Story'))).toHaveLength(1);
    expect(links(sectionOf(main, 'Recent Articles')).length).toBeGreaterThan(2);
    expect(all(sectionOf(main, 'Press Highlights'), 'li').length).toBeGreaterThan(2);
  });

  it('does not repeat the featured story', () => {
    const featured = addresses(sectionOf(mainOf('/news/'), 'Featured Story'));
    expect(addresses(sectionOf(mainOf('/news/'), 'Recent Articles'))).not.toEqual(
      expect.arrayContaining(featured),
    );
  });
});

describe('the Press Kit', () => {
  const main = () => mainOf('/press/');

  it('labels its assets', () => {
    const shown = text(main());
    for (const label of ['50 words', '200 words', '500+ words', '300 DPI']) expect(shown).toContain(label);
    expect(headings(main())).toEqual(expect.arrayContaining(['Short bio', 'Long bio', 'Portrait photos']));
  });

  it('has biographies of the lengths it promises', () => {
    const counts = islandProps(main(), 'copy-button').map(
      (props) => String(props['text']).split(/\s+/).filter(Boolean).length,
    );
    const [short = 0, long = 0, full = 0] = counts;
    expect([short, long]).toEqual([50, 200]);
    expect(full).toBeGreaterThanOrEqual(500);
  });

  it('sends inquiries to the contact page', () => {
    expect(addresses(sectionOf(main(), 'Press Inquiries'))).toEqual(['/contact/']);
  });
});

describe('the legal pages', () => {
  it.each(['/legal/', '/privacy/', '/terms/'])('%s leads to the contact page', (url) => {
    expect(addresses(mainOf(url))).toContain('/contact/');
    expect(text(mainOf(url)).length).toBeGreaterThan(500);
  });

  it('tell what the form collects', () => {
    expect(text(mainOf('/privacy/'))).toMatch(/name.*email.*message/is);
  });
});

describe('the not-found page', () => {
  it('says so and leads home', () => {
    const main = mainOf('/404.html');
    expect(text(main)).toContain('404');
    expect(texts(main, 'h1')).toEqual(['Oops! Page not found']);
    expect(links(main)).toEqual([['Return to Home', '/']]);
  });
});
