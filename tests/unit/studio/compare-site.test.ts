/** Changes for visitors between two versions of a site, and when. */
import { describe, expect, test } from 'vitest';
import type { Snapshot } from '../../../generator/app/deploy/record/snapshot.ts';
import { compareSites, listLater } from '../../../generator/studio/compare-site.ts';

const SONG = `---
title: Night Bus
type: single
release_date: 2026-11-06
streaming_links: {spotify: "https://open.spotify.com/x"}
tracks:
  - {title: One}
  - {title: Two}
---
It began at dawn.
`;
const PATH = 'releases/night-bus.md';
const EVENTS = `events:
  - {title: Concert in Berlin, date: 2026-11-10, city: Berlin, price: 20 EUR}
  - {title: Open Air, date: 2026-12-01, city: Porto}
`;

const day = '2026-11-01';
const site = (texts: Record<string, string>, more: Partial<Snapshot> = {}): Snapshot => ({
  ...{ day, texts, files: {} },
  ...more,
});
/** `new releases/night-bus.md Night Bus title,tracks/0/title`. */
const listChanges = (before: Snapshot, after: Snapshot) =>
  compareSites(before, after).entries.map(({ how, file, title, fields }) =>
    [how, file, title, fields.map((field) => field.join('/')).join()].filter(Boolean).join(' '),
  );
const compareSong = (before: string | undefined, after: string | undefined, days = [day, day]) => {
  const [one, other] = [before, after].map((text, index) =>
    site(text === undefined ? {} : { [PATH]: text }, { day: days[index] ?? day }),
  );
  return one && other ? listChanges(one, other) : [];
};

describe('an entry', () => {
  test.each([
    ['the same', SONG, SONG, []],
    ['new', undefined, SONG, [`new ${PATH} Night Bus`]],
    ['gone', SONG, undefined, [`gone ${PATH} Night Bus`]],
    ['with another title', SONG, SONG.replace('Night Bus', 'Day Bus'), [`changed ${PATH} Day Bus title`]],
    [
      'with a link more',
      SONG,
      SONG.replace('{spotify', '{deezer: "https://deezer.com/x", spotify'),
      [`changed ${PATH} Night Bus streaming_links/deezer`],
    ],
    ['with another track', SONG, SONG.replace('Two', 'Three'), [`changed ${PATH} Night Bus tracks/1/title`]],
    ['with a track less', SONG, SONG.replace('  - {title: Two}\n', ''), [`changed ${PATH} Night Bus tracks`]],
    ['with another text', SONG, SONG.replace('dawn', 'dusk'), [`changed ${PATH} Night Bus`]],
    ['with a note for people', SONG, SONG.replace('type:', '# on tape\ntype:'), []],
    ['with line breaks of Windows', SONG, SONG.replaceAll('\n', '\r\n'), []],
    ['that was a draft', SONG.replace('type:', 'draft: true\ntype:'), SONG, [`new ${PATH} Night Bus`]],
    ['that is a draft now', SONG, SONG.replace('type:', 'draft: true\ntype:'), [`gone ${PATH} Night Bus`]],
    ['that cannot be read any more', SONG, SONG.replace('type:', 'type: ['), [`changed ${PATH} Night Bus`]],
  ])('%s', (_, before, after, changes) => {
    expect(compareSong(before, after)).toEqual(changes);
  });

  test('a draft that changes is nobody else’s', () => {
    const draft = SONG.replace('type:', 'draft: true\ntype:');
    expect(compareSong(draft, draft.replace('dawn', 'dusk'))).toEqual([]);
  });

  test('is out on its day, without a change of its file', () => {
    expect(compareSong(SONG, SONG, ['2026-11-05', '2026-11-06'])).toEqual([`out ${PATH} Night Bus`]);
    expect(compareSong(SONG, SONG, ['2026-11-06', '2026-11-07'])).toEqual([]);
  });

  test('a post that waits for its day is new on it', () => {
    const post = { 'news/tour.md': '---\ntitle: Tour\ndate: 2026-11-06\n---\nText.\n' };
    expect(listChanges(site({}), site(post))).toEqual([]);
    expect(listChanges(site(post), site(post, { day: '2026-11-06' }))).toEqual(['new news/tour.md Tour']);
  });

  test('a translation has its language', () => {
    const { entries } = compareSites(
      site({ [PATH]: SONG }),
      site({ [PATH]: SONG, 'releases/night-bus.ar.md': '---\ntitle: باص الليل\n---\nنص.\n' }),
    );
    expect(entries).toMatchObject([{ how: 'new', title: 'باص الليل', language: 'ar' }]);
  });
});

