/** The small loader of the player, on every page of a site that has recordings: it waits for a click on play and fetches the rest. */
import { findList, listButtons, readLists } from './lists.ts';
import { readPlace, readSettings, readVisit } from './memory.ts';
import { clock, findMoment, readMoment } from './moment.ts';
import type { Player } from './player.ts';

const audio = new Audio();
audio.preload = 'none';
let player: Promise<Player> | undefined;

function fetchPlayer(): Promise<Player> {
  player ??= import('./player.ts').then(({ createPlayer }) => createPlayer(audio, prepare));
  player.catch(() => {
    player = undefined;
  });
  return player;
}

async function press(id: string, at: number | undefined, isAll: boolean): Promise<void> {
  const list = findList(id);
  const index = list.findIndex((playable) => playable.id === id);
  const first = list[index];
  if (!first) return;
  if (!player) begin(first.src, at ?? (first.isLong ? readPlace(id) : 0));
  try {
    // One lost connection is no reason to give up.
    (await fetchPlayer().catch(fetchPlayer)).press({ list, index, at, isAll });
  } catch (error) {
    console.error(error);
    audio.pause();
    // The browser's own controls are in the page.
    document.documentElement.dataset['plainSound'] = '';
  }
}

/** Within the click itself: Safari refuses playback after waiting. */
function begin(src: string, at: number): void {
  const { volume, muted } = readSettings();
  Object.assign(audio, { src, volume, muted });
  if (at > 0) audio.currentTime = at;
  // The player reports the error.
  audio.play().catch(() => undefined);
}

/** Prepares a link to a moment: its button starts there. */
function prepare(): void {
  const moment = readMoment(location.hash);
  if (!moment) return;
  const playable = readLists()
    .map((list) => findMoment(list, moment))
    .find((found) => found !== undefined);
  const buttons = listButtons().filter(({ dataset }) => dataset['play'] === playable?.id);
  for (const button of buttons) {
    button.dataset['at'] = String(moment.at);
    showFrom(button, moment.at);
  }
  const row = buttons.find(({ dataset }) => !('all' in dataset))?.closest('li');
  row?.scrollIntoView({ block: 'center', behavior: 'instant' });
}

/** Adds the start to the button's name and text: `from 1:05`, in the words of the page. */
function showFrom(button: HTMLButtonElement, at: number): void {
  const note = button.querySelector<HTMLElement>('[data-from]');
  const from = at > 0 ? (note?.dataset['from'] ?? '').replace('{at}', clock(at)) : '';
  const { dataset, ariaLabel } = button;
  // A button with words has them for a name.
  if (ariaLabel !== null) {
    dataset['name'] ??= ariaLabel;
    button.ariaLabel = `${dataset['name']} ${from}`.trim();
  }
  if (note) note.textContent = from;
}

addEventListener('click', (event) => {
  const { target, ctrlKey, metaKey, shiftKey, altKey } = event;
  const control = target instanceof Element && target.closest<HTMLElement>('[data-play]');
  if (!control || ctrlKey || metaKey || shiftKey || altKey) return;
  // Words that are selected to be copied are not played.
  if (control.matches('.lyric') && getSelection()?.type === 'Range') return;
  event.preventDefault();
  const { play = '', at } = control.dataset;
  // Links to a moment keep theirs.
  if (at !== undefined && control instanceof HTMLButtonElement) {
    delete control.dataset['at'];
    showFrom(control, 0);
  }
  press(play, at === undefined ? undefined : Number(at), 'all' in control.dataset);
});

/** Offers what was played on the page before. */
function resume(): void {
  const visit = readVisit();
  if (visit) fetchPlayer().then(({ offer }) => offer(visit), console.error);
}

addEventListener('hashchange', prepare);
// A page from the back/forward cache has missed those between.
addEventListener('pageshow', ({ persisted }) => persisted && resume());

prepare();
if ('embed' in document.body.dataset) {
  // Within the page of another site there is nothing else: no loader says that scripts run, and no page was before.
  document.documentElement.dataset['mounted'] = '';
} else resume();
