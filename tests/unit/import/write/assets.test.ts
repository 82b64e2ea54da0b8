/** The pictures and recordings of an import. */
import { copyFileSync, linkSync, mkdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { loadSchemas } from '../../../../generator/app/reference/json-schema.ts';
import { describeWritten } from '../../../../generator/import/describe/written.ts';
import type { PlannedFile } from '../../../../generator/import/plan/plan.ts';
import { writePlan } from '../../../../generator/import/write/write.ts';
import { drawPicture, fact, knownEntry, makeSite, newEntry, pictureFile, planOf } from './site.ts';

beforeAll(loadSchemas);

const FORMATS = join(import.meta.dirname, '../../../fixtures/formats');
const SONG = '---\ntitle: New Song\ntype: single\n---\n';

function withFiles(...files: PlannedFile[]) {
  return newEntry('releases', 'releases/new-song.md', { title: 'New Song', type: 'single' }, { files });
}

const hints = ({ problems }: Awaited<ReturnType<typeof writePlan>>) => problems.map(({ message }) => message);

test('covers and recordings get the name of their entry, and the ending of what they are', async () => {
  const site = makeSite();
  const cover = site.write('source/Front!.png', await drawPicture());
  copyFileSync(join(FORMATS, 'sines.flac'), join(site.root, 'source/01.mp3'));
  const entry = newEntry(
    'releases',
    'releases/new-song.md',
    { title: 'New Song', type: 'single', tracks: [{ title: 'A' }] },
    {
      files: [
        pictureFile(['artwork_url'], 'artwork/new-song.png', cover),
        {
          at: ['tracks', 0, 'audio'],
          name: '01.mp3',
          target: 'audio/new-song/01-a.mp3',
          from: { path: join(site.root, 'source/01.mp3') },
        },
      ],
    },
  );
  const written = await writePlan(planOf(entry), site);
  expect(written).toMatchObject({
    assets: ['assets/artwork/new-song.jpg', 'assets/audio/new-song/01-a.flac'],
    problems: [],
  });
  expect(site.read('content/releases/new-song.md')).toContain(
    'artwork_url: artwork/new-song.jpg\ntracks:\n  - title: A\n    audio: audio/new-song/01-a.flac\n',
  );
  expect(readFileSync(join(site.assets, 'artwork/new-song.jpg'))).toEqual(readFileSync(cover));
});

test('no file is ever replaced, and the same bytes are not there twice', async () => {
  const site = makeSite({ 'content/releases/a.md': SONG, 'content/releases/b.md': SONG });
  const cover = site.write('source/a.jpg', await drawPicture());
  const other = site.write('source/b.jpg', await drawPicture(1500, '#e76f51'));
  site.write('assets/artwork/a.jpg', readFileSync(other));
  site.write('assets/artwork/b.jpg', readFileSync(cover));
  const plan = (name: string, path: string) =>
    knownEntry(`releases/${name}.md`, [], {
      files: [pictureFile(['artwork_url'], `artwork/${name}.jpg`, path)],
    });
  const written = await writePlan(planOf(plan('a', cover), plan('b', cover)), site);
  expect(written.assets).toEqual(['assets/artwork/a-2.jpg']);
  expect(site.read('content/releases/a.md')).toContain('artwork_url: artwork/a-2.jpg');
  expect(site.read('content/releases/b.md')).toContain('artwork_url: artwork/b.jpg');
  expect(readFileSync(join(site.assets, 'artwork/a.jpg'))).toEqual(readFileSync(other));
});

test('two entries of one import that want the same name get two', async () => {
  const site = makeSite({ 'content/releases/a.md': SONG, 'content/releases/b.md': SONG });
  const paths = [
    site.write('source/a.jpg', await drawPicture()),
    site.write('source/b.jpg', await drawPicture(1500, '#e76f51')),
  ];
  const [a, b] = ['a', 'b'].map((name, index) =>
    knownEntry(`releases/${name}.md`, [], {
      files: [pictureFile(['artwork_url'], 'artwork/Cover.jpg', paths[index] ?? '')],
    }),
  );
  if (a && b) await writePlan(planOf(a, b), site);
  expect(site.list().filter((path) => path.startsWith('assets/'))).toEqual([
    'assets/artwork/cover-2.jpg',
    'assets/artwork/cover.jpg',
  ]);
});

test('the front cover in the tags of a recording is extracted, whatever the tag calls it', async () => {
  const site = makeSite({ 'content/releases/a.md': SONG });
  const jpeg = await drawPicture();
  // ID3v2.3 with pictures that are said to be PNGs, the back cover first.
  const picture = (kind: string, bytes: Uint8Array) => {
    const text = Buffer.concat([Buffer.from(`\0image/png\0${kind}\0`, 'latin1'), bytes]);
    const head = Buffer.concat([Buffer.from('APIC'), Buffer.alloc(6)]);
    head.writeUInt32BE(text.length, 4);
    return Buffer.concat([head, text]);
  };
  const frame = Buffer.concat([picture('\x04', await drawPicture(1500, '#e76f51')), picture('\x03', jpeg)]);
  const size = [21, 14, 7, 0].map((shift) => (frame.length >> shift) & 0x7f);
  const mp3 = Buffer.concat([
    Buffer.from('ID3\x03\0\0', 'latin1'),
    Buffer.from(size),
    frame,
    readFileSync(join(FORMATS, 'bare.mp3')),
  ]);
  const recording = site.write('source/a.mp3', mp3);
  const files = (path: string): PlannedFile[] => [
    { at: ['artwork_url'], name: 'a.mp3', target: 'artwork/a.png', from: { embeddedIn: path } },
  ];
  const written = await writePlan(planOf(knownEntry('releases/a.md', [], { files: files(recording) })), site);
  expect(written.assets).toEqual(['assets/artwork/a.jpg']);
  expect(readFileSync(join(site.assets, 'artwork/a.jpg')).equals(jpeg)).toBe(true);
  const bare = makeSite({ 'content/releases/a.md': SONG });
  const without = files(join(FORMATS, 'bare.mp3'));
  expect(hints(await writePlan(planOf(knownEntry('releases/a.md', [], { files: without })), bare))).toEqual([
    'a.mp3 of "New Song" is left out: there is no picture in its tags.',
  ]);
});

test('what is no picture is left out, and its entry is written', async () => {
  const site = makeSite();
  const file = (name: string, content: string) => ({
    ...pictureFile(['artwork_url'], 'artwork/new-song.jpg', site.write(`source/${name}`, content)),
    name,
  });
  const written = await writePlan(
    planOf(
      withFiles(
        file('page.jpg', '<html>404</html>'),
        file('empty.jpg', ''),
        file('cut.jpg', '\u00ff\u00d8'),
        { ...file('x.jpg', ''), name: 'web.jpg', from: { url: 'https://x.example/web.jpg' } },
        { ...file('y.jpg', ''), name: 'gone.jpg', from: { path: join(site.root, 'gone.jpg') } },
        { ...file('z.jpg', ''), name: 'folder.jpg', from: { path: site.content } },
        { ...file('song.jpg', ''), name: 'song.jpg', from: { path: join(FORMATS, 'sines.flac') } },
      ),
    ),
    site,
  );
  expect(written.created).toEqual(['content/releases/new-song.md']);
  expect(hints(written).map((text) => text.replaceAll(site.root, ''))).toMatchInlineSnapshot(`
    [
      "page.jpg of "New Song" is left out: it is no picture.",
      "empty.jpg of "New Song" is left out: it is no picture.",
      "cut.jpg of "New Song" is left out: it is no picture.",
      "web.jpg of "New Song" is left out: it is on the web, at https://x.example/web.jpg. To fetch it, add  --online",
      "gone.jpg of "New Song" is left out: it is gone.",
      "folder.jpg of "New Song" is left out: it is a folder.",
      "song.jpg of "New Song" is left out: it is no picture.",
    ]
  `);
  expect(site.list().filter((path) => path.includes('assets'))).toEqual([]);
});

test('pictures on the web are fetched, if somebody does', async () => {
  const cover = await drawPicture();
  const file = (name: string): PlannedFile => ({
    ...{ at: ['artwork_url'], name, target: `artwork/${name}` },
    from: { url: `https://x.example/${name}` },
  });
  const site = makeSite({ 'content/releases/a.md': SONG, 'content/releases/b.md': SONG });
  const plan = planOf(
    knownEntry('releases/a.md', [], { files: [file('a.png')] }),
    knownEntry('releases/b.md', [], { files: [file('b.png')] }),
  );
  const fetchPicture = async (url: string) =>
    url.includes('/a') ? { bytes: cover } : { failed: 'it answered 404' };
  const written = await writePlan(plan, { ...site, fetchPicture });
  expect(written.assets).toEqual(['assets/artwork/a.jpg']);
  expect(readFileSync(join(site.assets, 'artwork/a.jpg')).equals(cover)).toBe(true);
  expect(hints(written)).toEqual([
    'b.png of "New Song" is left out: it answered 404, at https://x.example/b.png.',
  ]);
});

test('what a picture shows is written with the picture only', async () => {
  const post = '---\ntitle: Tour\ndate: 2026-01-01\n---\nText\n';
  const pictured = post.replace('date', 'image: photos/own.jpg\ndate');
  const site = makeSite({
    'content/news/a.md': post,
    'content/news/b.md': post,
    'content/news/c.md': pictured,
  });
  const image = (name: string): PlannedFile => ({
    ...{ at: ['image'], name, target: `photos/${name}` },
    from: { url: `https://x.example/${name}` },
  });
  const alt = fact(['image_alt'], 'A pier');
  const plan = planOf(
    knownEntry('news/a.md', [alt], { files: [image('a.png')] }),
    knownEntry('news/b.md', [alt], { files: [image('b.png')] }),
    knownEntry('news/c.md', [alt]),
  );
  const cover = await drawPicture();
  const fetchPicture = async (url: string) =>
    url.includes('/a') ? { bytes: cover } : { failed: 'it answered 404' };
  await writePlan(plan, { ...site, fetchPicture });
  expect(site.read('content/news/a.md')).toContain('image_alt: A pier');
  expect(site.read('content/news/b.md')).toBe(post);
  expect(site.read('content/news/c.md')).toBe(pictured);
});

test('small covers and colours for print are said once', async () => {
  const site = makeSite({ 'content/releases/a.md': SONG, 'content/releases/b.md': SONG });
  const cmyk = await sharp(await drawPicture())
    .toColourspace('cmyk')
    .jpeg()
    .toBuffer();
  const long = `artwork/${'very-long-name-'.repeat(20)}.jpg`;
  const plan = planOf(
    knownEntry('releases/a.md', [], {
      files: [
        pictureFile(['artwork_url'], 'artwork/a.jpg', site.write('source/a.jpg', await drawPicture(600))),
      ],
    }),
    knownEntry('releases/b.md', [], {
      files: [pictureFile(['artwork_url'], long, site.write('source/b.jpg', cmyk))],
    }),
  );
  expect(hints(await writePlan(plan, site))).toMatchInlineSnapshot(`
    [
      "Covers with less than 1400 pixels a side: artwork/a.jpg",
      "Pictures in colours for print, which screens show differently: artwork/very-long-name-very-long-name-very-long-name-very-long-name-very-long-name-very.jpg",
    ]
  `);
});

test('names of sources are no paths', async () => {
  const site = makeSite();
  const cover = site.write('source/a.jpg', await drawPicture());
  const targets = [
    '../../evil.jpg',
    '/etc/evil.jpg',
    'artwork/../../../CON.jpg',
    'C:\\evil.jpg',
    'artwork/.jpg',
    '',
  ];
  const entries = targets.map((target, index) =>
    newEntry(
      'releases',
      `releases/r${index}.md`,
      { title: 'A', type: 'single' },
      {
        files: [pictureFile(['artwork_url'], target, cover)],
      },
    ),
  );
  await writePlan(planOf(...entries), site);
  const added = site.list().filter((path) => path.endsWith('.jpg') && !path.startsWith('source/'));
  expect(added).toMatchInlineSnapshot(`
    [
      "assets/artwork/file.jpg",
      "assets/artwork/jpg.jpg",
      "assets/etc/evil.jpg",
      "assets/files/c-evil.jpg",
      "assets/files/evil.jpg",
      "assets/files/file.jpg",
    ]
  `);
  const outside = makeSite();
  mkdirSync(join(outside.root, 'elsewhere'));
  mkdirSync(outside.assets);
  symlinkSync('../elsewhere', join(outside.assets, 'artwork'));
  const written = await writePlan(
    planOf(withFiles(pictureFile(['artwork_url'], 'artwork/a.jpg', cover))),
    outside,
  );
  expect(hints(written)).toEqual([
    'cover.jpg of "New Song" is left out: artwork in the assets folder is a link that leads out of it.',
  ]);
});

test('--link takes no room', async () => {
  const site = makeSite();
  const cover = site.write('source/a.jpg', await drawPicture());
  linkSync(cover, join(site.root, 'source/again.jpg'));
  symlinkSync('a.jpg', join(site.root, 'source/link.jpg'));
  const file = pictureFile(['artwork_url'], 'artwork/a.jpg', join(site.root, 'source/link.jpg'));
  const written = await writePlan(planOf(withFiles(file)), { ...site, link: true });
  expect(describeWritten(written)).toContain('\nLinked:\n  assets/artwork/a.jpg\n');
  expect(describeWritten(written)).not.toContain('Copied');
  expect(statSync(join(site.assets, 'artwork/a.jpg')).ino).toBe(statSync(cover).ino);
});

test('the pictures of an entry that is left out are not copied', async () => {
  const site = makeSite({ 'content/releases/a.md': '---\ntitle: [A\n---\n' });
  const cover = site.write('source/a.jpg', await drawPicture());
  const files = [pictureFile(['artwork_url'], 'artwork/a.jpg', cover)];
  const written = await writePlan(
    planOf(knownEntry('releases/a.md', [fact(['label'], 'B')], { files })),
    site,
  );
  expect(written).toMatchObject({ assets: [], changed: [] });
  expect(written.record).toBeUndefined();
  expect(site.list()).toEqual(['content/releases/a.md', 'content/site.yaml', 'source/a.jpg']);
});

test.each([1, 2])('an import that is stopped after %i of 2 pictures leaves nothing', async (count) => {
  const site = makeSite({ 'assets/kept.txt': 'kept' });
  const files = await Promise.all(
    ['#264653', '#e76f51'].map(async (colour, index) =>
      pictureFile(
        [index === 0 ? 'artwork_url' : 'picture'],
        `artwork/new-song-${index}.jpg`,
        site.write(`source/${index}.jpg`, await drawPicture(1500, colour)),
      ),
    ),
  );
  const before = site.list();
  const stopping = new AbortController();
  const onProgress = (done: number) => {
    if (done === count) stopping.abort();
  };
  const writing = writePlan(planOf(withFiles(...files)), { ...site, onProgress, signal: stopping.signal });
  await expect(writing).rejects.toMatchObject({ name: 'AbortError' });
  expect(site.list()).toEqual(before);
});
