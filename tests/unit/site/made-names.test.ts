/** Names of published files and addresses that are made from titles: whatever the titles are, each can be kept everywhere. */

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import type { Artifact } from '../../../generator/engine/artifact.ts';
import { refuseName } from '../../../generator/engine/lib/file-name.ts';
import { foldName, nameMaker } from '../../../generator/engine/lib/name-maker.ts';
import { checkPaths } from '../../../generator/engine/publish/paths.ts';
import { planGroupCalendars } from '../../../generator/features/groups/calendar.ts';
import { listFilters } from '../../../generator/features/releases/discography.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { trackSlugs } from '../../../generator/site/track-slugs.ts';
import { entry, makeAssets, makeContent, projectPages, release } from '../../helpers/model.ts';

/** Names of devices, of one slug, of none, in both Unicode forms, and longer than a name may be. */
const odd = fc.constantFrom(
  ...[
    'CON',
    'nul',
    'Aux.',
    'COM1',
    'lpt¹',
    'conin$',
    'A',
    'a',
    'A-2',
    'A 2',
    'a!',
    'Ä',
    'A\u0308',
    'ä',
    'İ',
    'ß',
    'SS',
  ],
  ...['夜', '也', '…', '🎹', '..', 'page', 'group', 'group-con', 'mood', 'x'.repeat(300), '夜'.repeat(100)],
);
const title = fc.oneof(odd, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }));
const titles = fc.array(title, { minLength: 2, maxLength: 8 });

function modelTitles(names: readonly string[]) {
  const tracks = names.map((name, index) => ({ title: name, track_number: index + 1, lyrics: 'La' }));
  const content = makeContent({
    releases: [
      release('album', { type: 'album', tracks }),
      ...names.map((name, index) => release(`r${index}`, { label: { name } })),
    ],
    pages: {
      groups: entry('groups', { groups: names.map((name) => ({ name, day: ['monday'] })) }),
      reel: entry('reel', { reels: names.map((name, index) => ({ title: `Cue ${index}`, mood: [name] })) }),
      events: entry('events', { events: names.map((name) => ({ title: name, date: '2026-12-01' })) }),
    },
  });
  return modelSite(content, '2026-11-21', FEATURES);
}

test('all of a site have names that every disk can keep, and none has that of another', () => {
  fc.assert(
    fc.property(titles, (names) => {
      const site = modelTitles(names);
      const { pages } = projectPages(site, makeAssets(site));
      const files: Artifact[] = [
        ...planGroupCalendars(site),
        ...pages.map(({ route }) => ({ path: `${route.slice(1)}index.html`, key: '', body: '' })),
      ];
      expect(checkPaths(files).problems).toEqual([]);
      const moods = new Set(names).size;
      const count = (pattern: RegExp) => files.filter(({ path }) => pattern.test(path)).length;
      expect([count(/^groups\/.+\.ics$/), count(/^reel\/.+index/), count(/^events\/.+-2026-12-01/)]).toEqual([
        names.length,
        moods,
        names.length,
      ]);
      const slugs = trackSlugs(names.map((name, index) => ({ title: name, track_number: index + 1 })));
      expect(new Set(slugs).size).toBe(names.length);
    }),
    { numRuns: 60 },
  );
});

test('each label of the discography is an option', () => {
  fc.assert(
    fc.property(fc.uniqueArray(title, { minLength: 7, maxLength: 9, selector: foldName }), (names) => {
      const site = modelTitles(names);
      const filters = listFilters({ site, assets: makeAssets(site) });
      const labels = filters.find(({ id }) => id === 'label')?.options.map(({ label }) => label);
      expect(labels?.toSorted()).toEqual(names.toSorted());
    }),
    { numRuns: 50 },
  );
});

test('a name is made once, and never one that somebody wrote', () => {
  const slug = fc.constantFrom('', 'a', 'a-2', 'a-2-2', 'con', 'group-con', 'A', 'nul', 'b'.repeat(400));
  fc.assert(
    fc.property(fc.array(slug, { maxLength: 30 }), fc.array(slug, { maxLength: 5 }), (wanted, written) => {
      const claim = nameMaker(written);
      const made = wanted.map((each) => claim(each, 'group', '.ics'));
      for (const name of made) expect(refuseName(name)).toBeUndefined();
      expect(new Set([...made, ...written].map(foldName)).size).toBe(
        made.length + new Set(written.map(foldName)).size,
      );
    }),
  );
});

test.each([
  [
    ['A', 'A', 'A-2'],
    ['a', 'a-2', 'a-2-2'],
  ],
  [
    ['CON', 'con'],
    ['group-con', 'group-con-2'],
  ],
  [
    ['…', 'Group'],
    ['group', 'group-2'],
  ],
])('groups called %j have the calendars %j', (names, expected) => {
  const paths = planGroupCalendars(modelTitles(names)).map(({ path }) => path);
  expect(paths.slice(1)).toEqual(expected.map((name) => `groups/${name}.ics`));
});
