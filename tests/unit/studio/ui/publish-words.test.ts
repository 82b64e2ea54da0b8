/** Changes that publishing makes, in words of the studio. */
import { beforeEach, describe, expect, test } from 'vitest';
import type { SiteChange } from '../../../../generator/studio/protocol/index.ts';
import { speak } from '../../../helpers/speak.ts';

const load = async (language: string) => {
  speak(language);
  return import('../../../../generator/studio/ui/publish/words.ts');
};

const song = { file: 'releases/night-bus.md', kind: 'releases', title: 'Night Bus', fields: [] };
const show = {
  file: 'pages/events.yaml',
  kind: 'pages/events',
  title: 'Concert in Berlin',
  at: ['events', 0],
};
const LANGUAGES = new Set(['en', 'ar']);
const entries = [
  {
    file: 'pages/home.yaml',
    kind: 'pages/home',
    title: 'Home',
    state: 'none',
    problems: 0,
    isUnsaved: false,
  } as const,
];

describe('in English', () => {
  let words: Awaited<ReturnType<typeof load>>;
  beforeEach(async () => {
    words = await load('en-US');
  });

  test.each<[SiteChange, string]>([
    [{ ...song, how: 'new' }, 'New release: Night Bus'],
    [{ ...song, how: 'new', language: 'ar' }, 'New release: Night Bus (Arabic)'],
    [{ ...song, how: 'gone' }, 'No longer there: Night Bus'],
    [{ ...song, how: 'out' }, 'Night Bus is out now'],
    [{ ...show, how: 'new', fields: [] }, 'New show: Concert in Berlin'],
    [{ ...show, how: 'over', fields: [] }, 'Concert in Berlin is over now'],
    [{ ...show, how: 'changed', fields: [['price']] }, 'Concert in Berlin: Price changed'],
    [
      { ...show, how: 'changed', fields: [['tickets', 0, 'price'], ['tickets', 1, 'price'], ['doors']] },
      'Concert in Berlin: Tickets › Price and Doors changed',
    ],
    [
      { ...song, how: 'changed', fields: [['release_date'], []] },
      'Night Bus: Release date and Text of the page changed',
    ],
    [
      { ...song, how: 'changed', fields: [['ar'], ['ar', 'title'], ['tracks', 0, 'ar', 'title']] },
      'Night Bus: Arabic, Title (Arabic) and Tracks › Title (Arabic) changed',
    ],
    [
      { ...song, how: 'changed', fields: ['a', 'b', 'c', 'd', 'e', 'f'].map((key) => [key]) },
      'Night Bus: A, B, C, D and 2 more changed',
    ],
    [
      { how: 'changed', file: 'site.yaml', kind: 'site', fields: [['artist', 'tagline']] },
      'Settings: Artist › Tagline changed',
    ],
    [
      { how: 'changed', file: 'pages/home.yaml', kind: 'pages/home', fields: [['intro']] },
      'Home: Intro changed',
    ],
    [{ how: 'gone', file: 'pages/lost.md', kind: 'ownPages', fields: [] }, 'No longer there: pages/lost.md'],
  ])('%o', (change, text) => {
    expect(words.describeChange(change, entries, LANGUAGES)).toBe(text);
  });

  test('a new page with nothing on it is nothing that visitors see', () => {
    const page: SiteChange = { how: 'new', file: 'pages/merch.yaml', kind: 'pages/merch', fields: [] };
    const entry = {
      file: page.file,
      kind: page.kind,
      title: 'Merch',
      state: 'none',
      problems: 0,
      isUnsaved: false,
    } as const;
    expect(words.isSeen(page, [entry])).toBe(false);
    expect(words.isSeen(page, [{ ...entry, route: '/merch/' }])).toBe(true);
    expect(words.isSeen({ ...page, how: 'gone' }, [entry])).toBe(true);
    expect(words.isSeen({ ...show, how: 'new', fields: [] }, [])).toBe(true);
  });

  test.each([
    ['shown', 'Night Bus is shown from Friday 6 November 2026'],
    ['out', 'Night Bus is announced now, and out from Friday 6 November 2026'],
  ] as const)('later: %s', (how, text) => {
    expect(words.describeLater({ ...song, how, day: '2026-11-06' })).toBe(text);
  });
});

test('in Arabic', async () => {
  const words = await load('ar');
  expect(words.describeChange({ ...song, how: 'new' }, [], LANGUAGES)).toBe(
    'جديد، \u2068إصدار\u2069: \u2068Night Bus\u2069',
  );
  expect(words.listNames(['a.jpg', 'b.jpg'])).toBe('\u2068a.jpg\u2069 و\u2068b.jpg\u2069');
  expect(words.describeLater({ ...song, how: 'shown', day: '2026-11-06' })).toContain('الجمعة');
});

test('those who play before, and those who help, have other names', async () => {
  const words = await load('es');
  const fields = [['support']];
  expect(words.describeChange({ ...show, how: 'changed', fields }, [], LANGUAGES)).toContain('Teloneros');
  expect(words.describeChange({ ...song, how: 'changed', fields }, [], LANGUAGES)).toContain('Apoyo');
});
