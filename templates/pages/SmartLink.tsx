import type { SmartLinkProps } from '../../generator/features/releases/smart-link.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Announced } from '../parts/Announced.tsx';
import { Arrow } from '../parts/Arrow.tsx';
import { Badges } from '../parts/Badges.tsx';
import { Display } from '../parts/Display.tsx';
import { FormatList } from '../parts/Formats.tsx';
import { travelName } from '../parts/Picture.tsx';
import { SignedName } from '../parts/PlatformIcon.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { useWords } from '../words.ts';

/** Made for links in bios and messages: the cover, the name, and every platform within reach of a thumb. */
export function SmartLink(props: SmartLinkProps) {
  const { music } = useWords();
  const { title, artist, badge, picture, announced, platforms, signs, formats, release, artists } = props;
  return (
    <article className="smart-link">
      <Sleeve picture={picture} travel={travelName(release.url)} small>
        <div className="title-block title-block-close">
          <Badges badges={[badge]}>
            <span dir="auto">{artist}</span>
          </Badges>
          <Display as="h1" text={title} size="title" />
        </div>
        {announced ? (
          <Announced title={title} {...announced} />
        ) : (
          <Choices platforms={platforms} signs={signs} />
        )}
        {formats.length > 0 && (
          <section className="title-block title-block-close">
            <h2 className="heading">{music.getIt}</h2>
            <FormatList formats={formats} title={title} />
          </section>
        )}
        <More release={release} artists={artists} />
      </Sleeve>
    </article>
  );
}

/** One place of the page, whatever is in it: the names of its parts for scripts depend on how many there are. */
function More({ release, artists = [] }: Pick<SmartLinkProps, 'release' | 'artists'>) {
  return (
    <>
      <p>
        <Anchor link={release} className="link tall" />
      </p>
      {artists.map((artist) => (
        <p key={artist.url}>
          <Anchor link={artist} className="link tall" />
        </p>
      ))}
    </>
  );
}

/** Renders platforms in the artist's order; the page's script puts the visitor's last choice first. */
function Choices({ platforms, signs }: Pick<SmartLinkProps, 'platforms' | 'signs'>) {
  const { music } = useWords();
  if (platforms.length === 0) return null;
  return (
    <ul className="rows">
      {platforms.map((platform) => (
        <li key={platform.label} className="row row-flat" data-platform={platform.label}>
          <Anchor link={platform} className="row-link choice">
            {signs ? <SignedName name={platform.label} url={platform.url} /> : platform.label}
            <span className="last-choice data">{music.lastChoice}</span>
            <Arrow to="out" />
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
