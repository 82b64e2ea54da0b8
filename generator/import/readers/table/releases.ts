/** Releases of a table: a row a release, or a row a track. */
import { fold } from '../../../engine/lib/fold.ts';
import { type DayOrder, orderOf } from '../../../engine/values/index.ts';
import { readDay } from '../../../site/schema/dates.ts';
import type { Doubt, ItemOf, ReleaseFacts, TrackFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { known, some } from '../shared/data.ts';
import type { Findings } from '../shared/findings.ts';
import { liftShared } from '../shared/lift.ts';
import { artistsOf, releaseArtists } from './artists.ts';
import { type Group, groupRows, isOfWork, titleOf, trackTitleOf } from './groups.ts';
import type { Column } from './header.ts';
import type { Line } from './line.ts';
import { addressesOf, positionOf, readRecording } from './music.ts';
import { publicRows } from './public-rows.ts';
import { factsOfRelease, typeOf } from './release-facts.ts';

export function readReleases(
  lines: readonly Line[],
  columns: readonly Column[],
  site: SiteFacts,
  findings: Findings,
): ItemOf<'releases'>[] {
  const dates = lines.flatMap((line) => dateCells(line).map(({ text }) => text));
  const order = columns.find(({ meaning }) => meaning?.order)?.meaning?.order ?? orderOf(dates);
  return groupRows(publicRows(lines, findings), findings).map((group) =>
    readRelease(group, { order, today: site.today }, findings),
  );
}

interface Context {
  readonly order: DayOrder | undefined;
  readonly today: string;
}

function readRelease(group: Group, context: Context, findings: Findings): ItemOf<'releases'> {
  const { lines, tracks } = group;
  const [first] = lines;
  const doubts: Doubt[] = [];
  const title = titleOf(first);
  const isAlone = isSingle(group, title);
  const isRecord = tracks[0] !== first;
  const artists = releaseArtists(lines, isAlone || isRecord);
  const facts = known<ReleaseFacts>({
    title: isAlone && first.text('version') ? `${title} (${first.text('version')})` : title,
    type: typeOf(lines, title, doubts, findings),
    artists: some(artists),
    release_date: dateOf(lines, context, doubts, findings),
    ...factsOfRelease(lines, findings, doubts),
    ...(isAlone ? recordingOf(first, doubts, findings) : {}),
    ...(isRecord && !isAlone ? peopleOf(first, findings) : {}),
    ...(isAlone || isRecord ? addressesOf(first, findings) : {}),
    tracks: isAlone
      ? undefined
      : settleNumbers(
          tracks.map((line, index) => readTrack(line, index, artists, doubts, findings)),
          title,
          first,
          findings,
        ),
  });
  return {
    kind: 'releases',
    facts: liftShared(facts),
    origin: first.origin,
    doubts: some(doubts),
  };
}

/** Whether the row is the release itself: it has no title of a track, or the same. */
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
function settleNumbers(
  tracks: readonly TrackFacts[],
  title: string,
  { origin }: Line,
  findings: Findings,
): readonly TrackFacts[] {
  const numbered = tracks.filter(({ track_number }) => track_number !== undefined);
  const places = new Set(numbered.map(({ track_number, disc = 1 }) => `${disc} ${track_number}`));
  const isWhole = numbered.length === 0 || numbered.length === tracks.length;
  if (isWhole && places.size === numbered.length) return tracks;
  const why = isWhole ? 'two tracks have the same number' : 'some tracks have no number';
  findings.note(
    origin,
    `Of "${title}", ${why}: the numbers are left out, and the order of the rows is kept.`,
  );
  return tracks.map(({ track_number: _, ...track }) => track);
}

function recordingOf(line: Line, doubts: Doubt[], findings: Findings): Omit<ReleaseFacts, 'title'> {
  const { facts, doubts: more } = readRecording(line, findings, []);
  doubts.push(...more);
  const { version: _, work: __, opus: ___, movement: ____, ...rest } = facts;
  return rest;
}

/** What the row of a record says of all of its tracks. Its length is their sum, which the site adds up itself. */
function peopleOf(line: Line, findings: Findings): Partial<ReleaseFacts> {
  const { composer, arranger, conductor, soloists, ensemble, credits } = readRecording(
    line,
    findings,
    [],
  ).facts;
  if (line.text('duration')) findings.leave('length of the release', line.text('duration'), line.origin);
  return known<Partial<ReleaseFacts>>({ composer, arranger, conductor, soloists, ensemble, credits });
}

function readTrack(
  line: Line,
  index: number,
  artists: readonly unknown[],
  doubts: Doubt[],
  findings: Findings,
): TrackFacts {
  const { facts, doubts: more } = readRecording(line, findings, ['tracks', index]);
  doubts.push(...more);
  const own = artistsOf(line);
  const isOther = own.length > 0 && JSON.stringify(own) !== JSON.stringify(artists);
  const { links, ...addresses } = addressesOf(line, findings);
  if (links?.[0]) findings.leave('link of a track', links[0].url, line.origin);
  return {
    title: trackTitleOf(line) || titleOf(line),
    ...(isOther && { artists: own }),
    ...positionOf(line, findings),
    ...facts,
    ...addresses,
  };
}

function dateCells(line: Line) {
  return [...line.all('release_date'), ...line.all('date')];
}

function dateOf(
  group: readonly Line[],
  context: Context,
  doubts: Doubt[],
  findings: Findings,
): string | undefined {
  for (const line of group) {
    const [cell] = dateCells(line);
    const year = line.text('year');
    if (!cell) {
      if (/^(?:19|20)\d\d$/.test(year)) return year;
      continue;
    }
    const day = readDay(cell.text, context);
    if ('refused' in day) {
      findings.refuse(line.origin, cell.column.name, cell.text, day.refused);
      continue;
    }
    if (day.doubt) doubts.push({ at: ['release_date'], why: day.doubt });
    return day.value.date;
  }
  return undefined;
}
