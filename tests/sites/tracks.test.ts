/** Tracks with pages, and lyrics that follow their recordings. */
import { afterAll, describe, expect, it } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { readProblems } from '../helpers/problems.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const RELEASE = `---
title: Night Bus
type: ep
release_date: 2026-01-02
language: fr
track_pages: true
tracks:
  - title: First Light
    isrc: AA6Q72000047
    audio: audio/first-light.wav
    lyrics: |
      [ar:Somebody]
      [00:00.50] One line of light
      [00:01.00] <00:01.20> Another line

      [Chorus]
      [0:02][0:03] It comes around
    lyrics_translation: |
      Eine Zeile Licht
      Noch eine Zeile

      Es kommt wieder
    story: Written on a *bus*.
  - {title: Second Light, credits: [{role: Producer, name: Ada Moon}]}
  - {title: Nothing To Add}
---
`;

const BEST_OF = `---
title: Best Of
type: compilation
release_date: 2026-02-02
track_pages: true
tracks:
  - {title: First Light, same_as: night-bus/first-light}
---
`;

const RECORDING = wav({ rate: 8000, channels: sample([sine(220)], 4, 8000) });

const files = {
  'content/site.yaml': SITE_YAML,
  'content/releases/night-bus.md': RELEASE,
  'content/releases/best-of.md': BEST_OF,
};

const site = makeSite(files, { onTestFinished: afterAll });
site.write('assets/audio/first-light.wav', RECORDING);
const built = await site.run(['build']);
if (built.code !== 0) throw new Error(built.stderr);
const route = 'music/releases/night-bus/first-light';

describe('a track with more than a title', () => {
  const page = readPage(site, `dist/${route}/index.html`);

  it('has a page that its release leads to, and others have none', () => {
    const release = readPage(site, 'dist/music/releases/night-bus/index.html');
    expect(release.addresses).toContain(`/${route}/`);
    expect(release.addresses).toContain('/music/releases/night-bus/second-light/');
    expect(site.list('dist').filter((path) => path.includes('nothing-to-add'))).toEqual([]);
    expect(site.read('dist/sitemap.xml')).toContain(`/${route}/`);
    expect(page.texts('h1')).toEqual(['First Light']);
    expect(page.text).toContain('Written on a bus.');
    expect(page.addresses).toContain('/music/releases/night-bus/second-light/');
  });

  it('shows words without the signs of their times, and each line knows when it is sung', () => {
    expect(page.text).toContain('One line of light');
    expect(page.text).not.toMatch(/\[0|\[ar|<0|&lt;0/);
    const times = page.all('span').flatMap((line) => line['data-times'] ?? []);
    expect(times).toEqual(['0.5', '1', '0.5', '1', '2 3', '2 3']);
  });

  it('is a recording with its code, its words and their translation', () => {
    expect(page.jsonLd).toContainEqual(
      expect.objectContaining({
        '@type': 'MusicRecording',
        isrcCode: 'AA6Q72000047',
        recordingOf: expect.objectContaining({
          lyrics: expect.objectContaining({
            text: 'One line of light\nAnother line\n\n[Chorus]\nIt comes around',
            inLanguage: 'fr',
          }),
        }),
      }),
    );
  });

  it('is one page for all releases that it is on', () => {
    expect(readPage(site, 'dist/music/releases/best-of/index.html').addresses).toContain(`/${route}/`);
    expect(site.list('dist').filter((path) => path.includes('best-of/first-light'))).toEqual([]);
    expect(page.text).toContain('Also on');
  });
});

it.each([
  ['[00:01.00] <00:01.20>', '[00:61.00]', 'lyrics/no-time', 14],
  ['[00:01.00] <00:01.20>', '[1.05]', 'lyrics/no-time', 14],
  ['[00:01.00] <00:01.20>', '[0:5]', 'lyrics/no-time', 14],
  ['[00:01.00] <00:01.20>', '[00,01]', 'lyrics/no-time', 14],
  ['[00:01.00] <00:01.20>', '[09:01.00]', 'lyrics/too-late', 14],
  ['[00:00.50]', '[00:01.50]', 'lyrics/order', 14],
  ['      Noch eine Zeile\n\n', '      Noch eine Zeile\n', 'lyrics/verses', 18],
])('%s written as %s is reported once, at its line', async (right, wrong, code, line) => {
  const broken = makeSite({ ...files, 'content/releases/night-bus.md': RELEASE.replace(right, wrong) });
  broken.write('assets/audio/first-light.wav', RECORDING);
  const { stderr } = await broken.run(['check']);
  const found = readProblems(stderr).filter((problem) => problem.code === code);
  expect(found.map(({ at }) => Number(at.split(':')[1]))).toEqual([line]);
});

it.each([
  ['night-bus.md', RELEASE.replace('track_pages: true', 'track_pages: false'), 'track/no-page'],
  [
    'best-of.md',
    BEST_OF.replace('same_as: night-bus/first-light', 'slug: one}\n  - {title: Other, slug: one'),
    'track/slug-taken',
  ],
])('of %s, an address that leads nowhere or to two tracks is reported', async (file, text, code) => {
  const broken = makeSite({ ...files, [`content/releases/${file}`]: text });
  broken.write('assets/audio/first-light.wav', RECORDING);
  const { stderr } = await broken.run(['check']);
  const at = readProblems(stderr).filter((problem) => problem.code === code);
  expect(at.map((problem) => problem.at.split(':')[0])).toContain('content/releases/best-of.md');
});

it('a name that no track has is reported, with the one that was meant', async () => {
  const broken = makeSite({
    ...files,
    'content/releases/best-of.md': BEST_OF.replace('/first-light', '/frist-light'),
  });
  broken.write('assets/audio/first-light.wav', RECORDING);
  const { stderr } = await broken.run(['check']);
  expect(readProblems(stderr).map(({ code }) => code)).toContain('track/unknown');
  expect(stderr).toContain('Did you mean first-light?');
});
