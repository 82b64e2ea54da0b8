/** Texts that the preview looks for in a page. */
import { expect, test } from 'vitest';
import type { SourceFile } from '../../../generator/engine/content/types.ts';
import { listValues } from '../../../generator/studio/values.ts';

const SOURCE: SourceFile = {
  file: 'content/releases/dawn.md',
  path: 'releases/dawn.md',
  kind: 'releases',
  slug: 'dawn',
  text: `---
title: Dawn by {artist}
bpm: 124
explicit: false
artwork_url: covers/Über Dawn.JPG
streaming_links: {spotify: "https://open.spotify.com/x"}
story: |
  One line,
  and [another](https://other.example).

  A paragraph.
---

## Below

The *body*.
`,
};

test('texts by paragraphs and lines, pictures by their names, links by their addresses', () => {
  const [{ file, values } = { file: '', values: [] }, ...others] = listValues(
    [SOURCE],
    ['releases/gone.md', SOURCE.path],
    'Ada',
  );
  expect([file, others]).toEqual([SOURCE.path, []]);
  const found = values.map(({ path, as, text, line }) =>
    [path.join('/'), as, text, ...(line === undefined ? [] : [line])].join(' | '),
  );
  expect(found).toEqual([
    'title | text | Dawn by Ada',
    'bpm | text | 124',
    'bpm | text | 124 bpm',
    'artwork_url | picture | uber-dawn',
    'streaming_links/spotify | link | https://open.spotify.com/x',
    'story | text | One line,\nand another.\n\nA paragraph.',
    'story | text | One line,\nand another.',
    'story | text | A paragraph.',
    'story | text | One line,',
    'story | text | and another.',
    ' | text | ## Below\n\nThe *body*. | 13',
    ' | text | ## Below | 14',
    ' | text | The *body*. | 16',
  ]);
});
