import type { ArtistProps } from '../../generator/features/artists/page.ts';
import { Anchor } from '../parts/Anchor.tsx';
import { Button, internalLink } from '../parts/Button.tsx';
import { CalendarAction } from '../parts/CalendarAction.tsx';
import { CardSection } from '../parts/CardSection.tsx';
import { Display } from '../parts/Display.tsx';
import { EventList } from '../parts/EventList.tsx';
import { Facts } from '../parts/Facts.tsx';
import { LinksLine } from '../parts/LinksLine.tsx';
import { MixList } from '../parts/MixList.tsx';
import { NewsList } from '../parts/NewsList.tsx';
import { Paragraph } from '../parts/Paragraph.tsx';
import { PersonCards } from '../parts/PersonCards.tsx';
import { QuoteSection } from '../parts/PressQuotes.tsx';
import { Section } from '../parts/Section.tsx';
import { Sleeve } from '../parts/Sleeve.tsx';
import { Text } from '../parts/Text.tsx';
import { Videos } from '../parts/Videos.tsx';
import { useWords } from '../words.ts';

/** One of the artists: the first screen, the biography, and all that the site has of them. */
export function Artist(props: ArtistProps) {
  const { events, links, pages, tabs } = useWords();
  const { text, members, groups, quotes, releases, appearances } = props;
  const { mixes, podcast, shows, calendar, videos, news } = props;
  return (
    <article>
      <Heading {...props} />
      {text.length > 0 && (
        <section className="section">
          <div className="shell biography">
            <Text text={text} margin />
          </div>
        </section>
      )}
      <Members groups={members} />
      {groups.length > 0 && <Members groups={[{ title: pages.projects, people: groups }]} />}
      <QuoteSection quotes={quotes} awards={props.awards} />
      <CardSection id="releases" title={pages.releases} cards={releases} action={links.readStory} />
      <CardSection id="appears-on" title={tabs.appearsOn} cards={appearances} action={links.readStory} />
      {mixes.length > 0 && (
        <Section id="mixes" title={pages.mixes} stacked>
          <MixList mixes={mixes} />
        </Section>
      )}
      {podcast && (
        <p className="shell part-line screen-only">
          <Anchor link={podcast} className="link tall" />
        </p>
      )}
      {shows.length > 0 && (
        <Section id="shows" title={events.upcomingShows} stacked>
          <EventList events={shows} />
          <CalendarAction calendar={calendar} />
        </Section>
      )}
      <Videos videos={videos} />
      {news.length > 0 && (
        <Section id="news" title={pages.news}>
          <NewsList stories={news} />
        </Section>
      )}
    </article>
  );
}

function Heading({ name, picture, facts, description, latest, profiles, links, back }: ArtistProps) {
  const { music } = useWords();
  return (
    <Sleeve
      picture={picture}
      kind="photo"
      top={
        <div className="sleeve-top">
          <Anchor link={back} className="back-link" />
        </div>
      }
    >
      <Display as="h1" text={name} size="title" />
      <Facts facts={facts} cells />
      <Paragraph text={description} className="max-w-text" />
      {latest && (
        <div className="actions">
          <Button
            link={internalLink(
              `${music.labelled({ label: music.latestRelease })} ${latest.label}`,
              latest.url,
            )}
          />
        </div>
      )}
      {profiles.length + links.length > 0 && <LinksLine links={[...profiles, ...links]} />}
    </Sleeve>
  );
}

function Members({ groups }: { groups: ArtistProps['members'] }) {
  return groups.map(({ title, people }) => (
    <Section key={title} title={title}>
      <PersonCards people={people} />
    </Section>
  ));
}
