import { describe, expect, it } from 'vitest';
import { all, attribute, one, structuredData } from '../../helpers/dom.ts';
import { ORIGIN, readSample, type SamplePage } from '../../helpers/sample.ts';
import { RELEASES, REMIX_SLUG, ROUTES, releaseUrl } from './catalogue.ts';

const ABSOLUTE = /^https:\/\/\S+$/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;
/** With a time, as events and videos may have one. */
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})?)?$/;
const DURATION = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/;

const ADDRESSES = ['@id', 'url', 'item', 'image', 'sameAs', 'thumbnailUrl', 'embedUrl', 'mainEntityOfPage'];

const absolute = expect.stringMatching(ABSOLUTE);
const filled = expect.stringMatching(/\S/);
/** A program that reads only one page can follow the address. */
const ARTIST = { '@type': 'Person', name: 'EDDY', url: `${ORIGIN}/` };

const sample = await readSample();

const dataOf = (url: string) => structuredData(sample.page(url).document);
const typesOf = (url: string) => dataOf(url).map((each) => each['@type']);

/** The object of a type on a page; there must be one. */
function thing(url: string, type: string): Record<string, unknown> {
  const [found] = dataOf(url).filter((each) => each['@type'] === type);
  if (!found) throw new Error(`${url} has no ${type}`);
  return found;
}

const imagesOf = ({ image }: Record<string, unknown>) => walk(image).map(([, url]) => url);

