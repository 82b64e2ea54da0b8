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
    <div className="relative aspect-video w-full overflow-hidden bg-ink">
      {playing ? <Player {...video} /> : <Facade {...video} slots={slots} onPlay={() => setPlaying(true)} />}
    </div>
  );
}

function Player({ title, embedUrl }: VideoPlayerProps) {
  return (
    <iframe
      ref={takeFocus}
      className="absolute inset-0 size-full border-0"
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
      <div className="absolute inset-0 [&_img]:size-full [&_img]:object-cover" {...slotAttributes(slots)} />
      <button
        type="button"
        className="player-load absolute inset-0 scripted-flex cursor-pointer items-end"
        aria-label={videoPlayer.play({ title })}
        onClick={onPlay}
      >
        <PlayIcon />
      </button>
      <a className="absolute inset-0 plain-flex items-center justify-center" href={watchUrl}>
        <span className="bg-paper p-3 text-ink">
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
