import { expect, test } from 'vitest';
import { describe, loadFiles, release } from '../../../../helpers/content.ts';

test('an address at YouTube or Vimeo that is no video is refused, and one elsewhere is a link', async () => {
  const keys = `title: One
type: single
video: {title: Official Video, url: https://www.youtube.com/@somebody}
videos:
  - {title: Live, url: https://vimeo.com/somebody}
  - {title: Clip, url: https://www.facebook.com/watch/?v=1}
  - {title: Making of, url: https://vimeo.com/76979871}`;
  const { problems } = await loadFiles({ 'releases/one.md': release(keys) });
  expect(problems.map(describe)).toEqual([
    'releases/one.md:4:37 video/none https://www.youtube.com/@somebody is not the address of a video. → Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
    'releases/one.md:6:24 video/none https://vimeo.com/somebody is not the address of a video. → Open the video, choose Share, and copy the address that is shown: https://youtu.be/… or https://vimeo.com/…',
  ]);
});
