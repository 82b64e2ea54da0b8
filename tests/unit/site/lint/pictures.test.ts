import { expect, test } from 'vitest';
import { lintAltTexts, lintPhotos } from '../../../../generator/site/lint/pictures.ts';
import { describe, loadFiles } from '../../../helpers/content.ts';

test('press photos of artists are checked as those of the site', async () => {
  const { content } = await loadFiles({
    'pages/press.yaml': 'photos:\n  - {file: photos/a.jpg, title: A}\n',
    'artists/kim.md':
      '---\nname: Kim\npress_photos:\n  - {file: photos/large.jpg, title: B, alt: At sea}\n  - {file: photos/b.jpg, title: B}\n---\nHi.\n',
  });
  if (!content) throw new Error('no content');
  const small = { width: 600, height: 800 };
  const sizes = new Map([
    ['photos/a.jpg', small],
    ['photos/b.jpg', small],
    ['photos/large.jpg', { width: 3000, height: 4000 }],
  ]);
  const context = { content, today: '2026-11-25', latest: undefined, sizes };
  const placesOf = (found: typeof lintPhotos) =>
    found(context).map((problem) => describe(problem).split(' ', 2).join(' '));
  expect(placesOf(lintPhotos)).toEqual([
    'pages/press.yaml:2:12 press/photo-size',
    'artists/kim.md:5:12 press/photo-size',
  ]);
  expect(placesOf(lintAltTexts)).toEqual([
    'pages/press.yaml:2:12 picture/no-alt',
    'artists/kim.md:5:12 picture/no-alt',
  ]);
});
