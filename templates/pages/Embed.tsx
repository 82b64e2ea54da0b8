import type { EmbedProps } from '../../generator/features/sound/embeds.ts';
import { Picture } from '../parts/Picture.tsx';
import { Recordings } from '../parts/Recordings.tsx';

/** The player for other sites: only cover, names and player; links leave the frame. */
export function Embed({ title, artist, picture, url, playables }: EmbedProps) {
  return (
    <article className="embed">
      <div className="embed-head">
        <div className="embed-cover">
          <Picture picture={{ ...picture, alt: '' }} sizes="6rem" kind="cover" />
        </div>
        <div className="embed-names">
          <h1 className="subheading" dir="auto">
            <a href={url} target="_blank" rel="noopener" className="link">
              {title}
            </a>
          </h1>
          <p className="data caption" dir="auto">
            {artist}
          </p>
        </div>
      </div>
      <Recordings list={playables} />
    </article>
  );
}
