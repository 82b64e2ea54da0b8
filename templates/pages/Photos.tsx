import type { PhotoSet, PhotosProps } from '../../generator/features/pages/photos.ts';
import { Facts } from '../parts/Facts.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';

export function Photos({ title, introHtml, sets }: PhotosProps) {
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {sets.map((set) => (
        <Occasion key={`${set.title} ${set.dateLabel}`} set={set} />
      ))}
    </>
  );
}

/** Photos of one occasion, as wide as the page. */
function Occasion({ set }: { set: PhotoSet }) {
  return (
    <section className="section">
      <div className="shell occasion">
        <div className="occasion-bar">
          <h2 className="heading" dir="auto">
            {set.title}
          </h2>
          {set.dateLabel && <p className="data">{set.dateLabel}</p>}
        </div>
        <Paragraph text={set.description} className="max-w-text" />
        <Gallery label={set.title} photos={set.photos} />
        <div className="quiet">
          <Facts facts={set.credits} />
        </div>
      </div>
    </section>
  );
}
