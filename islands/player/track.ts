/** The position: the waveform, with a slider over it, and the time. */
import type { Deck } from './deck.ts';
import { drawing, make, setText } from './element.ts';
import { clock } from './moment.ts';
import { fill, type PlayerWords } from './words.ts';

const BOX = '0 0 200 64';
/** Path of an unknown waveform. */
const LINE = 'M0 31h200v2H0z';

export function createTrack(deck: Deck, words: PlayerWords) {
  const slider = make('input', {
    type: 'range',
    class: 'deck-position',
    min: 0,
    step: 'any',
    'aria-label': words.position,
  });
  slider.oninput = () => deck.seek(slider.valueAsNumber);
  const shapes = [drawing(BOX, LINE), drawing(BOX, LINE)];
  const wave = make('span', { class: 'deck-wave' }, ...shapes, slider);
  const [now, total] = [make('span', { class: 'deck-time' }), make('span', { class: 'deck-time' })];
  // Time runs from left to right in every language.
  const element = make('div', { class: 'deck-track', dir: 'ltr' }, now, wave, total);
  let drawn = '';
  return {
    element,
    update: ({ current, at, total: length }: Deck) => {
      const shape = current?.waveform ?? LINE;
      if (shape !== drawn) {
        drawn = shape;
        for (const svg of shapes) {
          svg.setAttribute('preserveAspectRatio', 'none');
          svg.firstElementChild?.setAttribute('d', shape);
        }
      }
      const times = { at: clock(at), total: clock(length) };
      setText(now, times.at);
      setText(total, times.total);
      wave.style.setProperty('--played', length ? String(at / length) : '0');
      slider.max = String(length);
      slider.value = String(at);
      slider.ariaValueText = fill(words.positionOf, times);
    },
  };
}