/** Every text below an object with the key it is under. */
function walk(value: unknown, key = ''): [key: string, text: string][] {
  if (typeof value === 'string') return [[key, value]];
  if (Array.isArray(value)) return value.flatMap((each) => walk(each, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => walk(each, name));
}

function everyText({ document }: SamplePage, keys: string[]): string[] {
  return walk(structuredData(document)).flatMap(([key, text]) => (keys.includes(key) ? [text] : []));
}

describe('the types on a page', () => {
  it('are those of its subject', () => {
    expect(typesOf('/').sort()).toEqual(['Person', 'WebSite']);
    expect(typesOf('/404.html')).toEqual([]);
    expect(typesOf(releaseUrl('match-weddy'))).toEqual(['MusicAlbum', 'VideoObject', 'BreadcrumbList']);
    expect(typesOf(releaseUrl(REMIX_SLUG))).toEqual(['MusicRecording', 'BreadcrumbList']);
    expect([...new Set(typesOf('/events/'))]).toEqual(['MusicEvent', 'BreadcrumbList']);
    for (const url of [...Object.keys(ROUTES), '/mixes/'].filter((route) => route !== '/events/')) {
      expect([url, ...typesOf(url)]).toEqual([url, 'BreadcrumbList']);
    }
    for (const { url } of sample.pages.filter((page) => /^\/news\/./.test(page.url))) {
      expect([url, ...typesOf(url)]).toEqual([url, 'Article', 'BreadcrumbList']);
    }
  });

  it('are those of schema.org', () => {
    for (const { document } of sample.pages) {
      for (const each of structuredData(document)) expect(each['@context']).toBe('https://schema.org');
    }
  });
});

describe('values', () => {
  it('are absolute addresses, whole dates and ISO durations', () => {
    for (const page of sample.pages) {
      const wrong = [
        ...everyText(page, ADDRESSES).filter((text) => !ABSOLUTE.test(text)),
        ...everyText(page, ['datePublished']).filter((text) => !DATE.test(text)),
        ...everyText(page, ['startDate', 'uploadDate']).filter((text) => !MOMENT.test(text)),
        ...everyText(page, ['duration']).filter((text) => !DURATION.test(text)),
      ];
      expect([page.url, ...wrong]).toEqual([page.url]);
    }
  });

  it('lead to pages, anchors and pictures that are there', () => {
    for (const page of sample.pages) {
      const own = everyText(page, ['url', 'item', 'image', 'thumbnailUrl', 'mainEntityOfPage']);
      const lost = own.filter((text) => text.startsWith(`${ORIGIN}/`) && !leadsSomewhere(text));
      expect([page.url, ...lost]).toEqual([page.url]);
    }
  });
});

function leadsSomewhere(address: string): boolean {
  const { pathname, hash } = new URL(address);
  if (hash) return all(sample.page(pathname).document, '*', { id: hash.slice(1) }).length === 1;
  return pathname.endsWith('/') ? sample.exists(`${pathname}index.html`) : sample.exists(pathname);
}

describe('the artist and the site', () => {
  it('are a person with profiles', () => {
    const person = thing('/', 'Person');
    expect(person).toMatchObject({ name: 'EDDY', url: `${ORIGIN}/`, image: absolute, description: filled });
    const profiles = walk(person['sameAs']).map(([, url]) => url);
    expect(profiles.length).toBeGreaterThanOrEqual(6);
    expect(profiles.filter((url) => url.includes('search'))).toEqual([]);
    // A photo, and not the picture that shared links show.
    expect(person['image']).not.toContain('/share/');
  });

  it('are a site with a search', () => {
    expect(thing('/', 'WebSite')).toMatchObject({
      name: 'EDDY',
      url: `${ORIGIN}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${ORIGIN}/music/releases/?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    });
  });
});

describe('releases', () => {
  const seconds = (shown: string) => {
    const [minutes = 0, rest = 0] = shown.split(':').map(Number);
    return minutes * 60 + rest;
  };
  const isoSeconds = (iso: string) => {
    const [, minutes = 0, rest = 0] = (/^PT(?:(\d+)M)?(?:(\d+)S)?$/.exec(iso) ?? []).map((part) =>
      Number(part ?? 0),
    );
    return minutes * 60 + rest;
  };

  it.each(RELEASES)('$title is an album of its kind', ({ slug, title, type, date }) => {
    const url = ORIGIN + releaseUrl(slug);
    expect(thing(releaseUrl(slug), 'MusicAlbum')).toMatchObject({
      name: title,
      url,
      description: filled,
      datePublished: date,
      byArtist: ARTIST,
      albumReleaseType: `https://schema.org/${type === 'Single' ? 'SingleRelease' : 'AlbumRelease'}`,
    });
  });

  it.each(RELEASES)('$title names its recordings', ({ slug, tracks, facts }) => {
    const { track, numTracks } = thing(releaseUrl(slug), 'MusicAlbum');
    const recordings: unknown[] = Array.isArray(track) ? track : [];
    expect(numTracks).toBe(recordings.length);
    recordings.forEach((recording, index) => {
      expect(recording).toMatchObject({
        '@type': 'MusicRecording',
        name: filled,
        url: absolute,
        position: index + 1,
        byArtist: ARTIST,
      });
    });
    const lengths = tracks.length > 0 ? tracks : facts.filter((fact) => /^\d+:\d\d$/.test(fact));
    const durations = walk(track).filter(([key]) => key === 'duration');
    expect(durations.map(([, iso]) => isoSeconds(iso))).toEqual(lengths.map(seconds));
  });

  it('are a recording where they are remixes', () => {
    expect(thing(releaseUrl(REMIX_SLUG), 'MusicRecording')).toMatchObject({
      name: filled,
      url: ORIGIN + releaseUrl(REMIX_SLUG),
      byArtist: ARTIST,
    });
  });

  it('show their covers, and the wide picture of shared links', () => {
    const [cover = '', wide = '', ...others] = imagesOf(thing(releaseUrl('match-weddy'), 'MusicAlbum'));
    expect(cover).toMatch(/^https:\/\/eddy\.example\/assets\/(?!share\/).*match-weddy.*\.webp$/);
    expect(wide).toMatch(/^https:\/\/eddy\.example\/assets\/share\/.*\.jpg$/);
    expect(others).toEqual([]);
  });

  it('have a video where they have one', () => {
    expect(thing(releaseUrl('match-weddy'), 'VideoObject')).toMatchObject({
      name: filled,
      description: filled,
      thumbnailUrl: [absolute, absolute],
      uploadDate: expect.stringMatching(/^2025-08-01T.*Z$/),
      embedUrl: absolute,
    });
  });
});

describe('events', () => {
  it('say what, when, where and who', () => {
    const events = dataOf('/events/').filter((each) => each['@type'] === 'MusicEvent');
    const shown = all(one(sample.page('/events/').document, 'main'), 'time');
    const days = events.map((event) => String(event['startDate']).slice(0, 10));
    expect(days.sort()).toEqual(shown.map((time) => attribute(time, 'datetime')).sort());
    for (const event of events) {
      expect(event).toMatchObject({
        name: filled,
        startDate: expect.stringMatching(MOMENT),
        eventStatus: 'https://schema.org/EventScheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        location: {
          '@type': 'Place',
          name: filled,
          address: { addressLocality: filled, addressCountry: filled },
        },
        performer: ARTIST,
        organizer: ARTIST,
        url: expect.stringMatching(/^https:\/\/eddy\.example\/events\/[a-z0-9-]+\/$/),
      });
      expect(imagesOf(event).length).toBeGreaterThan(0);
    }
  });
});

describe('articles', () => {
  it('have what search engines ask for', () => {
    for (const { url } of sample.pages.filter((page) => /^\/news\/./.test(page.url))) {
      const article = thing(url, 'Article');
      expect(article).toMatchObject({
        headline: expect.stringMatching(/^.{5,110}$/),
        datePublished: expect.stringMatching(DATE),
        dateModified: expect.stringMatching(DATE),
        author: ARTIST,
        mainEntityOfPage: ORIGIN + url,
      });
      expect(imagesOf(article).length).toBeGreaterThan(0);
    }
  });
});

describe('breadcrumbs', () => {
  it('count from Home to the page', () => {
    for (const { url, document } of sample.pages.filter((page) => !['/', '/404.html'].includes(page.url))) {
      const { itemListElement } = thing(url, 'BreadcrumbList');
      const steps: Record<string, unknown>[] = Array.isArray(itemListElement) ? itemListElement : [];
      expect(steps.map((step) => step['position'])).toEqual(steps.map((_, index) => index + 1));
      expect(steps.every((step) => step['@type'] === 'ListItem' && step['name'])).toBe(true);
      expect(steps[0]?.['item']).toBe(`${ORIGIN}/`);
      expect(steps.at(-1)?.['item']).toBe(attribute(one(document, 'link', { rel: 'canonical' }), 'href'));
    }
  });
});
