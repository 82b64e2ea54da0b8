import type { ShownVideo } from '../../generator/features/releases/record-page.ts';
import type { Video } from '../../generator/site/parts.ts';
import { Island } from '../Island.tsx';
import { useWords } from '../words.ts';
import { Anchor } from './Anchor.tsx';
import { Picture } from './Picture.tsx';
import { Section } from './Section.tsx';

/** Width of the column beside the heading, or half of it. */
const WIDE = '(min-width: 64rem) min(61vw, 63.4rem), 92vw';
const HALF = '(min-width: 64rem) min(30vw, 31vw), (min-width: 40rem) 45vw, 92vw';

/** The videos of a release: one under its own name, several with a name each. */
export function Videos({ videos }: { videos: ShownVideo[] }) {
  const { music } = useWords();
  const [first, ...others] = videos;
  if (!first) return null;
  const isAlone = others.length === 0;
  return (
    <Section title={isAlone ? first.title : music.videos} id="video" screenOnly inverse>
      {isAlone && first.player && !first.dateLabel ? (
        <VideoPlayer video={first.player} sizes={WIDE} />
      ) : (
        <ul className="videos">
          {videos.map((video, index) => (
            <li key={video.player?.watchUrl ?? video.link?.url} className="video">
              {video.player && <VideoPlayer video={video.player} sizes={index === 0 ? WIDE : HALF} />}
              <Caption video={video} isAlone={isAlone} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function Caption({ video, isAlone }: { video: ShownVideo; isAlone: boolean }) {
  const { title, dateLabel, link } = video;
  return (
    <div className="video-caption">
      {!isAlone && (
        <h3 className="subheading" dir="auto">
          {title}
        </h3>
      )}
      {dateLabel && <p className="data quiet">{dateLabel}</p>}
      {link && (
        <p>
          <Anchor link={link} className="card-link">
            {link.label}
            <span className="sr-only">: {title}</span>
          </Anchor>
        </p>
      )}
    </div>
  );
}

/** A poster that becomes a player by a click. */
export function VideoPlayer({ video, sizes }: { video: Video; sizes: string }) {
  const { poster, host, ...props } = video;
  return (
    <Island name="video-player" props={host === 'YouTube' ? props : { ...props, host }} when="interaction">
      <Picture picture={{ ...poster, alt: '' }} sizes={sizes} kind="still" fill />
    </Island>
  );
}
