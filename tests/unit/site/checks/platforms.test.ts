import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MUSIC_KEYS, MUSIC_PLATFORMS } from '../../../../generator/site/platforms/table.ts';
import { describe, KNOWN, loadFiles, SITE } from '../../../helpers/content.ts';

/** Ten addresses each. */
const RUNS = Number(process.env['LINER_RUNS'] ?? 10);

const listProblems = async (files: Record<string, string>) =>
  (await loadFiles(files)).problems.filter(({ code }) => code.startsWith('link/')).map(describe);

test('an address on the wrong platform is reported with the key that it belongs to', async () => {
  const links = `streaming_links:
  spotify: https://open.spotify.com/track/1
  soundcloud: https://open.spotify.com/track/1
  apple: https://somebody.bandcamp.com/album/one
  youtube: https://lnk.to/one
  deezer: https://www.instagram.com/somebody/
links:
  - {name: Tidal, url: https://www.qobuz.com/album/1}
`;
  const known = KNOWN.replace(/^streaming_links.*\n/m, '');
  const text = `---\ntitle: One\ntype: single\n${known}${links}---\n`;
  expect(await listProblems({ 'releases/one.md': text })).toEqual([
    'releases/one.md:8:15 link/wrong-platform This is listed as SoundCloud, but the address leads to Spotify. → If the address is right, change SoundCloud to  spotify:',
    'releases/one.md:9:10 link/wrong-platform This is listed as Apple Music, but the address leads to Bandcamp. → If the address is right, change Apple Music to  bandcamp:',
    'releases/one.md:11:11 link/wrong-platform This is listed as Deezer, but the address leads to Instagram. → Copy the address of the music on Deezer, or remove the line.',
    'releases/one.md:13:24 link/wrong-platform This is listed as TIDAL, but the address leads to Qobuz. → If the address is right, change TIDAL to  name: Qobuz',
  ]);
});

test('keys of remixes and mixes, and the profiles of the site, are looked at as well', async () => {
  const keys = 'spotify_url: https://soundcloud.com/a/b\nsoundcloud_url: https://a.bandcamp.com/track/b\n';
  const files = {
    'remixes/one.md': `---\ntitle: One\n${keys}---\n`,
    'site.yaml': SITE.replace('https://instagram.com/', 'https://www.tiktok.com/@'),
  };
  expect(await listProblems(files)).toEqual([
    'remixes/one.md:3:14 link/wrong-platform This is listed as Spotify, but the address leads to SoundCloud. → If the address is right, change Spotify to  soundcloud_url:',
    'remixes/one.md:4:17 link/wrong-platform This is listed as SoundCloud, but the address leads to Bandcamp. → If the address is right, change SoundCloud to  streaming_links: {bandcamp: …}',
    'site.yaml:8:28 link/wrong-platform This is listed as Instagram, but the address leads to TikTok. → If the address is right, change Instagram to  name: TikTok',
  ]);
});

