/** Files beside the pages follow the look: share images, icon, manifest, PDF files. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPdf } from '../helpers/pdf.ts';
import { makeSite, RELEASE, removeSite, SITE_WITH_CARDS, type TestSite } from '../helpers/site.ts';

const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };
const BLUE = '#8fb8f0';

interface Made {
  /** Digests of share images by their addresses. */
  cards: Record<string, string>;
  /** The colour of the upper left corner of the record's card. */
  corner: string;
  manifest: Record<string, string>;
  icon: string;
  fonts: string[];
}

let site: TestSite;
const made: Made[] = [];
beforeAll(async () => {
  const cover = await sharp({ create: { width: 640, height: 640, channels: 3, background: BLUE } })
    .png()
    .toBuffer();
  site = makeSite(
    {
      'content/site.yaml': SITE_WITH_CARDS,
      'content/releases/first-light.md': RELEASE.replace('genre:', 'artwork_url: artwork/blue.png\ngenre:'),
      'content/pages/press.yaml': 'title: Press\nbios: {short: One sentence.}\n',
      'assets/artwork/blue.png': cover,
    },
    { keep: true },
  );
  for (const look of ['', 'look: {style: board}\n', 'look: {style: programme, ground: dark}\n', '']) {
    site.write('content/site.yaml', SITE_WITH_CARDS + look);
    const { code, stderr } = await site.run(['build'], EPOCH);
    expect(code, stderr).toBe(0);
    made.push(await readMade());
  }
});
afterAll(() => removeSite(site.root));

const bytesOf = (path: string) => readFileSync(`${site.root}/${path}`);

async function readMade(): Promise<Made> {
  const shared = site.list('dist/assets/share');
  const pictures = shared.map((name) => [name, bytesOf(`dist/assets/share/${name}`)] as const);
  const [, own] = pictures.find(([name]) => /^first-light-.*jpg$/.test(name)) ?? [];
  const pixel = await sharp(own).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer();
  const sheet = site.list('dist/press').find((path) => path.endsWith('.pdf')) ?? '';
  return {
    cards: Object.fromEntries(
      pictures.map(([name, bytes]) => [name, createHash('sha256').update(bytes).digest('hex')]),
    ),
    corner: pixel.toString('hex'),
    manifest: JSON.parse(site.read('dist/site.webmanifest')),
    icon: site.read('dist/favicon.svg'),
    fonts: Object.keys((await readPdf(bytesOf(`dist/press/${sheet}`))).fonts),
  };
}

test('each look has cards of its own, at addresses of their own, and a look chosen again has its first ones', () => {
  const [sleeve, board, programme, again] = made;
  expect(Object.keys(sleeve?.cards ?? {}).length).toBeGreaterThan(3);
  expect(again?.cards).toEqual(sleeve?.cards);
  const looks = [sleeve, board, programme];
  const [names, digests] = [Object.keys, Object.values].map((list) =>
    looks.flatMap((look) => list(look?.cards ?? {})),
  );
  expect(new Set(names).size).toBe(names?.length);
  expect(new Set(digests).size).toBe(digests?.length);
});

test('a card is on the ground of its page', () => {
  const [, board, programme] = made;
  expect(board?.corner).toBe(BLUE.slice(1));
  expect(programme?.corner).toMatch(/^1[0-9a-f]1[0-9a-f]1[0-9a-f]$/);
});

test('icon and manifest are in the paper and ink of the look, and PDF files in its fonts', () => {
  const [sleeve, board, programme] = made;
  expect(board?.manifest).toMatchObject({ theme_color: '#d9d4c9', background_color: '#d9d4c9' });
  expect(board?.icon).toContain('fill="#14110a"');
  expect(programme?.manifest).toMatchObject({ theme_color: '#171310', background_color: '#171310' });
  expect(programme?.icon).toContain('fill="#e6e4e0"');
  expect(sleeve?.manifest).toMatchObject({ theme_color: '#f5f0e7' });
  expect([sleeve, board, programme].map((look) => look?.fonts.join())).toEqual([
    expect.stringMatching(/Archivo/),
    expect.stringMatching(/Handjet/),
    expect.stringMatching(/Garamond/),
  ]);
});
