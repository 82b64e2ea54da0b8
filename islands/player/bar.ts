/** The bar at the foot of the page. */
import type { Deck } from './deck.ts';
import { button, icon, make, setAll, setText } from './element.ts';
import { createExtras } from './extras.ts';
import { createLists } from './lists-panel.ts';
import { clock } from './moment.ts';
import { createTrack } from './track.ts';
import { fill, type PlayerWords } from './words.ts';

/** The first four are filled, the others are lines. */
const ICONS = {
  play: 'M7 4v16l13-8z',
  pause: 'M7 5h2v14H7zM15 5h2v14h-2z',
  previous: 'M6 6v12M19 6v12l-9-6z',
  next: 'M18 6v12M5 6v12l9-6z',
  queue: 'M3 6h18M3 12h18M3 18h11',
  close: 'M5 5l14 14M19 5L5 19',
};

/** Seconds that the arrow keys skip. */
const STEP = 5;

export interface Bar {
  update: () => void;
  /** Announces it to screen readers. */
  announce: (text: string) => void;
  remove: () => void;
}

/** @param deck that the bar shows and controls; the bar is in the document while there is something to play */
export function createBar(deck: Deck, words: PlayerWords): Bar {
  const status = make('p', { class: 'deck-hidden', role: 'status' });
  const announce = (text: string) => {
    status.textContent = text;
  };
  const names = createNames(words);
  const track = createTrack(deck, words);
  const extras = createExtras(deck, words);
  const lists = createLists(deck, words);
  const trouble = createTrouble(deck, words);
  const previous = button(
    words.previous,
    'deck-button deck-previous',
    () => deck.previous(),
    icon(ICONS.previous),
  );
  const next = button(words.next, 'deck-button deck-next', () => deck.next(), icon(ICONS.next));
  const play = button('', 'deck-button deck-play', () => deck.toggle(), icon(ICONS.play), icon(ICONS.pause));
  const queue = button(words.queue, 'deck-button deck-queue', () => open(!isOpen()), icon(ICONS.queue));
  const close = button(words.close, 'deck-button deck-close', () => leave(), icon(ICONS.close));
  const controls = [names.element, previous, play, next, track.element, extras.element, queue, close];
  const element = make(
    'section',
    { class: 'deck', 'data-deck': true, 'aria-label': words.label },
    trouble.element,
    make('div', { class: 'deck-controls' }, ...controls),
    lists.element,
    status,
  );

  const isOpen = () => 'open' in element.dataset;
  const open = (isWanted: boolean) => {
    element.toggleAttribute('data-open', isWanted);
    queue.ariaExpanded = String(isWanted);
  };
  const leave = () => {
    const { id } = deck.current ?? {};
    open(false);
    deck.close();
    const buttons = [...document.querySelectorAll<HTMLElement>('button[data-play]')];
    (buttons.find(({ dataset }) => dataset['play'] === id) ?? document.querySelector('main'))?.focus();
  };
  open(false);
  element.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen()) {
      open(false);
      queue.focus();
    } else if (work(deck, event)) event.preventDefault();
  });

  return {
    announce,
    remove: () => element.remove(),
    update: () => {
      const { current, isPlaying, isOffered, at, index, queue: list } = deck;
      if (!current) {
        element.remove();
        return;
      }
      if (!element.isConnected) document.body.append(element);
      const name = isOffered
        ? fill(words.resume, { at: clock(at) })
        : fill(words.play, { title: current.title });
      play.ariaLabel = play.title = isPlaying ? words.pause : name;
      setAll(element, { 'data-playing': isPlaying, 'data-waiting': isPlaying && deck.audio.readyState < 3 });
      next.disabled = index === list.length - 1;
      for (const part of [names, track, extras, lists, trouble]) part.update(deck);
    },
  };
}

/** The keys of the player, which only work within it. True if it was one of them. */
function work(deck: Deck, { key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false;
  const isPosition = target.matches('.deck-position');
  // Other sliders and lists have their own arrows; buttons, links and lists a space.
  if (key === ' ' && (isPosition || target.matches('input'))) deck.toggle();
  else if (target.matches('input, select') && !isPosition) return false;
  else if (key === 'ArrowRight' || (isPosition && key === 'ArrowUp')) deck.seek(deck.at + STEP);
  else if (key === 'ArrowLeft' || (isPosition && key === 'ArrowDown')) deck.seek(deck.at - STEP);
  else return false;
  return true;
}

/** Cover, title and artist: the way to its page. */
function createNames(words: PlayerWords) {
  const cover = make('img', { alt: '', width: 48, height: 48, class: 'deck-cover' });
  const title = make('span', { class: 'deck-title', dir: 'auto' });
  const artist = make('span', { class: 'deck-artist', dir: 'auto' });
  const link = make(
    'a',
    { class: 'deck-names', target: 'embed' in document.body.dataset && '_blank' },
    cover,
    make('span', { class: 'deck-lines' }, title, artist),
  );
  return {
    element: link,
    update: ({ current, isOffered, at }: Deck) => {
      if (!current) return;
      const { covers, url, isExcerpt } = current;
      setAll(link, { href: url });
      setAll(cover, { src: covers[0]?.src });
      // The bar is narrow: of a movement, it names the work below.
      const { work } = current;
      setText(title, work?.movement ?? current.title);
      const by = [isExcerpt && words.excerpt, work?.title ?? current.artist].filter(Boolean).join(' · ');
      setText(artist, isOffered ? fill(words.resume, { at: clock(at) }) : by);
    },
  };
}

/** The error, and a link to the file. */
function createTrouble(deck: Deck, words: PlayerWords) {
  const text = make('span');
  const link = make('a', {}, words.openFile);
  const element = make('p', { class: 'deck-trouble', role: 'alert' }, text, ' ', link);
  return {
    element,
    update: () => {
      const { trouble, current } = deck;
      element.hidden = !trouble;
      if (!trouble || !current) return;
      setText(text, fill(words[trouble], { type: current.type }));
      link.href = current.src;
      link.hidden = trouble === 'silent';
    },
  };
}
