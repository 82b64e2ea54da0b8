/** CUE sheets: the tracklists of mixes, and the tables of contents of albums in one file. */
import { upc as upcSchema } from '../../../engine/content/schema/values/numbers.ts';
import { formatClock, formatDuration } from '../../../engine/lib/text.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Doubt, Item, ItemFile, LeftOver, Origin, TrackFacts } from '../catalogue.ts';
import { problem } from '../problems.ts';
import type { SourceFile } from '../sources/files.ts';
import { readText } from '../sources/text.ts';
import { isBy, keyOf, type Owner, ownerOf } from './audio/artists.ts';
import { readDate } from './audio/dates.ts';
import { type RawRecording, readRaw } from './audio/raw.ts';
import { readIsrc } from './audio/tracks.ts';
import { cleanLine } from './audio/words.ts';
import type { Reader, SiteFacts } from './reader.ts';
import { findBeside, findRecording, LARGEST_SHEET } from './shared/cue-recordings.ts';
import { parseSheet, type Sheet, type SheetTrack } from './shared/cue-sheet.ts';

/** In seconds: what fits on a disc. A longer recording with a tracklist is a mix. */
const LONGEST_DISC = 82 * 60;

export const cue: Reader = {
  name: 'cue',
  about: 'CUE sheets (the tracklist of a mix)',
  recognises: ({ ending }) => ending === 'cue',
  async read(files, site, { all }) {
    const items: Item[] = [];
    const left: LeftOver[] = [];
    const problems: Problem[] = [];
    for (const file of files) {
      const read =
        file.size > LARGEST_SHEET ? { refused: 'it is too large for a CUE sheet.' } : readText(file);
      const sheet = 'text' in read ? parseSheet(read.text) : undefined;
      if (!sheet || listTracks(sheet).length === 0) {
        const reason = 'refused' in read ? read.refused : 'there are no tracks in it.';
        problems.push(problem('import/unreadable', undefined, { name: file.name, reason }));
        continue;
      }
      const made = await readSheet(file, sheet, site, all);
      if (made.item) items.push(made.item);
      left.push(...made.left);
      problems.push(...made.problems, ...reportTimes(file, sheet));
    }
    return { items, left: firstOfEach(left), problems };
  },
};

interface Made {
  readonly item?: Item;
  readonly left: readonly LeftOver[];
  readonly problems: readonly Problem[];
}

async function readSheet(
  file: SourceFile,
  sheet: Sheet,
  site: SiteFacts,
  all: readonly SourceFile[],
): Promise<Made> {
  const origin = { source: 'cue', place: file.name };
  const tracks = listTracks(sheet);
  const left = [...listRemarks(sheet, origin), ...listOdd(sheet, origin)];
  if (
    sheet.files.some(
      ({ name, tracks: own }) => own.length === 1 && sheet.files.length > 1 && findBeside(file, name, all),
    )
  ) {
    const what = 'A CUE sheet of an album whose tracks are files of their own';
    return { left: [{ what, example: sheet.title ?? file.name, origin }, ...left], problems: [] };
  }
  const recording = findRecording(file, sheet, all);
  const raw = recording && (await readRaw(recording));
  const sound = raw && 'format' in raw ? raw : undefined;
  const unreadable =
    raw && 'refused' in raw && recording
      ? [problem('import/unreadable', undefined, { name: recording.name, reason: raw.refused })]
      : [];
  const kind = decide(sheet, tracks, sound, ownerOf(site));
  if (kind.is === 'others') {
    const what = 'A CUE sheet of an album by others';
    return {
      left: [{ what, example: `${sheet.performer} – ${sheet.title}`, origin }, ...left],
      problems: unreadable,
    };
  }
  const item =
    kind.is === 'mix'
      ? makeMix(sheet, tracks, sound, origin, kind.why, site)
      : makeAlbum(sheet, tracks, sound, origin, kind.why, site);
  const note = kind.is === 'album' && sound ? [noteAlbum(sound)] : [];
  return { item, left, problems: [...unreadable, ...note] };
}

