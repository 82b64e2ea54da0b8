/** Which field a problem is about. */
import { expect, test } from 'vitest';
import { readFileText } from '../../../generator/app/site-files/written.ts';
import { parseYaml } from '../../../generator/engine/content/yaml/index.ts';
import { placeProblem } from '../../../generator/studio/problems.ts';

const TEXT = `---
title: New Song
# release_date: 2025-08-01
story: |
  One line.
  <b>Another</b>
tracks:
  - title: One
    audio: audio/one.wav
---

![](photos/stage.jpg)
`;
const written = readFileText('releases/new-song.md', TEXT);
const yaml = parseYaml('new-song.md', TEXT, { start: 4, end: TEXT.indexOf('---\n\n!') });
const place = (...path: (string | number)[]) => placeProblem(yaml.at(path), written);

test.each([
  [['title'], { field: ['title'] }],
  [['release_date'], { field: ['release_date'], isMissing: true }],
  [['streaming_links', 'spotify'], { field: ['streaming_links'], isMissing: true }],
  [['tracks', 0, 'audio'], { field: ['tracks', 0, 'audio'] }],
  [['tracks', 0, 'preview', 'from'], { field: ['tracks', 0, 'preview'], isMissing: true }],
  // Nothing can be added to a text, and no entry of a list by its number.
  [['title', 'sort'], { field: ['title'] }],
  [['tracks', 7, 'title'], { field: ['tracks'] }],
])('%j', (path, expected) => {
  expect(place(...path)).toEqual(expected);
});

test('a part of a text of several lines is in its field', () => {
  expect(placeProblem(yaml.atPart(['story'], '<b>'), written)).toEqual({ field: ['story'] });
});

test('what is below the keys is in the text of the page', () => {
  expect(placeProblem({ file: 'new-song.md', line: 12, column: 1 }, written)).toEqual({ field: ['body'] });
});

test('a place without a path is that of the value on its line', () => {
  expect(placeProblem({ file: 'new-song.md', line: 9, column: 12 }, written)).toEqual({
    field: ['tracks', 0, 'audio'],
  });
  expect(placeProblem({ file: 'new-song.md', line: 3, column: 1 }, written)).toEqual({});
});
