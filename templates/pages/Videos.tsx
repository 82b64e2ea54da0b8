import type { VideosProps } from '../../generator/features/pages/videos.ts';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { VideoCard } from '../parts/VideoCard.tsx';

const FIRST_SIZES = '(min-width: 64rem) min(61vw, 64rem), 92vw';
const SIZES = '(min-width: 80rem) min(29.5vw, 31rem), (min-width: 40rem) 45vw, 92vw';

/** The newest large, the others in a grid, and the playlists. */
export function Videos({ title, introHtml, videos, playlists, pagination }: VideosProps) {
  const [newest, ...others] = videos;
  return (
    <>
      <PageTitle title={title} introHtml={introHtml} />
      {newest && (
        <div className="shell videos-page">
          <VideoCard card={newest} sizes={FIRST_SIZES} className="video-wide">
            <h2 className="heading" dir="auto">
              {newest.title}
            </h2>
          </VideoCard>
          {others.length > 0 && <VideoGrid videos={others} as="h2" />}
        </div>
      )}
      <Pager pagination={pagination} />
      {playlists.map(({ title: name, description, videos: list }) => (
        <section key={name} className="section">
          <div className="shell occasion">
            <h2 className="heading" dir="auto">
              {name}
            </h2>
            <Paragraph text={description} className="max-w-text" />
            <VideoGrid videos={list} as="h3" />
          </div>
        </section>
      ))}
    </>
  );
}

function VideoGrid({ videos, as: Heading }: { videos: VideosProps['videos']; as: 'h2' | 'h3' }) {
  return (
    <ul className="video-grid">
      {videos.map((card) => (
        <li key={card.watch.url}>
          <VideoCard card={card} sizes={SIZES} className="video-small">
            <Heading className="subheading" dir="auto">
              {card.title}
            </Heading>
          </VideoCard>
        </li>
      ))}
    </ul>
  );
}
