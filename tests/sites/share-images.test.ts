/** Previews of links to a site where they are shared: a drawn card for every page, and a square for every record. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSite, RELEASE, removeSite, SITE_WITH_CARDS, SITE_YAML, type TestSite } from '../helpers/site.ts';

const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };
type Region = { left: number; top: number; width: number; height: number };

/** Parts of a wide card. */
const COVER: Region = { left: 40, top: 40, width: 500, height: 500 };
const LABEL: Region = { left: 640, top: 100, width: 540, height: 420 };

interface Image {
  /** Below dist/. */
  path: string;
  type: string;
  width: string;
  height: string;
  alt: string;
}

const RED = '#b01030';
const BLUE = '#1030b0';
const draw = (background: string) =>
  sharp({ create: { width: 400, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
const release = (title: string, cover = '') =>
  RELEASE.replace('First Light', title).replace('genre:', `${cover && `artwork_url: ${cover}\n`}genre:`);

let site: TestSite;
beforeAll(async () => {
  site = makeSite(
    {
      'content/site.yaml': SITE_WITH_CARDS,
      'content/releases/first-light.md': release('First Light', 'artwork/red.jpg'),
      'content/releases/layl.md': release('يا ليل 🌙', 'artwork/blue.jpg'),
      'content/releases/bare.md': release('Bare').replace('2024-05', '2023-05'),
      'content/remixes/again.md': '---\ntitle: Again\nyear: 2020\nartwork_url: artwork/blue.jpg\n---\n',
      'content/news/out-now.md':
        '---\ntitle: Out Now\ndate: 2024-05-03\nimage: artwork/blue.jpg\n---\nHear it.\n',
      'assets/artwork/red.jpg': await draw(RED),
      'assets/artwork/blue.jpg': await draw(BLUE),
    },
    { keep: true },
  );
  const { code, stderr } = await site.run(['build'], EPOCH);
  expect(code, stderr).toBe(0);
});
afterAll(() => removeSite(site.root));

/** Images that a page declares, in order. */
function imagesOf(page: string): Image[] {
  const html = site.read(`dist${page}index.html`);
  const all = (property: string) =>
    [...html.matchAll(new RegExp(`<meta property="${property}" content="([^"]*)"`, 'g'))].map(
      ([, content = '']) => content,
    );
  const [types, widths, heights, alts] = ['type', 'width', 'height', 'alt'].map((name) =>
    all(`og:image:${name}`),
  );
  return all('og:image').map((address, index) => ({
    path: address.replace('https://artist.example', 'dist'),
    type: types?.[index] ?? '',
    width: widths?.[index] ?? '',
    height: heights?.[index] ?? '',
    alt: alts?.[index] ?? '',
  }));
}

/** The mean and the least of each channel in a part of a picture. */
async function look(path: string | undefined, region: Region) {
  // Of the part alone: statistics are taken before any extraction.
  const part = await sharp(`${site.root}/${path}`).extract(region).png().toBuffer();
  const { channels } = await sharp(part).stats();
  return { mean: channels.map(({ mean }) => mean), darkest: Math.max(...channels.map(({ min }) => min)) };
}

async function isBlue(path: string | undefined): Promise<boolean> {
  const [red = 0, , blue = 0] = (await look(path, COVER)).mean;
  return blue - red > 100;
}

test('every page has a card of its own, as large as it says', async () => {
  const pages = site
    .list('dist')
    .filter((path) => path.endsWith('index.html'))
    .map((path) => `/${path.slice(0, -'index.html'.length)}`);
  const seen = new Map<string, string>();
  for (const page of pages) {
    const images = imagesOf(page);
    expect(images.length, page).toBeGreaterThan(0);
    expect(new Set(images.map(({ path }) => path)).size).toBe(images.length);
    for (const { path, type, width, height, alt } of images) {
      const { format, width: w, height: h } = await sharp(`${site.root}/${path}`).metadata();
      const named = path.endsWith('.png') ? 'png' : 'jpeg';
      expect([path, format, type, String(w), String(h)]).toEqual([
        path,
        named,
        `image/${named}`,
        width,
        height,
      ]);
      expect(site.size(path)).toBeLessThan(100_000);
      expect(alt).not.toBe('');
    }
    seen.set(page, images[0]?.path ?? '');
  }
  const own = ['/', '/about/', '/events/', '/contact/', '/music/releases/first-light/', '/news/out-now/'];
  expect(new Set(own.map((page) => seen.get(page))).size).toBe(own.length);
  expect(new Set(seen.values())).toEqual(new Set([...seen.values()].filter((path) => site.exists(path))));
});

test('a record shows its cover, wide and square', async () => {
  const [wide, square, ...more] = imagesOf('/music/releases/first-light/');
  expect(more).toEqual([]);
  expect([wide?.width, wide?.height, square?.width, square?.height]).toEqual(['1200', '630', '1080', '1080']);
  expect(wide?.alt).toBe('Cover of First Light: Single by Artist, 2024');
  const [red = 0, green = 0, blue = 0] = (await look(wide?.path, COVER)).mean;
  expect(Math.max(Math.abs(red - 0xb0), Math.abs(green - 0x10), Math.abs(blue - 0x30))).toBeLessThan(6);
  // Ink: the title is there.
  expect((await look(wide?.path, LABEL)).darkest).toBeLessThan(60);
});

test('a record without a cover shares what Home shares, and its smart link what it shares itself', () => {
  expect(imagesOf('/music/releases/bare/')).toEqual(imagesOf('/'));
  expect(imagesOf('/l/first-light/')).toEqual(imagesOf('/music/releases/first-light/'));
});

test('a post shows its image', async () => {
  const [image] = imagesOf('/news/out-now/');
  expect(await isBlue(image?.path)).toBe(true);
});

test('a title beyond the font leaves the word to the cover', async () => {
  const [image] = imagesOf('/music/releases/layl/');
  expect(await isBlue(image?.path)).toBe(true);
});

test('a build without a change draws nothing, and a new title one pair', async () => {
  const cards = () => site.list('dist/assets/share');
  const before = cards();
  const same = await site.run(['build'], EPOCH);
  expect(same.stderr).toContain('Nothing to build');
  site.write('content/releases/first-light.md', release('Last Light', 'artwork/red.jpg'));
  const { code, stderr } = await site.run(['build'], EPOCH);
  expect(code, stderr).toBe(0);
  // Home names the artist alone: its card stays.
  expect(cards().filter((path) => !before.includes(path))).toEqual([
    expect.stringMatching(/^last-light-/),
    expect.stringMatching(/^last-light-/),
  ]);
});

test.concurrent('share_images: false leaves all of them out', async (context) => {
  const plain = makeSite(
    { 'content/site.yaml': SITE_YAML, 'content/releases/first-light.md': RELEASE },
    context,
  );
  const { code, stderr } = await plain.run(['build'], EPOCH);
  context.expect(code, stderr).toBe(0);
  context.expect(plain.list('dist').filter((path) => path.includes('share'))).toEqual([]);
  context.expect(plain.read('dist/index.html')).not.toContain('og:image');
});
