import { expect, test } from 'vitest';
import { listProblems } from '../../../helpers/content.ts';

test('a mix belongs to a series that is there', async () => {
  const mix = '---\nepisode_title: M\nseries_id: nightshft\nrelease_date: 2020\n---\n';
  const series = 'series: [{id: nightshift, title: Night Shift}, {id: 7, title: Seven}]\n';
  expect(await listProblems({ 'mixes/m.md': mix, 'pages/mixes.yaml': series })).toEqual([
    'error mixes/m.md:3:12 reference/unknown-series There is no series "nightshft" in pages/mixes.yaml. → Did you mean "nightshift"?',
  ]);
  expect(await listProblems({ 'mixes/m.md': mix })).toEqual([
    'error mixes/m.md:3:12 reference/unknown-series There is no series "nightshft" in pages/mixes.yaml. → Add it there.',
  ]);
  expect(
    await listProblems({ 'mixes/m.md': mix.replace('nightshft', '"7"'), 'pages/mixes.yaml': series }),
  ).toEqual([]);
});

test('a page with errors is not missed in other files', async () => {
  const mix = '---\nepisode_title: M\nseries_id: x\nrelease_date: 2020\n---\n';
  expect(await listProblems({ 'mixes/m.md': mix, 'pages/mixes.yaml': 'zzz: 1' })).toHaveLength(1);
});

test('the times of a track list go on, within the recording', async () => {
  const tracklist = [
    ['0:00', 'One'],
    ['4:05', 'Two'],
    ['3:59', 'Three'],
    ['1:02:30', 'Four'],
  ].map(([time, title]) => `  - {time: '${time}', title: ${title}}`);
  const text = `---\nepisode_title: A\nduration: 1:00:00\ntracklist:\n${tracklist.join('\n')}\nrelease_date: 2020\n---\n`;
  expect(await listProblems({ 'mixes/a.md': text })).toEqual([
    'warning mixes/a.md:7:12 tracklist/order "Three" starts at 3:59, but the track above it starts at 4:05. → Put the tracks in the order they are played in, or correct the time.',
    'warning mixes/a.md:8:12 tracklist/too-late "Four" starts at 1:02:30, but the recording is 1:00:00 long. → Correct the time, or the duration.',
  ]);
});
