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
