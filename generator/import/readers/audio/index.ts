/** Reads folders of recordings with tags as releases. */

import { problem } from '../../../app/messages.ts';
import { mapPool } from '../../../engine/lib/pool.ts';
import type { OnProgress } from '../../../engine/lib/progress.ts';
import type { Problem } from '../../../engine/problems/index.ts';
import type { Item, LeftOver, Reading } from '../../catalogue.ts';
import { baseName, endingOf, type Opening, type SourceFile } from '../../sources/files.ts';
import type { Reader, SiteFacts } from '../reader.ts';
import { listCuedRecordings } from '../shared/cue-sheet.ts';
import { groupBy } from '../shared/data.ts';
import { type Album, chooseBest, divide, groupAlbums, nameArtists } from './albums.ts';
import { ownerOf } from './artists.ts';
import { findCover, listPictures, openLyrics } from './covers.ts';
import type { Refused } from './facts.ts';
import { isMix, leftChapters, makeMix } from './mixes.ts';
import { type RawRecording, readRaw } from './raw.ts';
import { makeRecordings, type Recording } from './recording.ts';
import { makeRelease, type Surroundings } from './release.ts';
import type { Track } from './tracks.ts';

const PLAYED = /^(?:mp3|flac|m4[ab]|aac|og[ga]|opus|wav|bwf|aif[fc]?)$/;
const OTHERS = /^(?:wma|wv|ape|mpc|dsf|dff|tta|tak|shn|ra|mka)$/;

function isRecording({ ending, head }: Opening): boolean {
  return PLAYED.test(ending) || OTHERS.test(ending) || (ending === '' && /^(?:ID3|fLaC|OggS)/.test(head));
}

interface RecordingOptions {
  readonly site: SiteFacts;
  readonly onProgress?: OnProgress | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Files that are read at once: more would only take memory. */
const AT_ONCE = 4;

export const audio: Reader = {
  name: 'audio',
  about: 'recordings with tags (MP3, FLAC, M4A, Ogg, Opus, WAV, AIFF)',
  recognises: isRecording,
  read: (files, site, { all, onProgress, signal }) =>
    readRecordings(files, all, { site, onProgress, signal }),
};

async function readRecordings(
  files: readonly SourceFile[],
  all: readonly SourceFile[],
  { site, onProgress, signal }: RecordingOptions,
): Promise<Reading> {
  const cued = listCuedRecordings(all);
  const isPlayed = ({ name }: SourceFile) => !OTHERS.test(endingOf(name));
  const { raws, problems } = await readAll(
    files.filter((file) => isPlayed(file) && !cued.has(file.path)),
    { onProgress, signal },
  );
  const owner = ownerOf(site);
  const recordings = makeRecordings(raws);
  const { albums, others, again } = divide(groupAlbums(recordings, owner, site.today), owner);
  const [pictures, lyrics] = [listPictures(all), openLyrics(all)];
  const folders = groupBy(recordings, ({ folder }) => folder);
  const items: Item[] = [];
  const copies: Track[] = [];
  for (const album of albums) {
    const chosen = chooseBest(album.tracks);
    const theirs = album.tracks.map(({ recording }) => recording);
    const isWhole = isWholeFolder(theirs, folders);
    const cover = findCover(theirs, pictures, isWhole);
    const lyricsOf = ({ recording }: Track) => lyrics(recording);
    const { item, refused } = makeItem(
      { ...album, tracks: chosen.tracks },
      { today: site.today, owner, cover, lyricsOf },
    );
    items.push(item);
    copies.push(...chosen.copies);
    problems.push(...refused.map((each) => reportRefused(each, chosen.tracks[0], album)));
  }
  const listed = new Set(
    items.flatMap(({ kind, facts, origin }) => (kind === 'mixes' && facts.tracklist ? origin.place : [])),
  );
  const left = [
    ...leftFiles(others.map(fileOf), 'A recording by others', 'recordings by others'),
    ...leftFiles(copies.map(fileOf), 'A copy of a recording', 'copies of recordings'),
    ...leftFiles(
      again.map(fileOf),
      'A recording that is on another release, too',
      'recordings that are on another release, too',
    ),
    ...leftFiles(
      files.filter((file) => !isPlayed(file)),
      'A recording in a format that the site cannot play',
      'recordings in formats that the site cannot play',
    ),
    ...leftChapters(recordings.filter(({ file }) => !listed.has(file.name))),
  ];
  return { items, left, problems: [...unique(problems), ...noteNobody(albums, others, site.artist)] };
}

function leftFiles(files: readonly SourceFile[], one: string, several: string): LeftOver[] {
  const [first] = files;
  if (!first) return [];
  const what = files.length === 1 ? one : `${files.length} ${several}`;
  return [{ what, example: baseName(first.name), origin: { source: 'audio', place: first.name } }];
}

function makeItem(album: Album, surroundings: Surroundings): { item: Item; refused: readonly Refused[] } {
  const [only, ...others] = album.tracks;
  const isAlone = only && others.length === 0;
  return isAlone && isMix(only)
    ? makeMix(only, surroundings.today, surroundings.cover)
    : makeRelease(album, surroundings);
}

function fileOf({ recording }: Track): SourceFile {
  return recording.file;
}

async function readAll(
  files: readonly SourceFile[],
  { onProgress, signal }: Pick<RecordingOptions, 'onProgress' | 'signal'>,
): Promise<{ raws: RawRecording[]; problems: Problem[] }> {
  let done = 0;
  const read = await mapPool(files, AT_ONCE, async (file) => {
    signal?.throwIfAborted();
    const raw = await readRaw(file);
    done += 1;
    onProgress?.(done, files.length, file.name);
    return raw;
  });
  const raws: RawRecording[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of read.entries()) {
    if (!('refused' in raw)) raws.push(raw);
    else
      problems.push(
        problem('import/unreadable', undefined, { name: files[index]?.name ?? '', reason: raw.refused }),
      );
  }
  return { raws, problems };
}

/** Returns true if no other release has recordings in the same folders, so that any picture there is theirs. */
function isWholeFolder(
  theirs: readonly Recording[],
  folders: ReadonlyMap<string, readonly Recording[]>,
): boolean {
  const own = new Set(theirs);
  const names = new Set(theirs.map(({ folder }) => folder));
  return [...names].every((name) => folders.get(name)?.every((recording) => own.has(recording)));
}

function reportRefused(
  { what, value, reason }: Refused,
  track: Track | undefined,
  { title }: Album,
): Problem {
  return problem('import/value', undefined, {
    what: `In "${title ?? track?.title}", ${what}`,
    value,
    reason,
  });
}

function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [each.message, each])).values()];
}

/** Notes that nothing is by the artist: the tags may have another name for them. */
function noteNobody(albums: readonly Album[], others: readonly Track[], artist: string): Problem[] {
  const [first] = others;
  if (albums.length > 0 || !first) return [];
  const which = others.length === 1 ? 'the only one' : `the first of ${others.length}`;
  const note = `No recording is by ${artist}; ${which} is by ${nameArtists(first)}.`;
  return [
    problem('import/note', undefined, {
      note,
      advice:
        'If it is the same artist, write the name in content/site.yaml as the tags have it, or the other way round.',
    }),
  ];
}
