import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Film } from '../../../../parts/Film.tsx';
import { NameLogo } from '../../../../parts/NameLogo.tsx';
import { Picture } from '../../../../parts/Picture.tsx';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { useWords } from '../../../../words.ts';
import { Bill } from './Bill.tsx';
import { HEIGHTS, NAME } from './heights.ts';
import { Lines } from './Lines.tsx';
import { Newest } from './Newest.tsx';
import { capitalsOf } from './shape.ts';
import { breakName } from './stretch.ts';

/** The bill: the name line by line, with the photograph between its bands; then the next show, and the latest record. */
export function HomeHero({
  artist,
  logo,
  tagline,
  location,
  lead,
  opening,
  follow,
  photos,
  next,
}: HomeProps) {
  const video = opening?.video;
  const { language } = useWords();
  const [photo] = photos.toSorted((a, b) => b.width / b.height - a.width / a.height);
  const lines = breakName(capitalsOf(artist, language.code), NAME.wide);
  const isPictured = photo !== undefined || video !== undefined;
  const isOneLine = lines === undefined || lines.length === 1;
  return (
    <>
      <div className="home">
        {logo ? (
          <div className="band home-line">
            <NameLogo logo={logo} name={artist} isHeading />
          </div>
        ) : (
          <Name text={artist} lines={lines} />
        )}
        {photo && <Photograph photo={photo} />}
        {video && (
          <div className="cut cut-film">
            <Film video={video} sizes="100vw" priority />
          </div>
        )}
        {!isPictured && lead && <Newest lead={lead} isCut />}
      </div>
      {next && (
        <div className={isOneLine ? 'band-other' : undefined}>
          <Bill event={next} heading="h2" />
        </div>
      )}
      {isPictured && lead && <Newest lead={lead} isOnBand={isOneLine && !next} />}
      {(tagline || location || follow || opening?.credit) && (
        <div className="shell home-small">
          <TextLine text={tagline} />
          <TextLine text={location} />
          <TextLine text={opening?.credit} />
          {follow && <Anchor link={follow} className="link tall" />}
        </div>
      )}
    </>
  );
}

/** The first line is above the picture, the others are below it. */
function Name({ text, lines }: { text: string; lines: string[] | undefined }) {
  const words = text.split(/\s+/).filter(Boolean);
  const count = lines?.[0]?.split(' ').length ?? words.length;
  const heights = lines && lines.length > 1 ? NAME : HEIGHTS.name;
  const rest = words.slice(count).join(' ');
  return (
    <h1 className="contents" dir="auto">
      <span className="band home-line">
        <span className="display-frame">
          <Lines text={words.slice(0, count).join(' ')} heights={heights} lines={lines?.slice(0, 1)} />
        </span>
      </span>
      {rest && (
        <>
          {' '}
          <span className="band-other home-line home-rest">
            <span className="display-frame">
              <Lines text={rest} heights={heights} lines={lines?.slice(1)} />
            </span>
          </span>
        </>
      )}
    </h1>
  );
}

/** Grey times paper; one that is higher than wide is shown whole and stands on the paper. */
function Photograph({ photo }: { photo: HomeProps['photos'][number] }) {
  const isTall = photo.height > photo.width;
  return (
    <div className={isTall ? 'cut cut-tall' : 'cut'}>
      <Picture picture={photo} sizes="(min-width: 62.5rem) 100vw, 150vw" priority fill />
    </div>
  );
}
