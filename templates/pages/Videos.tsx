import type { VideosProps } from '../../generator/features/pages/videos.ts';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { VideoCard } from '../parts/VideoCard.tsx';

const FIRST_SIZES = '(min-width: 64rem) min(61vw, 64rem), 92vw';
const SIZES = '(min-width: 80rem) min(29.5vw, 31rem), (min-width: 40rem) 45vw, 92vw';

/** The newest large, the others in a grid. */
export function Videos({ title, introHtml, videos, pagination }: VideosProps) {
  const [newest, ...others] = videos;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      <div className="shell videos-page">
        {newest && (
          <VideoCard card={newest} sizes={FIRST_SIZES} className="video-wide">
            <h2 className="heading" dir="auto">
              {newest.title}
            </h2>
          </VideoCard>
        )}
        {others.length > 0 && (
          <ul className="video-grid">
            {others.map((card) => (
              <li key={card.watch.url}>
                <VideoCard card={card} sizes={SIZES} className="video-small">
                  <h2 className="subheading" dir="auto">
                    {card.title}
                  </h2>
                </VideoCard>
              </li>
            ))}
          </ul>
        )}
      </div>
      <Pager pagination={pagination} />
    </>
  );
}
