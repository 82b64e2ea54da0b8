/** Structured data of scores: the work that the music is for, and who wrote the music. */

import { awardsLd } from '../../site/awards.ts';
import { oneOrAll } from '../../site/json-ld/artists.ts';
import { artistReference, CONTEXT, personLd, picturesOf, type ThingPage } from '../../site/json-ld/thing.ts';
import { releaseRoute } from '../../site/routes.ts';
import { everyRelease, type Site } from '../../site/site.ts';
import type { Score } from './score-schema.ts';
import type { ScoreEntry } from './scores.ts';

/** Types of schema.org: a creative work has contributors rather than a composer. */
const TYPES: Record<Score['kind'], string> = {
  film: 'Movie',
  series: 'TVSeries',
  game: 'VideoGame',
  radio: 'CreativeWork',
  theatre: 'CreativeWork',
  dance: 'CreativeWork',
  ad: 'CreativeWork',
};

export function scoreLd(site: Site, { data }: ScoreEntry, page: ThingPage): object {
  const { title, kind, year, director = [], production = [], broadcaster = [], links = [], album } = data;
  const own = artistReference(site);
  // One that is a draft or unlisted is not named.
  const record = everyRelease(site).find(({ slug }) => slug === album);
  const [first, last] = (year ?? '').split('–');
  // A radio play is no series, and no part of one; what is on the air for years is.
  const type = kind === 'radio' && last ? 'RadioSeries' : TYPES[kind];
  const isPlain = type === 'CreativeWork';
  const people = director.map((name) => personLd(site, name));
  const companies = (names: string[]) => oneOrAll(names.map((name) => ({ '@type': 'Organization', name })));
  return {
    '@context': CONTEXT,
    '@type': type,
    '@id': `${page.url}#score`,
    name: title,
    url: page.url,
    description: page.description,
    ...picturesOf(page),
    ...(first && (type.endsWith('Series') ? { startDate: first } : { datePublished: first })),
    ...(last && { endDate: last }),
    ...(isPlain
      ? { contributor: oneOrAll([own, ...people]) }
      : { ...(people.length > 0 && { director: oneOrAll(people) }), musicBy: own }),
    ...(production.length > 0 && {
      [isPlain || kind === 'game' ? 'producer' : 'productionCompany']: companies(production),
    }),
    ...(broadcaster.length > 0 && { provider: companies(broadcaster) }),
    ...awardsLd(data.awards),
    ...(links.length > 0 && { sameAs: links.map(({ url }) => url) }),
    ...(record && {
      subjectOf: { '@type': 'MusicAlbum', '@id': `${site.urls.absolute(releaseRoute(record.slug))}#album` },
    }),
  };
}
