import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  destination,
  type Element,
  headings,
  islandProps,
  links,
  one,
  opensNewTab,
  sectionOf,
  structuredData,
  text,
  texts,
} from '../../helpers/dom.ts';
import { ORIGIN, readSample } from '../../helpers/sample.ts';
import { type KnownRelease, LATEST_URL, RELEASES, REMIX_SLUG, releaseUrl } from './catalogue.ts';

const PLATFORMS = ['Spotify', 'Apple Music', 'YouTube', 'SoundCloud'];

const sample = await readSample();

function mainOf(slug: string): Element {
  return one(sample.page(releaseUrl(slug)).document, 'main');
}

/** The list that holds an item which begins with `item`, as its items. */
function listWith(scope: Element, item: string): Element[] {
  const list = all(scope, 'ul').find((each) => texts(each, 'li').some((line) => line.startsWith(item)));
  return list ? all(list, 'li') : [];
}

describe.each(RELEASES)('$title', (release: KnownRelease) => {
  const { slug, title, type, year, facts, genres, linked, tracks } = release;

  it('shows its type and year, its title and its cover', () => {
    const main = mainOf(slug);
    expect(texts(main, '*')).toContain(`${type} • ${year}`);
    expect(text(one(main, 'h1'))).toBe(title);
    const [cover] = all(main, 'img');
    expect(cover?.attribs['alt']).toContain(title);
  });

  it('shows what is known of tempo, key, length and genre, and no more', () => {
    const known = listWith(mainOf(slug), genres[0] ?? '').map(text);
    expect(known).toEqual(facts);
  });

  it('tells search engines its day and all its genres', () => {
    const [album] = structuredData(sample.page(releaseUrl(slug)).document);
    expect(album).toMatchObject({ name: title, datePublished: release.date, genre: genres });
  });

  it('has its four platform buttons', () => {
    const buttons = listWith(mainOf(slug), 'Spotify');
    expect(buttons.map((button) => PLATFORMS.find((name) => text(button).startsWith(name)))).toEqual(
      PLATFORMS,
    );
    for (const button of buttons) expectButton(button, linked);
  });

  it(linked ? 'can be passed on' : 'has nothing to pass on, as no platform has it', () => {
    const shared = links(mainOf(slug)).filter(([, href]) => href.startsWith('/l/'));
    expect(shared.map(([, href]) => href)).toEqual(linked ? [`/l/${slug}/`] : []);
    expect(sample.exists(`/l/${slug}/`)).toBe(linked);
  });

  it('has its story, its style and ways on', () => {
    expect(headings(mainOf(slug))).toEqual(
      expect.arrayContaining(['Story & Concept', 'Style & Production', 'Explore More Releases']),
    );
    expect(destination(mainOf(slug), '← Back to Releases')).toBe('/music/releases/');
    const others = links(sectionOf(mainOf(slug), 'Explore More Releases')).map(([, href]) => href);
    const expected = RELEASES.filter((other) => other.slug !== slug).map((other) => releaseUrl(other.slug));
    expect(others.sort()).toEqual(expected.sort());
  });

  it(tracks.length > 0 ? `lists ${tracks.length} tracks` : 'has no track listing', () => {
    const main = mainOf(slug);
    expect(headings(main).includes('Track Listing')).toBe(tracks.length > 0);
    if (tracks.length === 0) return;
    const rows = all(sectionOf(main, 'Track Listing'), 'li');
    const cells = rows.map((row) => all(row, '*').map(text).filter(Boolean));
    expect(cells.map((row) => row.at(-1))).toEqual(tracks);
    // Title, description and length; the number is drawn, since the list counts by itself.
    expect(cells.map((row) => row.length)).toEqual(tracks.map(() => 3));
    const numbers = rows.map((row) => all(row, '*', { 'aria-hidden': 'true' }).length);
    expect(numbers).toEqual(tracks.map(() => 1));
  });
});

function expectButton(button: Element, linked: boolean): void {
  const anchors = all(button, 'a');
  if (linked) {
    expect(anchors).toHaveLength(1);
    expect(anchors.every(opensNewTab)).toBe(true);
    expect(anchors.map((anchor) => attribute(anchor, 'href'))).toEqual([
      expect.stringMatching(/^https:\/\/[a-z.]+\/.+/),
    ]);
    return;
  }
  expect([...anchors, ...all(button, 'button'), ...all(button, '*', { tabindex: true })]).toEqual([]);
  const [unseen] = all(button, 'span').filter((span) => attribute(span, 'class') === 'sr-only');
  expect(unseen && text(unseen)).toContain('not available yet');
  // To the eye it is a name and no promise.
  expect(text(button)).toMatch(/^[\w ]+\(not available yet\)$/);
}

