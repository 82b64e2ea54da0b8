import type { Opening } from '../../generator/features/pages/home-opening.ts';
import { Film } from './Film.tsx';
import { Picture } from './Picture.tsx';

interface Props {
  opening: Pick<Opening, 'picture' | 'video'>;
  /** Width, as in the `sizes` attribute. */
  sizes?: string;
}

/** The picture of the first screen from edge to edge: a photograph, or a film. */
export function Stage({ opening: { picture, video }, sizes = '100vw' }: Props) {
  const shape = picture.height > picture.width ? 'stage stage-tall' : 'stage';
  return (
    <div className={video ? 'stage stage-film' : shape}>
      {video ? (
        <Film video={video} sizes={sizes} priority />
      ) : (
        <Picture picture={picture} sizes={sizes} priority fill />
      )}
    </div>
  );
}
