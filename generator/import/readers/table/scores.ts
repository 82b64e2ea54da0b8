/** Music for films, series, games and the stage: a row for each. */

import { fold } from '../../../engine/lib/fold.ts';
import { ownOf } from '../../../engine/lib/record.ts';
import { divideNames, JOINED } from '../../../engine/values/index.ts';
import { withoutSoundtrack } from '../../../features/releases/soundtrack.ts';
import { namesOf } from '../../../site/keys.ts';
import type { Doubt, ItemOf, NamedLink, ScoreFacts, ScoreKind } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { filled, known, some } from '../shared/data.ts';
import { awardsOf, leaveRest, peopleOf, type RowTools, readEntries, readKind, yearsOf } from './entries.ts';
import type { Line } from './rows.ts';
import { isYes } from './values.ts';

/** Columns with the title of a film, the surest first. */
const TITLES = ['title', 'film', 'event', 'series'] as const;
const DAYS = ['year', 'release_date', 'date', 'original_date'] as const;
const KINDS = ['type', 'category', 'genre', 'format'] as const;

/** Words that say more than the kind: they are kept beside the title. */
const FINER =
  /^(?:docu|doku|short|kurz|court|corto|curta|kısa|mini|musical|ball|opera|oper$|podcast|hörsp|belgesel|وثائقي|فيلم قصير)/iu;

/** `6 episodes`, `2 series`, `3 Staffeln`. */
const PARTS =
  /^\d{1,3} (?:episodes?|series|seasons?|folgen?|staffeln?|épisodes?|saisons?|episodios?|temporadas?|episodi|stagioni?|episódios?|bölüm|sezon|حلقات|حلقة|مواسم)$/iu;

/** @param site the artist's, whose releases may be albums of scores */
export function readScores(lines: readonly Line[], site: SiteFacts): ItemOf<'scores'>[] {
  return readEntries(lines, { titles: TITLES, read: readScore }, site);
}

function readScore(line: Line, heading: string, tools: RowTools): ItemOf<'scores'> {
  const { values } = tools;
  const doubts: Doubt[] = values.doubts;
  const written = line.first(TITLES);
  const [, bare = '', bracket = ''] = /^(.+\S)\s*\(([^()]+)\)$/u.exec(written) ?? [];
  const hasParts = PARTS.test(bracket);
  const section = readKind(heading);
  const bracketKind = readKind(bracket);
  const { kind, note } = kindOf(line, bracketKind ?? section ?? (hasParts ? 'series' : undefined), tools);
  // A column that names another kind leaves a bracket in the title.
  const isKind = bracketKind !== undefined && bracketKind === kind;
  const title = hasParts || isKind ? bare : written;
  const finer = hasParts || (isKind && FINER.test(bracket)) ? bracket : '';
  if (kind === undefined) doubts.push({ at: ['kind'], why: 'no column says what the music is for' });
  const facts = known<ScoreFacts>({
    title,
    kind: kind ?? 'film',
    year: yearsOf(line, DAYS, tools),
    director: some(peopleOf(line, 'director')),
    production: some(companiesOf(line, 'production', doubts)),
    broadcaster: some(companiesOf(line, 'broadcaster', doubts)),
    role: roleOf(line),
    note: filled([...new Set([finer, note])].filter(Boolean).join(', ')),
    trailer: values.url('trailer'),
    description: filled(line.longText('description')),
    awards: some(awardsOf(line, tools)),
    album: albumOf(line, title, tools),
    links: some(linksOf(line, tools)),
  });
  leaveRest(line, ALBUMS);
  return { kind: 'scores', facts, origin: line.origin, doubts: some(doubts) };
}

/** The kind of a row in its cells, or else that of its section or of the column of its title. */
function kindOf(line: Line, section: ScoreKind | undefined, _: RowTools) {
  const cells = KINDS.flatMap((key) => line.all(key));
  const named = cells.find(({ text }) => readKind(text) !== undefined);
  for (const cell of cells) if (cell !== named) line.leave(cell, 'unused');
  const column = TITLES.flatMap((key) => line.all(key)).at(0)?.column.name ?? '';
  return {
    kind: readKind(named?.text ?? '') ?? section ?? readKind(column),
    note: named && FINER.test(named.text) ? named.text : '',
  };
}

function roleOf(line: Line): string | undefined {
  const texts = line.all('role').map(({ text }) => text);
  // That the artist composed the music goes without saying.
  return texts.every((text) => COMPOSER.has(fold(text))) ? undefined : filled(texts.join(' / '));
}

/** Returns the companies between slashes and semicolons. Other signs and words may be within a name. */
function companiesOf(line: Line, field: 'production' | 'broadcaster', doubts: Doubt[]): string[] {
  const companies = line.all(field).flatMap(({ text }) => divideNames(text, { joins: ['list', 'slash'] }));
  const isDivisible = (name: string) => divideNames(name, { joins: JOINED, isTight: true }).length > 1;
  const open = companies.find((name) => isDivisible(name.replace(FORM, '')));
  if (open !== undefined) doubts.push({ at: [field], why: `"${open}" may be several companies` });
  return companies;
}

/** `Name, Inc.`, `Name & Co. KG`. */
const FORM = /(?:,| &| and| und| et)\s*(?:inc|ltd|llc|llp|co|sons?|söhne|fils|gmbh|s\.?a|kg)\b.*$/iu;

const COMPOSER: ReadonlySet<string> = new Set(namesOf('composer').map(fold));

/** The release that a cell names, or one that is called like the film and is a soundtrack. */
function albumOf(line: Line, title: string, { site }: RowTools): string | undefined {
  const [cell] = ALBUMS.flatMap((field) => line.all(field));
  const name = cell && !isYes(cell.text) ? cell.text : title;
  const found = site.records?.find(
    (record) =>
      (cell || withoutSoundtrack(record.title) !== record.title) &&
      withoutSuffix(record.title) === withoutSuffix(name),
  );
  if (cell && !found) line.refuse(cell, 'no release of the site is called so.');
  return found?.slug;
}

const ALBUMS = ['soundtrack', 'release_title'] as const;

function withoutSuffix(title: string): string {
  return fold(withoutSoundtrack(title));
}

/** Addresses with the names of their sites. IMDb has numbers of titles, too: `tt0133093`. */
function linksOf(line: Line, { values }: RowTools): NamedLink[] {
  return line.all('url').flatMap(({ text }) => {
    const url = values.url('url', /^tt\d{7,9}$/.test(text) ? `https://www.imdb.com/title/${text}/` : text);
    if (url === undefined) return [];
    const host = new URL(url).hostname.replace(/^(?:www|m)\./, '');
    return [{ name: ownOf(SITES, host) ?? host, url }];
  });
}

const SITES: Readonly<Record<string, string>> = { 'imdb.com': 'IMDb', 'letterboxd.com': 'Letterboxd' };
