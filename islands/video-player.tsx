import { useState } from 'react';
import type { Video } from '../generator/site/parts.ts';
import { videoPlayer as english } from '../generator/site/words/en.json';
import { PlayIcon } from './parts/icons.tsx';
import { Sentence } from './parts/sentence.tsx';
import { type Slotted, slotAttributes } from './slots.ts';
import { islandWords, type WordsProps } from './words.ts';

/** The poster is the default slot. */
export interface VideoPlayerProps extends Pick<Video, 'title' | 'watchUrl' | 'embedUrl'> {
  words?: WordsProps<'videoPlayer'>['words'];
  /** YouTube by default. */
  host?: Video['host'] | undefined;
}

const ENGLISH = { videoPlayer: english };

/** A poster that becomes the player of its host by a click, in the same place. */
export default function VideoPlayer({ slots, ...video }: VideoPlayerProps & Slotted) {
  const [playing, setPlaying] = useState(false);
  return (
    <div className="video-player">
      {playing ? <Player {...video} /> : <Facade {...video} slots={slots} onPlay={() => setPlaying(true)} />}
    </div>
  );
}

function Player({ title, embedUrl }: VideoPlayerProps) {
  return (
    <iframe
      ref={takeFocus}
      className="video-frame"
      title={title}
      src={embedUrl}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}

interface FacadeProps extends VideoPlayerProps, Slotted {
  onPlay: () => void;
}

function Facade({ title, watchUrl, host = 'YouTube', slots, onPlay, words }: FacadeProps) {
  const { videoPlayer } = islandWords(ENGLISH, words);
  return (
    <>
      <div className="video-poster" {...slotAttributes(slots)} />
      <button
        type="button"
        className="player-load scripted-flex"
        aria-label={videoPlayer.play({ title })}
        onClick={onPlay}
      >
        <PlayIcon />
      </button>
      <a className="video-link plain-flex" href={watchUrl}>
        <span className="video-link-label">
          <Sentence say={videoPlayer.watchOn} parts={{ title, host }} />
        </span>
      </a>
    </>
  );
}

// The button that had the focus is gone.
function takeFocus(frame: HTMLIFrameElement | null) {
  frame?.focus();
}
