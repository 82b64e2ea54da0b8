import { expect, test } from 'vitest';
import { describe, loadFiles, release, SITE } from '../../../../helpers/content.ts';

async function listProblems(files: Record<string, string>): Promise<string[]> {
  const { problems } = await loadFiles(files);
  return problems.map(describe);
}

const NINES = '9'.repeat(400);
const WEEK = 7 * 24 * 3600;

test.each([
  [`duration: PT${NINES}H`, 'must be a week at most'],
  ['duration: PT169H', 'must be a week at most'],
  ['duration: PT0S', 'must be above zero'],
  ['bpm: 1001', 'must be'],
  ['bpm: .inf', 'must be'],
  ['tracks: [{title: A, track_number: 1000}]', 'track_number must be at most 999'],
  [`tracks: [{title: A, track_number: 1, duration: ${WEEK + 1}}]`, 'must be a week at most'],
  ['tracks: [{title: A, track_number: 1, duration: .nan}]', 'must be a length such as 3:20'],
  ['release_date: 1899-12-31', 'must be in the years 1900 to 2199, but is "1899-12-31"'],
  ['release_date: 2200', 'must be in the years 1900 to 2199'],
  ['description: "\\uD83D"', 'must not contain half of a character'],
])('a release with %s is refused', async (line, words) => {
  const [key = ''] = line.split(':');
  const file = release('title: A\ntype: single').replace(new RegExp(`^${key}: .*\n`, 'm'), '');
  const problems = await listProblems({ 'releases/one.md': file.replace('---\n', `---\n${line}\n`) });
  expect(problems.filter((each) => each.includes(' schema/'))).toEqual([expect.stringContaining(words)]);
});

test('a value at a limit is accepted', async () => {
  const keys = `title: A\ntype: single\nduration: PT168H\ntracks: [{title: A, track_number: 999, duration: ${WEEK}}]`;
  expect(await listProblems({ 'releases/one.md': release(keys) })).toEqual([]);
  const events = ['1900-01-01', '2199-12-31'].map((date) => `  - {title: A, city: B, date: ${date}}\n`);
  const found = await listProblems({ 'pages/events.yaml': `events:\n${events.join('')}` });
  expect(found.filter((each) => !each.includes(' date/far '))).toEqual([]);
});

test.each([
  [
    'pages/events.yaml',
    'events: [{title: A, city: B, date: 9999-12-31}]',
    'must be in the years 1900 to 2199',
  ],
  [
    'pages/events.yaml',
    'events: [{title: A, city: B, date: 1000-01-01}]',
    'must be in the years 1900 to 2199',
  ],
  [
    'pages/events.yaml',
    'events: [{title: A, city: B, date: 2026-01-01, price: {amount: 1e99, currency: EUR}}]',
    'must be a number such as 25, or a price',
  ],
  ['pages/mixes.yaml', 'series: [{id: a, title: A, episodes: 9007199254740991}]', 'must be at most'],
  ['pages/projects.yaml', 'projects: [{name: A, releases: [{title: B, year: 12}]}]', 'must be at least 1900'],
  ['pages/projects.yaml', 'collaborations: [{artist: A, track: B, year: 99999}]', 'must be at most 2199'],
  ['site.yaml', `${SITE}copyright_year: 2200\n`, 'must be at most 2199'],
  ['site.yaml', SITE.replace('https://shop.example', 'https:////evil.example'), 'must start with'],
  ['site.yaml', SITE.replace('/events/', '"/\\\\evil.example"'), 'must start with'],
  [
    'site.yaml',
    SITE.replace('https://eddy.example', 'https:////eddy.example'),
    'must be a web address with a host after https://',
  ],
  ['pages/about.yaml', 'intro: "[x](https:////evil.example)"', 'which is not an address'],
  [
    'pages/events.yaml',
    'events: [{title: A, city: B, date: 2026-01-01, slug: con}]',
    'must be another name: Windows reserves this one',
  ],
  [
    'pages/events.yaml',
    `events: [{title: A, city: B, date: 2026-01-01, slug: ${'a'.repeat(201)}}]`,
    'must have at most 200 characters',
  ],
  ['releases/aux.md', release('title: A\ntype: single'), 'Windows reserves the name "aux"'],
  ['pages/about.md', '---\ntitel: A\n---\n', '"titel" is not a key of pages/about.md'],
])('%s: %j', async (path, text, words) => {
  expect(await listProblems({ [path]: text })).toEqual([expect.stringContaining(words)]);
});
