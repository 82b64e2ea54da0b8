import type { ReactNode } from 'react';
import type { HomeProps } from '../../generator/features/pages/home.ts';
import { useWords } from '../words.ts';
import { Announced } from './Announced.tsx';
import { Bidi } from './Bidi.tsx';
import { Button } from './Button.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Listen } from './Listen.tsx';
import { NameLogo } from './NameLogo.tsx';
import { travelName } from './Picture.tsx';
import { Sleeve } from './Sleeve.tsx';
import { Stage } from './Stage.tsx';
import { TextLine } from './TextLine.tsx';

/** The first screen of the site: the newest cover, or the picture that home.yaml chooses, and whose it is. */
export function HomeHero(props: HomeProps) {
  const { location, lead, opening } = props;
  const words = <Words {...props} />;
  const end = (
    <>
      <Label location={location} lead={lead} />
      <TextLine text={opening?.credit} className="data quiet" />
    </>
  );
  if (opening && opening.lead !== 'portrait')
    return (
      <div className="opening">
        <Stage opening={opening} />
        <div className="sleeve-label">
          <div className="sleeve-main">{words}</div>
          {end}
        </div>
      </div>
    );
  return (
    <Sleeve
      picture={opening?.picture ?? lead?.picture}
      kind={opening && 'photo'}
      travel={opening || !lead ? undefined : travelName(lead.url)}
      end={end}
    >
      {words}
    </Sleeve>
  );
}

function Words({ artist, logo, tagline, lead, follow }: HomeProps) {
  return (
    <>
      {logo ? (
        <NameLogo logo={logo} name={artist} isHeading />
      ) : (
        <Display as="h1" text={artist} size="name" />
      )}
      <TextLine text={tagline} className="lead max-w-text" />
      {lead?.announced && (
        <Display as="h2" text={lead.title} size="city" link={{ ...lead.listen, label: lead.title }} />
      )}
      {lead && <Listen title={lead.title} list={lead.playables} />}
      {lead?.announced && <Announced {...lead.announced} title={lead.title} />}
      {!lead?.announced && (lead || follow) && (
        <div className="actions">
          {lead && <Button link={lead.listen} quiet={lead.playables.length > 0} />}
          {follow && <Button link={follow} quiet />}
        </div>
      )}
    </>
  );
}

/**
 * The artist's location, and the name of the cover: at the top beside the cover, at the end below it. An announced release is named above.
 */
function Label({ location, lead }: Pick<HomeProps, 'location' | 'lead'>) {
  const { about, music } = useWords();
  const isNamed = lead !== undefined && !lead.announced;
  return (
    <dl className="data rows hero-label">
      {location && (
        <Row term={about.basedIn}>
          <Bidi text={location} />
        </Row>
      )}
      {isNamed && (
        <Row term={music.latest}>
          <Bidi text={lead.title} />
        </Row>
      )}
      {isNamed && lead.dateLabel && <Row term={music.outTerm}>{lead.dateLabel}</Row>}
      {lead && lead.facts.length > 0 && (
        <Row term={about.sound}>
          <Facts facts={lead.facts} />
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="row hero-fact">
      <dt className="hero-term">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
