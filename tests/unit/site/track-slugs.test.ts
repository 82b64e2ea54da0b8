import fc from 'fast-check';
import { expect, test } from 'vitest';
import { trackSlugs } from '../../../generator/site/track-slugs.ts';

const title = fc.constantFrom(
  'Intro',
  'intro!',
  'Intro 2',
  'Embed',
  '夜',
  '…',
  'Straße',
  'Second Light',
  '2',
);
const slug = fc.constantFrom('intro', 'intro-2', 'track-1', 'ye');

test('no two tracks have one address, and a written one is kept', () => {
  fc.assert(
    fc.property(fc.array(title), fc.uniqueArray(slug), (titles, slugs) => {
      const named = slugs.map((each) => ({ title: 'Intro', slug: each }));
      const tracks = [...titles.map((each) => ({ title: each })), ...named].map((track, index) => ({
        ...{ ...track, track_number: index + 1 },
      }));
      const found = trackSlugs(tracks);
      expect(new Set(found).size).toBe(tracks.length);
      expect(found.slice(titles.length)).toEqual(slugs);
      for (const each of found) expect(each).toMatch(/^[a-z0-9-]+$/);
    }),
  );
});
