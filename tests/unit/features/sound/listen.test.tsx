import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Playable } from '../../../../generator/site/parts.ts';
import { Listen } from '../../../../templates/parts/Listen.tsx';

const whole = (duration?: number): Playable => ({
  id: `id-${duration}`,
  title: `Song ${duration}`,
  artist: 'Ana',
  url: '/music/releases/album/',
  covers: [],
  src: '/song.mp3',
  type: 'audio/mpeg',
  duration,
  chapters: [],
  isLong: false,
  isExcerpt: false,
  download: undefined,
});

/** A minute and more of a longer recording. */
const excerpt = (duration: number): Playable => ({ ...whole(duration), isExcerpt: true, whole: 240 });

test.each([
  ['one excerpt', [excerpt(30)], ['Excerpt', '0:30']],
  ['excerpts', [excerpt(30), excerpt(31), excerpt(60)], ['Excerpts', '3 tracks', '2:01']],
  ['excerpts among whole recordings', [excerpt(30), whole(100)], ['2 tracks', '2:10']],
  ['whole recordings', [whole(100.4), whole(60.4)], ['2 tracks', '2:40']],
  ['recordings of unknown length', [whole(100), whole()], ['2 tracks']],
])('the button of %s names the length of what is played', (_, list, facts) => {
  const html = renderToStaticMarkup(<Listen title="Album" list={list} />);
  const [note = ''] = /<span class="listen-note data">.*?<\/button>/.exec(html) ?? [];
  expect([...note.matchAll(/<span>(.*?)<\/span>/g)].map(([, fact]) => fact)).toEqual(facts);
});