describe('the versions of Fighter EP', () => {
  it('are the original, two extended ones and one with vocals', () => {
    const rows = texts(sectionOf(mainOf('fighter-ep'), 'Track Listing'), 'li');
    const names = ['Original', 'Vocal Mix', 'Instrumental Extended', 'Vocal Extended'];
    expect(rows.map((row, index) => row.includes(names[index] ?? ''))).toEqual([true, true, true, true]);
  });
});

describe('Match Weddy', () => {
  it('also has its video, its lyrics and its structure', () => {
    expect(headings(mainOf('match-weddy'))).toEqual(
      expect.arrayContaining(['Lyric Video', 'Lyrics & Themes', 'Musical Structure & Arrangement']),
    );
  });

  it('asks for the video on a click, without cookies', () => {
    const section = sectionOf(mainOf('match-weddy'), 'Lyric Video');
    const [button] = texts(section, 'button');
    expect(button).toMatch(/^Play video: .*Lyric Video/);
    const [video] = islandProps(section, 'video-player');
    expect(video?.['embedUrl']).toMatch(/^https:\/\/www\.youtube-nocookie\.com\/embed\/[\w-]{11}\?/);
    expect(all(section, 'iframe')).toEqual([]);
  });

  it('alone has them', () => {
    for (const { slug } of RELEASES.filter((release) => release.slug !== 'match-weddy')) {
      expect(headings(mainOf(slug))).not.toContain('Lyric Video');
    }
  });
});

describe('the remix', () => {
  it('has a page like a release, with a player', () => {
    const main = mainOf(REMIX_SLUG);
    expect(texts(main, '*').some((line) => /^Remix • 20\d\d$/.test(line))).toBe(true);
    expect(listWith(main, 'Spotify')).toHaveLength(4);
    expect(islandProps(main, 'audio-player')).toHaveLength(1);
    expect(destination(main, '← Back to Releases')).toBe('/music/releases/');
  });
});

describe('the Releases page', () => {
  const main = () => one(sample.page('/music/releases/').document, 'main');

  it('shows the latest release with three ways to it', () => {
    expect(headings(main())).toContain('Latest Release: Match Weddy');
    for (const label of ['Listen Now', 'Watch Lyric Video', 'Read the Story']) {
      expect([label, destination(main(), label).replace(/#.*/, '')]).toEqual([label, LATEST_URL]);
    }
    const shown = listWith(main(), '115 BPM').map(text);
    expect(shown).toEqual(
      expect.arrayContaining(['115 BPM', 'A minor', '3:00', 'Egyptian Pop', '1 August 2025']),
    );
  });

  it('counts the catalogue in three tabs, of which the first is shown', () => {
    const tabs = all(main(), '*', { role: 'tab' });
    expect(tabs.map(text)).toEqual(['Singles (13)', 'EPs (3)', 'Remixes (1)']);
    expect(tabs.map(({ attribs }) => attribs['aria-selected'])).toEqual(['true', 'false', 'false']);
  });

  it('lists every release of a kind in its tab, with the way to its story', () => {
    const panels = all(main(), '*', { role: 'tabpanel' }).map((panel) => links(panel));
    const expected = [
      RELEASES.filter(({ type }) => type === 'Single').map(({ slug }) => releaseUrl(slug)),
      RELEASES.filter(({ type }) => type === 'EP').map(({ slug }) => releaseUrl(slug)),
      [releaseUrl(REMIX_SLUG)],
    ];
    expect(panels.map((panel) => panel.map(([, href]) => href).sort())).toEqual(
      expected.map((addresses) => addresses.sort()),
    );
    const labels = panels.flat().map(([label]) => label);
    expect(labels.filter((label) => !label.startsWith('Read the Story'))).toEqual([]);
  });

  it('leads on to mixes, projects and events', () => {
    const ways = links(sectionOf(main(), 'Explore More')).map(([, href]) => href);
    expect(ways).toEqual(['/music/mixes/', '/projects/', '/events/']);
  });

  it('is where the search of the site leads', () => {
    const form = one(main(), 'form');
    expect(attribute(form, 'action')).toBe('/music/releases/');
    expect(all(form, 'input', { name: 'q' })).toHaveLength(1);
    const site = structuredData(sample.page('/').document).find((each) => each['@type'] === 'WebSite');
    expect(JSON.stringify(site)).toContain(`${ORIGIN}/music/releases/?q={search_term_string}`);
  });
});
