/** Facts about a release for journalists, as plain text. */

import type { Entry } from '../../engine/content/types.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import type { CreditRow, WorkHead } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { formatDate, joinList, type Words } from '../../site/words/index.ts';
import { releaseFacts } from '../releases/cards.ts';
import { creditsOf } from '../releases/performers.ts';
import { formatRows, rightsLines, smallPrint } from '../releases/release.ts';
import type { Release } from '../releases/schema/release.ts';
import { listDiscs } from '../releases/tracks.ts';

/**
 * The notes of a release; they end with a line break.
 *
 * @param codes whether tracks have their ISRC, tempo and key, which journalists do not need
 */
export function writeReleaseNotes(
  site: Site,
  { data, slug }: Entry<Release>,
  { codes = false }: { codes?: boolean } = {},
): string {
  const { words } = site;
  const { title, type, release_date, description = '' } = data;
  const head = [
    title,
    creditLine(artistsOf(site, data), words),
    joinList([words.kinds[type], release_date ? formatDate(release_date, words) : ''].filter(Boolean), words),
    joinList(releaseFacts(data), words),
    site.urls.absolute(releaseRoute(slug)),
  ];
  const parts = [
    head,
    [description],
    under(words.press.tracksHead, listTracks(site, data, codes)),
    under(words.press.creditsHead, writeCredits(creditsOf(data, words), words)),
    under(words.press.formatsHead, listFormats(site, data)),
    under(words.press.rightsHead, [
      ...smallPrint(data, words).map(({ term, text }) => `${term}: ${text}`),
      ...rightsLines(data),
    ]),
  ];
  const texts = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${texts.join('\n\n')}\n`;
}

function under(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines] : [];
}

/** Of a number in Latin or Arabic digits. */
const LEADING_ZERO = /^[0\u0660]/;

function listTracks(site: Site, release: Release, codes: boolean): string[] {
  return listDiscs(site, release).flatMap(({ title: disc, tracks }) => [
    disc,
    ...tracks.flatMap(({ number, title, artist, composer, work, duration, credits, facts }, index) => [
      ...(work && work.id !== tracks[index - 1]?.work?.id ? writeWork(work, site.words) : []),
      `${number.replace(LEADING_ZERO, '')}. ${artist ? `${artist}: ` : ''}${title}${composer ? ` – ${composer}` : ''}${duration ? ` (${duration})` : ''}`,
      ...(codes && facts.length > 0 ? [`   ${joinList(facts, site.words)}`] : []),
      ...writeCredits(credits, site.words).map((line) => `   ${line}`),
    ]),
  ]);
}

/** The lines above the movements of a work. */
function writeWork({ title, composer, performers }: WorkHead, words: Words): string[] {
  return [
    composer ? `${words.music.labelled({ label: composer })} ${title}` : title,
    ...writeCredits(performers, words),
  ];
}

function writeCredits(credits: readonly CreditRow[], words: Words): string[] {
  return credits.map(({ role, names }) => `${role}: ${joinList(names, words)}`);
}

function listFormats(site: Site, release: Release): string[] {
  return formatRows(site, release, true).map(({ title, facts, price, isSoldOut, shop }) =>
    [title, ...facts, isSoldOut ? site.words.music.soldOutFact : price, shop?.url]
      .filter(Boolean)
      .join(site.words.lists.comma),
  );
}
