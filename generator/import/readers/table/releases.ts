/** Releases of a table: a row a release, or a row a track. */
import { fold } from '../../../engine/lib/fold.ts';
import { orderOf } from '../../../engine/values/index.ts';
import type { Key } from '../../../site/keys.ts';
import type { Doubt, ItemOf, ReleaseFacts, TrackFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { known, some } from '../shared/data.ts';
import { liftShared } from '../shared/lift.ts';
import { isKeptOut } from './fields.ts';
import { formatsOf, readFormats } from './formats.ts';
import { type Group, groupRows, isOfWork, titleOf, trackTitleOf } from './groups.ts';
import {
  addressesOf,
  artistsOf,
  positionOf,
  readRecording,
  releaseArtistIn,
  releaseArtists,
} from './music.ts';
import { factsOfRelease, typeOf } from './release-facts.ts';
import { type Column, type Line, leaveCells } from './rows.ts';
import { publicRows, stateOf } from './status.ts';
import { type DayContext, openValues } from './values.ts';

export function readReleases(
  lines: readonly Line[],
  site: SiteFacts,
  columns: readonly Column[],
): ItemOf<'releases'>[] {
  const dates = lines.flatMap((line) => DAYS.flatMap((field) => line.all(field).map(({ text }) => text)));
  const order = columns.find(({ meaning }) => meaning?.order)?.meaning?.order ?? orderOf(dates);
  const groups = dropRepeated(groupRows(publicRows(lines)), columns);
  const names = groups.map(({ lines: [first] }) => bareName(first));
  const seen = new Set<string>();
  const twice = new Set(names.filter((name) => seen.size === seen.add(name).size));
  const isReissue = (line: Line) => twice.has(bareName(line)) || REISSUE.test(titleOf(line));
  return groups.map((group) => readRelease(group, { order, today: site.today, isReissue }));
}

/** Reports of sales have a row of a song for each shop and month: those that are equal in all that is read are one. */
function dropRepeated(groups: readonly Group[], columns: readonly Column[]): Group[] {
  const fields = [
    ...new Set(columns.flatMap(({ meaning }) => (meaning && !isKeptOut(meaning.key) ? meaning.key : []))),
  ];
  const known = new Set<string>();
  return groups.filter(({ lines: [first, other] }) => {
    if (other || fields.length < 2) return true;
    const row = JSON.stringify(fields.map((field) => first.written(field).map(({ text }) => text)));
    return known.size !== known.add(row).size;
  });
}

interface Context extends DayContext {
  /** Returns true if a release is a later edition, whose day is not the first one. */
  isReissue(line: Line): boolean;
}

const DAYS = ['release_date', 'date'] as const;

type Rows = readonly [Line, ...Line[]];

const REISSUE =
  /remaster|re-?issue|re-?press|deluxe|anniversary|expanded|neuauflage|jubiläum|réédition|reedición|riedizione|reedição|yeniden basım/i;

function bareName(line: Line): string {
  const artist = releaseArtistIn(line) || line.text('artist');
  return fold(`${titleOf(line).replace(/\s*[([][^()[\]]*[)\]]$/, '')}\0${artist}`);
}

function readRelease(group: Group, context: Context): ItemOf<'releases'> {
  const { lines, tracks } = group;
  const [first] = lines;
  const doubts: Doubt[] = [];
  const title = titleOf(first);
  const isAlone = isSingle(group, title);
  const isRecord = tracks[0] !== first;
  const artists = releaseArtists(lines, isAlone || isRecord);
  const written = lines.map((line) => line.longText('release_formats')).find(Boolean);
  const formats = written === undefined ? formatsOf(lines) : readFormats(written);
  const { links, ...addresses } = isAlone || isRecord ? addressesOf(first) : {};
  const others = links?.filter(({ url }) => !formats.some((format) => format.url === url));
  const [status] = first.all('status');
  // To be had is what a record is anyway.
  if (status && !['sold_out', 'scheduled'].includes(stateOf(status.text) ?? '')) first.leave(status);
  const facts = known<ReleaseFacts>({
    title: isAlone && first.text('version') ? `${title} (${first.text('version')})` : title,
    type: typeOf(lines, title, doubts, formats.length > 0),
    artists: some(artists),
    ...datesOf(lines, context, doubts),
    ...factsOfRelease(lines, doubts),
    formats: some(formats),
    ...(isAlone ? recordingOf(first, doubts) : {}),
    ...(isRecord && !isAlone ? peopleOf(first) : {}),
    ...addresses,
    ...(others && others.length > 0 && { links: others }),
    tracks: isAlone
      ? undefined
      : settleNumbers(
          tracks.map((line, index) => readTrack(line, index, artists, doubts)),
          title,
          first,
        ),
  });
  return {
    kind: 'releases',
    facts: liftShared(facts),
    origin: first.origin,
    doubts: some(doubts),
  };
}

/** Returns true if the row is the release itself: it has no title of a track, or the same. */
function isSingle({ lines: [first], tracks }: Group, title: string): boolean {
  const [track, other] = tracks;
  if (track === undefined) return true;
  return (
    track === first &&
    other === undefined &&
    !isOfWork(track) &&
    fold(trackTitleOf(track)) === fold(title) &&
    !/^0*[2-9]|^1\d/.test(track.text('track_number'))
  );
}

/** Numbers that some tracks lack, or that two of them have, are none: the rows have an order. */
function settleNumbers(tracks: readonly TrackFacts[], title: string, line: Line): readonly TrackFacts[] {
  const numbered = tracks.filter(({ track_number }) => track_number !== undefined);
  const places = new Set(numbered.map(({ track_number, disc = 1 }) => `${disc} ${track_number}`));
  const isWhole = numbered.length === 0 || numbered.length === tracks.length;
  if (isWhole && places.size === numbered.length) return tracks;
  const why = isWhole ? 'two tracks have the same number' : 'some tracks have no number';
  line.note(`Of "${title}", ${why}: the numbers are left out, and the order of the rows is kept.`);
  return tracks.map(({ track_number: _, ...track }) => track);
}

function recordingOf(line: Line, doubts: Doubt[]): Omit<ReleaseFacts, 'title'> {
  const { facts, doubts: more } = readRecording(line, []);
  doubts.push(...more);
  const { version: _, work: __, opus: ___, movement: ____, ...rest } = facts;
  return rest;
}

/** People in the row of a record are those of all of its tracks. Its length is their sum, which the site adds up itself. */
function peopleOf(line: Line): Partial<ReleaseFacts> {
  const { composer, arranger, conductor, soloists, ensemble, credits } = readRecording(line, []).facts;
  if (line.text('duration')) line.findings.leave('length of the release', line.text('duration'), line.origin);
  return known<Partial<ReleaseFacts>>({ composer, arranger, conductor, soloists, ensemble, credits });
}

function readTrack(line: Line, index: number, artists: readonly unknown[], doubts: Doubt[]): TrackFacts {
  const { facts, doubts: more } = readRecording(line, ['tracks', index]);
  doubts.push(...more);
  const own = artistsOf(line);
  const isOther = own.length > 0 && JSON.stringify(own) !== JSON.stringify(artists);
  const { links, ...addresses } = addressesOf(line);
  if (links?.[0]) line.findings.leave('link of a track', links[0].url, line.origin);
  return {
    title: trackTitleOf(line) || titleOf(line),
    ...(isOther && { artists: own }),
    ...positionOf(line),
    ...facts,
    ...addresses,
  };
}

/** The day of a release: the first one, unless it is a later edition, which has both. */
function datesOf(
  group: Rows,
  context: Context,
  doubts: Doubt[],
): Pick<ReleaseFacts, 'release_date' | 'original_date'> {
  const day = readDate(group, DAYS, context, doubts);
  const first = readDate(group, ['original_date'], context, doubts);
  if (day === undefined || first === undefined || first === day) {
    const years = group.map((line) => line.text('year'));
    const only = day ?? first ?? years.find((year) => /^(?:19|20)\d\d$/.test(year));
    return only === undefined ? {} : { release_date: only };
  }
  if (context.isReissue(group[0])) return { release_date: day, original_date: first };
  const [cell] = group.flatMap((line) => DAYS.flatMap((field) => line.all(field)));
  doubts.push({ at: ['release_date'], why: `the column ${cell?.column.name} has ${day}` });
  if (cell) group[0].leave({ ...cell, text: day });
  return { release_date: first };
}

/** The first day of the rows that can be read; another one is left over. */
function readDate(
  group: Rows,
  fields: readonly Key[],
  context: Context,
  doubts: Doubt[],
): string | undefined {
  const days = group.map((line) => {
    const values = openValues(line);
    return { line, date: values.day(fields, context, 'release_date'), doubts: values.doubts };
  });
  const first = days.find(({ date }) => date !== undefined);
  const other = days.find(({ date }) => date !== undefined && date !== first?.date);
  if (other) leaveCells(other.line, fields);
  doubts.push(...(first?.doubts ?? []));
  return first?.date;
}
