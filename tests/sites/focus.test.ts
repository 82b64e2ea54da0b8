/** Focus of pictures that are cropped: on pages, and in the pictures of shared links. */
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { all, meta, parse } from '../helpers/dom.ts';
import { makeSite, RELEASE, SITE_WITH_CARDS, SITE_YAML } from '../helpers/site.ts';

/** Red at the left, blue at the right. */
const WIDE = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0000ff' } })
  .composite([
    { input: { create: { width: 100, height: 200, channels: 3, background: '#ff0000' } }, left: 0, top: 0 },
  ])
  .jpeg()
  .toBuffer();

const withCover = (lines: string) =>
  RELEASE.replace('genre:', `artwork_url: artwork/wide.jpg\n${lines}genre:`);

it('keeps the focus of a cover in sight wherever it is cropped', async () => {
  const site = makeSite({
    'content/site.yaml': SITE_WITH_CARDS,
    'content/releases/first-light.md': withCover('focus: left\n'),
    'content/releases/second.md': withCover('').replace('First Light', 'Second'),
    'assets/artwork/wide.jpg': WIDE,
  });
  const { code, stderr } = await site.run(['build']);
  expect(code, stderr).toBe(0);
  const page = parse(site.read('dist/music/releases/first-light/index.html'));
  const styles = all(page, 'img', { width: '300' }).map(({ attribs }) => attribs['style'] ?? '');
  expect(styles.length).toBeGreaterThan(1);
  // The point belongs to the picture: the other release shows the same file.
  for (const style of styles) expect(style).toContain('object-position:0% 50%');
  const shared = new URL(meta(page, 'og:image') ?? '').pathname;
  const { data } = await sharp(`${site.root}/dist${shared}`)
    .extract({ left: 100, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data].map((part) => Math.round(part / 255))).toEqual([1, 0, 0]);
});

it.each(['40', 'the face', '140% 20%'])('explains how to write a focus in place of %s', async (focus) => {
  const site = makeSite({
    'content/site.yaml': SITE_YAML,
    'content/releases/first-light.md': withCover(`focus: ${focus}\n`),
    'assets/artwork/wide.jpg': WIDE,
  });
  const { code, stderr, stdout } = await site.run(['check']);
  expect(code).toBe(1);
  expect(stderr + stdout).toContain('focus must be a point of the picture, such as 40% 20% (from the left');
});
