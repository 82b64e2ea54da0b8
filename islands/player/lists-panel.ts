/** The queue, and the tracklist of a mix. */
import type { Deck } from './deck.ts';
import { make } from './element.ts';
import { clock } from './moment.ts';
import type { PlayerWords } from './words.ts';

interface Row {
  /** A position in the queue, or in time. */
  label: string;
  /** The work that the rows from here on are movements of. */
  work?: string | undefined;
  title: string;
  end?: string;
  press: () => void;
}

export function createLists(deck: Deck, words: PlayerWords) {
  const chapters = makeHalf(words.chapters);
  const queue = makeHalf(words.queue);
  let shown: Pick<Deck, 'current' | 'queue'> | undefined;
  return {
    element: make('div', { class: 'deck-panel' }, chapters.half, queue.half),
    update: ({ current, queue: tracks, index, at }: Deck) => {
      const parts = current?.chapters ?? [];
      // Unchanged items stay, and with them the focus.
      if (tracks !== shown?.queue)
        fillList(
          queue.list,
          tracks.map(({ title, work, duration }, place) => ({
            label: String(place + 1).padStart(2, '0'),
            work: work?.title,
            title: work?.movement ?? title,
            end: duration ? clock(duration) : '',
            press: () => deck.start(tracks, place),
          })),
        );
      if (current !== shown?.current)
        fillList(
          chapters.list,
          parts.map((part) => ({
            label: clock(part.at),
            title: part.title,
            press: () => {
              deck.seek(part.at);
              deck.play();
            },
          })),
        );
      shown = { current, queue: tracks };
      chapters.half.hidden = parts.length === 0;
      // A single mix is no queue.
      queue.half.hidden = parts.length > 0 && tracks.length === 1;
      mark(queue.list, index);
      mark(
        chapters.list,
        parts.findLastIndex((part) => part.at <= at),
      );
    },
  };
}

function makeHalf(name: string) {
  const list = make('ol', { 'aria-label': name });
  return {
    list,
    half: make('div', {}, make('h2', { class: 'deck-heading', 'aria-hidden': 'true' }, name), list),
  };
}

function fillList(list: HTMLElement, rows: Row[]): void {
  list.replaceChildren(
    ...rows.flatMap(({ label, work, title, end = '', press }, place) => {
      const row = make(
        'button',
        { type: 'button', class: 'deck-row' },
        make('span', { class: 'deck-time' }, label),
        make('span', { class: 'deck-what', dir: 'auto' }, title),
        make('span', { class: 'deck-time' }, end),
      );
      row.onclick = press;
      const before = rows[place - 1]?.work;
      const item = make('li', { class: before && !work ? 'deck-alone' : undefined }, row);
      return work && work !== before ? [make('li', { class: 'deck-work', dir: 'auto' }, work), item] : [item];
    }),
  );
}

function mark(list: HTMLElement, index: number): void {
  list.querySelectorAll('button').forEach((row, place) => {
    row.ariaCurrent = place === index ? 'true' : null;
  });
}
