/** The player on sites with one recording, in each place that can have one. */
import { expect, test } from 'vitest';
import { ALL_KINDS, rowOf } from '../../generator/app/list/grammar.ts';
import { outlineOf } from '../../generator/app/reference/json-schema.ts';
import { readPage } from '../helpers/html.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { sample, sine, wav } from '../helpers/sounds.ts';

const KEY = { LINER_PRIVATE_KEY: 'k'.repeat(40) };
const SOUND = wav({ rate: 16_000, channels: sample([sine(440, -20)], 1, 16_000) });
const HERE = 'audio: audio/a.wav';
const ELSEWHERE = 'audio_url: https://files.example/a.mp3';
const RELEASE = 'title: Tide\ntype: ep\nrelease_date: 2024-05-03';

/** Files by place, and the page that plays the recording. */
const PLACES: Record<
  string,
  { kind: string; files: (recording: string) => Record<string, string>; page: RegExp }
> = {
  release: {
    kind: 'releases',
    files: (recording) => ({ 'releases/tide.md': `---\n${RELEASE}\n${recording}\n---\n` }),
    page: /^music\/releases\/tide\/index/,
  },
  track: {
    kind: 'releases',
    files: (recording) => ({
      'releases/tide.md': `---\n${RELEASE}\ntracks: [{title: Low, ${recording}}]\n---\n`,
    }),
    page: /^music\/releases\/tide\/index/,
  },
  remix: {
    kind: 'remixes',
    files: (recording) => ({ 'remixes/tide.md': `---\ntitle: Tide\n${recording}\n---\n` }),
    page: /^music\/releases\/tide\/index/,
  },
  mix: {
    kind: 'mixes',
    files: (recording) => ({ 'mixes/night.md': `---\nepisode_title: Night\n${recording}\n---\n` }),
    page: /^music\/mixes\/night\/index/,
  },
  'text of a page': {
    kind: 'mixes',
    files: (recording) => ({
      'mixes/night.md': `---\nepisode_title: Night\n${recording}\n---\n`,
      'pages/listen.md': '---\ntitle: Listen\n---\n::player{mix=night}\n',
    }),
    page: /^listen\/index/,
  },
  score: {
    kind: 'scores',
    files: (recording) => ({
      'scores/dike.md': `---\ntitle: The Dike\nkind: film\ncues: [{title: Main, ${recording}}]\n---\n`,
    }),
    page: /^scores\/dike\/index/,
  },
  reel: {
    kind: 'pages/reel',
    files: (recording) => ({ 'pages/reel.yaml': `reels: [{title: Main, ${recording}}]\n` }),
    page: /^reel\/index/,
  },
  'private release': {
    kind: 'releases',
    files: (recording) => ({
      'releases/tide.md': `---\n${RELEASE}\n${recording}\nprivate: [{for: Anna}]\n---\n`,
    }),
    page: /^p\/\w+\/index/,
  },
  'locked release': {
    kind: 'releases',
    files: (recording) => ({
      'releases/tide.md': `---\n${RELEASE}\n${recording}\nprivate: [{for: Anna}]\nencrypt: true\n---\n`,
    }),
    page: /^p\/\w+\/index/,
  },
  'unlisted release': {
    kind: 'releases',
    files: (recording) => ({ 'releases/tide.md': `---\n${RELEASE}\n${recording}\nunlisted: true\n---\n` }),
    page: /^music\/releases\/tide\/index/,
  },
};

test('every kind with recordings is tried here', async () => {
  const kinds = await Promise.all(
    ALL_KINDS.map(async (kind) =>
      JSON.stringify(outlineOf(await rowOf(kind).schema())).includes('"audio":') ? [kind] : [],
    ),
  );
  expect([...new Set(Object.values(PLACES).map(({ kind }) => kind))].sort()).toEqual(kinds.flat().sort());
});

test.each(
  Object.entries(PLACES).flatMap(([place, rest]) =>
    [HERE, ELSEWHERE].map((recording) => ({ place, recording, ...rest })),
  ),
)(
  'the only recording of a site can be played: $place, $recording',
  async ({ place, recording, files, page }) => {
    const content = Object.entries(files(recording)).map(([path, text]) => [`content/${path}`, text]);
    const site = makeSite({
      'content/site.yaml': SITE_YAML,
      ...(recording === HERE && { 'assets/audio/a.wav': SOUND }),
      ...Object.fromEntries(content),
    });
    const { code, stdout, stderr } = await site.run(['build'], KEY);
    expect(code, stdout + stderr).toBe(0);
    const built = site.list('dist').filter((path) => page.test(path) && path !== 'p/index.html');
    expect(built).toHaveLength(1);
    const { all } = readPage(site, `dist/${built[0]}`);
    const scripts = all('script').flatMap((each) => (each['data-player'] === undefined ? [] : each['src']));
    const styles = all('link').flatMap(({ rel, href = '' }) =>
      rel === 'stylesheet' && href.includes('/islands/') ? href : [],
    );
    expect([scripts.length, styles.length]).toEqual([1, 1]);
    expect([...scripts, ...styles].filter((path) => !site.exists(`dist${path}`))).toEqual([]);
    const policy = all('meta').find((each) => each['http-equiv'] === 'Content-Security-Policy')?.['content'];
    const [, media = ''] = /; media-src ([^;]+)/.exec(policy ?? '') ?? [];
    expect(media.split(' ')).toContain(recording === HERE ? "'self'" : 'https://files.example');
    // A locked page shows nothing before it is opened.
    expect(all('audio').length > 0).toBe(place !== 'locked release');
  },
);
