import { describe, expect, it } from 'vitest';
import {
  all,
  attribute,
  type Element,
  headings,
  islandProps,
  links,
  one,
  opensNewTab,
  sectionOf,
  text,
  texts,
} from '../../helpers/dom.ts';
import { readSample } from '../../helpers/sample.ts';

const STREAM_EVERYWHERE = ['Spotify', 'Apple Music', 'SoundCloud', 'YouTube Music', 'Anghami', 'Mixcloud'];

/** Defaults of the player, but for the colour, which is the site's accent. */
const PLAYER_PARAMETERS = {
  auto_play: 'false',
  hide_related: 'true',
  show_comments: 'true',
  show_user: 'true',
  show_reposts: 'false',
  show_teaser: 'true',
};

const sample = await readSample();

const mainOf = (url: string): Element => one(sample.page(url).document, 'main');

describe('Mixes and Radio', () => {
  it.each(['/music/mixes/', '/mixes/'])('at %s has its latest mix, its series and the platforms', (url) => {
    const found = headings(mainOf(url));
    expect(found).toEqual(expect.arrayContaining(['Latest Mix', 'Mix Series & Shows', 'Stream Everywhere']));
    expect(found).toEqual(expect.arrayContaining([expect.stringMatching(/algorhythmic/i)]));
    expect(all(sectionOf(mainOf(url), 'Mix Series & Shows'), 'article').length).toBeGreaterThan(1);
    expect(islandProps(mainOf(url), 'audio-player')).toHaveLength(1);
  });
});

describe('players', () => {
  const players = () =>
    sample.pages.flatMap(({ url, document }) =>
      islandProps(document, 'audio-player').map((props) => ({ url, props })),
    );

  it('are asked for with the track and the parameters of the specification', () => {
    expect(players().length).toBeGreaterThanOrEqual(5);
    for (const { props } of players()) {
      const address = new URL(String(props['embedUrl']));
      expect(address.origin + address.pathname).toBe('https://w.soundcloud.com/player/');
      const { url, color, ...others } = Object.fromEntries(address.searchParams);
      expect(others).toEqual(PLAYER_PARAMETERS);
      expect(color).toMatch(/^#[0-9a-f]{6}$/);
      expect(url).toMatch(/^https:\/\/soundcloud\.com\/.+/);
    }
  });

  it('are 300 pixels high where featured or latest, and 166 otherwise', () => {
    const heights = players().map(({ url, props }) => [url, props['height']]);
    expect(heights.filter(([url]) => url === '/')).toEqual([['/', 300]]);
    const mixes = ['/music/mixes/', '/music/mixes/night-frequency-radio-12/'];
    expect(heights.filter(([url]) => mixes.includes(String(url))).sort()).toEqual([
      [mixes[0], 300],
      [mixes[1], 166],
    ]);
  });

  it('are not there before a click', () => {
    expect(sample.pages.filter(({ document }) => all(document, 'iframe').length > 0)).toEqual([]);
    const placeholder = one(mainOf('/'), 'liner-island', { 'data-name': 'audio-player' });
    expect(text(placeholder)).toContain('SoundCloud Player Loading...');
    expect(texts(placeholder, 'button')).toEqual([expect.stringMatching(/^Load player: /)]);
  });
});

describe('Stream Everywhere', () => {
  it.each(['/music/releases/', '/music/mixes/'])('on %s names six platforms', (url) => {
    const anchors = all(sectionOf(mainOf(url), 'Stream Everywhere'), 'a');
    expect(links(sectionOf(mainOf(url), 'Stream Everywhere')).map(([label]) => label)).toEqual(
      STREAM_EVERYWHERE,
    );
    expect(anchors.every(opensNewTab)).toBe(true);
    expect(new Set(anchors.map((anchor) => attribute(anchor, 'href'))).size).toBe(6);
  });
});
