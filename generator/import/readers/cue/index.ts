/** CUE sheets: the tracklists of mixes. */
import { formatClock } from '../../../engine/lib/text.ts';
import type { Doubt, ItemOf, MixFacts, TracklistFacts } from '../../catalogue.ts';
import { baseName, stemOf } from '../../sources/files.ts';
import { type RawRecording, readRaw } from '../audio/raw.ts';
import type { Reader } from '../reader.ts';
import { cleanTag } from '../shared/clean.ts';
import {
  findRecording,
  LARGEST_SHEET,
  parseSheet,
  type Sheet,
  type SheetTrack,
} from '../shared/cue-sheet.ts';
import { given, known, some } from '../shared/data.ts';
import { readDate } from '../shared/dates.ts';
import { type Notes, openNotebook, readEach } from '../shared/notes.ts';

/** Seconds: what fits on a disc. */
const LONGEST_DISC = 82 * 60;

export const cue: Reader = {
  name: 'cue',
  about: 'CUE sheets (the tracklist of a mix)',
  recognises: ({ ending }) => ending === 'cue',
  async read(files, site, { all }) {
    const notebook = openNotebook();
    await readEach('cue', files, notebook, site, async (text, notes, file) => {
      const sheet = parseSheet(file.size > LARGEST_SHEET ? '' : text);
      if (sheet.tracks.length === 0) return notes.fail('there are no tracks in it.');
      const recording = findRecording(file, sheet, all);
      const raw = recording && (await readRaw(recording));
      if (raw && 'refused' in raw) notebook.about({ source: 'cue', place: recording.name }).fail(raw.refused);
      const sound = raw && 'format' in raw ? raw : undefined;
      if (isMix(sheet, sound)) notebook.add(makeMix(sheet, sound, site.today, notes));
      else
        notes.note(
          `${file.name} describes an album, and is not read.`,
          'If its tracks are in one file, split that with the sheet, and import the folder again.',
        );
    });
    return notebook.read();
  },
};

/** Returns true for mixes, not albums: of several artists, or longer than a disc. */
function isMix({ values, tracks, isRecorded }: Sheet, sound: RawRecording | undefined): boolean {
  const performers = new Set(tracks.flatMap((track) => track.values.get('PERFORMER')?.toLowerCase() ?? []));
  const isDisc = ['REM DISCID', 'CATALOG'].some((command) => values.has(command));
  const length = Math.max(sound?.format.duration ?? 0, ...tracks.map(({ start = 0 }) => start));
  return isRecorded || length > LONGEST_DISC || (performers.size > 1 && !isDisc);
}

function makeMix(
  sheet: Sheet,
  sound: RawRecording | undefined,
  today: string,
  { origin, note }: Notes,
): ItemOf<'mixes'> {
  const textOf = ({ values }: Pick<Sheet, 'values'>, command: string) => cleanTag(values.get(command) ?? '');
  const [first] = sheet.tracks;
  const turned = sheet.tracks.find(({ file }) => file !== first?.file);
  if (turned)
    note(
      `${origin.place} is about several files: the times from track ${turned.number} on begin at zero again, and are left out.`,
    );
  const makeSong = (track: SheetTrack) =>
    known<TracklistFacts>({
      time: track.start === undefined || track.file !== first?.file ? undefined : formatClock(track.start),
      artist: textOf(track, 'PERFORMER'),
      title: textOf(track, 'TITLE') ?? `Track ${track.number}`,
    });
  const duration = sound?.format.duration;
  const date = readDate(sheet.values.get('REM DATE') ?? '', today);
  const facts = known<MixFacts>({
    episode_title: textOf(sheet, 'TITLE') ?? stemOf(origin.place),
    type: 'mix',
    artists: some(given(textOf(sheet, 'PERFORMER'))),
    release_date: date && 'date' in date ? date.date : undefined,
    genre: some(given(textOf(sheet, 'REM GENRE'))),
    duration: duration ? formatClock(Math.round(duration)) : undefined,
    tracklist: sheet.tracks.map(makeSong),
  });
  const doubts: Doubt[] = [
    ...(facts.release_date ? [{ at: ['release_date'], why: 'it is the day when it was recorded' }] : []),
    ...sheet.tracks.flatMap((track, index) =>
      track.values.get('TITLE')
        ? []
        : [{ at: ['tracklist', index, 'title'], why: 'the sheet has no title for it' }],
    ),
  ];
  return { kind: 'mixes', facts, origin, files: sound && filesOf(sound), doubts };
}

function filesOf({ file, picture }: RawRecording): ItemOf<'mixes'>['files'] {
  const name = baseName(file.name);
  const cover = picture && {
    at: ['artwork_url'],
    name: name.replace(/[^.]*$/, picture.ending),
    from: { embeddedIn: file.path },
  };
  return [...given(cover), { at: ['audio'], name, from: { path: file.path } }];
}
