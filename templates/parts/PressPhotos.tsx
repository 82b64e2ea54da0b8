import type { PressProps } from '../../generator/features/press/page.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { PRESS_PHOTO } from './picture-sizes.ts';
import { Section } from './Section.tsx';

/** Photos to print: what they show, how large they are, who made them, and what they may be used for. */
export function PressPhotos({ photos }: Pick<PressProps, 'photos'>) {
  const { pages } = useWords();
  if (photos.length === 0) return null;
  return (
    <Section title={pages.photos} id="photos">
      <ul className="press-photos">
        {photos.map((photo) => (
          <li key={photo.title}>
            <figure className="press-photo">
              <Picture picture={photo.picture} sizes={PRESS_PHOTO} />
              <figcaption className="press-photo-label">
                <span className="row-title">
                  <Bidi text={photo.title} />
                </span>
                <div className="quiet">
                  <Facts facts={photo.facts} />
                </div>
                {photo.file && (
                  <p className="screen-only">
                    <DownloadLink title={photo.title} url={photo.file.url} />
                  </p>
                )}
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
