/** CUE sheets: the tracklists of mixes, and the tables of contents of albums in one file. */
import { formatClock, formatDuration } from '../../../engine/lib/text.ts';
import { isrc as isrcSchema, upc as upcSchema } from '../../../engine/values/index.ts';
import type {
  Doubt,
  Item,
  ItemFile,
  MixFacts,
  ReleaseFacts,
  TrackFacts,
  TracklistFacts,
} from '../../catalogue.ts';
import { baseName, type SourceFile, stemOf } from '../../sources/files.ts';
import { isBy, keyOf, ownerOf } from '../audio/artists.ts';
import { type RawRecording, readRaw } from '../audio/raw.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { cleanTag } from '../shared/clean.ts';
import {
  findBeside,
  findRecording,
  LARGEST_SHEET,
  parseSheet,
  type Sheet,
  type SheetTrack,
  textOf,
} from '../shared/cue-sheet.ts';
import { given, known, some } from '../shared/data.ts';
import { readDate } from '../shared/dates.ts';
import { type Notebook, type Notes, openNotebook, readEach } from '../shared/notes.ts';

/** In seconds: what fits on a disc. A longer recording with a tracklist is a mix. */
const LONGEST_DISC = 82 * 60;

export const cue: Reader = {
  name: 'cue',
  about: 'CUE sheets (the tracklist of a mix)',
  recognises: ({ ending }) => ending === 'cue',
  async read(files, site, { all }) {
    const notebook = openNotebook();
    await readEach('cue', files, notebook, site, async (text, notes, file) => {
      if (file.size > LARGEST_SHEET) return notes.fail('it is too large for a CUE sheet.');
      const sheet = parseSheet(text);
      if (sheet.tracks.length === 0) return notes.fail('there are no tracks in it.');
      const item = await readSheet(sheet, { file, all, site, notes, notebook });
      if (item) notebook.add(item);
      leaveOthers(sheet, notes, notebook);
    });
    return notebook.read();
  },
};

interface Around {
  readonly file: SourceFile;
  readonly all: readonly SourceFile[];
  readonly site: SiteFacts;
  readonly notes: Notes;
  readonly notebook: Notebook;
}

async function readSheet(sheet: Sheet, around: Around): Promise<Item | undefined> {
  const { file, all, site, notes, notebook } = around;
  const names = new Set(sheet.tracks.map((track) => track.file));
  if (names.size > 1 && [...names].some((name) => findBeside(file, name, all))) {
    notes.leave(
      'A CUE sheet of an album whose tracks are files of their own',
      textOf(sheet, 'TITLE') ?? file.name,
    );
    return undefined;
  }
  const recording = findRecording(file, sheet, all);
  const raw = recording && (await readRaw(recording));
  if (raw && 'refused' in raw) notebook.about({ source: 'cue', place: recording.name }).fail(raw.refused);
  const sound = raw && 'format' in raw ? raw : undefined;
  const kind = decide(sheet, sound, site);
  if (kind.is === 'others') {
    const [performer, title] = ['PERFORMER', 'TITLE'].map((command) => sheet.values.get(command));
    notes.leave('A CUE sheet of an album by others', `${performer} – ${title}`);
    return undefined;
  }
  if (kind.is === 'album' && sound)
    notes.note(
      `${sound.file.name} is a whole album in one file, and is not taken as a recording.`,
      'Split it into tracks with the CUE sheet, then import the folder again.',
    );
  return makeItem(sheet, sound, kind.is, kind.why, around);
}

interface Kind {
  /** A disc of other artists is nobody's business. */
  readonly is: 'mix' | 'album' | 'others';
  readonly why?: string;
}

/** Whether it is a mix of several artists or an album, by what the sheet says and by the length. */
function decide(
  { values, tracks, isRecorded }: Sheet,
  sound: RawRecording | undefined,
  site: SiteFacts,
): Kind {
  const performer = values.get('PERFORMER');
  const performers = new Set(tracks.flatMap((track) => track.values.get('PERFORMER') || []).map(keyOf));
  const isDisc =
    ['REM DISCID', 'CATALOG'].some((command) => values.has(command)) ||
    tracks.some((track) => track.values.get('ISRC'));
  const isOwn = !performer || isBy([{ name: performer, role: 'main' }], ownerOf(site));
  const length = Math.max(sound?.format.duration ?? 0, ...tracks.map(({ start = 0 }) => start));
  if (isRecorded) return { is: 'mix' };
  if (isDisc && !isOwn) return { is: 'others' };
  if (length > LONGEST_DISC) return { is: 'mix', why: 'it is taken for a mix, as it is longer than a disc' };
  if (performers.size > 1)
    return isDisc
      ? { is: 'mix', why: 'it is taken for a mix, as its songs are by several artists' }
      : { is: 'mix' };
  if (!isOwn) return { is: 'others' };
  if (performers.size > 0 && performer && !performers.has(keyOf(performer)))
    return { is: 'mix', why: 'it is taken for a mix, as its songs are by another artist' };
  return isDisc
    ? { is: 'album' }
    : { is: 'album', why: 'it is taken for an album, as all its songs are by one artist' };
}

