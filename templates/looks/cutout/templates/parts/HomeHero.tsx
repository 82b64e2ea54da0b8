import type { HomeProps } from '../../../../../generator/features/pages/home.ts';
import type { Picture as PictureData } from '../../../../../generator/site/parts.ts';
import { Anchor } from '../../../../parts/Anchor.tsx';
import { Announced } from '../../../../parts/Announced.tsx';
import { Bidi } from '../../../../parts/Bidi.tsx';
import { Button, internalLink } from '../../../../parts/Button.tsx';
import { Facts } from '../../../../parts/Facts.tsx';
import { Listen } from '../../../../parts/Listen.tsx';
import { NameLogo } from '../../../../parts/NameLogo.tsx';
import { Picture, travelName } from '../../../../parts/Picture.tsx';
import { Stage } from '../../../../parts/Stage.tsx';
import type { StyleVariables } from '../../../../parts/style.ts';
import { TextLine } from '../../../../parts/TextLine.tsx';
import { CutPaper } from './CutPaper.tsx';
import { measureLine, measureWord } from './letters.ts';

/** The first screen: a photograph or cut paper, the name across the seam, and the latest record in the field; then what the artist says. */
export function HomeHero({ artist, logo, tagline, location, lead, opening, follow, photos }: HomeProps) {
  const isAcross = opening !== undefined && opening.lead !== 'portrait';
  return (
    <>
      <div className={isAcross ? 'cut cut-across on-accent' : 'cut on-accent'}>
        {isAcross ? <Stage opening={opening} /> : <Plane artist={artist} photo={choosePhoto(photos)} />}
        <div className="cut-name on-accent">
          {logo ? (
            <NameLogo logo={logo} name={artist} isHeading />
          ) : (
            <h1 className="cut-artist" style={sizesOf(artist)} dir="auto">
              {artist}
            </h1>
          )}
        </div>
        {lead && <Latest lead={lead} />}
      </div>
      {(tagline || location || follow || lead?.description || opening?.credit) && (
        <div className="say">
          <TextLine text={tagline} className="city statement say-tagline" />
          {lead?.description && (
            <p className="max-w-text">
              <Bidi text={lead.description} />
            </p>
          )}
          <div className="link-line">
            {lead?.description && <Anchor link={internalLink(lead.read, lead.url)} className="link tall" />}
            {follow && <Anchor link={follow} className="link tall" />}
          </div>
          <TextLine text={location} className="data quiet" />
          <TextLine text={opening?.credit} className="data quiet" />
        </div>
      )}
    </>
  );
}

function Plane({ artist, photo }: { artist: string; photo: PictureData | undefined }) {
  if (photo) return <Photograph photo={photo} />;
  return (
    <div className="cut-plane">
      <CutPaper name={artist} />
    </div>
  );
}

/** The first that is upright; of a wide one, as much is shown as the plane lets be seen. */
function choosePhoto(photos: readonly PictureData[]): PictureData | undefined {
  return photos.find((photo) => !isWide(photo)) ?? photos[0];
}

function isWide({ width, height }: PictureData): boolean {
  return width > height * 1.2;
}

function Photograph({ photo }: { photo: PictureData }) {
  const wide = isWide(photo);
  return (
    <div className={wide ? 'cut-plane cut-plane-wide' : 'cut-plane'}>
      <Picture
        picture={photo}
        sizes={wide ? '(min-width: 64rem) 95vw, 128vw' : '(min-width: 64rem) 69vw, 118vw'}
        priority
        fill
      />
    </div>
  );
}

/** Sizes in hundredths of the window, on a wide screen and on a phone: as large as the name allows. */
function sizesOf(name: string): StyleVariables {
  const [line, word] = [Math.sqrt(measureLine(name)), measureWord(name)];
  return {
    '--wide': Math.min(24, 32 / line, 44.8 / word).toFixed(2),
    '--tall': Math.min(42, 53 / line, 80 / word).toFixed(2),
  };
}

function Latest({ lead }: { lead: NonNullable<HomeProps['lead']> }) {
  const { title, url, picture, playables, listen, badge, dateLabel, facts, genre, announced } = lead;
  const plays = playables.length > 0;
  return (
    <div className="cut-foot">
      <div className="cut-cover">
        <Picture picture={picture} sizes={announced ? '15rem' : '11rem'} travel={travelName(url)} square />
      </div>
      <div className="cut-label">
        <h2 className="city cut-title">
          <Bidi text={title} />
        </h2>
        <Facts facts={[badge, announced ? '' : dateLabel, ...facts.filter((fact) => fact !== genre)]} />
        <Listen title={title} list={playables} />
        {announced ? (
          <Announced {...announced} title={title} more={listen} />
        ) : (
          <div className="actions">
            <Button link={listen} quiet={plays} />
          </div>
        )}
      </div>
    </div>
  );
}
