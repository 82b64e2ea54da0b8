import type { LatestRelease } from '../../generator/model/parts.ts';
import type { DiscographyTab, ReleasesProps } from '../../generator/pages/releases.ts';
import { Island } from '../Island.tsx';
import { Button, internalLink } from '../parts/Button.tsx';
import { CardGrid } from '../parts/CardGrid.tsx';
import { Coming } from '../parts/Coming.tsx';
import { Display } from '../parts/Display.tsx';
import { Empty } from '../parts/Empty.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinkCards } from '../parts/LinkCards.tsx';
import { Pager } from '../parts/Pager.tsx';
import { PageTitle } from '../parts/PageTitle.tsx';
import { travelName } from '../parts/Picture.tsx';
import { PlatformRow } from '../parts/PlatformRow.tsx';
import { Prose } from '../parts/Prose.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';

export function Releases(props: ReleasesProps) {
  const { title, introHtml, latest, coming, platforms, pagination, exploreMore } = props;
  return (
    <>
      {latest ? (
        <Latest title={title} introHtml={introHtml} release={latest} />
      ) : (
        <PageTitle title={title} introHtml={introHtml} />
      )}
      <PlatformRow platforms={platforms} />
      <Coming releases={coming} />
      <Discography {...props} />
      <Pager pagination={pagination} />
      {exploreMore.length > 0 && (
        <Section title="Explore More">
          <LinkCards cards={exploreMore} />
        </Section>
      )}
    </>
  );
}

interface LatestProps {
  title: string;
  introHtml: string;
  release: LatestRelease;
}

function Latest({ title, introHtml, release }: LatestProps) {
  return (
    <Sleeve
      picture={release.picture}
      travel={travelName(release.url)}
      top={
        <div className="flex flex-col gap-4">
          <h1 className="heading">{title}</h1>
          <Prose html={introHtml} />
        </div>
      }
    >
      <Display as="h2" label="Latest Release:" text={release.title} size="title" />
      <Facts facts={[...release.facts, release.genre, release.dateLabel]} cells />
      <p className="max-w-text">{release.description}</p>
      <div className="actions">
        <Button link={internalLink('Listen Now', release.url)} context={release.title} />
        {release.videoUrl && (
          <Button link={internalLink('Watch Lyric Video', release.videoUrl)} context={release.title} quiet />
        )}
        <Button link={internalLink('Read the Story', release.url)} context={release.title} quiet />
      </div>
    </Sleeve>
  );
}

function Discography({ tabs, action, searchIndexUrl, latest }: ReleasesProps) {
  const panel = (id: DiscographyTab['id']) => (
    <Panel tab={tabs.find((tab) => tab.id === id)} shown={latest?.url} />
  );
  return (
    <section id="discography" className="border-t border-line pt-12 lg:pt-20">
      <h2 className="shell heading pb-6">Complete Discography</h2>
      <Island
        name="discography"
        props={{ tabs: tabs.map(({ id, label, count }) => ({ id, label, count })), action, searchIndexUrl }}
        when="visible"
        params={['q', 'tab']}
        slots={{ singles: panel('singles'), eps: panel('eps'), remixes: panel('remixes') }}
      />
    </section>
  );
}

function Panel({ tab, shown }: { tab: DiscographyTab | undefined; shown: string | undefined }) {
  if (tab === undefined) return null;
  if (tab.cards.length === 0) return <EmptyTab tab={tab} />;
  return <CardGrid cards={tab.cards} action="Read the Story" shown={shown} />;
}

function EmptyTab({ tab }: { tab: DiscographyTab }) {
  const what = tab.id === 'eps' ? tab.label : tab.label.toLowerCase();
  return (
    <Empty title={`No ${what} available`} text={`Check back later for new ${what} and collaborations`} />
  );
}
