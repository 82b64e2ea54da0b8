/** The media session: lock screens of phones, and media keys of keyboards (w3.org/TR/mediasession). */
import type { Playable } from '../../generator/site/parts.ts';
import type { Deck } from './deck.ts';

export interface Session {
  update: () => void;
}

export function followSession(deck: Deck): Session {
  // Biome's list counts browsers of 2018, which have none.
  const session: MediaSession | undefined = navigator.mediaSession;
  if (!session) return { update: () => undefined };
  let shown = '';
  let described: Playable | undefined;
  // Safari resets it when the source changes.
  deck.audio.addEventListener('playing', () => describe(session, deck));
  return {
    update: () => {
      const { current, isPlaying, at, total } = deck;
      // The first one may play before the player is loaded.
      if (isPlaying && current !== described) {
        described = current;
        describe(session, deck);
      }
      const state = [current?.id, isPlaying, Math.floor(at), total].join();
      if (state === shown) return;
      shown = state;
      session.playbackState = current ? (isPlaying ? 'playing' : 'paused') : 'none';
      if (current) reportPosition(session, deck);
      else session.metadata = null;
    },
  };
}

function describe(session: MediaSession, deck: Deck): void {
  const { current, queue, index } = deck;
  if (!current) return;
  const artwork = current.covers.map(({ src, width }) => ({
    src: new URL(src, location.origin).href,
    sizes: `${width}x${width}`,
  }));
  session.metadata = new MediaMetadata({ title: current.title, artist: current.artist, artwork });
  const handle = session.setActionHandler.bind(session);
  handle('play', () => deck.play());
  handle('pause', () => deck.pause());
  // With `seekforward` and `seekbackward`, iOS shows those in the places of the next two.
  handle('previoustrack', () => deck.previous());
  handle('nexttrack', index < queue.length - 1 ? () => deck.next() : null);
  handle('seekto', ({ seekTime = 0 }) => deck.seek(seekTime));
  reportPosition(session, deck);
}

function reportPosition(session: MediaSession, { at, total, audio }: Deck): void {
  if (total > 0)
    session.setPositionState({
      duration: total,
      position: Math.min(at, total),
      playbackRate: audio.playbackRate,
    });
}
