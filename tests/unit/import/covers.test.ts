/** Which of several covers is taken. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileSource, Item } from '../../../generator/import/catalogue.ts';
import { planFor, release, writeContent } from './helpers.ts';
import { planSources } from './whole.ts';
import { makeSite } from './write/site.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'liner-covers-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const FACTS = { title: 'Ebb', type: 'album', release_date: '2020-05-08' };
const WEB = { url: 'https://shop.example/ebb.jpg' };
const DISK = { path: '/music/ebb/cover.jpg' };
const TAGS = { embeddedIn: '/music/ebb/1.flac' };

function withCover(source: string, from: FileSource): Item {
  return release(FACTS, source, { files: [{ at: ['artwork_url'], name: 'cover.jpg', from }] });
}

async function coversOf(items: readonly Item[], online: boolean, files: Record<string, string> = {}) {
  const { entries, problems } = await planFor(writeContent(folder, files), items, {}, online);
  return {
    covers: entries.flatMap((entry) => entry.files.map(({ from }) => from)),
    notes: problems.map(({ message }) => message),
  };
}

test.each([
  ['on the disk', DISK],
  ['in the tags', TAGS],
])(
  'one %s goes before one on the web that is not fetched, whichever source is named first',
  async (_, from) => {
    const [bandcamp, audio] = [withCover('bandcamp', WEB), withCover('audio', from)];
    const found = { covers: [from], notes: [] };
    expect(await coversOf([bandcamp, audio], false)).toEqual(found);
    expect(await coversOf([audio, bandcamp], false)).toEqual(found);
  },
);

test('an entry that is there and lacks one gets it, too', async () => {
  const file = '---\ntitle: Ebb\ntype: album\nrelease_date: 2020-05-08\n---\n';
  const items = [withCover('bandcamp', WEB), withCover('audio', DISK)];
  expect(await coversOf(items, false, { 'releases/ebb.md': file })).toEqual({ covers: [DISK], notes: [] });
});

test('with --online, that of the first source is taken', async () => {
  expect(await coversOf([withCover('bandcamp', WEB), withCover('audio', DISK)], true)).toEqual({
    covers: [WEB],
    notes: [],
  });
});

test('one that nobody has but the web is named', async () => {
  expect(await coversOf([withCover('bandcamp', WEB)], false)).toEqual({
    covers: [],
    notes: [`A picture is on the web, and is not fetched: ${WEB.url}`],
  });
});

test('a page that is given alone has the pictures that were saved with it', async () => {
  const site = makeSite();
  const album = { '@type': 'MusicAlbum', name: 'Ebb', image: 'https://f4.bcbits.com/img/a77_10.jpg' };
  const html = `<meta name="generator" content="Bandcamp"><script type="application/ld+json">${JSON.stringify(album)}</script>`;
  site.write('saved/Ebb.html', html);
  const cover = site.write('saved/Ebb_files/a77_16.jpg', 'x');
  const { entries } = await planSources(site, 'saved/Ebb.html');
  expect(entries.flatMap(({ files }) => files.map(({ from }) => from))).toEqual([{ path: cover }]);
});
