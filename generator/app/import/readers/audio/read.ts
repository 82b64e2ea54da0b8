/** A folder of recordings with tags becomes releases. */

import { mapPool } from '../../../../engine/lib/pool.ts';
import type { Problem } from '../../../../engine/problems/index.ts';
import type { Item, LeftOver, Reading } from '../../catalogue.ts';
import { problem } from '../../problems.ts';
import { endingOf, type SourceFile } from '../../sources/files.ts';
import { listCuedRecordings } from '../shared/cue-recordings.ts';
import { type Album, groupAlbums } from './albums.ts';
import { ownerOf, type SiteNames } from './artists.ts';
import { chooseBest } from './copies.ts';
import { findCover, listPictures } from './covers.ts';
import type { Refused } from './facts.ts';
import { isUnplayable } from './formats.ts';
import { groupBy } from './group.ts';
import { leftByOthers, leftFiles, listLeft } from './left.ts';
import { openLyrics } from './lyrics.ts';
import { divide, nameArtists } from './own.ts';
import { type RawRecording, readRaw } from './raw.ts';
import { makeRecordings, type Recording } from './recording.ts';
import { makeRelease } from './release.ts';
import type { Track } from './tracks.ts';

/** Files that are read at once: more would only take memory. */
const AT_ONCE = 4;

/** @param all files of the sources, also those that are no recordings @param today `2026-11-26` */
export async function readRecordings(
  files: readonly SourceFile[],
  all: readonly SourceFile[],
  site: SiteNames,
  today: string,
): Promise<Reading> {
  const cued = listCuedRecordings(all);
  const isPlayed = ({ name }: SourceFile) => !isUnplayable(endingOf(name));
  const { raws, problems } = await readAll(files.filter((file) => isPlayed(file) && !cued.has(file.path)));
  const owner = ownerOf(site);
  const recordings = makeRecordings(raws);
  const { albums, others, again } = divide(groupAlbums(recordings, owner), owner);
  const folders = groupBy(recordings, ({ folder }) => folder);
  const [pictures, lyrics] = [listPictures(all), openLyrics(all)];
  const items: Item[] = [];
  const left: LeftOver[] = [];
  const copies: SourceFile[] = [];
  for (const album of albums) {
    const chosen = chooseBest(album.tracks);
    const theirs = album.tracks.map(({ recording }) => recording);
    const cover = await findCover(theirs, pictures, isWholeFolder(theirs, folders));
    const made = makeRelease(
      { ...album, tracks: chosen.tracks },
      { today, owner, cover, lyricsOf: ({ recording }) => lyrics(recording) },
    );
    items.push(made.item);
    copies.push(...chosen.copies.map(({ recording }) => recording.file));
    problems.push(...made.refused.map((refused) => reportRefused(refused, made.item.facts.title)));
  }
  left.push(
    ...leftByOthers(
      others.map((track) => ({ by: nameArtists(track), title: track.title, file: track.recording.file })),
    ),
    ...leftFiles(copies, 'A copy of a recording', 'copies of recordings'),
    ...leftFiles(
      again.map(({ recording }) => recording.file),
      'A recording that is on another release, too',
      'recordings that are on another release, too',
    ),
    ...leftFiles(
      files.filter((file) => !isPlayed(file)),
      'A recording in a format that the site cannot play',
      'recordings in formats that the site cannot play',
    ),
    ...leftFiles(
      all.filter(({ name }) => endingOf(name) === 'pdf' && isBeside(name, recordings)),
      'A document beside recordings',
      'documents beside recordings',
    ),
    ...listLeft(recordings),
  );
  return { items, left, problems: [...unique(problems), ...noteNobody(albums, others, site.artist)] };
}

async function readAll(files: readonly SourceFile[]): Promise<{ raws: RawRecording[]; problems: Problem[] }> {
  const read = await mapPool(files, AT_ONCE, readRaw);
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

/** Whether no other release has recordings in the same folders, so that any picture there is theirs. */
function isWholeFolder(
  theirs: readonly Recording[],
  folders: ReadonlyMap<string, readonly Recording[]>,
): boolean {
  const own = new Set(theirs);
  const names = new Set(theirs.map(({ folder }) => folder));
  return [...names].every((name) => folders.get(name)?.every((recording) => own.has(recording)));
}

function isBeside(name: string, recordings: readonly Recording[]): boolean {
  const folder = name.slice(0, Math.max(0, name.lastIndexOf('/')));
  return recordings.some(
    (recording) => recording.folder === folder || recording.folder.startsWith(`${folder}/`),
  );
}

function reportRefused({ what, value, reason }: Refused, title: string): Problem {
  return problem('import/value', undefined, { what: `In "${title}", ${what}`, value, reason });
}

/** Once, if all tracks of an album say the same. */
function unique(problems: readonly Problem[]): Problem[] {
  return [...new Map(problems.map((each) => [each.message, each])).values()];
}

/** If nothing is by the artist, the tags may have another name for them. */
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