describe('shows', () => {
  const compareEvents = (after: string, days = [day, day]) =>
    listChanges(
      site({ 'pages/events.yaml': EVENTS }, { day: days[0] ?? day }),
      site({ 'pages/events.yaml': after }, { day: days[1] ?? day }),
    );

  test.each([
    ['another price', EVENTS.replace('20 EUR', '25 EUR'), ['changed Concert in Berlin price']],
    ['another date', EVENTS.replace('11-10', '11-11'), ['changed Concert in Berlin date']],
    ['another title', EVENTS.replace('Concert in', 'Night in'), ['changed Night in Berlin title']],
    [
      'one more, first',
      EVENTS.replace('events:', 'events:\n  - {title: Club, date: 2026-11-02}'),
      ['new Club'],
    ],
    ['one less', EVENTS.replace(/ {2}- \{title: Open.*\n/, ''), ['gone Open Air']],
    ['another order', EVENTS.replace(/( {2}.*\n)( {2}.*\n)/, '$2$1'), []],
  ])('%s', (_, after, changes) => {
    expect(compareEvents(after)).toEqual(changes.map((each) => each.replace(' ', ' pages/events.yaml ')));
  });

  test('are over after their last day', () => {
    expect(compareEvents(EVENTS, ['2026-11-10', '2026-11-11'])).toEqual([
      'over pages/events.yaml Concert in Berlin',
    ]);
    expect(compareEvents(EVENTS, ['2026-11-09', '2026-11-10'])).toEqual([]);
  });
});

test('the look is named by itself, and where a site is published concerns nobody', () => {
  const before = site({ 'site.yaml': 'artist: {name: A}\n' });
  const changed = (text: string) => compareSites(before, site({ 'site.yaml': text }));
  expect(changed('artist: {name: A}\nlook: {style: zine}\n')).toMatchObject({
    entries: [],
    isLookChanged: true,
  });
  expect(changed('artist: {name: A}\npublish: {to: git}\n')).toMatchObject({
    ...{ entries: [], isLookChanged: false },
  });
  expect(changed('artist: {name: B}\nlook: {style: zine}\n')).toMatchObject({
    entries: [{ kind: 'site', fields: [['artist', 'name']] }],
    isLookChanged: true,
  });
});

test('files are those of the assets, and those of the design are the look', () => {
  const files = {
    'assets/photos/a.jpg': { bytes: 1, time: 1 },
    'assets/photos/b.jpg': { bytes: 1, time: 1 },
  };
  const compare = (after: Snapshot['files']) => compareSites(site({}, { files }), site({}, { files: after }));
  const { 'assets/photos/b.jpg': b, ...rest } = files;
  expect(compare({ ...rest, 'assets/photos/c.jpg': { bytes: 1, time: 1 } }).files).toEqual({
    ...{ added: ['photos/c.jpg'], changed: [], gone: ['photos/b.jpg'] },
  });
  expect(compare({ ...files, 'assets/photos/b.jpg': { ...b, time: 2 } }).files.changed).toEqual([
    'photos/b.jpg',
  ]);
  for (const path of [
    'assets/styles.css',
    'assets/fonts/a.woff2',
    'templates/pages/Home.tsx',
    'looks/mine/styles.css',
  ])
    expect([path, compare({ ...files, [path]: { bytes: 1, time: 1 } })]).toMatchObject([
      path,
      { files: { added: [] }, isLookChanged: true },
    ]);
});

test('the files of a commit have no times', () => {
  const files = { 'assets/photos/a.jpg': { bytes: 1 } };
  const after = (bytes: number) => site({}, { files: { 'assets/photos/a.jpg': { bytes, time: 9 } } });
  expect(compareSites(site({}, { files }), after(1)).files.changed).toEqual([]);
  expect(compareSites(site({}, { files }), after(2)).files.changed).toEqual(['photos/a.jpg']);
});

test('what a later day changes is listed by its day', () => {
  const texts = {
    [PATH]: SONG,
    'releases/later.md': SONG.replace('Night Bus', 'Later').replace('2026-11-06', '2027'),
    'releases/secret.md': SONG.replace('type:', 'draft: true\ntype:'),
    'releases/out.md': SONG.replace('2026-11-06', '2026-10-30'),
    'news/tour.md': '---\ntitle: Tour\ndate: 2026-11-20\n---\nText.\n',
  };
  expect(listLater(site(texts)).map(({ how, title, day: on }) => [how, title, on])).toEqual([
    ['out', 'Night Bus', '2026-11-06'],
    ['shown', 'Tour', '2026-11-20'],
    ['out', 'Later', '2027-01-01'],
  ]);
});
