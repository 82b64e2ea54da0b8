import type { LatestMix, MixesProps } from '../../generator/features/mixes/list.ts';
import { Island } from '../Island.tsx';
import { Anchor } from '../parts/Anchor.tsx';
import { Display } from '../parts/Display.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinksLine } from '../parts/LinksLine.tsx';
import { Listen } from '../parts/Listen.tsx';
import { ListTitle } from '../parts/ListTitle.tsx';
import { MixList } from '../parts/MixList.tsx';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Picture } from '../parts/Picture.tsx';
import { PlatformRow } from '../parts/PlatformRow.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

export function Mixes(props: MixesProps) {
  const { title, introHtml, latest, mixes, listTitle, series, platforms, podcast, pagination } = props;
  return (
    <>
      {latest ? (
        <Latest title={title} introHtml={introHtml} mix={latest} />
      ) : (
        <PageTitle title={title} introHtml={introHtml} />
      )}
      {mixes.length > 0 && (
        <Section title={listTitle} stacked>
          <MixList mixes={mixes} />
        </Section>
      )}
      <Pager pagination={pagination} />
      {series.length > 0 && <Series series={series} />}
      {podcast && (
        <p className="shell part-line screen-only">
          <Anchor link={podcast} className="link tall" />
        </p>
      )}
      <PlatformRow platforms={platforms} />
    </>
  );
}

function Latest({ title, introHtml, mix }: { title: string; introHtml: string; mix: LatestMix }) {
  return (
    <div id={mix.id}>
      <Sleeve picture={mix.picture} top={<ListTitle title={title} introHtml={introHtml} />}>
        <div className="title-block title-block-close">
          <h2 className="badge">{mix.label}</h2>
          <Display as="h3" text={mix.title} size="title" />
        </div>
        <Facts facts={[...mix.facts, mix.dateLabel]} cells />
        <TextLine text={mix.description} className="max-w-text" />
        {mix.playable && <Listen title={mix.title} list={[mix.playable]} />}
        <MixLinks mix={mix} />
      </Sleeve>
      {mix.audio && (
        <div className="part">
          <Island name="audio-player" props={mix.audio} when="interaction" className="shell mixes-player" />
        </div>
      )}
    </div>
  );
}

/** Links to its own page, and to the platforms that have it. */
function MixLinks({ mix }: { mix: LatestMix }) {
  return <LinksLine links={[mix.page, ...mix.links]} context={mix.title} />;
}

function Series({ series }: { series: MixesProps['series'] }) {
  const { music } = useWords();
  return (
    <section className="section section-open">
      <h2 className="shell heading series-heading">{music.series}</h2>
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
                <TextLine text={show.description} />
                {show.latest && <p className="data quiet">{music.latestOf({ title: show.latest })}</p>}
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
