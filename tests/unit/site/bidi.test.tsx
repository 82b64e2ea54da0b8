/** Texts that are read the other way than the page around them: their signs stay at their end. */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { wordsFor } from '../../../generator/site/words/index.ts';
import { Anchor } from '../../../templates/parts/Anchor.tsx';
import { Bidi } from '../../../templates/parts/Bidi.tsx';
import { EventList } from '../../../templates/parts/EventList.tsx';
import { Facts } from '../../../templates/parts/Facts.tsx';
import { LyricLines } from '../../../templates/parts/Lyrics.tsx';
import { WordsProvider } from '../../../templates/words.ts';

const ARABIC = 'ماذا تعرف؟';
const LATIN = 'The microphone, the 16th.';

function render(language: 'ar' | 'en', content: ReactNode): string {
  return renderToStaticMarkup(<WordsProvider value={wordsFor(language)}>{content}</WordsProvider>);
}

const link = { label: LATIN, url: '/a/', external: false };

test.each([
  ['en', LATIN, LATIN],
  ['en', ARABIC, `<bdi>${ARABIC}</bdi>`],
  ['en', `Live: ${ARABIC}`, `<bdi>Live: ${ARABIC}</bdi>`],
  ['ar', ARABIC, ARABIC],
  ['ar', LATIN, `<bdi>${LATIN}</bdi>`],
  ['ar', '19:30', '19:30'],
] as const)('in a page in %s, %s is %s', (language, text, html) => {
  expect(render(language, <Bidi text={text} />)).toBe(html);
});

test('links and facts keep their signs in order', () => {
  expect(render('ar', <Anchor link={link} />)).toBe(`<a href="/a/"><bdi>${LATIN}</bdi></a>`);
  expect(render('ar', <Anchor link={link}>What do you know?</Anchor>)).toContain(
    '<bdi>What do you know?</bdi>',
  );
  expect(render('ar', <Facts facts={[LATIN]} />)).toContain(`<li><bdi>${LATIN}</bdi></li>`);
  expect(render('en', <Anchor link={link} />)).not.toContain('<bdi>');
});

test('a list of shows keeps the signs of its texts in order', () => {
  const event = {
    ...{ title: LATIN, url: '/events/a/', date: '2027-01-05', dateLabel: '5', time: '', venue: 'The Hall.' },
    ...{ weekday: '', day: '5', dayNumber: '05', monthLabel: '', month: '', shortWeekday: '', shortDay: '5' },
    ...{
      city: 'Cairo',
      country: '',
      description: LATIN,
      festival: '',
      series: '',
      programme: '',
      artists: '',
      support: [],
      status: '',
      entry: '',
    },
    ...{ isOff: false, tickets: undefined },
  };
  const html = render('ar', <EventList events={[event]} />);
  expect(html.split(`<bdi>${LATIN}</bdi>`)).toHaveLength(2);
  expect(html).toContain('<bdi>The Hall.</bdi>');
});

test('verses and lines of lyrics are read in their own direction', () => {
  const lyrics = (text: string) => render('ar', <LyricLines text={text} />);
  const mixed = lyrics(`${ARABIC}\nWhat do you know?\n\nWhat do I know.\n${ARABIC}`);
  expect(mixed).toContain('<bdi>What do you know?</bdi>');
  expect(mixed).toContain('<p dir="ltr"><span class="lyric">What do I know.\n</span>');
  expect(mixed).toContain(`<bdi>${ARABIC}</bdi>`);
  const alone = lyrics('What do you know?\n\nWhat do I know.');
  expect(alone).not.toMatch(/<bdi>|<p dir/);
  expect(alone).toContain('dir="auto"');
});
