/** Releases of a table: a row a release, or a row a track. */
import { fold } from '../../../../engine/lib/fold.ts';
import type { Doubt, ItemOf, ReleaseFacts, TrackFacts } from '../../catalogue.ts';
import type { SiteFacts } from '../reader.ts';
import { known, some } from '../shared/data.ts';
import { type DayOrder, orderOf, readDay } from '../shared/days.ts';
import type { Findings } from '../shared/findings.ts';
import { liftShared } from '../shared/lift.ts';
import { artistsOf, releaseArtists } from './artists.ts';
import { groupRows, titleOf, trackTitleOf } from './groups.ts';
import type { Column } from './header.ts';
import type { Line } from './line.ts';
import { addressesOf, positionOf, readRecording } from './music.ts';
import { factsOfRelease, typeOf } from './release-facts.ts';

export function readReleases(
  lines: readonly Line[],
  columns: readonly Column[],
  site: SiteFacts,
  findings: Findings,
): ItemOf<'releases'>[] {
  const dates = lines.flatMap((line) => dateCells(line).map(({ text }) => text));
  const order = columns.find(({ meaning }) => meaning?.order)?.meaning?.order ?? orderOf(dates);
  return groupRows(lines, findings).map((group) =>
    readRelease(group, { order, today: site.today }, findings),
  );
}

interface Context {
  readonly order: DayOrder | undefined;
  readonly today: string;
}

function readRelease(
  group: readonly [Line, ...Line[]],
  context: Context,
  findings: Findings,
): ItemOf<'releases'> {
  const [first] = group;
  const doubts: Doubt[] = [];
  const title = titleOf(first);
  const isAlone = isSingle(group, title);
  const artists = releaseArtists(group, isAlone);
  const facts = known<ReleaseFacts>({
    title: isAlone && first.text('version') ? `${title} (${first.text('version')})` : title,
    type: typeOf(first, findings),
    artists: some(artists),
    release_date: dateOf(group, context, doubts, findings),
    ...factsOfRelease(group, findings, doubts),
    ...(isAlone ? recordingOf(first, doubts, findings) : {}),
    ...(isAlone ? addressesOf(first, findings) : {}),
    tracks: isAlone
      ? undefined
      : group.map((line, index) => readTrack(line, index, artists, doubts, findings)),
  });
  return {
    kind: 'releases',
    facts: liftShared(facts),
    origin: first.origin,
    doubts: some(doubts),
  };
}

/** What only tracks have. */
const WORK = ['work', 'opus', 'movement'] as const;

/** Whether the row is the release itself: it has no title of a track, or the same. */
function isSingle(group: readonly [Line, ...Line[]], title: string): boolean {
  const isOfWork = WORK.some((field) => group[0].text(field) !== '');
  if (group.length > 1 || isOfWork) return false;
  const track = trackTitleOf(group[0]);
  return (
    track === '' || (fold(track) === fold(title) && !/^0*[2-9]|^1\d/.test(group[0].text('track_number')))
  );
}

function recordingOf(line: Line, doubts: Doubt[], findings: Findings): Omit<ReleaseFacts, 'title'> {
  const { facts, doubts: more } = readRecording(line, findings, []);
  doubts.push(...more);
  const { version: _, work: __, opus: ___, movement: ____, ...rest } = facts;
  return rest;
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
    return day.date;
  }
  return undefined;
}