type Kind =
  | { readonly is: 'mix' | 'album'; readonly why: string | undefined }
  /** A disc of other artists. */
  | { readonly is: 'others' };

/** Whether it is a mix of several artists or an album, by what the sheet says and by the length. */
function decide(
  sheet: Sheet,
  tracks: readonly SheetTrack[],
  sound: RawRecording | undefined,
  owner: Owner,
): Kind {
  if (sheet.isRecorded) return { is: 'mix', why: undefined };
  const performers = new Set(tracks.flatMap(({ performer }) => (performer ? [keyOf(performer)] : [])));
  const isDisc =
    sheet.remarks.has('DISCID') || sheet.catalog !== undefined || tracks.some(({ isrc }) => isrc);
  const isOwn = !sheet.performer || isBy([{ name: sheet.performer, role: 'main' }], owner);
  if (isDisc && !isOwn) return { is: 'others' };
  const length = Math.max(sound?.format.duration ?? 0, ...tracks.map(({ start = 0 }) => start));
  if (length > LONGEST_DISC) return { is: 'mix', why: 'it is taken for a mix, as it is longer than a disc' };
  if (performers.size > 1)
    return {
      is: 'mix',
      why: isDisc ? 'it is taken for a mix, as its songs are by several artists' : undefined,
    };
  const isOne = performers.size === 0 || !sheet.performer || performers.has(keyOf(sheet.performer));
  if (!isOwn) return { is: 'others' };
  return isOne
    ? {
        is: 'album',
        why: isDisc ? undefined : 'it is taken for an album, as all its songs are by one artist',
      }
    : { is: 'mix', why: 'it is taken for a mix, as its songs are by another artist' };
}

function makeMix(
  sheet: Sheet,
  tracks: readonly SheetTrack[],
  sound: RawRecording | undefined,
  origin: Origin,
  why: string | undefined,
  site: SiteFacts,
): Item {
  const date = readDate(sheet.remarks.get('DATE') ?? '', site.today);
  const released = date && 'date' in date ? date.date : undefined;
  const genre = cleanLine(sheet.remarks.get('GENRE') ?? '');
  const duration = sound?.format.duration;
  return {
    kind: 'mixes',
    facts: {
      episode_title: titleOf(sheet, origin),
      type: 'mix',
      ...(released && { release_date: released }),
      ...(genre && { genre: [genre] }),
      ...(duration && { duration: formatClock(Math.round(duration)) }),
      tracklist: tracks.map((track) => {
        const artist = cleanLine(track.performer ?? '');
        return {
          ...(track.start !== undefined && { time: formatClock(track.start) }),
          ...(artist && { artist }),
          title: cleanLine(track.title ?? '') ?? `Track ${track.number}`,
        };
      }),
    },
    origin,
    files: sound && filesOf(sound),
    doubts: [
      ...doubt(['episode_title'], why),
      ...(released ? doubt(['release_date'], 'it is the day when it was recorded') : []),
      ...doubtTitles(tracks, 'tracklist'),
    ],
  };
}

function filesOf({ file, picture }: RawRecording): ItemFile[] {
  const name = file.name.slice(file.name.lastIndexOf('/') + 1);
  const cover = {
    at: ['artwork_url'],
    name: name.replace(/[^.]*$/, picture?.ending ?? 'jpg'),
    from: { embeddedIn: file.path },
  };
  return [...(picture ? [cover] : []), { at: ['audio'], name, from: { path: file.path } }];
}

