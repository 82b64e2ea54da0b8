/** The player, fetched by the first click on play: a bar at the foot of the page, which stays during navigation. */
import type { Playable } from '../../generator/site/parts.ts';
import { createBar } from './bar.ts';
import { Deck } from './deck.ts';
import { findList, listButtons, rename } from './lists.ts';
import type { Visit } from './memory.ts';
import { followSession } from './session.ts';
import { followNavigation } from './travel.ts';
import { type PlayerWords, readWords } from './words.ts';

export interface Press {
  list: readonly Playable[];
  index: number;
  /** Seconds, if a moment is requested. */
  at: number | undefined;
  /** True for the button of a whole list. */
  isAll: boolean;
}

export interface Player {
  /** Plays this list from here; or pauses, if it is playing already and no moment is requested. */
  press: (press: Press) => void;
  /** Shows what was played on the page before, unless something is played here. */
  offer: (visit: Visit) => void;
}

/** @param prepare marks the target of a link to a moment on the current page */
export function createPlayer(audio: HTMLAudioElement, prepare: () => void): Player {
  let words = readWords();
  const deck: Deck = new Deck(audio, () => update());
  let bar = createBar(deck, words);
  const session = followSession(deck);
  const update = () => {
    bar.update();
    session.update();
    markButtons(deck, words);
    markLines(deck);
  };
  /** Rebuilds the bar on a page in another language. */
  const translate = () => {
    const given = readWords();
    if (given.play === words.play) return;
    words = given;
    bar.remove();
    bar = createBar(deck, words);
    deck.queue = rename(deck.queue);
  };
  if (!('embed' in document.body.dataset)) {
    followNavigation(deck, () => {
      translate();
      prepare();
      update();
      bar.announce(document.title);
    });
  }
  pauseForFrames(deck);
  return {
    press: ({ list, index, at, isAll }) => {
      const id = deck.current?.id;
      const isMine = isAll ? list.some((each) => each.id === id) : list[index]?.id === id;
      if (!isMine) deck.start(list, index, at);
      else if (at === undefined) deck.toggle();
      else {
        deck.seek(at);
        deck.play();
      }
    },
    offer: ({ queue, index, at }) => {
      if (!deck.isPlaying) deck.offer(queue, index, at);
    },
  };
}

/** Updates the buttons of the page. */
function markButtons({ current, isPlaying, at, total }: Deck, words: PlayerWords): void {
  for (const button of listButtons()) {
    const { dataset, ariaLabel } = button;
    if (ariaLabel !== null) dataset['name'] ??= ariaLabel;
    const ids = 'all' in dataset ? findList(dataset['play']).map(({ id }) => id) : [dataset['play']];
    const isMine = ids.includes(current?.id ?? '');
    const isHeard = isMine && isPlaying;
    button.toggleAttribute('data-current', isMine);
    button.toggleAttribute('data-playing', isHeard);
    button.style.setProperty('--played', isMine && total ? String(at / total) : '0');
    // If a link leads to a moment of it, its name contains the moment.
    if (ariaLabel !== null && !('at' in dataset))
      button.ariaLabel = isHeard ? words.pause : (dataset['name'] ?? '');
  }
}

/** Updates the lines of lyrics with times: those that are sung at this moment are marked. */
function markLines({ current, at, isPlaying, isOffered }: Deck): void {
  const lines = [...document.querySelectorAll<HTMLElement>('.lyric[data-times]')].map((element) => {
    const { play, times = '' } = element.dataset;
    const isMine = play === current?.id && (isPlaying || isOffered || at > 0);
    const passed = times.split(' ').filter((time) => isMine && Number(time) <= at);
    return { element, time: Math.max(-1, ...passed.map(Number)) };
  });
  const now = Math.max(0, ...lines.map(({ time }) => time));
  for (const { element, time } of lines) element.toggleAttribute('data-current', time === now);
}

/** Pauses when the visitor starts an embedded player of another service. */
function pauseForFrames(deck: Deck): void {
  addEventListener('blur', () => {
    if (document.activeElement instanceof HTMLIFrameElement) deck.pause();
  });
}
