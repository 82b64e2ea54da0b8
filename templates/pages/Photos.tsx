import type { PhotoSet, PhotosProps } from '../../generator/features/pages/photos.ts';
import { Facts } from '../parts/Facts.tsx';
import { Gallery } from '../parts/Gallery.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';

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
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell flex flex-col gap-6 lg:gap-8">
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <h2 className="heading" dir="auto">
            {set.title}
          </h2>
          {set.dateLabel && <p className="data">{set.dateLabel}</p>}
        </div>
        {set.description && (
          <p className="max-w-text" dir="auto">
            {set.description}
          </p>
        )}
        <Gallery label={set.title} photos={set.photos} />
        <div className="text-muted">
          <Facts facts={set.credits} />
        </div>
      </div>
    </section>
  );
}
