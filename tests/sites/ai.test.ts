/** Sites that keep AI out, and releases that say what was made with it. */
import { afterAll, describe, expect, it } from 'vitest';
import { readPage } from '../helpers/html.ts';
import { makeSite, SITE_YAML } from '../helpers/site.ts';
import { listMisfits } from '../helpers/vocabulary.ts';

const isThing = (value: unknown): value is object => typeof value === 'object' && value !== null;

const RELEASE = `---
title: Night Bus
type: ep
release_date: 2026-01-02
made_with_ai: [artwork]
track_pages: true
tracks:
  - {title: First Light, isrc: AA6Q72000047, story: A story.}
  - {title: Second Light, made_with_ai: [vocals, lyrics], story: Another.}
---
`;

const OWN = 'User-agent: *\nDisallow: /private/\n';

async function build(settings: string, more: Record<string, string> = {}) {
  const site = makeSite(
    {
      'content/site.yaml': SITE_YAML + settings,
      'content/releases/night-bus.md': RELEASE,
      'content/legal/privacy.md': '---\ntitle: Privacy\n---\nNothing is kept.\n',
      ...more,
    },
    { onTestFinished: afterAll },
  );
  const { code, stderr } = await site.run(['build']);
  if (code !== 0) throw new Error(stderr);
  return site;
}

/** The robots that may read nothing, as RFC 9309 groups them. */
function shutOut(robots: string): string[] {
  return robots
    .split(/\n\n+/)
    .filter((group) => /^Disallow: \/$/m.test(group))
    .flatMap((group) => [...group.matchAll(/^User-agent: (.+)$/gm)].map(([, name = '']) => name));
}

describe('a site that models may not be trained with', async () => {
  const site = await build('ai: no-training\n');

  it('shuts out robots that train, and none that answer or search', () => {
    const names = shutOut(site.read('dist/robots.txt'));
    expect(names).toContain('GPTBot');
    expect(names).not.toContain('OAI-SearchBot');
    expect(names).not.toContain('*');
    expect(site.read('dist/robots.txt')).toContain('User-agent: *\nAllow: /\n');
  });

  it('reserves its texts and data in a file, in every page and in headers', () => {
    expect(JSON.parse(site.read('dist/.well-known/tdmrep.json'))).toEqual([
      { location: '/', 'tdm-reservation': 1 },
    ]);
    for (const path of ['dist/index.html', 'dist/music/releases/night-bus/index.html'])
      expect(site.read(path)).toContain('<meta name="tdm-reservation" content="1"');
    expect(site.read('dist/_headers')).toContain('  tdm-reservation: 1\n');
  });

  it('says so on its legal page', () => {
    expect(readPage(site, 'dist/privacy/index.html').text).toContain('may not be used to train');
  });

  it('shows what was made with it', async () => {
    const page = readPage(site, 'dist/music/releases/night-bus/index.html');
    expect(page.text).toContain('Made with AIartwork · Second Light: vocals, lyrics');
    const track = readPage(site, 'dist/music/releases/night-bus/second-light/index.html');
    expect(track.text).toContain('Made with AIvocals, lyrics');
    expect(track.jsonLd).toContainEqual(
      expect.objectContaining({
        digitalSourceType: 'https://schema.org/CompositeWithTrainedAlgorithmicMediaDigitalSource',
      }),
    );
    expect(await listMisfits(track.jsonLd.filter(isThing))).toEqual([]);
    const [release] = JSON.parse(site.read('dist/artist.json')).releases;
    expect(release.made_with_ai).toEqual(['artwork']);
  });
});

it('none shuts out robots that answer, too', async () => {
  const site = await build('ai: none\n');
  expect(shutOut(site.read('dist/robots.txt'))).toEqual(expect.arrayContaining(['GPTBot', 'OAI-SearchBot']));
  expect(readPage(site, 'dist/privacy/index.html').text).toContain('neither for training nor for answers');
});

it('allow says nothing, and files of the artist stay', async () => {
  const site = await build('ai: allow\n');
  expect(site.read('dist/robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://artist.example/sitemap.xml\n',
  );
  expect(site.exists('dist/.well-known/tdmrep.json')).toBe(false);
  const own = await build('ai: none\n', { 'assets/static/robots.txt': OWN });
  expect(own.read('dist/robots.txt')).toBe(OWN);
});
