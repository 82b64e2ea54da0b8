import type { ReactNode } from 'react';
import type { HomeProps } from '../../generator/features/pages/home.ts';
import { useWords } from '../words.ts';
import { Bidi } from './Bidi.tsx';
import { Button } from './Button.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { Listen } from './Listen.tsx';
import { travelName } from './Picture.tsx';
import { Sleeve } from './Sleeve.tsx';
import { TextLine } from './TextLine.tsx';

/** The first screen of the site: the newest cover, and whose it is. */
export function HomeHero({ artist, tagline, location, lead, follow }: HomeProps) {
  return (
    <Sleeve
      picture={lead?.picture}
      travel={lead && travelName(lead.url)}
      end={<Label location={location} lead={lead} />}
    >
      <Display as="h1" text={artist} size="name" />
      <TextLine text={tagline} className="lead max-w-text" />
      {lead && <Listen title={lead.title} list={lead.playables} />}
      {(lead || follow) && (
        <div className="actions">
          {lead && <Button link={lead.listen} quiet={lead.playables.length > 0} />}
          {follow && <Button link={follow} quiet />}
        </div>
      )}
    </Sleeve>
  );
}

/** Where the artist is from, and what the cover is: at the top beside the cover, at the end below it. */
function Label({ location, lead }: Pick<HomeProps, 'location' | 'lead'>) {
  const { about, music } = useWords();
  return (
    <dl className="data rows hero-label">
      {location && (
        <Row term={about.basedIn}>
          <Bidi text={location} />
        </Row>
      )}
      {lead && (
        <Row term={music.latest}>
          <Bidi text={lead.title} />
        </Row>
      )}
      {lead?.dateLabel && <Row term={music.outTerm}>{lead.dateLabel}</Row>}
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
