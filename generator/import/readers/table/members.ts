/** Bands and who plays in them: a row for each person, or for each band. */
import { fold } from '../../../engine/lib/fold.ts';
import { divideNames } from '../../../engine/values/index.ts';
import type { ArtistFacts, ItemOf, MemberFacts } from '../../catalogue.ts';
import { namesOf, type SiteFacts } from '../reader.ts';
import { sortProfiles } from '../shared/addresses.ts';
import { filled, groupBy, known } from '../shared/data.ts';
import { plainToMarkdown, toMarkdown } from '../shared/markdown.ts';
import { type Line, leaveCells, leaveOthers } from './rows.ts';
import { openValues, textsIn } from './values.ts';

type Rows = readonly [Line, ...Line[]];

/** A band with its members. Those of the artist of the site are written by hand, as they are in site.yaml. */
export function readMembers(lines: readonly Line[], site: SiteFacts): ItemOf<'artists'>[] {
  const own = new Set(namesOf(site).map(fold));
  const rows = lines.filter((line) => {
    const isNamed = line.text('artist') !== '' || nameOf(line) !== '';
    if (!isNamed && line.filled > 0) line.note('A row without a name is left out.');
    return isNamed;
  });
  return [...groupBy(rows, (line) => fold(line.text('artist'))).values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    const band = first.text('artist');
    if (band === '' && site.isLabel) return group.flatMap((line) => readPerson(line));
    if (band !== '' && !own.has(fold(band))) return [readBand([first, ...others])];
    noteOwn(group);
    return [];
  });
}

function noteOwn(rows: readonly Line[]): void {
  const members = rows.flatMap((line) => readMember(line) ?? []);
  const [first] = members;
  const [line] = rows;
  if (!line || !first) return;
  const example = Object.entries(first).map(([key, value]) => `${key}: ${value}`);
  line.findings.leave(
    'Members of the artist of the site',
    members.map(({ name }) => name).join(', '),
    line.origin,
  );
  line.note(
    'Members of the artist of the site are in site.yaml, where an import writes nothing.',
    `Write them below  artist:  as  members: [{${example.join(', ')}}]`,
  );
}

function readMember(line: Line): MemberFacts | undefined {
  const name = nameOf(line);
  if (name === '') {
    leaveCells(line, OF_MEMBERS);
    return undefined;
  }
  return known<MemberFacts>({
    name,
    ...textsIn(line, ['instrument', 'role']),
    from: yearIn(line, ['joined']),
    until: yearIn(line, ['left', 'end_date']),
  });
}

const OF_BAND = ['city', 'place', 'region', 'country', 'formed', 'description', 'biography', 'url'] as const;
const OF_MEMBERS = ['instrument', 'role', 'joined', 'left', 'end_date'] as const;

function nameOf(line: Line): string {
  return line.first(['member', 'title']);
}

function yearIn(
  line: Line,
  fields: readonly ('joined' | 'left' | 'end_date' | 'formed')[],
): number | undefined {
  const [cell] = fields.flatMap((field) => line.all(field));
  if (!cell) return undefined;
  const year = /(?<!\d)(?:19|20)\d\d(?!\d)/.exec(cell.text)?.[0];
  if (year === undefined || year !== cell.text) line.leave(cell);
  return year === undefined ? undefined : Number(year);
}

function readBand(rows: Rows): ItemOf<'artists'> {
  const listed = rows
    .flatMap((line) => line.all('members'))
    .flatMap(({ text }) => divideNames(text, { joins: ['list', 'comma'] }));
  const members = [...rows.flatMap((line) => readMember(line) ?? []), ...listed.map(readListed)];
  const [first, ...others] = rows;
  const item = readPlain(first, first.text('artist'));
  leaveOthers(first, others, OF_BAND);
  return {
    ...item,
    facts: { ...item.facts, ...(members.length > 0 && { kind: 'group' as const, members }) },
  };
}

/** `Name (drums)`. */
function readListed(text: string): MemberFacts {
  const [, name = text, instrument] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  return { name, ...(instrument !== undefined && { instrument }) };
}

function readPerson(line: Line): ItemOf<'artists'>[] {
  const name = nameOf(line);
  leaveCells(line, [...OF_MEMBERS, 'members']);
  return name === '' ? [] : [readPlain(line, name)];
}

function readPlain(line: Line, name: string): ItemOf<'artists'> {
  const city = line.first(['city', 'place']);
  const urls = line.all('url').flatMap(({ text }) => openValues(line).url('url', text) ?? []);
  const text = line.longText('biography');
  const location = [city, line.text('region')].filter(Boolean);
  return {
    kind: 'artists',
    facts: known<ArtistFacts>({
      name,
      description: filled(line.text('description')),
      location: filled([...new Set(location)].join(', ')),
      country: filled(line.text('country')),
      formed: yearIn(line, ['formed']),
      ...sortProfiles(urls.map((url) => ({ url }))),
    }),
    body: filled(/<\w/.test(text) ? toMarkdown(text).text : plainToMarkdown(text)),
    origin: line.origin,
  };
}
