/** Secondary controls: volume, speed, a link to this moment, the download. */
import type { Deck } from './deck.ts';
import { button, icon, make, setAll, setText } from './element.ts';
import { momentLink } from './moment.ts';
import type { PlayerWords } from './words.ts';

const ICONS = {
  sound: 'M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8',
  silence: 'M4 9v6h4l5 4V5L8 9zM16 9l6 6M22 9l-6 6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-2 2M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l2-2',
};

const SPEEDS = [0.75, 1, 1.25, 1.5, 2];
/** Milliseconds that the note about the copied link is shown. */
const NOTICE = 3000;

export function createExtras(deck: Deck, words: PlayerWords) {
  const mute = button(
    words.mute,
    'deck-button deck-mute',
    () => deck.set({ muted: !deck.settings.muted }),
    icon(ICONS.sound),
    icon(ICONS.silence),
  );
  const volume = make('input', {
    type: 'range',
    class: 'deck-volume',
    ...{ min: 0, max: 1, step: 0.05, 'aria-label': words.volume },
  });
  volume.oninput = () => deck.set({ volume: volume.valueAsNumber, muted: false });
  const speed = createSpeed(deck, words);
  const copy = button(words.copyLink, 'deck-button', () => copyLink(), icon(ICONS.link));
  const download = make('a', { class: 'deck-download', download: true });
  const notice = make('span', { class: 'deck-notice', role: 'status' });
  const copyLink = async () => {
    const { current, at } = deck;
    if (!current) return;
    const link = momentLink(current, at);
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      // Refused: it can be copied by hand.
      prompt(words.copyLink, link);
      return;
    }
    setText(notice, words.copied);
    setTimeout(() => setText(notice, ''), NOTICE);
  };
  return {
    element: make('div', { class: 'deck-extras' }, mute, volume, speed, copy, notice, download),
    update: ({ current, settings, audio }: Deck) => {
      mute.ariaPressed = String(settings.muted);
      volume.value = String(settings.muted ? 0 : settings.volume);
      volume.ariaValueText = `${Math.round(volume.valueAsNumber * 100)}%`;
      // iPhones have buttons for it, and keep it from pages.
      volume.hidden = Math.abs(audio.volume - settings.volume) > 0.01;
      speed.hidden = !current?.isLong;
      speed.value = String(settings.speed);
      download.hidden = !current?.download;
      setAll(download, { href: current?.download?.url });
      setText(download, current?.download?.label ?? '');
    },
  };
}

function createSpeed(deck: Deck, words: PlayerWords): HTMLSelectElement {
  const options = SPEEDS.map((speed) => make('option', { value: speed }, `${speed}×`));
  const select = make('select', { class: 'deck-speed', dir: 'ltr', 'aria-label': words.speed }, ...options);
  select.onchange = () => deck.set({ speed: Number(select.value) });
  return select;
}
