/** Music for films, series, games and the stage: a row for each. */
import { fold } from '../../../engine/lib/fold.ts';
import { latinDigits } from '../../../engine/lib/text.ts';
import { divideNames } from '../../../engine/values/index.ts';
import scoreNames from '../../../features/works/names.json' with { type: 'json' };
import { SCORE_KINDS } from '../../../features/works/score-schema.ts';
import { type Key, namesOf } from '../../../site/keys.ts';
import { type ReadAward, readAward } from '../../../site/schema/award-line.ts';
import type { Doubt, ItemOf, NamedLink, ScoreFacts, ScoreKind } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { filled, known, some } from '../shared/data.ts';
import type { Findings } from '../shared/notes.ts';
import { type Line, leaveCells } from './rows.ts';
import { isYes, openValues, type Values } from './values.ts';

/** Columns with the title of a film, the surest first. */
const TITLES = ['title', 'film', 'event', 'series'] as const;
const DAYS = ['year', 'release_date', 'date', 'original_date'] as const;
const KINDS = ['type', 'category', 'genre', 'format'] as const;

const KIND_NAMES: ReadonlyMap<string, string> = new Map([
  ...SCORE_KINDS.map((kind) => [kind, kind] as const),
  ...Object.entries(scoreNames.score_kinds).map(([name, kind]) => [fold(name), kind] as const),
]);

/** The kind of work that a word or a heading means: `Spielfilme`, `Television`, `Jeu vidéo`. */
export function readKind(text: string): ScoreKind | undefined {
  const name = KIND_NAMES.get(fold(text.trim()));
  return SCORE_KINDS.find((kind) => kind === name);
}

/** Words that say more than the kind: they are kept beside the title. */
const FINER =
  /^(?:docu|doku|short|kurz|court|corto|curta|kısa|mini|musical|ball|opera|oper$|podcast|hörsp|belgesel|وثائقي|فيلم قصير)/iu;

/** `6 episodes`, `2 series`, `3 Staffeln`. */
const PARTS =
  /^\d{1,3} (?:episodes?|series|seasons?|folgen?|staffeln?|épisodes?|saisons?|episodios?|temporadas?|episodi|stagioni?|episódios?|bölüm|sezon|حلقات|حلقة|مواسم)$/iu;

interface Tools {
  readonly site: SiteFacts;
  readonly findings: Findings;
  readonly values: Values;
}

export function readScores(lines: readonly Line[], site: SiteFacts, findings: Findings): ItemOf<'scores'>[] {
  let section: ScoreKind | undefined;
  return lines.flatMap((line): ItemOf<'scores'>[] => {
    if (line.filled === 0) return [];
    const heading = line.alone === undefined ? undefined : readKind(line.alone);
    if (heading !== undefined) section = heading;
    else if (line.first(TITLES) !== '')
      return [readScore(line, section, { site, findings, values: openValues(line, findings) })];
    else findings.note(line.origin, 'A row without a title is left out.');
    return [];
  });
}

function readScore(line: Line, section: ScoreKind | undefined, tools: Tools): ItemOf<'scores'> {
  const { values, findings } = tools;
  const doubts: Doubt[] = values.doubts;
  const written = line.first(TITLES);
  const [, bare = '', parts = ''] = /^(.+\S)\s*\(([^()]+)\)$/u.exec(written) ?? [];
  const hasParts = PARTS.test(parts);
  const title = hasParts ? bare : written;
  const { kind, note } = kindOf(line, section ?? (hasParts ? 'series' : undefined), tools);
  if (kind === undefined) doubts.push({ at: ['kind'], why: 'no column says what the music is for' });
  const facts = known<ScoreFacts>({
    title,
    kind: kind ?? 'film',
    year: yearsOf(line, tools),
    director: some(directorsOf(line)),
    production: textsOf(line, 'production'),
    broadcaster: textsOf(line, 'broadcaster'),
    role: textsOf(line, 'role'),
    note: filled([hasParts ? parts : '', note].filter(Boolean).join(', ')),
    trailer: values.url('trailer'),
    description: filled(line.longText('description')),
    awards: some(awardsOf(line, tools)),
    album: albumOf(line, title, tools),
    links: some(linksOf(line, tools)),
  });
  leaveRest(line, TITLES, findings);
  leaveRest(line, DAYS, findings);
  leaveRest(line, ALBUMS, findings);
  return { kind: 'scores', facts, origin: line.origin, doubts: some(doubts) };
}

/** Lists the cells of fields that mean one thing as left out, but for the first. */
function leaveRest(line: Line, fields: readonly Key[], findings: Findings): void {
  const [, ...others] = fields.filter((field) => line.text(field) !== '');
  leaveCells(line, others, findings);
}