test('a key of a platform has addresses of that platform, or short ones that may lead there', async () => {
  const key = fc.constantFrom(...MUSIC_KEYS.filter((each) => each !== 'bandcamp'));
  const address = key.chain((key) => {
    const hosts: readonly string[] = MUSIC_PLATFORMS[key].hosts;
    const [host = ''] = hosts;
    const strange = fc.constantFrom(
      `${host}.evil.example`,
      `my-${host}`,
      `${host}-music.example`,
      'linktr.ee',
      'distrokid.com',
      'nour.example',
      'evil.example',
    );
    const right = fc.constantFrom(...hosts, ...hosts.map((each) => `open.${each}`));
    const short = fc.constantFrom('bit.ly', 'nour.lnk.to', 'ffm.to', 'nour.page.link');
    const row = (isStrange: boolean) => (host: string) => ({ key, host, isStrange });
    return fc.oneof(strange.map(row(true)), right.map(row(false)), short.map(row(false)));
  });
  const path = fc.constantFrom(
    '/track/1A2b',
    `/?u=https://open.spotify.com/track/1`,
    '/one/x#open.spotify.com',
  );
  const rows = fc.array(fc.tuple(address, path), { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(rows, async (links) => {
      const files = links.map(([{ key, host }, path], index) => [
        `releases/r${index}.md`,
        `---\ntitle: R${index}\ntype: single\n${KNOWN.replace(/^streaming_links.*\n/m, '')}streaming_links:\n  ${key}: 'https://${host}${path}'\n---\n`,
      ]);
      const wrong = (await loadFiles(Object.fromEntries(files))).problems
        .filter(({ code }) => code === 'link/wrong-platform')
        .flatMap(({ at }) => at?.file.replace('content/', '') ?? []);
      const strange = links.flatMap(([{ isStrange }], index) => (isStrange ? [`releases/r${index}.md`] : []));
      expect([wrong.toSorted(), links]).toEqual([strange.toSorted(), links]);
    }),
    { numRuns: RUNS },
  );
});

/** Pages around a file, as people copy them from where they keep it, or hear it. */
const AROUND_FILES = [
  ...[
    'drive.google.com/file/d/1a2B/view?usp=sharing',
    'drive.google.com/open?id=1a2B',
    'docs.google.com/document/d/1',
  ],
  ...[
    'www.dropbox.com/s/1a/one.mp3?dl=0',
    'www.dropbox.com/scl/fi/1a/one.mp3?rlkey=x',
    'db.tt/1a',
    '1drv.ms/u/s!1a',
  ],
  ...[
    'onedrive.live.com/?id=1',
    'www.icloud.com/iclouddrive/1a#one.mp3',
    'we.tl/t-1a',
    'wetransfer.com/downloads/1a',
  ],
  ...['app.box.com/s/1a', 'mega.nz/file/1a', 'github.com/nour/site/blob/main/one.mp3', 'samply.app/p/1a'],
];
const FILES = [
  ...[
    'files.nour.example/one.mp3',
    'files.nour.example/one',
    'nour.example/one.wav?v=2',
    'cdn.nour.example/get?id=1',
  ],
  ...[
    'dl.dropboxusercontent.com/s/1a/one.mp3',
    'www.dropbox.com/s/1a/one.mp3?raw=1',
    'www.dropbox.com/scl/fi/1a/one.mp3?rlkey=x&dl=1',
  ],
  ...['drive.google.com/uc?export=download&id=1', 'raw.githubusercontent.com/nour/site/main/one.mp3'],
  ...['feeds.soundcloud.com/stream/1-nour-one.mp3', 'api.audius.co/v1/tracks/1a/stream'],
];

test('the address of a recording is that of the file, and not of a page around it', async () => {
  const platform = fc.constantFrom(...MUSIC_KEYS).map((key) => `${MUSIC_PLATFORMS[key].hosts[0]}/nour/one`);
  const page = fc.oneof(fc.constantFrom(...AROUND_FILES), platform).map((url) => ({ url, isPage: true }));
  const file = fc.constantFrom(...FILES).map((url) => ({ url, isPage: false }));
  const rows = fc.array(fc.oneof(page, file), { minLength: 10, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(rows, async (links) => {
      const files = links.map(({ url }, index) => [
        `mixes/m${index}.md`,
        `---\nepisode_title: M${index}\nrelease_date: 2026-01-01\naudio_url: 'https://${url}'\n---\n`,
      ]);
      const { problems } = await loadFiles(Object.fromEntries(files));
      const wrong = problems.flatMap(({ level, at }) =>
        level === 'error' ? (at?.file.replace(/^content\//, '') ?? []) : [],
      );
      const pages = links.flatMap(({ isPage }, index) => (isPage ? [`mixes/m${index}.md`] : []));
      expect([wrong.toSorted(), links]).toEqual([pages.toSorted(), links]);
    }),
    { numRuns: RUNS },
  );
});
