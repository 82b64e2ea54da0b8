import { expect, test } from 'vitest';
import { listProblems, release } from '../../../helpers/content.ts';

const TODAY = '2026-11-21';

function problemsOf(date: string): Promise<string[]> {
  const text = release('title: A\ntype: single').replace('release_date: 2020', `release_date: ${date}`);
  return listProblems({ 'releases/a.md': text }, TODAY);
}

test('a release is not decades away', async () => {
  const says = 'more than two years from now.';
  expect(await problemsOf('18 Sept 2062')).toEqual([
    `warning releases/a.md:5:15 date/far "A" is dated 2062-09-18, ${says} → If the year is wrong, write  release_date: 2026-09-18`,
  ]);
  expect(await problemsOf('2036-02')).toEqual([
    expect.stringContaining(`dated 2036-02, ${says} → If the year is wrong, write  release_date: 2026-02`),
  ]);
  expect(await problemsOf('2199')).toEqual([
    expect.stringContaining(`dated 2199, ${says} → If the year is wrong, correct it.`),
  ]);
  for (const near of ['2027', '2028', '2028-11-21']) expect(await problemsOf(near)).toEqual([]);
});

test('nor is a show', async () => {
  const events = (date: string) => `events:\n  - {title: A, city: C, date: ${date}}\n`;
  expect(await listProblems({ 'pages/events.yaml': events('2072-03-04') }, TODAY)).toEqual([
    expect.stringMatching(/^warning pages\/events\.yaml:2:31 date\/far .* write {2}date: 2027-03-04$/),
  ]);
  expect(await listProblems({ 'pages/events.yaml': events('2028-03-04') }, TODAY)).toEqual([]);
});

test('a post of a day that is decades away, and a mix of a later day, are reported once', async () => {
  expect(await listProblems({ 'news/a.md': '---\ntitle: A\ndate: 2062-01-01\n---\nText.\n' }, TODAY)).toEqual(
    [expect.stringMatching(/^warning news\/a\.md:3:7 date\/far .* write {2}date: 2026-01-01$/)],
  );
  const mix =
    '---\nepisode_title: A\nrelease_date: 2062-01-01\nmixcloud_url: https://www.mixcloud.com/a/b/\n---\n';
  expect(await listProblems({ 'mixes/a.md': mix }, TODAY)).toEqual([expect.stringContaining('date/future')]);
});
