/** A site that still says what a new one comes with. */
import { expect, test } from 'vitest';
import { writeArtist } from '../../../generator/scaffold/artist.ts';
import { findSamples } from '../../../generator/scaffold/samples.ts';
import { sourcesOf } from '../../helpers/content.ts';

const made = writeArtist({ name: 'Night Owl', baseUrl: 'https://a.example' }, '2026-11-21', 'npx liner');
const files = Object.fromEntries(made.map(({ path, text }) => [path.replace('content/', ''), text]));

test('every sample of a new site is reported once, where it is', () => {
  const problems = findSamples(sourcesOf(files));
  expect(problems.map(({ at }) => at?.file)).toEqual([
    'content/pages/about.yaml',
    'content/releases/first-song.md',
    'content/news/the-site-is-live.md',
  ]);
  for (const { at, message } of problems) {
    const line = files[at?.file.replace('content/', '') ?? '']?.split('\n')[(at?.line ?? 0) - 1];
    expect(line).toContain(/"(.*)"/.exec(message)?.[1]);
  }
});

test('words of the artist’s own are no samples', () => {
  const own = {
    'releases/first-song.md': '---\ntitle: First Song\ntype: single\n# Write here how it was made.\n---\n',
  };
  expect(findSamples(sourcesOf(own))).toEqual([]);
});
