import type { VideoCard } from '../../generator/features/pages/videos.ts';
import { Island } from '../Island.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  video: Pick<VideoCard, 'player' | 'poster' | 'watch'>;
  /** Width, as in the `sizes` attribute. */
  sizes: string;
  /** The picture of the first screen: fetched at once, as high as its frame. */
  priority?: boolean;
}

/** A still, and the player of its host in its place after a click. A host without a player has a link in front of the still. */
export function Film({ video: { player, poster, watch }, sizes, priority = false }: Props) {
  const still = <Picture picture={poster} sizes={sizes} kind="still" priority={priority} />;
  if (player) {
    const { poster: _, ...props } = player;
    return (
      <Island name="video-player" props={props} when="interaction" className={priority ? 'film' : undefined}>
        {still}
      </Island>
    );
  }
  return (
    <div className={priority ? 'video-player film' : 'video-player'}>
      <div className="video-poster">{still}</div>
      <a className="video-link film-link" href={watch.url}>
        <span className="video-link-label">{watch.label}</span>
      </a>
    </div>
  );
}