function makeAlbum(
  sheet: Sheet,
  tracks: readonly SheetTrack[],
  sound: RawRecording | undefined,
  origin: Origin,
  why: string | undefined,
  site: SiteFacts,
): Item {
  const date = readDate(sheet.remarks.get('DATE') ?? '', site.today);
  const genre = cleanLine(sheet.remarks.get('GENRE') ?? '');
  const upc = upcSchema.safeParse(sheet.catalog?.replace(/^0(?=\d{12}$)/, '') ?? '').data;
  const performer = cleanLine(sheet.performer ?? '');
  const type = tracks.length > 6 ? 'album' : 'ep';
  return {
    kind: 'releases',
    facts: {
      title: titleOf(sheet, origin),
      type,
      ...(performer && { artists: [performer] }),
      ...(date && 'date' in date && { release_date: date.date }),
      ...(genre && { genre: [genre] }),
      ...(upc && { upc }),
      tracks: tracks.map((track, index) => makeTrack(track, endOf(tracks, index, sound))),
    },
    origin,
    files: sound?.picture && filesOf(sound).slice(0, 1),
    doubts: [
      ...doubt(['title'], why),
      ...doubt(['type'], `the sheet does not say what it is; it has ${tracks.length} tracks`),
      ...doubtTitles(tracks, 'tracks'),
    ],
  };
}

function makeTrack(track: SheetTrack, end: number | undefined): TrackFacts {
  const length = track.start !== undefined && end !== undefined ? Math.round(end) - track.start : 0;
  const isrc = track.isrc && readIsrc(track.isrc);
  const composer = cleanLine(track.songwriter ?? '');
  return {
    title: cleanLine(track.title ?? '') ?? `Track ${track.number}`,
    ...(length > 0 && { duration: formatDuration(length) }),
    ...(composer && { composer: [composer] }),
    ...(isrc && { isrc }),
  };
}

/** A track ends where the next one begins, the last one with the recording. */
function endOf(
  tracks: readonly SheetTrack[],
  index: number,
  sound: RawRecording | undefined,
): number | undefined {
  return index + 1 < tracks.length ? tracks[index + 1]?.start : sound?.format.duration;
}

function titleOf({ title }: Sheet, { place }: Origin): string {
  return cleanLine(title ?? '') ?? place.slice(place.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
}

function listTracks({ files }: Sheet): readonly SheetTrack[] {
  return files.flatMap(({ tracks }) => tracks);
}

function doubt(at: Doubt['at'], why: string | undefined): Doubt[] {
  return why === undefined ? [] : [{ at, why }];
}

function doubtTitles(tracks: readonly SheetTrack[], list: string): Doubt[] {
  return tracks.flatMap(({ title }, index) =>
    title ? [] : doubt([list, index, 'title'], 'the sheet has no title for it'),
  );
}

/** Times that go back are those of another notation, or of another file. */
function reportTimes(file: SourceFile, sheet: Sheet): Problem[] {
  return sheet.files.flatMap(({ tracks }) => {
    const wrong = tracks.find(({ start = 0 }, index) => start < (tracks[index - 1]?.start ?? 0));
    if (!wrong) return [];
    const note = `Track ${wrong.number} in ${file.name} begins before the one above it.`;
    return [problem('import/note', { file: file.name, line: wrong.line, column: 1 }, { note })];
  });
}

function noteAlbum({ file }: RawRecording): Problem {
  const note = `${file.name} is a whole album in one file, and is not taken as a recording.`;
  return problem('import/note', undefined, {
    note,
    advice: 'Split it into tracks with the CUE sheet, then import the folder again.',
  });
}

function listRemarks({ remarks }: Sheet, origin: Origin): LeftOver[] {
  const used = ['DATE', 'GENRE', 'RECORDED_BY', 'RECORDED', 'DISCID'];
  return [...remarks].flatMap(([name, value]) => {
    const example = cleanLine(value);
    return used.includes(name) || !example ? [] : [{ what: `REM ${name}`.slice(0, 80), example, origin }];
  });
}

function listOdd({ odd }: Sheet, origin: Origin): LeftOver[] {
  const [first] = odd;
  const example = first && cleanLine(first.text.slice(0, 200));
  return first && example
    ? [{ what: 'Lines that are no command of CUE sheets', example, origin: { ...origin, line: first.line } }]
    : [];
}

function firstOfEach(left: readonly LeftOver[]): LeftOver[] {
  return [...new Map(left.toReversed().map((each) => [each.what, each])).values()].reverse();
}
