import type { HomeProps, LatestRelease } from '../../generator/model/props.ts';
import { Island } from '../Island.tsx';
import { Button, internalLink } from '../parts/Button.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';
import { Picture, travelName } from '../parts/Picture.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';

export function Home(props: HomeProps) {
  const { latest, explore, remix, community } = props;
  return (
    <div className="relative">
      <HomeSkeleton />
      <Hero {...props} />
      {latest && <Latest release={latest} />}
      <Explore {...explore} shown={latest?.url} />
      {remix && <FeaturedRemix {...remix} />}
      {community && <Community {...community} />}
    </div>
  );
}

function Hero({ artist, tagline, location, latest, follow }: HomeProps) {
  return (
    <Sleeve
      picture={latest?.picture}
      travel={latest && travelName(latest.url)}
      top={<Label location={location} latest={latest} />}
    >
      <Display as="h1" text={artist} size="name" />
      {tagline && <p className="max-w-text text-lead">{tagline}</p>}
      <div className="flex flex-wrap gap-3">
        {latest && <Button link={internalLink('Listen to Latest Release', latest.url)} />}
        {follow && <Button link={follow} quiet />}
      </div>
    </Sleeve>
  );
}

/** The print at the top of the label: where from, and what the cover beside it is. */
function Label({ location, latest }: Pick<HomeProps, 'location' | 'latest'>) {
  const rows: [string, string | undefined][] = [
    ['Based in', location],
    ['Latest', latest?.title],
    ['Out', latest?.dateLabel],
    ['Data', latest?.facts.join(' · ')],
  ];
  return (
    <dl className="data border-t border-line max-lg:order-last">
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term} className="grid grid-cols-[6rem_minmax(0,1fr)] border-b border-line py-2">
              <dt className="text-muted">{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Latest({ release }: { release: LatestRelease }) {
  return (
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell grid gap-8 lg:grid-cols-12">
        <div className="min-w-0 lg:col-span-7">
          <Display as="h2" label="Latest Release:" text={release.title} size="title" />
        </div>
        <div className="flex flex-col gap-5 lg:col-span-4 lg:col-start-9">
          <ul className="flex flex-wrap gap-2">
            {[release.genre, release.year].filter(Boolean).map((badge) => (
              <li key={badge} className="badge">
                {badge}
              </li>
            ))}
          </ul>
          <Facts facts={release.facts} />
          <p className="max-w-text">{release.description}</p>
          <div className="flex flex-wrap gap-3">
            <Button link={internalLink('Read Full Story', release.url)} context={release.title} />
            <Button link={internalLink('Listen Now', release.url)} context={release.title} quiet />
          </div>
        </div>
      </div>
    </section>
  );
}

function Explore({ text, cards, all, shown }: HomeProps['explore'] & { shown: string | undefined }) {
  if (cards.length === 0) return null;
  return (
    <section className="border-t border-line pt-12 lg:pt-20">
      <div className="shell flex flex-wrap items-end justify-between gap-x-8 gap-y-5 pb-8">
        <div>
          <h2 className="heading">Explore the Music</h2>
          {text && <p className="mt-3 max-w-text">{text}</p>}
        </div>
        <Button link={all} quiet />
      </div>
      <CardGrid cards={cards} action="Explore" shown={shown} />
    </section>
  );
}

function FeaturedRemix({ card, text, audio, listen }: NonNullable<HomeProps['remix']>) {
  return (
    <section className="py-12 lg:py-20">
      <div className="shell grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 className="heading lg:col-span-4">Featured Remix</h2>
        <div className="grid min-w-0 items-start gap-6 sm:grid-cols-3 lg:col-span-8">
          <Picture picture={card.picture} sizes="(min-width: 40rem) 22vw, 100vw" />
          <div className="flex min-w-0 flex-col gap-4 sm:col-span-2">
            <h3 className="subheading" dir="auto">
              {card.title}
            </h3>
            <Facts facts={[card.badge, card.year, ...card.facts]} />
            {text && <p className="max-w-text">{text}</p>}
            {audio && <Island name="audio-player" props={audio} when="interaction" />}
            {listen && (
              <div>
                <Button link={listen} quiet />
              </div>
            )}
          </div>
        </div>
      </div>
    </section>
  );
}

function Community({ text, link }: NonNullable<HomeProps['community']>) {
  return (
    <section className="on-accent">
      <div className="shell flex flex-col items-start gap-6 py-16 lg:py-24">
        <Display as="h2" text="Join the Community" size="title" />
        <p className="max-w-text text-lead">{text}</p>
        <Button link={link} quiet />
      </div>
    </section>
  );
}