/** The kind of a row in its cells, or else that of its section or of the column of its title. */
function kindOf(line: Line, section: ScoreKind | undefined, { findings }: Tools) {
  const cells = KINDS.flatMap((key) => line.all(key));
  const named = cells.find(({ text }) => readKind(text) !== undefined);
  for (const cell of cells)
    if (cell !== named) findings.leave(cell.column.name, cell.text, line.origin, 'unused');
  const column = TITLES.flatMap((key) => line.all(key)).at(0)?.column.name ?? '';
  return {
    kind: readKind(named?.text ?? '') ?? section ?? readKind(column),
    note: named && FINER.test(named.text) ? named.text : '',
  };
}

/** `2024`, `2019–21`, or the year of a day. */
function yearsOf(line: Line, { values, site, findings }: Tools): string | undefined {
  const [cell] = DAYS.flatMap((field) => line.all(field));
  const [, first, last = ''] = SPAN.exec(latinDigits(cell?.text ?? '')) ?? [];
  if (!cell || first === undefined)
    return values.day(DAYS, { today: site.today, order: undefined }, 'year')?.slice(0, 4);
  const end = `${first.slice(0, 4 - last.length)}${last}`;
  if (end > first) return `${first}–${end}`;
  findings.refuse(line.origin, cell.column.name, cell.text, 'it is no date.');
  return undefined;
}

const SPAN = /^((?:19|20)\d\d)\s*[-–—/]\s*(\d\d|(?:19|20)\d\d)$/;

/** People of one cell. A comma is within a name where a part of it is a single word: `Oliveira, Marta`. */
function directorsOf(line: Line): string[] {
  return line.all('director').flatMap(({ text }) => {
    const names = divideNames(text, { joins: ['list', 'slash', 'and', 'comma'] });
    return names.every((name) => name.includes(' '))
      ? names
      : divideNames(text, { joins: ['list', 'slash'] });
  });
}

function textsOf(line: Line, field: 'production' | 'broadcaster' | 'role'): string | undefined {
  const texts = line.all(field).map(({ text }) => text);
  // That the artist composed the music goes without saying.
  const isSilent = field === 'role' && texts.every((text) => COMPOSER.has(fold(text)));
  return isSilent ? undefined : filled(texts.join(' / '));
}

const COMPOSER: ReadonlySet<string> = new Set(namesOf('composer').map(fold));

/** Several of a cell are divided by semicolons and lines. What was only nominated has not been won: it has to be written. */
function awardsOf(line: Line, { findings }: Tools): ReadAward[] {
  const column = line.all('award')[0]?.column.name ?? '';
  return line
    .longText('award')
    .split(/\s*[;\n]\s*/)
    .filter(Boolean)
    .flatMap((text) => {
      const award = readAward(text);
      if (!award) findings.refuse(line.origin, column, text, NO_RESULT, ADD_RESULT);
      return award ?? [];
    });
}

const NO_RESULT = 'it does not say whether it was won.';
const ADD_RESULT = 'Write  (won)  or  (nominated)  behind it.';

/** The release that a cell names, or one that is called like the film and is a soundtrack. */
function albumOf(line: Line, title: string, { site, findings }: Tools): string | undefined {
  const [cell] = ALBUMS.flatMap((field) => line.all(field));
  const name = cell && !isYes(cell.text) ? cell.text : title;
  const found = site.records?.find(
    (record) =>
      (cell || SOUNDTRACK.test(record.title)) && withoutSuffix(record.title) === withoutSuffix(name),
  );
  if (cell && !found)
    findings.refuse(line.origin, cell.column.name, cell.text, 'no release of the site is called so.');
  return found?.slug;
}

const ALBUMS = ['soundtrack', 'release_title'] as const;
const SOUNDTRACK =
  /\s*(?:[([][^()[\]]*(?:soundtrack|score|motion picture|bande originale|filmmusik|banda sonora|colonna sonora|trilha sonora|film müziği|موسيقى)[^()[\]]*[)\]]|[–-] original (?:soundtrack|score)|\bOST)$/iu;

function withoutSuffix(title: string): string {
  return fold(title.replace(SOUNDTRACK, ''));
}

/** Addresses with the names of their sites. IMDb has numbers of titles, too: `tt0133093`. */
function linksOf(line: Line, { values }: Tools): NamedLink[] {
  return line.all('url').flatMap(({ text }) => {
    const url = values.url('url', /^tt\d{7,9}$/.test(text) ? `https://www.imdb.com/title/${text}/` : text);
    if (url === undefined) return [];
    const host = new URL(url).hostname.replace(/^(?:www|m)\./, '');
    return [{ name: SITES[host] ?? host, url }];
  });
}

const SITES: Readonly<Record<string, string>> = { 'imdb.com': 'IMDb', 'letterboxd.com': 'Letterboxd' };
