import type { ReactNode } from 'react';
import type { HomeProps } from '../../generator/pages/home.ts';
import { Button, internalLink } from './Button.tsx';
import { Display } from './Display.tsx';
import { Facts } from './Facts.tsx';
import { travelName } from './Picture.tsx';
import { Sleeve } from './Sleeve.tsx';

/** The first screen of the site: the newest cover, and whose it is. */
export function HomeHero({ artist, tagline, location, latest, follow }: HomeProps) {
  return (
    <Sleeve
      picture={latest?.picture}
      travel={latest && travelName(latest.url)}
      end={<Label location={location} latest={latest} />}
    >
      <Display as="h1" text={artist} size="name" />
      {tagline && <p className="max-w-text text-lead">{tagline}</p>}
      <div className="actions">
        {latest && <Button link={internalLink('Listen to Latest Release', latest.url)} />}
        {follow && <Button link={follow} quiet />}
      </div>
    </Sleeve>
  );
}

/** Where the artist is from, and what the cover is: at the top beside the cover, at the end below it. */
function Label({ location, latest }: Pick<HomeProps, 'location' | 'latest'>) {
  return (
    <dl className="data border-t border-line empty:hidden lg:order-first">
      {location && <Row term="Based in">{location}</Row>}
      {latest && <Row term="Latest">{latest.title}</Row>}
      {latest?.dateLabel && <Row term="Out">{latest.dateLabel}</Row>}
      {latest && latest.facts.length > 0 && (
        <Row term="Sound">
          <Facts facts={latest.facts} />
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-2">
      <dt className="text-muted">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