function makeItem(
  sheet: Sheet,
  sound: RawRecording | undefined,
  is: 'mix' | 'album',
  why: string | undefined,
  { notes, site }: Around,
): Item {
  const { origin } = notes;
  const tracks = withoutOtherFiles(sheet, notes);
  const duration = sound?.format.duration;
  const [title = stemOf(origin.place), performer, genre] = ['TITLE', 'PERFORMER', 'REM GENRE'].map(
    (command) => textOf(sheet, command),
  );
  const date = readDate(sheet.values.get('REM DATE') ?? '', site.today);
  const shared = {
    artists: some(given(performer)),
    release_date: date && 'date' in date ? date.date : undefined,
    genre: some(given(genre)),
  };
  const [titleKey, list] = is === 'mix' ? ['episode_title', 'tracklist'] : ['title', 'tracks'];
  const doubts: Doubt[] = [
    ...given(why).map((each) => ({ at: [titleKey], why: each })),
    ...(is === 'mix' && shared.release_date
      ? [{ at: ['release_date'], why: 'it is the day when it was recorded' }]
      : []),
    ...tracks.flatMap(({ values }, index) =>
      values.get('TITLE') ? [] : [{ at: [list, index, 'title'], why: 'the sheet has no title for it' }],
    ),
  ];
  const cover = sound && coverOf(sound);
  if (is === 'mix') {
    const facts = known<MixFacts>({
      episode_title: title,
      type: 'mix',
      ...shared,
      duration: duration ? formatClock(Math.round(duration)) : undefined,
      tracklist: tracks.map(makeSong),
    });
    return { kind: 'mixes', facts, origin, files: sound && [...(cover ?? []), audioOf(sound)], doubts };
  }
  const upc = upcSchema.safeParse(sheet.values.get('CATALOG')?.replace(/^0(?=\d{12}$)/, '')).data;
  // A track ends where the next one begins, the last one with the recording.
  const ends = tracks.map((_, index) => (index + 1 < tracks.length ? tracks[index + 1]?.start : duration));
  const facts = known<ReleaseFacts>({
    title,
    ...shared,
    upc,
    tracks: tracks.map((track, index) => makeTrack(track, ends[index])),
  });
  return { kind: 'releases', facts, origin, files: cover, doubts };
}

/** The tracks, those in a second file and further ones without the times that they have in it. */
function withoutOtherFiles({ tracks }: Sheet, { note, origin }: Notes): readonly SheetTrack[] {
  const at = tracks.findIndex(({ file }) => file !== tracks[0]?.file);
  if (at === -1) return tracks;
  note(
    `${origin.place} is about several files: the times from track ${tracks[at]?.number} on begin at zero again, and are left out.`,
  );
  return tracks.map((track, index) => (index < at ? track : { ...track, start: undefined }));
}

function makeSong(track: SheetTrack): TracklistFacts {
  const time = track.start === undefined ? undefined : formatClock(track.start);
  return known<TracklistFacts>({ time, artist: textOf(track, 'PERFORMER'), title: titleOf(track) });
}

function titleOf(track: SheetTrack): string {
  return textOf(track, 'TITLE') ?? `Track ${track.number}`;
}

function makeTrack(track: SheetTrack, end: number | undefined): TrackFacts {
  const length = track.start !== undefined && end !== undefined ? Math.round(end) - track.start : 0;
  const composer = textOf(track, 'SONGWRITER');
  return known<TrackFacts>({
    title: titleOf(track),
    duration: length > 0 ? formatDuration(length) : undefined,
    composer: some(given(composer)),
    isrc: isrcSchema.safeParse(track.values.get('ISRC')).data,
  });
}

function coverOf({ file, picture }: RawRecording): ItemFile[] | undefined {
  const name = baseName(file.name).replace(/[^.]*$/, picture?.ending ?? 'jpg');
  return picture && [{ at: ['artwork_url'], name, from: { embeddedIn: file.path } }];
}

function audioOf({ file }: RawRecording): ItemFile {
  return { at: ['audio'], name: baseName(file.name), from: { path: file.path } };
}

const USED = /^REM (?:DATE|GENRE|RECORDED_BY|RECORDED|DISCID)$/;

function leaveOthers({ values, tracks, odd }: Sheet, { origin, leave }: Notes, notebook: Notebook): void {
  for (const [command, value] of values)
    if (command.startsWith('REM') && !USED.test(command)) leave(command.slice(0, 80), cleanTag(value) ?? '');
  if (odd)
    notebook.about({ ...origin, line: odd.line }).leave('Lines that are no command of CUE sheets', odd.text);
  for (const [index, { file, start = 0, number, line }] of tracks.entries()) {
    const before = tracks[index - 1];
    // Times that go back are those of another notation.
    if (before?.file !== file || start >= (before.start ?? 0)) continue;
    const note = `Track ${number} in ${origin.place} begins before the one above it.`;
    notebook.about({ ...origin, line }).note(note);
    break;
  }
}
