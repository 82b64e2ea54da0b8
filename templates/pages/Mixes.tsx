import type { MixesProps, MixItem } from '../../generator/pages/mixes.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Display } from '../parts/Display.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Facts } from '../parts/Facts.tsx';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlatformRow } from '../parts/PlatformRow.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';

export function Mixes({ title, introHtml, latest, mixes, series, platforms, pagination }: MixesProps) {
  return (
    <>
      {latest ? (
        <Latest title={title} introHtml={introHtml} mix={latest} />
      ) : (
        <>
          <PageTitle title={title} introHtml={introHtml} />
          <Empty title="No mixes available" text="Check back later for new episodes and sets" />
        </>
      )}
      {mixes.length > 0 && (
        <Section title="Episodes" stacked>
          <ul className="border-t border-line">
            {mixes.map((mix) => (
              <Episode key={mix.id} mix={mix} />
            ))}
          </ul>
        </Section>
      )}
      <Pager pagination={pagination} />
      {series.length > 0 && <Series series={series} />}
      <PlatformRow platforms={platforms} />
    </>
  );
}

function Latest({ title, introHtml, mix }: { title: string; introHtml: string; mix: MixItem }) {
  return (
    <div id={mix.id}>
      <Sleeve
        picture={mix.picture}
        top={
          <div className="flex flex-col gap-4">
            <h1 className="heading">{title}</h1>
            <Prose html={introHtml} />
          </div>
        }
      >
        <div className="flex flex-col gap-4">
          <h2 className="badge self-start">Latest Mix</h2>
          <Display as="h3" text={mix.title} size="title" />
        </div>
        <Facts facts={[...mix.facts, mix.dateLabel]} cells />
        {mix.description && <p className="max-w-text">{mix.description}</p>}
        <MixLinks mix={mix} />
      </Sleeve>
      {mix.audio && (
        <div className="border-t border-line">
          <Island
            name="audio-player"
            props={mix.audio}
            when="interaction"
            className="shell block py-8 lg:py-12"
          />
        </div>
      )}
    </div>
  );
}

function MixLinks({ mix }: { mix: MixItem }) {
  if (mix.links.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-6">
      {mix.links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className="card-link">
            {link.label}
            <span className="sr-only">: {mix.title}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

function Episode({ mix }: { mix: MixItem }) {
  return (
    <li
      id={mix.id}
      className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] items-start gap-x-4 gap-y-5 border-b border-line py-6 sm:grid-cols-12 sm:gap-x-8"
    >
      <div className="sm:col-span-3 lg:col-span-2">
        <Picture
          square
          picture={mix.picture}
          sizes="(min-width: 64rem) min(13.8vw, 14.4rem), (min-width: 40rem) 20.2vw, 29.9vw"
        />
      </div>
      <div className="flex min-w-0 flex-col gap-3 sm:col-span-9 lg:col-span-5">
        <h3 className="subheading" dir="auto">
          {mix.title}
        </h3>
        <Facts facts={[...mix.facts, mix.dateLabel]} />
        {mix.description && <p className="max-w-text">{mix.description}</p>}
      </div>
      <div className="col-span-full flex min-w-0 flex-col gap-1 lg:col-span-5">
        {mix.audio && <Island name="audio-player" props={mix.audio} when="interaction" />}
        <MixLinks mix={mix} />
      </div>
    </li>
  );
}

function Series({ series }: { series: MixesProps['series'] }) {
  return (
    <section className="border-t border-line pt-12 lg:pt-20">
      <h2 className="shell heading pb-8">Mix Series & Shows</h2>
      <ul className="shows">
        {series.map((show) => (
          <li key={show.title}>
            <article className="card">
              <Picture square picture={show.picture} sizes="(min-width: 40rem) 33.3vw, 100vw" />
              <div className="card-label">
                <h3 className="subheading" dir="auto">
                  {show.title}
                </h3>
                <Facts facts={[show.type, ...show.facts]} />
                {show.description && <p>{show.description}</p>}
                {show.latest && <p className="data text-muted">Latest: {show.latest}</p>}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
