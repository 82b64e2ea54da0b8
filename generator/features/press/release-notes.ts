/** Facts about a release for journalists, as plain text. */

import type { Entry } from '../../engine/content/types.ts';
import { nameLanguageIn } from '../../engine/lib/language.ts';
import { formatDuration } from '../../engine/lib/text.ts';
import { artistsOf, creditLine } from '../../site/artists.ts';
import type { CreditRow, WorkHead } from '../../site/parts.ts';
import { releaseRoute } from '../../site/routes.ts';
import type { Site } from '../../site/site.ts';
import { formatDate, joinList, type Words } from '../../site/words/index.ts';
import { releaseFacts } from '../releases/cards.ts';
import { creditsOf } from '../releases/performers.ts';
import { formatRows, rightsLines, smallPrint } from '../releases/release.ts';
import type { Release } from '../releases/schema/release.ts';
import { lengthOf, listDiscs, totalLabel } from '../releases/tracks.ts';
import { listWorks } from '../releases/works.ts';

/**
 * The notes of a release; they end with a line break.
 * @param codes for labels, which need what journalists do not: the ISRC, tempo and key of tracks, who wrote each, what is
 *   explicit, the language, and the lengths of works, discs and all
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
    joinList(
      [
        ...releaseFacts(data, words.language),
        ...(codes ? [totalLabel(data), markExplicit(data, words)] : []),
      ].filter(Boolean),
      words,
    ),
    site.urls.absolute(releaseRoute(slug)),
  ];
  const parts = [
    head,
    [description],
    under(words.press.tracksHead, listTracks(site, data, codes)),
    under(words.press.creditsHead, writeCredits(creditsOf(data, words), words)),
    under(words.press.formatsHead, listFormats(site, data)),
    under(words.press.rightsHead, [
      ...smallPrint(site, data).map(({ term, text }) => `${words.music.labelled({ label: term })} ${text}`),
      ...rightsLines(data),
      ...(codes && data.language
        ? [
            `${words.music.labelled({ label: words.languages.label })} ${nameLanguageIn(data.language, words.language.locale)}`,
          ]
        : []),
    ]),
  ];
  const texts = parts.map((lines) => lines.filter(Boolean).join('\n')).filter(Boolean);
  return `${texts.join('\n\n')}\n`;
}

function under(heading: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? [heading, ...lines] : [];
}

/** Zero at the start of a number, in Latin or Arabic digits. */
const LEADING_ZERO = /^[0\u0660]/;

function listTracks(site: Site, release: Release, codes: boolean): string[] {
  const { words } = site;
  return listDiscs(site, release).flatMap(({ title: disc, duration: length, tracks }) => [
    disc && `${disc}${codes ? inBrackets(length) : ''}`,
    ...tracks.flatMap((track, index) => {
      const { number, title, artist, composer, work, duration, credits } = track;
      const facts = codes ? [...track.facts, markExplicit(track, words)].filter(Boolean) : [];
      const writers = codes && composer ? [{ role: words.music.roles.composer, names: [composer] }] : [];
      return [
        ...(work && work.id !== tracks[index - 1]?.work?.id
          ? writeWork(work, codes ? lengthOfWork(release, work) : '', words)
          : []),
        `${number.replace(LEADING_ZERO, '')}. ${artist ? `${artist}: ` : ''}${title}${composer && !codes ? ` – ${composer}` : ''}${inBrackets(duration)}`,
        ...(facts.length > 0 ? [`   ${joinList(facts, words)}`] : []),
        ...writeCredits([...writers, ...credits], words).map((line) => `   ${line}`),
      ];
    }),
  ]);
}

function inBrackets(text: string): string {
  return text && ` (${text})`;
}

function markExplicit({ explicit }: { explicit?: boolean | undefined }, { music }: Words): string {
  return explicit ? music.explicit : '';
}

/** The length of a work; empty if that of a movement is not known. */
function lengthOfWork(release: Release, { id }: WorkHead): string {
  const length = lengthOf({ tracks: listWorks(release).find((work) => work.id === id)?.tracks });
  return length === undefined ? '' : formatDuration(length);
}

/** The lines above the movements of a work. */
function writeWork({ title, composer, performers }: WorkHead, length: string, words: Words): string[] {
  return [
    `${composer ? `${words.music.labelled({ label: composer })} ` : ''}${title}${inBrackets(length)}`,
    ...writeCredits(performers, words),
  ];
}

function writeCredits(credits: readonly CreditRow[], words: Words): string[] {
  return credits.map(
    ({ role, names }) => `${words.music.labelled({ label: role })} ${joinList(names, words)}`,
  );
}

function listFormats(site: Site, release: Release): string[] {
  return formatRows(site, release, true).map(({ title, facts, price, isSoldOut, shop }) =>
    [title, ...facts, isSoldOut ? site.words.music.soldOutFact : price, shop?.url]
      .filter(Boolean)
      .join(site.words.lists.comma),
  );
}
