import type { PressProps } from '../../generator/features/press/page.ts';
import type { Picture as PictureData } from '../../generator/site/parts.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { DownloadLink } from './DownloadLink.tsx';
import { Facts } from './Facts.tsx';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';
import type { StyleVariables } from './style.ts';

/** Number of squares in a row. */
const ROW = 5;

const ratioOf = ({ width, height }: PictureData): number => width / height;

/** Photos to print, at one height in each row: what they show, how large they are, who made them, and what they may be used for. */
export function PressPhotos({ photos }: Pick<PressProps, 'photos'>) {
  const { pages } = useWords();
  if (photos.length === 0) return null;
  const all = photos.reduce((sum, { picture }) => sum + ratioOf(picture), 0);
  const row = all / Math.ceil(all / ROW);
  const styleOf = (picture: PictureData): StyleVariables => ({ '--ratio': ratioOf(picture).toFixed(3) });
  const sizesOf = (picture: PictureData) =>
    `(min-width: 40rem) ${((92 * ratioOf(picture)) / row).toFixed()}vw, 92vw`;
  return (
    <Section title={pages.photos} id="photos" stacked>
      <ul className="press-photos">
        {photos.map((photo) => (
          <li key={photo.title} style={styleOf(photo.picture)}>
            <figure className="press-photo">
              <Picture picture={photo.picture} sizes={sizesOf(photo.picture)} />
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
