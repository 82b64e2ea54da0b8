/** Playback: one audio element, a queue, and the position in it. */
import type { Playable } from '../../generator/site/parts.ts';
import { keepPlace, keepSettings, keepVisit, readPlace, readSettings, type Settings } from './memory.ts';
import { findTrouble, isSilent, type Trouble } from './trouble.ts';

/** Nearer to the beginning or end than this, in seconds, the place in a long recording is not worth keeping. */
const MARGIN = 30;
/** Later than this, in seconds, `back` leads to the beginning of the track itself. */
const RESTART = 3;

/** Seconds before the end at which the next track is fetched. */
const AHEAD = 15;
/** Seconds of playback. */
const KEPT_EVERY = 5;

/** Events of the audio element that change the display. */
const REPORTS = ['play', 'playing', 'pause', 'waiting', 'timeupdate', 'durationchange', 'volumechange'];

export class Deck {
  queue: readonly Playable[] = [];
  index = 0;
  trouble: Trouble | undefined;
  readonly audio: HTMLAudioElement;
  settings = readSettings();
  /** The start position once it is loaded, in seconds. */
  #start = 0;
  #isLoaded = false;
  /** Fetches the next track silently: browsers reuse it for the element that plays. */
  #ahead: HTMLAudioElement | undefined;
  /** The position that was stored last. */
  #kept = 0;
  readonly #changed: () => void;

  /** @param audio one for the whole visit, in no document: phones let an element that a visitor has started play on */
  constructor(audio: HTMLAudioElement, changed: () => void) {
    this.audio = audio;
    this.#changed = changed;
    for (const report of REPORTS) audio.addEventListener(report, changed);
    audio.addEventListener('loadedmetadata', () => this.#arrive());
    audio.addEventListener('error', () => this.#fail());
    audio.addEventListener('ended', () => this.#end());
    audio.addEventListener('pause', () => this.keep());
    audio.addEventListener('playing', () => this.keep());
    audio.addEventListener('timeupdate', () => {
      // Firefox loses data that is stored while leaving for another site.
      if (Math.abs(this.at - this.#kept) > KEPT_EVERY) this.keep();
      this.#fetchNext();
    });
    addEventListener('pagehide', () => this.keep());
  }

  get current(): Playable | undefined {
    return this.queue[this.index];
  }

  get isPlaying(): boolean {
    return this.#isLoaded && !this.audio.paused && (!this.trouble || this.trouble === 'silent');
  }

  /** Waits for its first press on this page, at a place that is not the beginning. */
  get isOffered(): boolean {
    return !this.#isLoaded && this.#start > 0;
  }

  /** Seconds. */
  get at(): number {
    return this.#isLoaded ? this.audio.currentTime : this.#start;
  }

  /** Seconds; 0 if unknown. */
  get total(): number {
    const { duration } = this.audio;
    return this.#isLoaded && Number.isFinite(duration) ? duration : (this.current?.duration ?? 0);
  }

  /** Shows a recording without fetching it. */
  offer(queue: readonly Playable[], index: number, at: number): void {
    this.keep();
    Object.assign(this, { queue, index });
    this.#isLoaded = false;
    this.#start = at;
    this.trouble = undefined;
    this.#changed();
  }

  /** @param at in seconds; by default the beginning, or the stored position of a long recording */
  start(queue: readonly Playable[], index: number, at?: number): void {
    const { id, isLong } = queue[index] ?? {};
    this.offer(queue, index, at ?? (isLong && id ? readPlace(id) : 0));
    this.play();
  }

  play(): void {
    const { current, audio } = this;
    if (!current) return;
    // A finished recording starts again.
    const at = audio.ended ? 0 : this.at;
    if (!this.#isLoaded || this.trouble) {
      const src = addressOf(current);
      // The first one has started already, in the click itself.
      if (audio.src !== src || audio.error) audio.src = src;
      this.#isLoaded = true;
      this.#start = at;
      this.trouble = undefined;
      if (at > 0) audio.currentTime = at;
      this.#applySettings();
    }
    // Refused without a press, and ended by the next source: both are shown as a pause.
    audio.play().catch(this.#changed);
    this.#changed();
  }

  pause(): void {
    this.audio.pause();
  }

  toggle(): void {
    if (this.isPlaying) this.pause();
    else this.play();
  }

  /** @param at in seconds, held within the recording */
  seek(at: number): void {
    const place = Math.max(0, Math.min(at, this.total || at));
    this.#start = place;
    if (this.#isLoaded) this.audio.currentTime = place;
    this.#changed();
  }

  /** Starts the next track; does nothing at the last one. */
  next(): void {
    if (this.index < this.queue.length - 1) this.start(this.queue, this.index + 1);
  }

  /** Goes to the beginning of the track, or from there to the one before. */
  previous(): void {
    if (this.at > RESTART || this.index === 0) this.seek(0);
    else this.start(this.queue, this.index - 1);
  }

  set(settings: Partial<Settings>): void {
    this.settings = { ...this.settings, ...settings };
    keepSettings(this.settings);
    this.#applySettings();
    this.#changed();
  }

  /** Stores the state for the next page and the next visit. */
  keep(): void {
    const { current, queue, index, at, total } = this;
    if (!current) return;
    this.#kept = at;
    keepVisit({ queue: [...queue], index, at: total > 0 && at > total - 1 ? 0 : at });
    if (current.isLong && this.#isLoaded) keepPlace(current.id, at > MARGIN && at < total - MARGIN ? at : 0);
  }

  close(): void {
    this.pause();
    this.keep();
    keepVisit(undefined);
    this.queue = [];
    this.#isLoaded = false;
    this.audio.removeAttribute('src');
    this.audio.load();
    this.#changed();
  }

  #applySettings(): void {
    const { volume, muted, speed } = this.settings;
    const rate = this.current?.isLong ? speed : 1;
    // A new source starts at the default rate.
    Object.assign(this.audio, { volume, muted, playbackRate: rate, defaultPlaybackRate: rate });
  }

  // Some browsers lose a position that was set before they knew the length.
  #arrive(): void {
    if (Math.abs(this.audio.currentTime - this.#start) > 1) this.audio.currentTime = this.#start;
    this.#changed();
  }

  #fetchNext(): void {
    const next = this.queue[this.index + 1];
    if (!next || !this.isPlaying || this.total - this.at > AHEAD) return;
    const src = addressOf(next);
    if (this.#ahead?.src === src) return;
    this.#ahead = new Audio(src);
    this.#ahead.preload = 'auto';
  }

  #end(): void {
    const { current } = this;
    if (current?.isLong) keepPlace(current.id, 0);
    this.next();
    this.#changed();
  }

  async #fail(): Promise<void> {
    const { current, audio } = this;
    if (!current || !this.#isLoaded || !audio.error) return;
    if (isSilent(audio.error)) {
      this.trouble = 'silent';
      this.#changed();
      return;
    }
    this.#start = audio.currentTime || this.#start;
    this.trouble = 'failed';
    const trouble = await findTrouble(current, audio);
    if (this.current !== current || !this.trouble) return;
    this.trouble = trouble;
    this.#changed();
  }
}

function addressOf({ src }: Playable): string {
  return new URL(src, location.origin).href;
}
