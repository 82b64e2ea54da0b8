import { createHash } from 'node:crypto';
import { cpSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { all, attribute, one, parse, text } from '../helpers/dom.ts';
import { testInRelease } from '../helpers/matrix.ts';
import { type Pdf, readPdf } from '../helpers/pdf.ts';
import { makeSite, RELEASE, removeSite, runLiner, SITE_YAML, type TestSite } from '../helpers/site.ts';

/** 1 June 2025. */
const EPOCH = { SOURCE_DATE_EPOCH: '1748736000' };

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10"><path d="M0 0h30v10H0z"/></svg>';

const PRESS = `bios:
  short: Short words about *{artist}*.
  long: Longer words about {artist}, with & and quotes.
  full: |
${Array.from({ length: 90 }, (_, index) => `    Paragraph ${index + 1} of the story of {artist}.\n`).join('\n')}
photos:
  - {file: photos/stage.jpg, title: On stage, alt: A stage, credit: 'Photo: Kim Ro', license: Editorial use}
  - {file: photos/desk.png, title: At the desk, alt: A desk}
  - {file: photos/gone.jpg, title: Gone, alt: Nothing}
logos: [icons/word mark.svg, icons/gone.svg]
license: Free with credit.
rider: |
  Please read.

  ### Booth

  - Two players
  - One **mixer**
`;

const release = (title: string, date: string, cover: string) =>
  RELEASE.replace('First Light', title)
    .replace('2024-05-03', date)
    .replace('genre:', `artwork_url: artwork/${cover}.png\ngenre:`);

async function drawNoise(width: number, height: number): Promise<Sharp> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#c60', noise } });
}

async function makeFiles(): Promise<Record<string, string | Buffer>> {
  const cover = await (await drawNoise(60, 60)).png().toBuffer();
  return {
    'content/site.yaml': [
      SITE_YAML.replace('name: Artist', 'name: Night Öwl, roles: [DJ]'),
      'emails: {press: press@artist.example}',
      'social: [{name: Mixcloud, url: "https://www.mixcloud.com/owl/"}]\n',
    ].join('\n'),
    'content/releases/old.md': release('Old', '2020-01-01', 'old'),
    'content/releases/second.md': release('Second', '2023-01-01', 'second'),
    'content/releases/third.md': release('Third', '2024-01-01', 'third'),
    'content/releases/newest.md': release('Newest', '2025-03-14', 'newest'),
    'content/releases/announced.md': release('Announced', '2025-06-20', 'announced'),
    'content/pages/press.yaml': PRESS,
    'assets/icons/word mark.svg': SVG,
    'assets/photos/stage.jpg': await (await drawNoise(200, 120))
      .jpeg()
      .withExif({ IFD0: { Artist: 'Secret' }, IFD3: { GPSMapDatum: 'Secret' } })
      .withMetadata({ density: 72 })
      .toBuffer(),
    'assets/photos/desk.png': await (await drawNoise(50, 80)).png().toBuffer(),
    ...Object.fromEntries(
      ['old', 'second', 'third', 'newest', 'announced'].map((name) => [`assets/artwork/${name}.png`, cover]),
    ),
  };
}

const KIT = 'Night-Owl-press-kit-2025-03';
const PHOTOS = 'Night-Owl-photos-2025-03';

let files: Awaited<ReturnType<typeof makeFiles>>;
let site: TestSite;
let kit: Record<string, Uint8Array>;
let stderr: string;

const open = (path: string) => readFileSync(join(site.root, 'dist', path));
const utf8 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('utf8');

beforeAll(async () => {
  files = await makeFiles();
  site = makeSite(files, { keep: true });
  const run = await runLiner(site.root, ['build'], { ...EPOCH, TZ: 'Pacific/Kiritimati' });
  expect(run.code, run.stderr).toBe(0);
  stderr = run.stderr;
  kit = unzipSync(open(`press/${KIT}.zip`));
});
afterAll(() => removeSite(site.root));

