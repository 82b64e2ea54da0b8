/** The page of a work: what it is for, its note, who has recorded it, and where it is played. */

import { blocksOf, bodyText, writePlain } from '../../engine/content/entry.ts';
import { fold } from '../../engine/lib/fold.ts';
import { remember } from '../../engine/lib/remember.ts';
import { isoDuration } from '../../engine/lib/text.ts';
import { type AwardRow, awardRows, awardsLd } from '../../site/awards.ts';
import { backLabel, type Context, linkTo } from '../../site/context.ts';
import { trackAnchor } from '../../site/format.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { CONTEXT, personLd } from '../../site/json-ld/thing.ts';
import { definePage, type PageOf } from '../../site/page.ts';
import type { Link, LinkCard, SmallPrint } from '../../site/parts.ts';
import { ROUTES, releaseRoute, workRoute } from '../../site/routes.ts';
import { shareOf } from '../../site/share.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import { sitePage, trailTo } from '../../site/site-pages.ts';
import { playersIn, projectText, type TextPart } from '../../site/text.ts';
import { joinFacts, joinList } from '../../site/words/index.ts';
import { composerOf, findWork, type WorkEntry } from '../../site/works.ts';
import { performanceOf } from '../releases/performers.ts';
import { sortTracks } from '../releases/track.ts';
import { workOf } from '../releases/works.ts';
import { wholeProgramme } from '../shows/days.ts';
import { piecesOf } from '../shows/programme.ts';
import { type EventRow, eventRow } from '../shows/row.ts';
import { type SiteEvent, splitEvents } from '../shows/shows.ts';
import names from './names.json' with { type: 'json' };
import { listDetails, workRow } from './row.ts';

export interface WorkProps {
  title: string;
  /** Forces, length and year, as far as known. */
  facts: string[];
  description: string;
  details: SmallPrint[];
  movements: string[];
  /** The programme note, and the same as plain text to copy. */
  note: { text: TextPart[]; plain: string };
  /** The score to look at, to hire and to buy. */
  links: Link[];
  awards: AwardRow[];
  recordings: LinkCard[];
  upcoming: EventRow[];
  past: EventRow[];
  back: Link;
}

/** Recordings and shows of each work, by the name of its file. */
const listUses = remember((site: Site) => {
  const uses = new Map(
    site.works.map(({ slug }) => [
      slug,
      { records: new Map<string, string>(), events: new Set<SiteEvent>() },
    ]),
  );
  const usesOf = (song: Parameters<typeof findWork>[1]) => uses.get(findWork(site, song)?.slug ?? '');
  for (const { slug, data } of everyRelease(site)) {
    for (const track of sortTracks(data).toReversed()) {
      const { title, opus } = workOf(data, track) ?? track;
      const found = usesOf({ title, opus, composer: performanceOf(data, track).composer });
      found?.records.set(slug, trackAnchor(track.track_number, track.disc));
    }
  }
  for (const event of site.events)
    for (const piece of piecesOf(wholeProgramme(event)))
      usesOf({ ...piece, title: piece.work })?.events.add(event);
  return uses;
});

export function workPages(context: Context): PageOf<'work', WorkProps>[] {
  const { site } = context;
  return site.works.map((entry) => {
    const route = workRoute(entry.slug);
    const { link } = workRow(context, entry);
    const props = projectWork(context, entry);
    const description = entry.data.description ?? `${joinList([link.label, ...props.facts], site.words)}.`;
    return definePage(context, 'work', props, {
      ...{ route, description, title: link.label },
      trail: [trailTo(site, 'works'), [link.label, route]],
      share: shareOf(context, { title: link.label, facts: props.facts }),
      jsonLd: [workLd(site, entry, { url: site.urls.absolute(route), description })],
      embedded: { players: playersIn(props.note.text) },
    });
  });
}

function projectWork(context: Context, entry: WorkEntry): WorkProps {
  const { site } = context;
  const { words, today } = site;
  const { description = '', movements = [], score, publisher, awards } = entry.data;
  const { link, forces, duration, year } = workRow(context, entry);
  const { records = new Map<string, string>(), events = new Set<SiteEvent>() } =
    listUses(site).get(entry.slug) ?? {};
  const { upcoming, past } = splitEvents([...events], today);
  const shops = [
    [words.works.perusal, score],
    [words.works.hire, publisher?.hire],
    [words.works.sale, publisher?.sale],
  ] as const;
  return {
    title: link.label,
    facts: [forces, duration, year].filter(Boolean),
    ...{ description, movements },
    details: listDetails(site, entry),
    note: {
      text: projectText(context, bodyText(entry), { title: link.label, isBelowHeading: true }),
      plain: writePlain(blocksOf(entry, ['body'])),
    },
    links: shops.flatMap(([label, url]) => (url ? [linkTo(context, label, url)] : [])),
    awards: awardRows(awards, words),
    recordings: everyRelease(site).flatMap(({ slug, data: { title, label, release_date: date } }) => {
      const anchor = records.get(slug);
      if (anchor === undefined) return [];
      const text = joinFacts([label?.name ?? '', date?.slice(0, 4) ?? ''], words);
      return [{ title, text, link: linkTo(context, title, `${releaseRoute(slug)}#${anchor}`) }];
    }),
    upcoming: upcoming.map((event) => eventRow(context, event)),
    past: past.map((event) => eventRow(context, event)),
    back: linkTo(context, backLabel(site, sitePage(site, 'works').title), ROUTES.works),
  };
}

/** Words in the place of a publisher, which are no organization: `manuscript`, `Eigenverlag`. */
const NO_PUBLISHERS: ReadonlySet<string> = new Set(
  names.no_publishers.flatMap((words) => words.split(', ').map(fold)),
);

function workLd(site: Site, entry: WorkEntry, page: { url: string; description: string }): object {
  const {
    title,
    opus,
    genre,
    year,
    duration,
    text_by = [],
    movements = [],
    premiere,
    publisher,
    awards,
  } = entry.data;
  const people = (names: readonly string[]) => oneOrAll(names.map((name) => personLd(site, name)));
  const { date, venue, city, performers = [] } = premiere ?? {};
  return {
    '@context': CONTEXT,
    '@type': 'MusicComposition',
    '@id': `${page.url}#work`,
    name: joinList(opus ? [title, opus] : [title], site.words),
    ...page,
    composer: people(composerOf(site, entry)),
    ...(text_by.length > 0 && { lyricist: people(text_by) }),
    ...(genre && { genre }),
    ...(year && { dateCreated: year.slice(-4) }),
    ...(typeof duration === 'number' && { timeRequired: isoDuration(duration) }),
    ...(movements.length > 0 && {
      hasPart: movements.map((name) => ({ '@type': 'MusicComposition', name })),
    }),
    ...(premiere &&
      date && {
        firstPerformance: {
          '@type': 'MusicEvent',
          name: title,
          startDate: date,
          ...((venue ?? city) && {
            location: {
              '@type': 'Place',
              name: joinList(
                [venue, city].flatMap((part) => part ?? []),
                site.words,
              ),
            },
          }),
          ...(performers.length > 0 && {
            performer: oneOrAll(
              performers.map(({ name, role }) => personLd(site, name, role ? 'Person' : 'MusicGroup')),
            ),
          }),
        },
      }),
    ...(publisher &&
      !NO_PUBLISHERS.has(fold(publisher.name)) && {
        publisher: { '@type': 'Organization', name: publisher.name },
      }),
    ...awardsLd(awards),
  };
}
