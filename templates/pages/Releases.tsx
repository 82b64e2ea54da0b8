import type { DiscographyTab } from '../../generator/features/releases/discography.ts';
import type { ReleasesProps } from '../../generator/features/releases/list.ts';
import type { LatestRelease, Link } from '../../generator/site/parts.ts';
import { panelsOf } from '../../islands/parts/search.ts';
import { Island } from '../Island.tsx';
import { Button, internalLink } from '../parts/Button.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Coming } from '../parts/Coming.tsx';
import { Display } from '../parts/Display.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinkCards } from '../parts/LinkCards.tsx';
import { LinksLine } from '../parts/LinksLine.tsx';
import { ListTitle } from '../parts/ListTitle.tsx';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { travelName } from '../parts/Picture.tsx';
import { PlatformRow } from '../parts/PlatformRow.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { TextLine } from '../parts/TextLine.tsx';
import { useWords } from '../words.ts';

export function Releases(props: ReleasesProps) {
  const { links } = useWords();
  const { title, introHtml, latest, platforms, pagination, exploreMore } = props;
  return (
    <>
      {latest ? (
        <Latest title={title} introHtml={introHtml} release={latest} />
      ) : (
        <PageTitle title={title} introHtml={introHtml} />
      )}
      {latest && <PlatformRow platforms={platforms} />}
      <BeforeCatalogue {...props} />
      <Catalogue {...props} />
      <Pager pagination={pagination} />
      {!latest && <PlatformRow platforms={platforms} />}
      {exploreMore.length > 0 && (
        <Section title={links.exploreMore}>
          <LinkCards cards={exploreMore} />
        </Section>
      )}
    </>
  );
}

/** One place of the page, whatever is in it: the names of its parts for scripts depend on how many there are. */
function BeforeCatalogue({ coming, byArtist, byLabel }: ReleasesProps) {
  const { artists, filters } = useWords();
  return (
    <>
      <Coming releases={coming} />
      <Ways title={artists.byArtist} links={byArtist} />
      <Ways title={filters.label} links={byLabel} />
    </>
  );
}

/** Leads to the releases of each of the artists, or labels. */
function Ways({ title, links }: { title: string; links: Link[] | undefined }) {
  if (!links) return null;
  return (
    <Section title={title}>
      <LinksLine links={links} />
    </Section>
  );
}

interface LatestProps {
  title: string;
  introHtml: string;
  release: LatestRelease;
}

function Latest({ title, introHtml, release }: LatestProps) {
  const { links, music } = useWords();
  return (
    <Sleeve
      picture={release.picture}
      travel={travelName(release.url)}
      top={<ListTitle title={title} introHtml={introHtml} />}
    >
      <Display
        as="h2"
        label={music.labelled({ label: music.latestRelease })}
        text={release.title}
        size="title"
      />
      <Paragraph text={release.artist} className="data" />
      <Facts
        facts={[...release.facts, release.genre, release.dateLabel, release.explicit ? music.explicit : '']}
        cells
      />
      <TextLine text={release.description} className="max-w-text" />
      <div className="actions">
        {release.isHeard && (
          <Button link={internalLink(music.listenNow, release.url)} context={release.title} />
        )}
        {release.video && <Button link={release.video} context={release.title} quiet />}
        <Button link={internalLink(links.readStory, release.url)} context={release.title} quiet />
      </div>
    </Sleeve>
  );
}

/** The catalogue; without releases, tabs and a search would lead nowhere. */
function Catalogue(props: ReleasesProps) {
  const { music } = useWords();
  if (props.tabs.some(({ count }) => count > 0)) return <Discography {...props} />;
  if (props.coming.length > 0) return null;
  return <Empty title={music.noReleases} text={music.noReleasesYet} />;
}

function Discography({ tabs, filters, openTab, action, searchIndexUrl, latest }: ReleasesProps) {
  const { music } = useWords();
  const panels = panelsOf(tabs).map((tab) => [tab.id, <Panel key={tab.id} tab={tab} shown={latest?.url} />]);
  return (
    <section id="discography" className="section section-open">
      <h2 className="shell heading discography-heading">{music.discographyAll}</h2>
      <Island
        name="discography"
        props={{
          tabs: tabs.map(({ id, label, count }) => ({ id, label, count })),
          ...(filters && { filters }),
          openTab,
          action,
          searchIndexUrl,
        }}
        when="visible"
        params={['q', 'tab', ...(filters ?? []).map(({ id }) => id)]}
        slots={Object.fromEntries(panels)}
      />
    </section>
  );
}

function Panel({ tab, shown }: { tab: DiscographyTab; shown: string | undefined }) {
  const { links } = useWords();
  if (tab.cards.length > 0) return <CardGrid cards={tab.cards} action={links.readStory} shown={shown} />;
  return tab.count > 0 ? <OnOtherPages tab={tab} /> : <EmptyTab tab={tab} />;
}

/** A later page of a large discography, on which another tab continues. */
function OnOtherPages({ tab }: { tab: DiscographyTab }) {
  const { music } = useWords();
  return <Empty title={music.noMore({ what: tab.inSentence })} text={music.onOtherPages} />;
}

function EmptyTab({ tab }: { tab: DiscographyTab }) {
  const { music } = useWords();
  const what = tab.inSentence;
  return <Empty title={music.none({ what })} text={music.noneYet({ what })} />;
}