describe('the archive', () => {
  it('holds everything in one folder, with the covers of the three newest that are out', () => {
    expect(Object.keys(kit).map((path) => path.replace(`${KIT}/`, ''))).toEqual([
      'README.txt',
      'biography/short-bio.txt',
      'biography/long-bio.txt',
      'biography/full-bio.txt',
      'technical-rider/technical-rider.txt',
      'releases/newest.txt',
      'releases/third.txt',
      'releases/second.txt',
      'biography/Night-Owl-biography-2025-03.pdf',
      'technical-rider/Night-Owl-technical-rider-2025-03.pdf',
      'one-sheet/Night-Owl-one-sheet-2025-03.pdf',
      'photos/stage.jpg',
      'photos/desk.png',
      'photos/credits.txt',
      'logos/word-mark.svg',
      'logos/word-mark.png',
      'covers/newest.png',
      'covers/third.png',
      'covers/second.png',
      'SHA256SUMS',
    ]);
  });

  it('dates its files by the newest release, not by the clock', () => {
    // The first file's day, 12 bytes into the archive: years since 1980, month and day in one number.
    const [day = 0] = new Uint16Array(Uint8Array.from(open(`press/${KIT}.zip`)).buffer.slice(12, 14));
    expect([1980 + (day >> 9), (day >> 5) & 15, day & 31].join('-')).toBe('2025-3-14');
  });

  it('sums up every file rightly', () => {
    const sums = utf8(kit[`${KIT}/SHA256SUMS`]).trim().split('\n');
    const others = Object.entries(kit).filter(([path]) => !path.endsWith('SHA256SUMS'));
    expect(sums).toEqual(
      others.map(([path, bytes]) => {
        const sum = createHash('sha256').update(bytes).digest('hex');
        return `${sum}  ${path.replace(`${KIT}/`, '')}`;
      }),
    );
  });

  it('says in plain text who is who', () => {
    expect(utf8(kit[`${KIT}/biography/short-bio.txt`])).toBe('Short words about Night Öwl.\n');
    expect(utf8(kit[`${KIT}/technical-rider/technical-rider.txt`])).toContain('– Two players\n– One mixer\n');
    const readme = utf8(kit[`${KIT}/README.txt`]);
    for (const words of ['March 2025', 'Free with credit.', 'Press: press@artist.example']) {
      expect(readme).toContain(words);
    }
    const credits = utf8(kit[`${KIT}/photos/credits.txt`]);
    expect(credits).toContain('stage.jpg\n  On stage\n  Photo: Kim Ro\n  Editorial use\n');
    expect(credits).toContain('desk.png\n  At the desk\n  No credit given\n');
  });

  it('holds originals: covers to the pixel, logos as drawn and as large pictures on nothing', async () => {
    const [cover, original] = [kit[`${KIT}/covers/newest.png`], files['assets/artwork/newest.png']];
    expect(await sharp(cover).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    expect((await sharp(cover).metadata()).xmpAsString).toContain('Cover of Newest by Night Öwl');
    expect(utf8(kit[`${KIT}/logos/word-mark.svg`])).toBe(SVG);
    const { data, info } = await sharp(kit[`${KIT}/logos/word-mark.png`])
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([2000, 500, 4]);
    expect([data.readUInt8(3), data.readUInt8(2000 * 4 - 1)]).toEqual([255, 0]);
  });

  it('holds photos at 300 DPI without touching a pixel, and so does the archive of photos', async () => {
    const photos = unzipSync(open(`press/${PHOTOS}.zip`));
    expect(Object.keys(photos)).toEqual(
      ['stage.jpg', 'desk.png', 'credits.txt'].map((name) => `${PHOTOS}/${name}`),
    );
    for (const name of ['stage.jpg', 'desk.png']) {
      const photo = photos[`${PHOTOS}/${name}`];
      expect(photo).toEqual(kit[`${KIT}/photos/${name}`]);
      expect(open(`press/photos/${name}`)).toEqual(Buffer.from(photo ?? []));
      const original = files[`assets/photos/${name}`] ?? '';
      expect((await sharp(original).metadata()).density).not.toBe(300);
      const { density, xmpAsString = '', exif } = await sharp(photo).metadata();
      expect(density).toBe(300);
      expect(exif?.includes('Secret')).toBe(false);
      expect(xmpAsString).toContain(name === 'stage.jpg' ? '>Kim Ro<' : '>At the desk<');
      expect(await sharp(photo).raw().toBuffer()).toEqual(await sharp(original).raw().toBuffer());
    }
  });
});

describe('the documents', () => {
  const read = (what: string): Promise<Pdf> => readPdf(open(`press/Night-Owl-${what}-2025-03.pdf`));

  it.each(['biography', 'technical-rider', 'one-sheet'])(
    '%s is tagged, in fonts of its own, on A4',
    async (what) => {
      const pdf = await read(what);
      expect(pdf).toMatchObject({ tagged: true, language: 'en-US' });
      expect(pdf.title).toMatch(/^Night Öwl – /);
      expect(Object.entries(pdf.fonts).filter(([, isEmbedded]) => !isEmbedded)).toEqual([]);
      expect(Object.keys(pdf.fonts).join()).toMatch(/Archivo.*MartianMono|MartianMono.*Archivo/);
      expect(new Set(pdf.sizes.map(String))).toEqual(new Set(['595,842']));
      expect(pdf.roles.slice(0, 4)).toEqual(['Root', 'Document', 'P', 'H1']);
      expect(open(`press/Night-Owl-${what}-2025-03.pdf`)).toEqual(
        Buffer.from(Object.entries(kit).find(([path]) => path.endsWith(`${what}-2025-03.pdf`))?.[1] ?? []),
      );
    },
  );

  it('the biography has all lengths, from page to page', async () => {
    const { pages, fonts } = await read('biography');
    // Names, text, headings and data.
    expect(Object.keys(fonts)).toHaveLength(4);
    expect(pages.length).toBeGreaterThan(2);
    const words = pages.join(' ');
    expect(words).toContain('Short words about Night Öwl.');
    for (let index = 1; index <= 90; index++) expect(words).toContain(`Paragraph ${index} of`);
    expect(pages.map((page) => /\d+\/\d+$/.exec(page)?.[0])).toEqual(
      pages.map((_, index) => `${index + 1}/${pages.length}`),
    );
  });

  it('the rider is a list under its headings', async () => {
    const { pages, roles } = await read('technical-rider');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(/Please read\..*Booth.*Two players.*One mixer/);
    expect(roles.filter((role) => ['H2', 'L', 'LI', 'LBody'].includes(role))).toEqual([
      'H2',
      'H2',
      'L',
      'LI',
      'LBody',
      'LI',
      'LBody',
    ]);
  });

  it('the one-sheet says who, what is new and where to write', async () => {
    const { pages, roles, links } = await read('one-sheet');
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(
      /Night Öwl.*DJ.*Newest.*14 March 2025.*124 BPM.*Short words.*press@artist\.example/,
    );
    expect(roles).toContain('Figure');
    expect(links).toEqual([
      'https://artist.example/music/releases/newest/',
      'https://www.mixcloud.com/owl/',
      'mailto:press@artist.example',
    ]);
  });
});

describe('the pages', () => {
  const page = (path: string) => one(parse(open(path).toString('utf8')), 'main');
  const sizeOf = (path: string) => {
    const { length } = open(path);
    return length < 1e6 ? `${(length / 1e3).toFixed(1)} KB` : `${(length / 1e6).toFixed(1)} MB`;
  };

  it('offer each file with its size', () => {
    const links = all(page('press/index.html'), 'a', { download: true }).map((link) =>
      attribute(link, 'href'),
    );
    expect(links).toEqual([
      '/press/photos/stage.jpg',
      '/press/photos/desk.png',
      `/press/${KIT}.zip`,
      `/press/${PHOTOS}.zip`,
      '/press/Night-Owl-biography-2025-03.pdf',
      '/press/Night-Owl-technical-rider-2025-03.pdf',
      '/press/Night-Owl-one-sheet-2025-03.pdf',
    ]);
    const shown = text(page('press/index.html'));
    for (const link of links) expect(shown).toContain(sizeOf(link));
    // At A5, these are 34 DPI.
    expect(shown).toMatch(/200 × 120 px\s*\d/);
    expect(shown).not.toContain('300 DPI');
  });

  it('link the four buttons of the contact page to files', () => {
    const links = all(page('contact/index.html'), 'a', { download: true });
    expect(links.map((link) => [text(link).replace(/\s*↓/, ''), attribute(link, 'href')])).toEqual([
      ['Download Press Kit (ZIP)', `/press/${KIT}.zip`],
      ['High-res Photos', `/press/${PHOTOS}.zip`],
      ['Artist Biography', '/press/Night-Owl-biography-2025-03.pdf'],
      ['Technical Rider', '/press/Night-Owl-technical-rider-2025-03.pdf'],
    ]);
    expect(text(page('contact/index.html'))).toContain(sizeOf(`press/${KIT}.zip`));
  });

  it('warn of a logo that is not there', () => {
    expect(stderr).toMatch(/press\.yaml:\d+:\d+\s+press\/no-logo/);
  });
});

describe('made once more', () => {
  it('an archive that was damaged in the cache is made again, and published as it was', async (context) => {
    const other = makeSite({}, { onTestFinished: context.onTestFinished });
    for (const folder of ['content', 'assets', '.cache']) {
      cpSync(join(site.root, folder), join(other.root, folder), { recursive: true });
    }
    const archives = other.list('.cache/files').filter((name) => !name.includes('.'));
    expect(archives).toHaveLength(2);
    for (const [index, name] of archives.entries()) {
      const path = join(other.root, '.cache/files', name);
      if (index === 0) truncateSync(path, 100);
      else writeFileSync(path, readFileSync(path).fill(0, 100, 120));
    }
    expect((await other.run(['build'], EPOCH)).code).toBe(0);
    expect(other.hashes('dist/press')).toEqual(site.hashes('dist/press'));
  });

  testInRelease(
    'everything is the same, byte for byte, made from nothing in another part of the world',
    async (context) => {
      const other = makeSite(files, { onTestFinished: context.onTestFinished });
      const surroundings = { ...EPOCH, TZ: 'America/St_Johns', LC_ALL: 'ar_AE.UTF-8' };
      // No other test makes a kit that this one could find in its cache.
      expect(other.exists('.cache/files')).toBe(false);
      expect((await runLiner(other.root, ['build'], surroundings)).code).toBe(0);
      expect(other.hashes('dist/press')).toEqual(site.hashes('dist/press'));
    },
  );

  it('nothing is made where nothing has changed', async () => {
    const { code } = await site.run(['build', '--report', 'report.json'], EPOCH);
    expect(code).toBe(0);
    expect(JSON.parse(site.read('report.json'))).toMatchObject({ cache: { misses: 0 }, written: 0 });
  });
});

it('a site without words for the press has no kit', async () => {
  const bare = makeSite({ 'content/site.yaml': SITE_YAML, 'content/pages/press.yaml': 'title: Press\n' });
  expect((await bare.run(['build'], EPOCH)).code).toBe(0);
  expect(bare.list('dist/press')).toEqual(['index.html']);
  expect(bare.read('dist/contact/index.html')).not.toContain('download=');
});

it('letters that no font has are reported with their places, and the check makes nothing', async () => {
  const foreign = makeSite({
    'content/site.yaml': SITE_YAML.replace('name: Artist', 'name: 夜 ليلى'),
    'content/pages/press.yaml': 'bios:\n  short: Adẹ plays 🎧 records.\nrider: A table.\n',
  });
  const { code, stdout } = await foreign.run(['check', '--format', 'json'], EPOCH);
  expect(code).toBe(0);
  const report: { problems: { code: string; message: string; file: string; line: number }[] } =
    JSON.parse(stdout);
  const letters = report.problems.filter((problem) => problem.code === 'press/letters');
  expect(
    letters.map(({ message, file, line }) => [file, line, /夜|ẹ|🎧/u.exec(message)?.[0]]).sort(),
  ).toEqual([
    ['content/pages/press.yaml', 2, '🎧'],
    ['content/site.yaml', 2, '夜'],
  ]);
  expect(foreign.exists('dist')).toBe(false);
  // Arabic letters have a font of their own.
  expect(letters.map(({ message }) => message).join()).not.toMatch(/\p{Script=Arabic}/u);
});
