import type { LatestRelease } from '../../generator/model/parts.ts';
import type { HomeProps } from '../../generator/pages/home.ts';
import { Button, internalLink } from '../parts/Button.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Coming } from '../parts/Coming.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { FeaturedRemix } from '../parts/FeaturedRemix.tsx';
import { HomeHero } from '../parts/HomeHero.tsx';
import { HomeSkeleton } from '../parts/HomeSkeleton.tsx';

export function Home(props: HomeProps) {
  const { latest, coming, explore, remix, community } = props;
  return (
    <div className="relative">
      <HomeSkeleton />
      <HomeHero {...props} />
      {latest && <Latest release={latest} />}
      {coming && <Coming releases={[coming]} />}
      <Explore {...explore} shown={latest?.url} />
      {remix && <FeaturedRemix {...remix} />}
      {community && <Community {...community} />}
    </div>
  );
}

function Latest({ release }: { release: LatestRelease }) {
  return (
    <section className="border-t border-line py-12 lg:py-20">
      <div className="shell grid gap-x-8 gap-y-6 lg:grid-cols-12 lg:gap-y-10">
        <div className="min-w-0 lg:col-span-12">
          <Display as="h2" label="Latest Release:" text={release.title} size="title" />
        </div>
        <div className="flex flex-col gap-3 lg:col-span-4">
          <Badges texts={[release.genre, release.year]} />
          <Facts facts={release.facts.filter((fact) => fact !== release.genre)} />
        </div>
        <p className="max-w-text lg:col-span-4">{release.description}</p>
        <div className="actions lg:col-span-4 lg:justify-end">
          <Button link={internalLink('Read Full Story', release.url)} context={release.title} />
          <Button link={internalLink('Listen Now', release.url)} context={release.title} quiet />
        </div>
      </div>
    </section>
  );
}

function Badges({ texts }: { texts: string[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {texts.filter(Boolean).map((text) => (
        <li key={text} className="badge">
          {text}
        </li>
      ))}
    </ul>
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
        <div className="actions max-sm:grow">
          <Button link={all} quiet />
        </div>
      </div>
      <CardGrid cards={cards} action="Explore" shown={shown} />
    </section>
  );
}

function Community({ text, link }: NonNullable<HomeProps['community']>) {
  return (
    <section className="on-accent">
      <div className="shell grid gap-x-8 gap-y-6 py-16 lg:grid-cols-12 lg:gap-y-10 lg:py-24">
        <div className="min-w-0 lg:col-span-12">
          <Display as="h2" text="Join the Community" size="title" />
        </div>
        <p className="max-w-text text-lead lg:col-span-5 lg:col-start-5">{text}</p>
        <div className="actions items-end lg:col-span-3 lg:justify-end">
          <Button link={link} quiet />
        </div>
      </div>
    </section>
  );
}
