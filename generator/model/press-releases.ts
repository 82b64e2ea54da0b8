/** What a journalist may quote of a release, as plain text. */
import type { Release } from '../content/schema/music/index.ts';
import type { Entry } from '../content/types.ts';
import { artistsOf, creditLine } from './artists.ts';
import { KIND_LABELS, releaseFacts } from './cards.ts';
import { formatDate } from './format.ts';
import { formatRows } from './formats.ts';
import type { CreditRow } from './parts.ts';
import { rightsLines, smallPrint } from './release.ts';
import { releaseRoute } from './routes.ts';
import type { Site } from './site.ts';
import { listDiscs } from './tracks.ts';

/** Of a release that is out. Ends with a line break. */
export function writeReleaseNotes(site: Site, { data, slug }: Entry<Release>): string {
  const { title, type, release_date, description = '', credits = [] } = data;
  const head = [
    title,
    creditLine(artistsOf(site, data)),
    [KIND_LABELS[type], release_date && formatDate(release_date)].filter(Boolean).join(', '),
    releaseFacts(data).join(', '),
    site.urls.absolute(releaseRoute(slug)),
  ];
  const parts = [
    head,
    [description],
    under('TRACKS', listTracks(site, data)),
    under('CREDITS', writeCredits(credits)),
    under('FORMATS', listFormats(site, data)),
    under('RIGHTS', [...smallPrint(data).map(({ term, text }) => `${term}: ${text}`), ...rightsLines(data)]),
  ];
  const texts = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${texts.join('\n\n')}\n`;
}

function under(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines] : [];
}

function listTracks(site: Site, release: Release): string[] {
  return listDiscs(site, release).flatMap(({ title: disc, tracks }) => [
    disc,
    ...tracks.flatMap(({ number, title, artist, duration, credits }) => [
      `${Number(number)}. ${artist ? `${artist}: ` : ''}${title}${duration ? ` (${duration})` : ''}`,
      ...writeCredits(credits).map((line) => `   ${line}`),
    ]),
  ]);
}

function writeCredits(credits: readonly CreditRow[]): string[] {
  return credits.map(({ role, names }) => `${role}: ${names.join(', ')}`);
}

function listFormats(site: Site, release: Release): string[] {
  return formatRows(site, release, true).map(({ title, facts, price, isSoldOut, shop }) =>
    [title, ...facts, isSoldOut ? 'sold out' : price, shop?.url].filter(Boolean).join(', '),
  );
}
