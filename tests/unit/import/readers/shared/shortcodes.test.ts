/** Shortcodes are known by their form, and what is no shortcode stays. */
import { expect, test } from 'vitest';
import { dropShortcodes } from '../../../../../generator/import/readers/shared/shortcodes.ts';

test.each([
  [
    '[vc_row][vc_column width="1/2"][vc_column_text]A <b>text</b> in [highlight]colour[/highlight].[/vc_column_text][/vc_column][/vc_row]',
    'A <b>text</b> in colour.',
  ],
  [
    '[et_pb_section fb_built="1"][et_pb_row][et_pb_text]Words[/et_pb_text][/et_pb_row][/et_pb_section]',
    'Words',
  ],
  ['[embedyt] https://video.example/watch?v=a[/embedyt]', ' https://video.example/watch?v=a'],
  ['one [/lost] two [et_pb_divider] three', 'one  two  three'],
  ['a [gallery] b [gallery ids="1,2"] c [gallery /] d', 'a  b  c  d'],
  ['[button text="a > b [c]" size="big"]x[/button]', 'x'],
  ["[quote author=O'Brien]x[/quote]", 'x'],
  ['[caption title="5" x"]x[/caption]', '<figure><figcaption>x</figcaption></figure>'],
  ['[a_box link="https://a.example"][b_box]x[/b_box][/a_box]', 'x'],
  ['[vc_raw_html]JTNDaWZyYW1l[/vc_raw_html]', ''],
  ['[[gallery ids="1"]] shows it', '[gallery ids="1"] shows it'],
  [
    '[caption id="a" width="300"]<a href="https://a.example/b.jpg"><img src="b.jpg"/></a> By <em>Mila</em>[/caption]',
    '<figure><a href="https://a.example/b.jpg"><img src="b.jpg"/></a><figcaption>By <em>Mila</em></figcaption></figure>',
  ],
])('of %s stays the text', (written, html) => {
  expect(dropShortcodes(written).html).toBe(html);
});

test.each([
  'a [sic] b',
  'as in [1] and [2, 3]',
  '[Chorus] la la [Verse 2] lo lo [x2]',
  '[Video] and [see https://a.example] and [Update 8.7.]',
  '[fast] always, [] and [ ]',
  '<a href="https://a.example/?a[]=1">a</a>',
  '[post-punk]',
])('%s stays as it is', (written) => {
  expect(dropShortcodes(written)).toEqual({ html: written, dropped: [] });
});

test('what is taken out is named as it was', () => {
  const { dropped } = dropShortcodes(
    '[audio mp3="https://a.example/demo.mp3"][/audio] [youtube=https://youtu.be/abc] [gallery ids="1"]',
  );
  expect(dropped).toEqual([
    { what: '[audio]', example: '[audio mp3="https://a.example/demo.mp3"]' },
    { what: '[youtube]', example: '[youtube=https://youtu.be/abc]' },
    { what: '[gallery]', example: '[gallery ids="1"]' },
  ]);
});

test('brackets without end take no long time', () => {
  for (const part of ['[a_b "', '[a b="', '[caption ', '[a_b c=d ', '[[a_b '])
    dropShortcodes(part.repeat(100_000));
});
