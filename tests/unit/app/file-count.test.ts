/** The number of files, and what leaves some out. */
import { expect, test } from 'vitest';
import { FEATURES } from '../../../generator/app/list/features.ts';
import { checkFileCount } from '../../../generator/app/pipeline/file-count.ts';
import { modelSite } from '../../../generator/site/sites.ts';
import { describe } from '../../helpers/content.ts';
import { makeContent, release } from '../../helpers/model.ts';

const many = (pattern: string, count: number) =>
  Array.from({ length: count }, (_, index) => pattern.replace('*', String(index)));

function check(baseUrl: string, paths: readonly string[], keys: object = {}): string[] {
  const content = makeContent({
    releases: [
      release('one', {
        tracks: [
          { track_number: 1, title: 'A', lyrics: 'La' },
          { track_number: 2, title: 'B' },
        ],
      }),
    ],
  });
  Object.assign(content.site.data, { base_url: baseUrl, track_pages: true, ...keys });
  return checkFileCount([modelSite(content, '2026-01-01', FEATURES)], paths).map(describe);
}

test('a site with more files than Cloudflare Pages takes is reported, with the keys that leave files out', () => {
  const files = [...many('assets/share/*.png', 6500), ...many('music/*/index.html', 13_500)];
  expect(check('https://name.pages.dev', files)).toEqual([
    'files/too-many The site has 20001 files; Cloudflare Pages takes 20000 without a paid plan. → Fewer with these lines in site.yaml: share_images: false (−6500) and track_pages: false (−1). Or publish at another host, such as your own server or a bucket.',
  ]);
  expect(check('https://name.example', files)[0]).toContain('Some hosts refuse that: Cloudflare Pages takes');
  expect(check('https://name.github.io', files)).toEqual([]);
  expect(check('https://name.pages.dev', files.slice(1))).toEqual([]);
});

test('recordings in a bucket of their own do not count', () => {
  const files = [...many('assets/audio/*.mp3', 15_000), ...many('*.html', 10_000)];
  const audio_host = { bucket: 'sounds', url: 'https://audio.name.example' };
  const publish = { to: 'netlify', site: 'name', audio_host };
  expect(check('https://name.pages.dev', files, { publish })).toEqual([]);
  expect(
    check('https://name.pages.dev', files, { publish: { ...publish, audio_host: undefined } }),
  ).toHaveLength(1);
});

test('compressed copies are named first', () => {
  const files = [...many('*.html', 10_000), ...many('*.html.br', 10_000)];
  expect(check('https://name.pages.dev', files)[0]).toContain(
    'Build without  --compress : there are 10000 files fewer',
  );
});
